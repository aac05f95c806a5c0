import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Hand } from "../../../src/host/hand";
import type { OpenTable } from "../../../src/host/open";
import type { Night } from "../../../src/games/survive-until-daylight/vocabulary";
import { surviveUntilDaylightSpoken } from "../../../src/games/survive-until-daylight/spoken";
import { controllerOn, offered, press, sitDown } from "../../support/person";
import { plainSave } from "../../support/plain-table";
import { amiss, keptIn } from "../../support/standing-right";
import { nightLua } from "./support/lua";

let script = "";
beforeAll(async () => {
  script = readFileSync(await nightLua("night-table"), "utf8");
});

const seated = (): { table: OpenTable; hand: Hand } => {
  const table = sitDown(plainSave(surviveUntilDaylightSpoken, script, ["White"]), { seated: ["White"] });
  return { table, hand: table.seat("White") };
};

const right = (table: OpenTable): readonly string[] => amiss(table, surviveUntilDaylightSpoken, controllerOn(table));

const stateOf = (table: OpenTable): Night => keptIn(controllerOn(table)).state as Night;

describe("a night on a table of plain pieces", () => {
  test("set up for one, to the first thing found", () => {
    const { table, hand } = seated();
    press(table, hand, "1 player", "Settings", "Pace: brisk", "Back to the game", "HIPSTER");
    expect(right(table)).toEqual([]);
    press(table, hand, "Fire Axe");
    expect(right(table)).toEqual([]);
    expect(stateOf(table).players[0]?.inventory.slice(0, 4)).toEqual(["hipsters-bow", "arrows", "arrows", "fire-axe"]);
    expect(offered(hand).length).toBeGreaterThan(1);
  });
});
