import { expect } from "vitest";
import { survivorDuel } from "../../../src/games/survivor-duel/game";
import type { Duel } from "../../../src/games/survivor-duel/vocabulary";
import { rule } from "../../support/given";
import { type Box, boxesOf, overlapping, type Sizes } from "../../support/lying";
import { duel } from "./support/duel";

/** Width and depth of what lies on the mats; dice and markers lie on cards. */
const SIZES: Sizes = { card: [2.2, 3.1] };

const boxesOn = (state: Duel): Box[] => boxesOf(survivorDuel, SIZES, survivorDuel.scene(state));

const full = (cards: number, zombies: number) => ({
  gear: ["W02", ...Array.from({ length: cards - 1 }, () => "I01")],
  graveyard: ["E02", "E04"],
  row: ["Z01", "Z02", "Z10", "Z19"],
  threat: Array.from({ length: zombies }, () => "Z01"),
  zombie: Array.from({ length: zombies }, () => "Z01"),
});

rule("DUEL-ZONE-01 DUEL-ZONE-04: two sides with all they can have, and no card lies in another", () => {
  const side = full(8, 18);
  const boxes = boxesOn(duel({ p1: side, p2: side }));
  expect(overlapping(boxes)).toEqual([]);
  for (const { what, x, z, width, depth } of boxes) {
    expect(Math.abs(x) + width / 2, what).toBeLessThanOrEqual(25);
    expect(Math.abs(z) + depth / 2, what).toBeLessThanOrEqual(26);
  }
});

rule("DUEL-RUL-11 DUEL-ZONE-04: nor does an exhausted card, which lies another way round", () => {
  const state = duel({ p1: full(8, 2) });
  const [one] = state.sides;
  if (one === undefined) throw new Error("no side");
  one.exhausted = [one.survivor, ...one.gear.map(({ card }) => card)];
  expect(overlapping(boxesOn(state))).toEqual([]);
  expect(survivorDuel.scene(state)["SV3"]?.find(({ at }) => at === "p1.survivor")?.turn).toBe(2);
});

rule("DUEL-RUL-01: what the box has too few of is seen and held first; under others it is left out", () => {
  const deck = Array.from({ length: 36 }, () => "W02");
  const side = { deck, hand: ["W02", "W02"], graveyard: ["W02"], gear: ["W02"] };
  const places = survivorDuel.scene(duel({ options: { limits: "book" }, p1: side, p2: side }))["W02"] ?? [];
  expect(places).toHaveLength(survivorDuel.kinds["W02"]?.count ?? 0);
  const spots = places.map(({ at: spot }) => spot).sort();
  expect(spots).toEqual([
    "p1.gear",
    "p1.graveyard",
    "p1.hand",
    "p1.hand",
    "p2.gear",
    "p2.graveyard",
    "p2.hand",
    "p2.hand",
  ]);
});
