import { describe, expect, test } from "vitest";
import { clickFirst } from "../../src/cli/bench/clicks";
import { slicesOf } from "../../src/cli/bench/slices";
import type { Hand } from "../../src/host/hand";
import type { OpenTable } from "../../src/host/open";
import { USUAL_LIMITS } from "../../src/host/vm/vm";
import { FRAME_BUDGET } from "../support/frame-budget";
import { builtSave, click, controllerOn, heard, press, sitDown } from "../support/person";

interface Deed {
  readonly said: string;
  readonly most: number;
}

const opened = (game: string, colour: string): { readonly table: OpenTable; readonly hand: Hand } => {
  const table = sitDown(builtSave(game), { seated: [colour], limits: { ...USUAL_LIMITS, every: 1 } });
  const hand = table.seat(colour);
  // The seed of the match, which the clock chooses otherwise.
  hand.type(7, controllerOn(table));
  return { table, hand };
};

const measured = (table: OpenTable, deed: () => string): Deed => {
  let said = "";
  const slices = slicesOf(table, () => {
    said = deed();
  });
  return { said, most: Math.max(...slices) };
};

/** A match from its beginning by panel clicks until this is heard, each with its longest frame. */
const playedUntil = (game: string, colour: string, players: string, isOver: (line: string) => boolean): Deed[] => {
  const { table, hand } = opened(game, colour);
  const start = (): string => {
    click(hand, players);
    return players;
  };
  const deeds = [measured(table, start)];
  while (!heard(table).some(isOver)) {
    deeds.push(measured(table, () => clickFirst(hand)));
    if (deeds.length > 200) throw new Error("the round does not end");
  }
  return deeds;
};

const overTheAim = (deeds: readonly Deed[]): readonly Deed[] => deeds.filter(({ most }) => most > FRAME_BUDGET);

describe("no frame is held up by a script for longer than it lasts", () => {
  test.each(["1 player", "4 players"])("a first round of Dying Light, %s", (players) => {
    const deeds = playedUntil("dying-light", "Yellow", players, (line) => line.startsWith("The Round Marker moves"));
    expect(deeds.length).toBeGreaterThan(10);
    expect(overTheAim(deeds)).toEqual([]);
  });

  test("a second match on the same table", () => {
    const { table, hand } = opened("dying-light", "Yellow");
    press(table, hand, "4 players", "Other …", "New match", "Yes: a new match");
    const again = (): string => {
      click(hand, "2 players");
      return "2 players";
    };
    expect(overTheAim([measured(table, again)])).toEqual([]);
  });

  test("bots that think ahead", () => {
    const { table, hand } = opened("survivor-duel", "Red");
    press(table, hand, "2 players");
    for (const player of ["Player 1", "Player 2"]) {
      // The table does not come to rest any more, once a bot plays.
      for (const word of [
        "Settings",
        `${player} …`,
        `Let a bot play ${player}: strong, takes its time`,
        "Back to the game",
      ]) {
        click(hand, word);
        for (let frame = 0; frame < 4; frame++) table.world.frame();
      }
    }
    const vm = controllerOn(table).vm;
    if (vm === undefined) throw new Error("the controller has no script");
    const slices: number[] = [];
    for (let frame = 0; frame < 2500; frame++) {
      const before = vm.instructions;
      table.world.frame();
      slices.push(vm.instructions - before);
    }
    expect(slices.filter((each) => each > 10_000).length).toBeGreaterThan(300);
    expect(Math.max(...slices)).toBeLessThanOrEqual(FRAME_BUDGET);
  });
});
