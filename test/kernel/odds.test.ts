import { describe, expect, test } from "vitest";
import { below, seeded } from "../../src/kernel/generator";
import { type Odds, oddsOf, oddsOfStep } from "../../src/kernel/odds";
import type { Draw, Word } from "../../src/kernel/words";
import { crossing } from "./games/crossing/game";
import { FACES } from "./games/crossing/vocabulary";

type Read = (came: readonly Word[]) => readonly Word[];

/** Every sequence of sides, one by one. */
const counted = (draws: readonly Draw[], read: Read): Record<Word, number> => {
  const ways: Record<Word, number> = {};
  const walk = (came: readonly Word[]): void => {
    const draw = draws[came.length];
    if (draw !== undefined) for (const side of draw.sides) walk([...came, side]);
    else for (const what of read(came)) ways[what] = (ways[what] ?? 0) + 1;
  };
  walk([]);
  return ways;
};

const byWhat = (odds: readonly Odds[]): Record<Word, number> =>
  Object.fromEntries(odds.map(({ what, ways }) => [what, ways]));

const dice = (count: number, sides: readonly Word[]): Draw[] =>
  Array.from({ length: count }, (_, i) => ({ of: "die", with: `d${String(i)}`, sides }));

const sizes: Read = (came) => [
  `bites ${String(came.filter((side) => side === "bite").length)}`,
  came.includes("scare") ? "scared" : "calm",
];
const sum: Read = (came) => [String(came.reduce((total, side) => total + Number(side), 0))];
const D6 = ["1", "2", "3", "4", "5", "6"];

describe("odds are exact", () => {
  test.each([0, 1, 2, 3, 4, 5])("%i equal dice with equal sides", (count) => {
    const draws = dice(count, FACES);
    const odds = oddsOf(draws, sizes);
    expect(byWhat(odds)).toEqual(counted(draws, sizes));
    for (const { of } of odds) expect(of).toBe(6 ** count);
  });

  test.each([1, 2, 3, 4, 6])("the sum of %i ordinary dice", (count) => {
    const draws = dice(count, D6);
    expect(byWhat(oddsOf(draws, sum))).toEqual(counted(draws, sum));
  });

  test("unlike dice, in their order", () => {
    const draws = [...dice(2, D6), ...dice(1, ["1", "1", "2"]), ...dice(1, ["10"])];
    const first: Read = (came) => [`first ${came[0] ?? ""}`, `sum ${sum(came)[0] ?? ""}`];
    expect(byWhat(oddsOf(draws, first))).toEqual(counted(draws, first));
  });

  test("random dice and random readings", () => {
    const chance = seeded(6);
    for (let round = 0; round < 60; round++) {
      const sides = () => Array.from({ length: 1 + below(chance, 5) }, () => String(below(chance, 4)));
      const alike = below(chance, 2) === 0;
      const same = sides();
      const draws = Array.from({ length: 1 + below(chance, 4) }, (_, i) => ({
        of: String(i),
        with: "die",
        sides: alike ? same : sides(),
      }));
      const modulus = 1 + below(chance, 5);
      const read: Read = (came) => [`r${String(Number(sum(came)[0]) % modulus)}`];
      expect(byWhat(oddsOf(draws, read))).toEqual(counted(draws, read));
    }
  });

  test("a reading is given sides in some order, as many as there are draws", () => {
    const lengths = new Set<number>();
    oddsOf(dice(4, FACES), (came) => {
      lengths.add(came.length);
      return [];
    });
    expect([...lengths]).toEqual([4]);
  });

  test("four risk dice are read 15 times, not 1,296", () => {
    let readings = 0;
    oddsOf(dice(4, FACES), () => {
      readings++;
      return [];
    });
    expect(readings).toBe(15);
  });

  test("dice with the same sides that stand for different things are told apart", () => {
    const draws: Draw[] = [
      { of: "attack", with: "die", sides: D6 },
      { of: "defence", with: "die", sides: D6 },
    ];
    const higher: Read = (came) => [Number(came[0]) > Number(came[1]) ? "hit" : "missed"];
    expect(byWhat(oddsOf(draws, higher))).toEqual(counted(draws, higher));
  });

  test("of a step of a game", () => {
    const rule = crossing.rules.risk;
    if (rule.kind !== "chance") throw new Error("no chance");
    const { state } = crossing.setup(["p1"], {});
    const step = { do: "risk", seat: "p1", dice: 2 } as const;
    expect(byWhat(oddsOfStep(rule, state, step))).toEqual({ harm: 36 - 16, safe: 16, scared: 7 });
  });
});
