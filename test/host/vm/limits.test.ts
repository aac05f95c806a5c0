import { cpuUsage, memoryUsage } from "node:process";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { onFengari } from "../../../src/host/vm/fengari-vm";
import { USUAL_LIMITS } from "../../../src/host/vm/vm";
import type { ObjectState } from "../../../src/tts/save";
import { token } from "../../support/host-pieces";
import { faults, frames, tableOf } from "../../support/host-table";

/* What a script can do to whoever opens its save. Time is that of the processor: a busy machine is no fault. */

const SECONDS = 10;
const BYTES = 1e9;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const TIME = "the script of Global ran too long and was stopped";
const MEMORY = "the script of Global uses more than 256 MB of memory and was stopped";
const EITHER = /the script of Global (ran too long|uses more than 256 MB of memory) and was stopped/;

/** What went wrong in a table's first frames and its save, within the limits. */
const faultsOf = (script: string): string[] => {
  // What the scripts before held is not this one's.
  collect();
  const begun = cpuUsage();
  const table = tableOf([], script, { vm: onFengari });
  frames(table, 5);
  table.save();
  const { user, system } = cpuUsage(begun);
  expect((user + system) / 1e6).toBeLessThan(SECONDS);
  expect(memoryUsage().rss).toBeLessThan(BYTES);
  return faults(table);
};

const onLoad = (body: string): string => `function onLoad()\n  ${body}\nend`;

