import { numberText } from "../../../kernel/number-text";
import { place, type Place } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { GEAR_SLOTS, RUNNERS } from "../content/runners";
import type { Die, RunnerSeen } from "../vocabulary";
import { type Places, type Put, putRow } from "../../../kernel/places";
import { runnerCell } from "./standing";

const putDie = (put: Put, runner: RunnerSeen, number: number, die: Die, index: number): void => {
  const kind = "die." + die.type;
  if (runner.home === "box") put(kind, place("box", index, die.up));
  else if (die.at === "supply") put(kind, place("supply." + kind, number, die.up));
  else {
    const spot = runner.home + "." + die.at;
    if (die.at === "track") put(kind, place(spot + numberText(die.slot), 0, die.up));
    else if (die.at === "pool") put(kind, place(spot, index, die.up));
    else put(kind, place(spot, Math.max(0, die.slot - 1), die.up));
  }
};

/** A Runner's own things: in its player area, or in the box. */
export const putRunner = (put: Put, runner: RunnerSeen, number: number): void => {
  const { runner: id, home, zone } = runner;
  const boxed = home === "box";
  const at = (name: Word): Word => (boxed ? "box" : home + "." + name);
  const own = boxed ? number : 0;
  put("runner." + id, place(boxed ? "box" : zone, boxed ? 0 : runnerCell(zone, number), "standing"));
  put("character-board", place(at("board"), own, "front"));
  put("help", place(at("help"), own, "front"));
  put("runner-card." + id, place(at("runner-card"), 0, "front"));
  put(RUNNERS[number]?.skill ?? "", place(at("skill"), 0, "front"));
  put(runner.weapon, place(at("weapon"), 0, "front"));
  for (const slot of GEAR_SLOTS) {
    const side = runner.gear[slot];
    const kind = "gear." + runner.set + "." + slot;
    if (side === "gone") put(kind, place("box", 0, "damaged"));
    else put(kind, place(at(slot), 0, side));
  }
  for (let i = 0; i < runner.dice.length; i++) {
    const die = runner.dice[i];
    if (die !== undefined) putDie(put, runner, number, die, i);
  }
  putRow(put, runner.items, at("items"), "front");
  putRow(put, runner.loot, at("loot"), "front");
  putRow(put, runner.heavy, at("heavy"), "front");
  putRow(put, runner.chase, at("chase"), "front");
};

/** At night the Exposure Cards lie the other way round (DL-DAYN-03). */
export const putExposure = (places: Places, runner: RunnerSeen, number: number, night: boolean): void => {
  const { home } = runner;
  const boxed = home === "box";
  const add = (card: Word, name: Word, n: number, up: Word): void => {
    const at = boxed ? "box" : home + "." + name;
    const lies: Place = { at, n: boxed ? number : n, up, turn: night ? 2 : 0, label: "", seen: "all" };
    const list = places[card];
    if (list === undefined) places[card] = [lies];
    else list.push(lies);
  };
  for (let layer = 0; layer < runner.deck.length; layer++) {
    for (const card of runner.deck[layer] ?? []) add(card, "exposure", layer, "back");
  }
  for (let n = 0; n < runner.drawn.length; n++) add(runner.drawn[n] ?? "", "drawn", n, "front");
  for (let n = 0; n < runner.discard.length; n++) add(runner.discard[n] ?? "", "discard", n, "front");
};
