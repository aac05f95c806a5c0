import { numberText } from "../../../kernel/number-text";
import { place, type Place } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { GEAR_SLOTS, RUNNERS } from "../content/runners";
import type { CitySeen, Die, RunnerSeen } from "../vocabulary";
import { type Places, type Put, putAt, putRow } from "../../../kernel/places";
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

/** Each Runner, with its number. */
export const eachRunner = (state: CitySeen, does: (this: void, runner: RunnerSeen, number: number) => void): void => {
  for (let number = 0; number < state.runners.length; number++) {
    const runner = state.runners[number];
    if (runner !== undefined) does(runner, number);
  }
};

/** A Runner's own things lie in its player area, or in the box. */
export const ownSpot = ({ home }: RunnerSeen, name: Word): Word => (home === "box" ? "box" : home + "." + name);

export const putFigure = (places: Places, { runner, home, zone }: RunnerSeen, number: number): void => {
  const at = home === "box" ? place("box", 0, "standing") : place(zone, runnerCell(zone, number), "standing");
  putAt(places, "runner." + runner, at);
};

export const putBoards = (places: Places, runner: RunnerSeen, number: number): void => {
  const own = runner.home === "box" ? number : 0;
  putAt(places, "character-board", place(ownSpot(runner, "board"), own, "front"));
  putAt(places, "help", place(ownSpot(runner, "help"), own, "front"));
  putAt(places, "runner-card." + runner.runner, place(ownSpot(runner, "runner-card"), 0, "front"));
  putAt(places, RUNNERS[number]?.skill ?? "", place(ownSpot(runner, "skill"), 0, "front"));
};

export const putGear = (places: Places, runner: RunnerSeen): void => {
  for (const slot of GEAR_SLOTS) {
    const side = runner.gear[slot];
    const kind = "gear." + runner.set + "." + slot;
    if (side === "gone") putAt(places, kind, place("box", 0, "damaged"));
    else putAt(places, kind, place(ownSpot(runner, slot), 0, side));
  }
};

export const putDice = (put: Put, runner: RunnerSeen, number: number): void => {
  for (let i = 0; i < runner.dice.length; i++) {
    const die = runner.dice[i];
    if (die !== undefined) putDie(put, runner, number, die, i);
  }
};

/** Its weapon, and the cards it carries. */
export const putBelongings = (put: Put, runner: RunnerSeen): void => {
  put(runner.weapon, place(ownSpot(runner, "weapon"), 0, "front"));
  putRow(put, runner.items, ownSpot(runner, "items"), "front");
  putRow(put, runner.chase, ownSpot(runner, "chase"), "front");
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