/** Each is stopped with one message, which names the script and the line: the second, or the first. */
const STOPPED: readonly (readonly [what: string, script: string, says: string | RegExp])[] = [
  ["a loop", onLoad("while true do end"), TIME],
  ["a loop of protected loops", onLoad("while true do pcall(function() while true do end end) end"), TIME],
  [
    "a handler without end",
    onLoad("while true do xpcall(function() while true do end end, function() while true do end end) end"),
    TIME,
  ],
  [
    "a handler of an error without end",
    onLoad("xpcall(function() error('a') end, function() while true do end end)"),
    TIME,
  ],
  [
    "a text without end of a table",
    onLoad("print(setmetatable({}, { __tostring = function() while true do end end }))"),
    TIME,
  ],
  [
    "a pattern of nested repetitions",
    onLoad("local s = ('a'):rep(150) while true do pcall(string.find, s, '.-.-.-.-b') end"),
    TIME,
  ],
  [
    "repetitions of a class",
    onLoad("local s = ('a'):rep(30000) while true do pcall(string.find, s, '[a-z]*[a-z]*[a-z]*b') end"),
    TIME,
  ],
  ["a balance that never is", onLoad("local s = ('('):rep(30000) while true do s:find('%b()') end"), TIME],
  [
    "a plain search",
    onLoad("local s = ('a'):rep(1e6) while true do s:find(('a'):rep(1000) .. 'b', 1, true) end"),
    EITHER,
  ],
  ["a growing gsub", onLoad("local s = ('a'):rep(1e6) while true do s = s:gsub('a', 'aa') end"), EITHER],
  ["many digits", onLoad("while true do string.format('%.99f', 1e308) end"), TIME],
  [
    "wide formats",
    onLoad(
      "local f = ('%99d'):rep(50000) local a = {} for i = 1, 50000 do a[i] = i end while true do string.format(f, unpack(a)) end",
    ),
    EITHER,
  ],
  ["a billion letters", onLoad("string.rep('x', 1e9)"), EITHER],
  ["more letters than there are", onLoad("string.rep('x', 1e15)"), EITHER],
  ["a text that is doubled", onLoad("local s = 'x' while true do pcall(function() s = s .. s end) end"), MEMORY],
  ["a table that grows", onLoad("local t = {} for i = 1, 1e9 do t[i] = i end"), MEMORY],
  ["a table of texts", onLoad("local t = {} for i = 1, 1e9 do t[i] = ('x'):rep(1000) .. i end"), MEMORY],
  ["tables of tables", onLoad("local t = {} while true do t = { t } end"), MEMORY],
  ["functions", onLoad("local t = {} while true do t[#t + 1] = function() return t end end"), MEMORY],
  ["a list that is joined", onLoad("local t = {} for i = 1, 1e5 do t[i] = ('x'):rep(1e4) end table.concat(t)"), MEMORY],
  ["a list that is moved", onLoad("local t = {} while true do table.insert(t, 1, 1) end"), TIME],
  [
    "a list that is sorted for ever",
    onLoad(
      "local t = {} for i = 1, 1e5 do t[i] = -i end while true do table.sort(t, function(a, b) return a < b end) end",
    ),
    TIME,
  ],
  ["a hundred million values", onLoad("select('#', unpack({}, 1, 1e8))"), EITHER],
  [
    "values that are carried on",
    onLoad(
      "local t = {} for i = 1, 1e5 do t[i] = i end local function f(...) while true do select('#', ...) end end f(unpack(t))",
    ),
    TIME,
  ],
  [
    "texts that are compared",
    onLoad("local a, b = ('x'):rep(1e7) .. 'a', ('x'):rep(1e7) .. 'a' while true do local same = a == b end"),
    TIME,
  ],
  [
    "texts that are put in order",
    onLoad("local a, b = ('x'):rep(1e6) .. 'a', ('x'):rep(1e6) .. 'b' while true do local less = a < b end"),
    TIME,
  ],
  ["a number of many digits", onLoad("local s = ('1'):rep(1e6) .. 'x' while true do tonumber(s) end"), TIME],
  ["codes", onLoad("while true do local s = string.char(unpack({ 65, 66 })) end"), TIME],
  [
    "a gap that is filled again and again",
    onLoad("local t = {} for i = 1, 1e5 do t[i] = i end while true do t[1] = nil t[1] = 1 end"),
    TIME,
  ],
  ["coroutines", onLoad("local t = {} while true do t[#t + 1] = coroutine.create(function() end) end"), MEMORY],
  [
    "coroutines of the game",
    `function c() while true do coroutine.yield(0) end end\nfunction onLoad() while true do startLuaCoroutine(Global, 'c') end end`,
    MEMORY,
  ],
  ["objects", onLoad("while true do spawnObject({ type = 'BlockSquare' }) end"), MEMORY],
  ["what is printed", onLoad("while true do print(1) end"), EITHER],
  ["much that is printed", onLoad("local s = ('x'):rep(1e6) while true do print(s) end"), MEMORY],
  ["waits", onLoad("while true do Wait.frames(function() end, 1000) end"), EITHER],
  ["an enormous state", "function onSave()\n return string.rep('x', 2e8) end", EITHER],
  ["a state that grows", "function onSave()\n local s = 'x' while true do s = s .. s end end", MEMORY],
  [
    "what another table says of it",
    onLoad("setmetatable(_G, { __index = function() while true do end end }) local a = b"),
    TIME,
  ],
  [
    "the methods of texts",
    onLoad("getmetatable('').__index = function() while true do end end local a = ('x').foo"),
    TIME,
  ],
  ["a loop in each frame", "function onUpdate()\n while true do end end", TIME],
];

describe("is stopped, once, where it is", () => {
  test.each(STOPPED)("%s", (_, script, says) => {
    const [fault = "", ...others] = faultsOf(script);
    expect(others).toEqual([]);
    expect(fault).toMatch(/^Global: Global:[12]: /);
    expect(fault).toMatch(says);
  });
});

