import { describe, expect, test } from "vitest";
import type { OpenTable } from "../../../src/host/open";
import { token } from "../../support/host-pieces";
import { faults, frames, lua, tableOf } from "../../support/host-table";

/** A table whose script writes down the frame in which each thing happened. */
const timed = (script: string): OpenTable =>
  tableOf([], `at = {} function note(name) at[#at + 1] = name .. " " .. Time.frame_count end ${script}`);

const notes = (table: OpenTable): unknown => lua(table, "return at");

describe("Wait.frames", () => {
  test("Wait Wait.frames: runs after its frames, one if none are told, never in this one", () => {
    const table = timed(`
      Wait.frames(function() note("one") end)
      Wait.frames(function() note("five") end, 5)
      Wait.frames(function() note("none") end, 0)
      note("now")`);
    frames(table, 6);
    expect(notes(table)).toEqual(["now 0", "one 1", "none 1", "five 5"]);
  });

  test("one that waits for the next comes a frame later each time", () => {
    const table = timed("function again() note('x') if #at < 3 then Wait.frames(again) end end again()");
    table.settle();
    expect(notes(table)).toEqual(["x 0", "x 1", "x 2"]);
  });
});

describe("Wait.time", () => {
  test("Wait.time: waits its seconds before the first run and between the runs", () => {
    const table = timed("Wait.time(function() note('tick') end, 0.5, 3)");
    frames(table, 120);
    expect(notes(table)).toEqual(["tick 30", "tick 60", "tick 90"]);
  });

  test("Wait.time .frames: a number may come as a text, and no other text is one", () => {
    const table = timed(
      "Wait.frames(function() note('frames') end, '3') Wait.time(function() note('time') end, ' 0.1 ')",
    );
    frames(table, 10);
    expect(notes(table)).toEqual(["frames 3", "time 6"]);
    for (const text of ["''", "' '", "'soon'", "{}"])
      expect(() => lua(table, `Wait.frames(function() end, ${text})`)).toThrow(
        "Wait.frames: argument 2 must be a number",
      );
  });

  test("Wait.stop .time: -1 repeats until it is stopped, and does not keep the table from settling", () => {
    const table = timed("id = Wait.time(function() note('tick') end, 0.1, -1)");
    table.settle();
    frames(table, 18);
    expect(lua(table, "return { Wait.stop(id), Wait.stop(id) }")).toEqual([true, false]);
    const before = notes(table) as unknown[];
    frames(table, 20);
    expect(notes(table)).toEqual(before);
    expect(before.length).toBeGreaterThan(1);
  });
});

describe("Wait.condition", () => {
  test("Wait.condition: asks once a frame until it is true", () => {
    const table = timed(
      "asked = 0 Wait.condition(function() note('met') end, function() asked = asked + 1 return asked == 3 end)",
    );
    frames(table, 5);
    expect(notes(table)).toEqual(["met 3"]);
    expect(lua(table, "return asked")).toBe(3);
  });

  test("after its time it gives up, and what it waited for never comes", () => {
    const table = timed(
      "Wait.condition(function() note('met') end, function() return late end, 0.5, function() note('late') end) Wait.time(function() late = true end, 0.6)",
    );
    table.settle();
    expect(notes(table)).toEqual(["late 30"]);
  });

  test("one that breaks is reported once and dropped", () => {
    const table = timed("Wait.condition(function() end, function() error('asked') end)");
    frames(table, 5);
    expect(faults(table)).toEqual(["Global: Global:1: asked"]);
  });

  test("only true is true", () => {
    const table = timed("Wait.condition(function() note('met') end, function() return 1 end, 0.2)");
    table.settle();
    expect(notes(table)).toEqual([]);
  });
});

describe("Wait.stop and Wait.stopAll", () => {
  test("a wait may stop another that is due in the same frame", () => {
    const table = timed(
      "Wait.frames(function() note('first') Wait.stop(second) end) second = Wait.frames(function() note('second') end)",
    );
    frames(table, 3);
    expect(notes(table)).toEqual(["first 1"]);
  });

  test("Wait.stopAll: all are stopped", () => {
    const table = timed(
      "Wait.frames(function() note('x') end) Wait.time(function() note('y') end, 0.1) Wait.stopAll()",
    );
    frames(table, 20);
    expect(notes(table)).toEqual([]);
  });

  test("an error in one leaves the others alone", () => {
    const table = timed("Wait.frames(function() error('no') end) Wait.frames(function() note('yes') end)");
    frames(table, 2);
    expect(notes(table)).toEqual(["yes 1"]);
    expect(faults(table)).toEqual(["Global: Global:1: no"]);
  });
});

