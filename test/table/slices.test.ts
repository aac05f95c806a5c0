import { beforeAll, describe, expect, test } from "vitest";
import { clickFirst } from "../../src/cli/bench/clicks";
import { slicesOf } from "../../src/cli/bench/slices";
import { USUAL_LIMITS } from "../../src/host/vm/vm";
import { builtSave, controllerOn, heard, sitDown } from "../support/person";

/** In the game a frame is 16 ms; so many instructions take MoonSharp about that long. */
const AT_MOST = 100_000;

interface Deed {
  readonly said: string;
  readonly most: number;
}

/** A first round by panel clicks, each with its longest frame. */
const firstRound = (): Deed[] => {
  const table = sitDown(builtSave("dying-light"), { limits: { ...USUAL_LIMITS, every: 1 } });
  const hand = table.seat("Yellow");
  // The seed of the match, which the clock chooses otherwise.
  hand.type(7, controllerOn(table));
  const deeds: Deed[] = [];
  let chat: string[] = [];
  while (!chat.some((line) => line.startsWith("The Round Marker moves"))) {
    let said = "";
    const slices = slicesOf(table, () => {
      said = clickFirst(hand);
    });
    deeds.push({ said, most: Math.max(...slices) });
    chat = heard(table);
    if (deeds.length > 60) throw new Error("the round does not end");
  }
  return deeds;
};

describe("no frame is held up by a script for longer than it lasts", () => {
  let deeds: readonly Deed[] = [];
  beforeAll(() => {
    deeds = firstRound();
  });

  const tooLong = (from: number, to?: number): readonly Deed[] =>
    deeds.slice(from, to).filter(({ most }) => most > AT_MOST);

  test("in the first round of Dying Light", () => {
    expect(deeds.length).toBeGreaterThan(10);
    expect(tooLong(1)).toEqual([]);
  });

  // Looking for every piece, matching them all and beginning the match are one frame still: 222,000.
  test.fails("when the match begins", () => {
    expect(tooLong(0, 1)).toEqual([]);
  });
});
