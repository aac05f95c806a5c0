import { expect, test } from "vitest";
import { keptIn } from "../../../../src/cli/fuzz/standing-right";
import { inputsIn } from "../../../../src/kernel/past";
import { builtSave, click, controllerOn, offered, press, sitDown } from "../../../support/person";

test("OMI-MOVE-03 OMI-RUL-27: a group goes by one choice, and no two rows read alike", () => {
  const table = sitDown(builtSave("one-month-in"), { seated: ["White"] });
  const hand = table.seat("White");
  const controller = controllerOn(table);
  hand.type(3, controller);
  press(table, hand, "2 players");
  for (let i = 0; i < 20 && !offered(hand).includes("Move"); i++) {
    click(hand, offered(hand)[0] ?? "");
    table.settle();
  }
  press(table, hand, "Move");
  // Where to, if there is more than one way.
  while (!offered(hand).some((text) => /^All \d/.test(text))) press(table, hand, offered(hand)[0] ?? "");
  const rows = offered(hand);
  const all = rows.find((text) => /^All \d/.test(text)) ?? "";
  const count = Number(all.slice("All ".length));
  expect(rows).toContain(`${String(count - 1)} of ${String(count)}`);
  expect(rows.filter((text) => /[Ss]urvivor \d/.test(text))).toEqual([]);
  press(table, hand, `${String(count - 1)} of ${String(count)}`);
  const { say = [] } = inputsIn(keptIn(controller).past).findLast(({ to }) => to === "acting") ?? {};
  expect(say[0]).toEqual(["move"]);
  expect((say[3] ?? []).length + (say[4] ?? []).length).toBe(count - 1);
});
