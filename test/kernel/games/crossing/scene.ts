import type { Act } from "../../../../src/kernel/game";
import type { Gesture, Heard } from "../../../../src/kernel/gesture";
import { has, mapped } from "../../../../src/kernel/list";
import { numberText } from "../../../../src/kernel/number-text";
import { type Kind, place, type Place, type Scene, type Spot, type Spots } from "../../../../src/kernel/scene";
import type { Say, Seat, Seen, Word } from "../../../../src/kernel/words";
import { AREAS, DICE, FACES, runnerOf, SEATS, type Town, type TownEvent, type TownStep, WALKERS } from "./vocabulary";

const piece = (form: Kind["form"], count: number, ups: Kind["ups"], fixed: boolean): Kind => ({
  form,
  count,
  ups,
  fixed,
});

const LUCK = 6;
const TRAY = 4;

export const kinds: Readonly<Record<Word, Kind>> = {
  town: piece("board", 1, ["up"], true),
  "runner-p1": piece("figure", 1, ["up"], false),
  "runner-p2": piece("figure", 1, ["up"], false),
  "runner-p3": piece("figure", 1, ["up"], false),
  walker: piece("token", WALKERS, ["up"], false),
  luck: piece("token", LUCK, ["up"], false),
  grey: piece("die", SEATS.length, ["up"], false),
  red: piece("die", SEATS.length, ["up"], false),
  risk: piece("die", TRAY, ["miss", "bite", "scare"], false),
  round: piece("label", 1, ["up"], true),
};

const row = (x: number, z: number): Spot => ({
  x,
  y: 1,
  z,
  facing: 0,
  holds: { as: "row", lines: 1, across: 4, dx: 1, dz: 1 },
});
const bag = (x: number, z: number): Spot => ({ x, y: 1, z, facing: 0, holds: { as: "bag" } });

export const spots: Spots = {
  middle: row(0, 0),
  gate: row(-8, 0),
  lane: row(-4, 3),
  yard: row(-4, -3),
  alley: row(0, 3),
  bridge: row(4, 3),
  tray: row(0, -6),
  box: bag(10, 0),
  "mat-p1": row(-8, -9),
  "mat-p2": row(0, -9),
  "mat-p3": row(8, -9),
};

const row3 = (at: Word, count: number, up: Word): Place[] => {
  const places: Place[] = [];
  for (let n = 0; n < count; n++) places.push(place(at, n, up));
  return places;
};

/** What is not on the table is in the box. */
const filled = (places: readonly Place[], count: number, up: Word): Place[] => {
  const all = places.slice();
  for (let n = places.length; n < count; n++) all.push(place("box", 0, up));
  return all;
};

const diceOf = (town: Seen<Town>, die: Word): Place[] => {
  const places: Place[] = [];
  for (const { seat, ready } of town.runners) {
    places.push({ ...place("mat-" + seat, 0, "up"), turn: has(ready, die) ? 0 : 1 });
  }
  return filled(places, SEATS.length, "up");
};

export const scene = (town: Seen<Town>): Scene => {
  const scene: Record<Word, readonly Place[]> = { town: [place("middle", 0, "up")] };
  let walkers: Place[] = [];
  for (const area of AREAS) for (const each of row3(area, town.walkers[area] ?? 0, "up")) walkers.push(each);
  walkers = filled(walkers, WALKERS, "up");
  scene["walker"] = walkers;
  const luck: Place[] = [];
  for (const runner of town.runners) for (const each of row3("mat-" + runner.seat, runner.luck, "up")) luck.push(each);
  scene["luck"] = filled(luck, LUCK, "up");
  for (const seat of SEATS) {
    scene["runner-" + seat] = [place(runnerOf(town, seat)?.area ?? "box", 0, "up")];
  }
  for (const die of DICE) scene[die] = diceOf(town, die);
  scene["risk"] = filled(
    mapped(town.tray, (face, n) => place("tray", n, face)),
    TRAY,
    "miss",
  );
  scene["round"] = [{ ...place("middle", 0, "up"), label: numberText(town.round) }];
  return scene;
};

const runnerKindOf = (seat: Seat): Word => "runner-" + seat;

export const hear = (_town: Seen<Town>, asked: TownStep, said: Say, gesture: Gesture): Heard => {
  const { did, kind, up, to, seat } = gesture;
  if (kind === "risk" && did === "rolled") {
    return has(FACES, up as (typeof FACES)[number]) ? { heard: "fact", with: "risk", came: up } : { heard: "nothing" };
  }
  if (did !== "moved") return { heard: "nothing" };
  if (kind === "walker") return { heard: "refusal", rule: "CR-HAND-01" };
  if (asked.do !== "turn" || asked.seat !== seat) return { heard: "nothing" };
  if (kind === runnerKindOf(seat)) return { heard: "words", words: said.length === 0 ? [["run"], [to]] : [[to]] };
  return { heard: "nothing" };
};

export const acts = (event: TownEvent): readonly Act[] => {
  if (event.was === "crept") return [{ act: "point", at: event.area }];
  if (event.was === "risked") {
    return [{ act: "roll", dice: mapped(event.faces, (up) => ({ kind: "risk", at: "tray", up })) }];
  }
  return [];
};