describe("ends by itself, in one message or none", () => {
  test.each([
    ["pcall(string.char, 300)"],
    ["pcall(string.rep)"],
    ["pcall(string.rep, 'x', -1)"],
    ["pcall(function() for i = 1, 1e5 do tostring(i) end end)"],
    ["string.find(('a'):rep(30000), '.-.-.-.-b')"],
    ["JSON.decode(('['):rep(1e6))"],
    ["local t = {} t.t = t JSON.encode(t)"],
    ["local t = {} for i = 1, 1e5 do t = { t } end Global.setTable('t', t)"],
    ["UI.setXml(('<Panel>'):rep(20000) .. ('</Panel>'):rep(20000))"],
    ["UI.setXml(('<a '):rep(30000))"],
    ["table.concat({}, 'x', 1, 1e9)"],
    ["local function f() return 1 + f() end f()"],
    ["local function f() coroutine.wrap(f)() end f()"],
    ["local t = setmetatable({}, {}) getmetatable(t).__index = t local x = t.y"],
    ["os.exit(3)"],
  ])("%s", (body) => {
    expect(faultsOf(onLoad(body)).length).toBeLessThan(2);
  });

  test("objects and waits that double in each frame", () => {
    const table = tableOf(
      [token("aaa111")],
      "function w() Wait.frames(w, 1) Wait.frames(w, 1) end w()\nfunction onUpdate() for _, o in ipairs(getObjects()) do o.clone() end end",
      { vm: onFengari },
    );
    const begun = cpuUsage();
    for (let i = 0; i < 60 && faults(table).length === 0; i++) table.world.frame();
    expect(cpuUsage(begun).user / 1e6).toBeLessThan(SECONDS);
    expect(memoryUsage().rss).toBeLessThan(BYTES);
  });
});

describe("what others may use", () => {
  test("a callback has one budget for all scripts it reaches", () => {
    const table = tableOf(
      [token("aaa111", {}, { LuaScript: "function work() for i = 1, 1e5 do end end" })],
      "n = 0 function onLoad() local other = getObjectFromGUID('aaa111') while true do other.call('work') n = n + 1 end end",
      { vm: onFengari, limits: { instructions: 5_000_000, every: 1000 } },
    );
    expect(faults(table)).toHaveLength(1);
    expect(table.world.global.get("n")).toBeLessThan(60);
  });

  test("the memory of one that was stopped is free again", () => {
    const table = tableOf(
      [
        token(
          "aaa111",
          {},
          { LuaScript: "function onUpdate() local t = {} for i = 1, 3e5 do t[i] = i end m = (m or 0) + #t end" },
        ),
      ],
      "function onLoad() t = {} while true do t[#t + 1] = #t end end",
      { vm: onFengari },
    );
    frames(table, 5);
    expect(faults(table)).toEqual([expect.stringMatching(MEMORY)]);
    expect(table.world.things[0]?.vm?.get("m")).toBe(1_500_000);
  });
});

/** As large as a large mod: objects with containers, scripts of some hundred lines, long texts. */
const largeSave = (): readonly ObjectState[] => {
  const script = (i: number): string =>
    `local all = {}\n${Array.from({ length: 300 }, (_, line) => `function f${String(line)}(a, b) all[#all + 1] = { a, b, "${String(i)} ${"x".repeat(250)}" } return #all end`).join("\n")}
    function onLoad(state) for i = 1, 50 do f1(i, state) end end function onSave() return JSON.encode({ n = #all }) end`;
  return Array.from({ length: 1400 }, (_, i) =>
    token(
      i.toString(16).padStart(6, "a"),
      { x: i % 40, z: Math.floor(i / 40) },
      { LuaScript: i < 150 ? script(i) : "", Description: "y".repeat(1000) },
    ),
  );
};

test("a save of 15 MB with 1,400 objects and 150 scripts opens, runs and is saved", () => {
  const objects = largeSave();
  expect(JSON.stringify(objects).length).toBeGreaterThan(15e6);
  const table = tableOf(objects, "function onLoad() n = #getObjects() end", { vm: onFengari });
  frames(table, 60);
  expect(faults(table)).toEqual([]);
  expect(table.world.global.get("n")).toBe(1400);
  expect(table.save().ObjectStates[0]?.LuaScriptState).toBe('{"n":50}');
});

test("nothing of an honest script is stopped short: it has what it has", () => {
  const { instructions } = USUAL_LIMITS;
  const table = tableOf([], `function onLoad() for i = 1, ${String(instructions / 2)} do end done = true end`, {
    vm: onFengari,
  });
  expect(faults(table)).toEqual([]);
  expect(table.world.global.get("done")).toBe(true);
});
