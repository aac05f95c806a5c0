import { describe, expect, test } from "vitest";
import { slicesOf } from "../../../../src/cli/bench/slices";
import type { Hand } from "../../../../src/host/hand";
import type { OpenTable } from "../../../../src/host/open";
import { USUAL_LIMITS } from "../../../../src/host/vm/vm";
import { FRAME_BUDGET } from "../../../support/frame-budget";
import { builtSave, click, controllerOn, heard, sitDown } from "../../../support/person";

const SEATS = 6;

/** Clicks that a panel has shown after a few frames: with bots at it the table does not come to rest. */
const clickOn = (table: OpenTable, hand: Hand, ...words: readonly string[]): void => {
  for (const word of words) {
    click(hand, word);
    for (let frame = 0; frame < 4; frame++) table.world.frame();
  }
};

describe("no frame of a city is held up by a script for longer than it lasts", () => {
  test("set-up and a first round of six, played by bots", () => {
    const table = sitDown(builtSave("one-month-in"), { limits: { ...USUAL_LIMITS, every: 1 } });
    const hand = table.seat("Yellow");
    hand.type(7, controllerOn(table));
    const setUp = slicesOf(table, () => {
      click(hand, `${String(SEATS)} players`);
    });
    expect(setUp.filter((each) => each > FRAME_BUDGET)).toEqual([]);
    const slices: number[] = [];
    for (let seat = SEATS; seat > 0; seat--) {
      const player = `Player ${String(seat)}`;
      clickOn(table, hand, "Settings", `${player} …`, `Let a bot play ${player}`, "Back to the game");
    }
    const { vm } = controllerOn(table);
    if (vm === undefined) throw new Error("the controller has no script");
    while (!heard(table).some((line) => line.startsWith("Round 2"))) {
      if (slices.length > 20_000) throw new Error("the round does not end");
      const before = vm.instructions;
      table.world.frame();
      slices.push(vm.instructions - before);
    }
    expect(slices.filter((each) => each > 10_000).length).toBeGreaterThan(100);
    expect(slices.filter((each) => each > FRAME_BUDGET)).toEqual([]);
  });
});