describe("Wait.collect", () => {
  const collecting =
    "finished, added, wrong = {}, {}, {} c = Wait.collect({ 'a', 'b' }, function(r) finished[#finished + 1] = r end, function(id, v) added[#added + 1] = id end, function(why, id) wrong[#wrong + 1] = { why, id } end)";

  test("Wait.collect CollectTable.add .results: it is done when every id has come", () => {
    const table = tableOf([], collecting);
    lua(table, "c:add('a', 1)");
    expect(lua(table, "return { #finished, added[1], c.results.a }")).toEqual([0, "a", 1]);
    lua(table, "c:add('b', 2)");
    expect(lua(table, "return { #finished, finished[1].a, finished[1].b, #added }")).toEqual([1, 1, 2, 2]);
  });

  test("Wait.COLLECT_DUPLICATE .COLLECT_UNKNOWN: an id that came already or was not asked for is an error of its own", () => {
    const table = tableOf([], collecting);
    lua(table, "c:add('a') c:add('a') c:add('z')");
    expect(
      lua(
        table,
        "return { wrong[1][1] == Wait.COLLECT_DUPLICATE, wrong[1][2], wrong[2][1] == Wait.COLLECT_UNKNOWN, wrong[2][2], #finished }",
      ),
    ).toEqual([true, "a", true, "z", 0]);
  });

  test("CollectTable.reset: after a reset it collects anew", () => {
    const table = tableOf([], collecting);
    lua(table, "c:add('a', 1) c:reset() c:add('b', 2)");
    expect(lua(table, "return { #finished, tostring(c.results.a) }")).toEqual([0, "nil"]);
    lua(table, "c:add('a', 3)");
    expect(lua(table, "return finished[1].a")).toBe(3);
  });

  test("several values are kept as a list", () => {
    const table = tableOf([], collecting);
    lua(table, "c:add('a', 1, 2, 3)");
    expect(lua(table, "return c.results.a")).toEqual([1, 2, 3]);
  });
});

describe("Timer, the old way", () => {
  test("Timer Timer.create: it calls by name, with its parameters, as often as told", () => {
    const table = timed(
      "function tick(p) note(p.word) end Timer.create({ identifier = 't', function_name = 'tick', parameters = { word = 'tick' }, delay = 0.5, repetitions = 2 })",
    );
    frames(table, 100);
    expect(notes(table)).toEqual(["tick 30", "tick 60"]);
  });

  test("Timer.destroy: no delay is one frame, no repetitions is for ever, destroy ends it", () => {
    const table = timed(
      "function tick() note('x') end Timer.create({ identifier = 't', function_name = 'tick', delay = 0, repetitions = 0 })",
    );
    frames(table, 3);
    expect(notes(table)).toEqual(["x 1", "x 2", "x 3"]);
    expect(lua(table, "return { Timer.destroy('t'), Timer.destroy('t') }")).toEqual([true, false]);
    frames(table, 3);
    expect((notes(table) as unknown[]).length).toBe(3);
  });

  test("an identifier is one for all scripts, and free again when its timer has run out", () => {
    const table = tableOf([token("aaa111", {}, { LuaScript: "function tick() ticked = true end" })]);
    const create =
      "return Timer.create({ identifier = 't', function_name = 'tick', function_owner = getObjectFromGUID('aaa111'), delay = 0.1 })";
    lua(table, create);
    expect(() => lua(table, create)).toThrow("t exists already");
    frames(table, 10);
    expect(lua(table, "return getObjectFromGUID('aaa111').getVar('ticked')")).toBe(true);
    expect(lua(table, create)).toBe(true);
  });
});

describe("startLuaCoroutine", () => {
  test("startLuaCoroutine: it goes on a frame after each yield of 0 and ends with 1", () => {
    const table = timed(
      "function slow() for i = 1, 3 do note('step') coroutine.yield(0) end return 1 end startLuaCoroutine(Global, 'slow')",
    );
    table.settle();
    expect(notes(table)).toEqual(["step 1", "step 2", "step 3"]);
    expect(faults(table)).toEqual([]);
  });

  test("one that ends with anything else is reported", () => {
    const table = timed("function slow() coroutine.yield(0) end startLuaCoroutine(Global, 'slow')");
    frames(table, 4);
    expect(faults(table)).toEqual([expect.stringMatching(/^Global: .*slow.* 1/)]);
  });

  test("one that breaks is reported and dropped", () => {
    const table = timed("function slow() coroutine.yield(0) error('broke') end startLuaCoroutine(Global, 'slow')");
    frames(table, 4);
    expect(faults(table)).toEqual(["Global: Global:1: broke"]);
    expect(table.world.clock.pending).toBe(false);
  });

  test("it runs in its owner's script, by the name of a global", () => {
    const table = tableOf([token("aaa111", {}, { LuaScript: "function slow() ran = true return 1 end" })]);
    lua(table, "startLuaCoroutine(getObjectFromGUID('aaa111'), 'slow')");
    frames(table, 2);
    expect(lua(table, "return getObjectFromGUID('aaa111').getVar('ran')")).toBe(true);
  });
});

describe("a table that does not settle says why", () => {
  test("waits and coroutines are named", () => {
    const table = timed(
      "Wait.condition(function() end, function() return false end) function slow() while true do coroutine.yield(0) end end startLuaCoroutine(Global, 'slow')",
    );
    expect(() => {
      table.settle(0.5);
    }).toThrow("the table does not settle: Wait.condition of Global, coroutine slow");
  });
});

test("a wait of an object that is gone still comes", () => {
  const script = "function onLoad() Wait.frames(function() Global.setVar('came', self.isDestroyed()) end, 5) end";
  const table = tableOf([token("aaa111", {}, { LuaScript: script })]);
  lua(table, "getObjectFromGUID('aaa111').destruct()");
  frames(table, 6);
  expect(lua(table, "return came")).toBe(true);
});

test("time goes on by frames, sixty to the second", () => {
  const table = tableOf();
  frames(table, 90);
  expect(
    lua(table, "return { Time.time, Time.frame_count, Time.delta_time * 60, Time.fixed_delta_time * 90 }"),
  ).toEqual([1.5, 90, 1, 1]);
  expect(() => lua(table, "Time.time = 3")).toThrow("cannot set field time");
});
