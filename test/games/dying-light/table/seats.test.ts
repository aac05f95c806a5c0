import { expect } from "vitest";
import { dyingLight } from "../../../../src/games/dying-light/game";
import type { City } from "../../../../src/games/dying-light/vocabulary";
import type { OpenTable } from "../../../../src/host/open";
import { rule } from "../../../support/given";
import { builtSave, calm, controllerOn, offered, press, sitDown } from "../../../support/person";
import { amiss, keptIn } from "../../../../src/cli/fuzz/standing-right";
import { inputsIn } from "../../../../src/kernel/past";

/** Who leads a Runner may leave it to a bot and come back, and one person may lead several. */

const SEED = 5;

const open = (...seated: readonly string[]): OpenTable => {
  const table = sitDown(builtSave("dying-light"), { seated });
  const first = table.seat(seated[0] ?? "Yellow");
  first.type(SEED, controllerOn(table));
  return table;
};

const stateOn = (table: OpenTable): City => keptIn(controllerOn(table)).state as City;

const answersOf = (table: OpenTable, seat: string): number =>
  inputsIn(keptIn(controllerOn(table)).past).filter((input) => input.seat === seat).length;

const right = (table: OpenTable): void => {
  expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
};

rule("DL-GAME-02 DL-DP-02 DL-DP-03: one person leads two Runners, one after the other", () => {
  const table = open("Yellow");
  const hand = table.seat("Yellow");
  press(table, hand, "2 players", "Ash", "As usual", "Bram", "As usual", "Bram");
  expect(stateOn(table).active).toBe("bram");
  press(table, hand, "Pass");
  // Only one is left: nobody is asked who is next.
  expect(stateOn(table).active).toBe("ash");
  press(table, hand, "Run", offered(hand).includes("street G08a") ? "street G08a" : "street G08b");
  expect(answersOf(table, "p1")).toBeGreaterThan(0);
  expect(answersOf(table, "p2")).toBeGreaterThan(0);
  press(table, hand, "Cancel");
  right(table);
});

rule(
  "DL-GAME-01 DL-ACTV-02: who leaves in the middle of a match is played by a bot, and comes back to the same Runner",
  () => {
    const table = open("Yellow", "Red");
    const [yellow, red] = [table.seat("Yellow"), table.seat("Red")];
    press(table, yellow, "2 players", "Settings", "Player 1 …", "Sit at Player 1", "Back to the game");
    press(table, red, "Settings", "Player 2 …", "Sit at Player 2", "Back to the game");
    press(table, yellow, "Ash", "As usual");
    press(table, red, "Bram", "As usual");
    press(table, yellow, "Ash", "Pass");
    expect(offered(yellow)).not.toContain("Pass");
    expect(offered(red)).toContain("Pass");

    // Red goes, and leaves Bram to a bot in the middle of his turn.
    press(table, red, "Settings", "Player 2 …", "Let a bot play Player 2: careful", "Back to the game");
    table.stand("Red");
    calm(table);
    const byBot = answersOf(table, "p2");
    expect(byBot).toBeGreaterThan(1);
    expect(offered(yellow)).toContain("Pass");
    expect(stateOn(table).round).toBe(8);

    const back = table.sit("Red", "Somebody");
    calm(table);
    press(table, back, "Settings", "Player 2 …", "Player 2 plays without a bot", "Back to the game");
    press(table, yellow, "Pass");
    expect(
      stateOn(table)
        .runners.map(({ runner, seat }) => [runner, seat])
        .slice(0, 2),
    ).toEqual([
      ["ash", "p1"],
      ["bram", "p2"],
    ]);
    // Whatever is asked of Bram now is asked of Red alone.
    expect(answersOf(table, "p2")).toBe(byBot);
    right(table);
  },
);
