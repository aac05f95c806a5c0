import { expect, test } from "vitest";
import { hints } from "../../../src/games/survivor-duel/hints";
import { duel } from "./support/duel";

const ACT = { do: "act" } as const;

test("before one acts: what will attack on average, what may come besides, and how many cards are left", () => {
  const state = duel({
    p1: { ap: 3, hp: 20, threat: ["Z13"], zombie: ["Z10", { card: "Z12", held: true }] },
    p2: { th: 1, row: ["Z07", "Z06", "Z10"] },
  });
  // 5 in 3 of 6, and 3; held ones do not come. Five TH buy both runners: 2 and 1 more.
  expect(hints(state, ACT, "p1", [])).toEqual([
    { about: "", hint: "forecast", slots: { whole: 5, tenths: 5, most: 8, more: 3, th: 5 } },
    { about: "", hint: "decks", slots: { own: 6, other: 6 } },
  ]);
});

test("a warning when all that would be the end, and of a Weapon's last attack", () => {
  const state = duel({ p1: { ap: 3, hp: 3, gear: ["W02/1"], threat: ["Z10"] } });
  const told = hints(state, ACT, "p1", []);
  expect(told).toContainEqual({ about: "", hint: "lethal", slots: { hp: 3 } });
  expect(told).toContainEqual({ about: "attack", hint: "last", slots: {} });
});

test("the chance to hit each target, and whether that kills", () => {
  const armed = duel({ p1: { ap: 3, gear: ["W02"], threat: ["Z01", "Z11"] } });
  expect(hints(armed, ACT, "p1", [["attack"]])).toEqual([
    { about: "p2.Z01.1", hint: "kills", slots: { ways: 4, damage: 2 } },
    { about: "p2.Z11.1", hint: "hits", slots: { ways: 4, damage: 1 } },
  ]);
  const lena = duel({ p1: { survivor: "SV1", ap: 3, threat: ["Z10"] } });
  expect(hints(lena, ACT, "p1", [["attack"]])).toEqual([
    { about: "p2.Z10.1", hint: "hits", slots: { ways: 2, damage: 3 } },
  ]);
});

test("what a Quick Escape saves on average", () => {
  const state = duel({ p1: { tp: 1, hp: 9, threat: ["Z10"] } });
  expect(hints(state, { do: "window", on: "zdeclare", about: "p2.Z10.1", used: [] }, "p1", [])).toEqual([
    { about: "", hint: "attack", slots: { power: 3, hp: 9 } },
    { about: "quick-escape", hint: "escape", slots: { ways: 4, whole: 2, tenths: 0 } },
  ]);
});

test("what TH buy, and what is left when they decay; and nothing for whoever does not spawn", () => {
  const state = duel({ phase: "spawn", p2: { th: 7, row: ["Z10", "Z19"] } });
  expect(hints(state, { do: "spawn" }, "p2", [])).toEqual([
    { about: "", hint: "threat", slots: { th: 7, kept: 6 } },
    { about: "p2.Z10.1", hint: "spawn", slots: { price: 3, left: 4 } },
    { about: "p2.Z19.1", hint: "spawn", slots: { price: 6, left: 1 } },
  ]);
  expect(hints(state, { do: "spawn" }, "", [])).toEqual([]);
});
