import { expect, test } from "vitest";
import { ScriptError } from "../../../src/host/vm/value";
import { token } from "../../support/host-pieces";
import { lua, tableOf } from "../../support/host-table";

const LAMP = token("aaa111", {}, { Nickname: "Lamp" });

test("who watches the calls is told of each, whatever a script keeps of the object", () => {
  const calls: string[] = [];
  const table = tableOf([LAMP], "", { watch: (member) => calls.push(member) });
  lua(
    table,
    `local o = getObjectFromGUID("aaa111")
    o.getName() o.getName() o.memo = "m"
    Wait.frames(function() end) return { o.guid, o.guid, Player.Red.seated }`,
  );
  expect(calls).toEqual([
    "getObjectFromGUID",
    "Object.getName",
    "Object.getName",
    "Object.memo =",
    "Wait.frames",
    "Object.guid",
    "Object.guid",
    "Player.Red",
    "Player.seated",
  ]);
});

test("what the watcher throws is the call's error, and the call is not made", () => {
  const watch = (member: string): void => {
    if (member === "Object.setName" || member === "Object.memo =") throw new ScriptError(`no ${member} today`);
  };
  const table = tableOf([LAMP], "", { watch });
  const told = lua(
    table,
    `local o = getObjectFromGUID("aaa111")
    local _, called = pcall(function() o.setName("Torch") end)
    local _, set = pcall(function() o.memo = "m" end)
    return { tostring(called), tostring(set), o.getName() }`,
  );
  expect(told).toEqual([
    expect.stringContaining("no Object.setName today"),
    expect.stringContaining("no Object.memo = today"),
    "Lamp",
  ]);
});
