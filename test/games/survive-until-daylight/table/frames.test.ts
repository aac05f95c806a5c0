import { describe, expect, test } from "vitest";
import { clickFirst } from "../../../../src/cli/bench/clicks";
import { slicesOf } from "../../../../src/cli/bench/slices";
import { USUAL_LIMITS } from "../../../../src/host/vm/vm";
import { FRAME_BUDGET } from "../../../support/frame-budget";
import { builtSave, click, controllerOn, heard, sitDown } from "../../../support/person";

/** From its set-up to the second round: how many of its frames are longer than they may be. */
const longFrames = (players: string): { readonly frames: number; readonly long: readonly number[] } => {
  const table = sitDown(builtSave("survive-until-daylight"), { limits: { ...USUAL_LIMITS, every: 1 } });
  const hand = table.seat("Yellow");
  hand.type(7, controllerOn(table));
  const slices = slicesOf(table, () => {
    click(hand, players);
  });
  for (let clicks = 0; !heard(table).some((line) => line.startsWith("Round 2")); clicks++) {
    if (clicks > 300) throw new Error("the round does not end");
    for (const slice of slicesOf(table, () => clickFirst(hand))) slices.push(slice);
  }
  return { frames: slices.length, long: slices.filter((slice) => slice > FRAME_BUDGET) };
};

describe("no frame of a night is held up by a script for longer than it lasts", () => {
  test("a first round of six", () => {
    const { frames, long } = longFrames("6 players");
    expect(frames).toBeGreaterThan(500);
    expect(long).toEqual([]);
  });
});
