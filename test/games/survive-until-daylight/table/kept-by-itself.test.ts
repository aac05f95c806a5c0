import { expect, test } from "vitest";
import { clickFirst } from "../../../../src/cli/bench/clicks";
import { amiss, keptIn } from "../../../../src/cli/fuzz/standing-right";
import { surviveUntilDaylight } from "../../../../src/games/survive-until-daylight/game";
import { inputsIn } from "../../../../src/kernel/past";
import { builtSave, calm, controllerOn, offered, press, sitDown } from "../../../support/person";

test("SUD-SEARCH-14 SUD-SEARCH-15: a drawn card that fits is kept by itself, and can be taken back and discarded", () => {
  const table = sitDown(builtSave("survive-until-daylight"), { seated: ["White"] });
  const hand = table.seat("White");
  const controller = controllerOn(table);
  hand.type(3, controller);
  press(table, hand, "1 player");
  const kept = (): string[] =>
    inputsIn(keptIn(controller).past).flatMap(({ to, say }) => (to === "keep" ? [say.flat().join()] : []));
  while (kept().length === 0) {
    expect(offered(hand)).not.toContain("keep it");
    clickFirst(hand);
    calm(table);
  }
  const before = kept();
  expect(new Set(before)).toEqual(new Set(["keep"]));
  press(table, hand, "Undo");
  expect(kept()).toEqual(before.slice(1));
  expect(offered(hand)).toEqual(expect.arrayContaining(["keep it", "discard it"]));
  press(table, hand, "discard it");
  expect(kept()[before.length - 1]).toBe("discard");
  expect(amiss(table, surviveUntilDaylight, controller)).toEqual([]);
});
