import { expect, test } from "vitest";
import { clickFirst } from "../../../../src/cli/bench/clicks";
import { dyingLight } from "../../../../src/games/dying-light/game";
import { amiss, keptIn } from "../../../../src/cli/fuzz/standing-right";
import { inputsIn } from "../../../../src/kernel/past";
import { builtSave, click, controllerOn, offered, press, sitDown } from "../../../support/person";

test("DL-RUNA-01 DL-RUNA-04: five Runs take six clicks, each paid with the die that is missed least", () => {
  const table = sitDown(builtSave("dying-light"));
  const hand = table.seat("Yellow");
  const controller = controllerOn(table);
  hand.type(7, controller);
  press(table, hand, "1 player", "Ash", "As usual");
  const runs = (): number =>
    inputsIn(keptIn(controller).past).filter(({ to, say }) => to === "turn" && say[0]?.[0] === "run").length;
  let clicks = 0;
  while (runs() < 5) {
    const run = offered(hand).find((text) => text.startsWith("Run: "));
    if (run === undefined) clickFirst(hand);
    else click(hand, run);
    table.settle();
    clicks++;
  }
  expect(clicks).toBeLessThanOrEqual(6);
  const paid = inputsIn(keptIn(controller).past)
    .filter(({ to }) => to === "turn")
    .map(({ say }) => (say[2] ?? [])[0] ?? "");
  expect(paid.every((die) => /^(basic|combat|parkour|momentum)\.\d$/.test(die))).toBe(true);
  // The plain ones go first, and the Momentum Die last.
  expect(paid[0]).toMatch(/^basic\./);
  expect(amiss(table, dyingLight, controller)).toEqual([]);
});

test("a Run whose die is chosen is said word by word as before", () => {
  const table = sitDown(builtSave("dying-light"));
  const hand = table.seat("Yellow");
  hand.type(7, controllerOn(table));
  press(table, hand, "1 player", "Ash", "As usual", "Run");
  expect(offered(hand).filter((text) => text.startsWith("street")).length).toBeGreaterThan(1);
});
