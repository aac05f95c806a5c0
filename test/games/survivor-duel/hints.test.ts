import { expect, test } from "vitest";
import { hints } from "../../../src/games/survivor-duel/hints/hints";
import { duel } from "./support/duel";

const ACT = { do: "act" } as const;

test("before one acts: what will attack on average, what may come besides, and how many cards are left", () => {
  const state = duel({
    p1: { ap: 3, hp: 20, threat: ["Z13"], zombie: ["Z10", { card: "Z12", held: true }] },
    p2: { th: 1, row: ["Z07", "Z06", "Z10"] },
  });
  // 5 in 3 of 6, and 3; held ones do not come. Five TH buy both runners: 2 and 2 more.
  expect(hints(state, ACT, "p1", [])).toEqual([
    { about: "", hint: "forecast", slots: { whole: 5, tenths: 5, most: 8, more: 4, th: 5 } },
    { about: "", hint: "decks", slots: { own: 6, other: 6 } },
    { about: "p1.SV3.1", hint: "useless", slots: {} },
  ]);
});

test("DUEL-PROTO-01: what may be played and would do nothing is said before", () => {
  const useless = (hp: number, th: number) =>
    hints(duel({ p1: { ap: 3, tp: 1, hp, hand: ["I01", "E01"], gear: ["I12"] }, p2: { th } }), ACT, "p1", [])
      .filter(({ hint }) => hint === "useless")
      .map(({ about }) => about);
  expect(useless(20, 0)).toEqual(["p1.I01.1", "p1.SV3.1", "p1.I12.1"]);
  expect(useless(19, 1)).toEqual([]);
});

test("DUEL-RUL-04: where any zombie of the deck may come, the forecast says that it leaves them out", () => {
  const state = duel({ options: { spawning: "any" }, p1: { ap: 3, threat: ["Z10"] }, p2: { th: 1 } });
  expect(hints(state, ACT, "p1", [])[0]).toMatchObject({ hint: "forecast.any", slots: { most: 3, th: 5 } });
});

test("DUEL-RUL-15: what is said to an attack for later says so, and what an escape saves depends on when it is tried", () => {
  const state = (options: Readonly<Record<string, string>>) =>
    duel({ options, p1: { tp: 1, hp: 9, hand: ["R02", "R01"], threat: ["Z13"] } });
  const told = (options: Readonly<Record<string, string>>) =>
    hints(state(options), { do: "defend", zombie: "p2.Z13.1", power: 5, used: [] }, "p1", []);
  expect(told({})).toContainEqual({ about: "p1.R02.1", hint: "later", slots: {} });
  expect(told({})).not.toContainEqual({ about: "p1.R01.1", hint: "later", slots: {} });
  // 5 in 4 of 6; before the roll half of them miss anyhow.
  expect(told({})[1]).toEqual({ about: "quick-escape", hint: "escape", slots: { ways: 4, whole: 1, tenths: 7 } });
  expect(told({ escapes: "after" })[1]).toMatchObject({ slots: { ways: 4, whole: 3, tenths: 3 } });
  expect(told({ escapes: "after" })).not.toContainEqual({ about: "p1.R02.1", hint: "later", slots: {} });
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
  expect(hints(state, { do: "defend", zombie: "p2.Z10.1", power: 3, used: [] }, "p1", [])).toEqual([
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
