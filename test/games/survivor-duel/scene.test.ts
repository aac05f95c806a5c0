import { expect } from "vitest";
import { ZOMBIES } from "../../../src/games/survivor-duel/content/zombies";
import { LONG_BOX } from "../../../assets/survivor-duel/containers/long-box";
import { survivorDuel } from "../../../src/games/survivor-duel/game";
import { SPOTS, ZOMBIE } from "../../../src/games/survivor-duel/scene/spots";
import { slotOf, zombieAt } from "../../../src/games/survivor-duel/scene/waiting";
import { ONE, type Place, type Spot } from "../../../src/kernel/scene";
import { standing } from "../../../src/table/stand";
import type { Duel } from "../../../src/games/survivor-duel/vocabulary";
import { rule } from "../../support/given";
import { type Box, boxesOf, overlapping, type Sizes } from "../../support/lying";
import { duel } from "./support/duel";

/** Width and depth of what lies on the mats; dice and markers lie on cards. */
const SIZES: Sizes = { card: [2.2, 3.1] };

const isZombie = ({ what }: Box): boolean => ZOMBIES.some(({ card }) => what.startsWith(`${card} `));

/** Zombies are as much larger as their pieces are made; what lies in a bag is as large as the bag. */
const asMade = (box: Box): Box => {
  if (box.what.endsWith(" bag")) return { ...box, width: LONG_BOX.width, depth: LONG_BOX.depth };
  return isZombie(box) ? { ...box, width: box.width * ZOMBIE, depth: box.depth * ZOMBIE } : box;
};

const boxesOn = (state: Duel): Box[] => boxesOf(survivorDuel, SIZES, survivorDuel.scene(state)).map(asMade);

const NOWHERE: Spot = { x: NaN, y: NaN, z: NaN, facing: 0, holds: ONE };

/** As many zombies as a horde of twenty can bring about one Survivor with two still in its row. */
const MANY = 18;

const full = (cards: number, zombies: number) => ({
  gear: ["W02", ...Array.from({ length: cards - 1 }, () => "I01")],
  graveyard: ["E02", "E04"],
  row: ["Z01", "Z02", "Z10", "Z19"],
  threat: Array.from({ length: zombies }, () => "Z01"),
  zombie: Array.from({ length: zombies }, () => "Z01"),
});

rule("DUEL-ZONE-01 DUEL-ZONE-04: two sides with all they can have, and no card lies in another", () => {
  const side = full(8, MANY);
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

rule(
  "DUEL-RUL-01: of what a deck wants more than the box holds each copy has its place, and none is left in the box",
  () => {
    const deck = Array.from({ length: 36 }, () => "W02");
    const side = { deck, hand: ["W02", "W02"], graveyard: ["W02"], gear: ["W02"] };
    const places = survivorDuel.scene(duel({ options: { limits: "book" }, p1: side, p2: side }))["W02"] ?? [];
    const count = (spot: string): number => places.filter(({ at: there }) => there === spot).length;
    for (const seat of ["p1", "p2"])
      expect([count(`${seat}.deck`), count(`${seat}.hand`), count(`${seat}.graveyard`), count(`${seat}.gear`)]).toEqual(
        [36, 2, 1, 1],
      );
    expect(places).toHaveLength(80);
    expect(survivorDuel.kinds["W02"]).toMatchObject({ count: 8, lent: true });
  },
);

rule("DUEL-ZONE-02: who waits stands before the Survivor first, and each of eighteen has a slot of its own", () => {
  const slots = Array.from({ length: MANY }, (_, n) => slotOf("zombie", n));
  expect(new Set(slots).size).toBe(MANY);
  expect(slots.map((slot) => zombieAt("zombie", slot))).toEqual(slots.map((_, n) => n));
  const scene = survivorDuel.scene(duel({ p1: full(1, 1) }));
  const [survivor] = scene["SV3"] ?? [];
  const first = (scene["Z01"] ?? []).find(({ at }) => at === "p1.zombie");
  const x = ({ at, n }: Place): number => standing(SPOTS[at] ?? NOWHERE, n).x;
  if (survivor === undefined || first === undefined) throw new Error("nobody stands there");
  expect(Math.abs(x(first) - x(survivor))).toBeLessThan(3);
});
