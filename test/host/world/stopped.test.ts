import { expect, test } from "vitest";
import { onFengari } from "../../../src/host/vm/fengari-vm";
import { token } from "../../support/host-pieces";
import { faults, frames, lua, tableOf } from "../../support/host-table";

/* What the world does about a script that went past its limits; `vm/limits` has the many ways to do so. */

const limits = { instructions: 1_000_000, every: 1000 };
const ENDLESS = "function work() while true do end end function onUpdate() frames = (frames or 0) + 1 end";

test("a script that is stopped is told of once, and the others go on", () => {
  const table = tableOf(
    [token("aaa111", {}, { LuaScript: ENDLESS.replace("work", "onLoad") })],
    "n = 0 function onUpdate() n = n + 1 end",
    {
      vm: onFengari,
      limits,
    },
  );
  frames(table, 3);
  expect(faults(table)).toEqual([expect.stringContaining("the script of aaa111 ran too long and was stopped")]);
  expect(table.world.things[0]?.vm?.isStopped).toBe(true);
  expect(lua(table, "return n")).toBe(3);
});

test("it ends the callback that led there, past a pcall, and is the fault of the one that ran too long", () => {
  const table = tableOf(
    [token("aaa111", {}, { LuaScript: ENDLESS })],
    "function onLoad() pcall(function() getObjectFromGUID('aaa111').call('work') end) after = true end",
    { vm: onFengari, limits },
  );
  expect(table.world.faults.map(({ where, isStopped }) => [where, isStopped])).toEqual([["aaa111", true]]);
  expect(table.world.global.get("after")).toBe(undefined);
});

test("what a stopped script waits for does not come, and the table settles", () => {
  const table = tableOf([], "function onLoad() Wait.time(function() late = true end, 1) while true do end end", {
    vm: onFengari,
    limits,
  });
  table.settle();
  expect([table.world.faults.length, table.world.clock.seconds < 1]).toEqual([1, true]);
});
