import { describe, expect, test } from "vitest";
import { clickFirst } from "../../src/cli/bench/clicks";
import { slicesOf } from "../../src/cli/bench/slices";
import { USUAL_LIMITS } from "../../src/host/vm/vm";
import { builtSave, click, controllerOn, heard, sitDown } from "../support/person";

/** In the game a frame is 16 ms; so many instructions take MoonSharp about that long. */
const AT_MOST = 100_000;

interface Deed {
  readonly said: string;
  readonly most: number;
}

/** A first round by panel clicks, each with its longest frame. */
const firstRound = (players: string): Deed[] => {
  const table = sitDown(builtSave("dying-light"), { limits: { ...USUAL_LIMITS, every: 1 } });
  const hand = table.seat("Yellow");
  // The seed of the match, which the clock chooses otherwise.
  hand.type(7, controllerOn(table));
  const deeds: Deed[] = [];
  const measured = (deed: () => string): void => {
    let said = "";
    const slices = slicesOf(table, () => {
      said = deed();
    });
    deeds.push({ said, most: Math.max(...slices) });
  };
  measured(() => {
    click(hand, players);
    return players;
  });
  while (!heard(table).some((line) => line.startsWith("The Round Marker moves"))) {
    measured(() => clickFirst(hand));
    if (deeds.length > 200) throw new Error("the round does not end");
  }
  return deeds;
};

describe("no frame is held up by a script for longer than it lasts", () => {
  test.each(["1 player", "4 players"])("a first round of Dying Light, %s", (players) => {
    const deeds = firstRound(players);
    expect(deeds.length).toBeGreaterThan(10);
    expect(deeds.filter(({ most }) => most > AT_MOST)).toEqual([]);
  });
});
