import { describe, expect, test } from "vitest";
import { chat, faults, frames, lua, tableOf, thingAt } from "../../support/host-table";
import { token } from "../../support/host-pieces";

/** Stopped soon, so that a loop costs a test nothing. */
const SHORT = { limits: { instructions: 200_000, every: 1000 } };

describe("an error ends the callback and nothing else", () => {
  test("it is reported to the host, and the game goes on", () => {
    const table = tableOf([], "function onUpdate() turns = (turns or 0) + 1 if turns == 2 then error('twice') end end");
    frames(table, 3);
    expect(lua(table, "return turns")).toBe(3);
    expect(faults(table)).toEqual(["Global: Global:1: twice"]);
    expect(chat(table)[0]).toContain("twice");
  });

  test("a script that does not even parse leaves the table standing", () => {
    const table = tableOf([token("aaa111", {}, { LuaScript: "function (" })], "x = = 1");
    expect(faults(table)).toEqual([
      expect.stringMatching(/^aaa111: aaa111:1: /) as unknown,
      expect.stringMatching(/^Global: Global:1: /) as unknown,
    ]);
    expect(table.world.things).toHaveLength(1);
  });

  test("the fault names the script it happened in, and what called it", () => {
    const table = tableOf([
      token("aaa111", {}, { Nickname: "Drum", LuaScript: "function onLoad() local x = nil + 1 end" }),
    ]);
    expect(faults(table)[0]).toMatch(/^Drum: aaa111:1: attempt to perform arithmetic on a nil value/);
  });

  test("a script can catch its own errors", () => {
    const table = tableOf([], "local ok, why = pcall(function() error('no') end) caught = why");
    expect(lua(table, "return caught")).toBe("Global:(1,38-44): no");
    expect(faults(table)).toEqual([]);
  });

  test("whatever is thrown is a text when it arrives", () => {
    const table = tableOf([], "function onLoad() error() end");
    expect(faults(table)).toEqual(["Global: Global:1: bad argument #1 to 'error' (string expected, got no value)"]);
  });
});

const STOPPED: unknown = expect.stringContaining("the script of Global ran too long and was stopped");

describe("a script that loops for ever is stopped", () => {
  test.each([
    ["a plain loop", "while true do end"],
    ["a loop in pcall", "pcall(function() while true do end end)"],
    ["a loop of pcalls", "while true do pcall(function() while true do end end) end"],
    ["a loop in a coroutine", "coroutine.wrap(function() while true do end end)()"],
    [
      "a loop of pcalls in a coroutine",
      "coroutine.wrap(function() while true do pcall(function() while true do end end) end end)()",
    ],
    ["a loop of coroutines", "while true do coroutine.resume(coroutine.create(function() while true do end end)) end"],
    ["a loop that asks the host", "while true do getObjects() end"],
    ["a loop that moves things", "local o = getObjects()[1] while true do o.setPosition({ 1, 2, 3 }) end"],
    ["a recursion without end", "local function f() return 1 + f() end f()"],
    [
      "a metatable that asks itself",
      "local t = setmetatable({}, {}) getmetatable(t).__index = function(s, k) return s[k] end return t.x",
    ],
  ])("%s", (_, chunk) => {
    const table = tableOf([token("aaa111")], `function onChat() ${chunk} end`, SHORT);
    table.seat("White").say("go");
    expect(faults(table)).toHaveLength(1);
    expect(lua(table, "return 1")).toBe(1);
  });

  test("in onLoad and in a wait as well", () => {
    expect(faults(tableOf([], "function onLoad() while true do end end", SHORT))).toEqual([STOPPED]);
    const table = tableOf([], "", SHORT);
    lua(table, "Wait.frames(function() while true do end end)");
    frames(table, 2);
    expect(faults(table)).toEqual([STOPPED]);
  });

  test("it is not run again, and nothing it waits for comes", () => {
    const script =
      "n = 0 function onUpdate() n = n + 1 if n == 2 then while true do end end end Wait.time(onUpdate, 1, -1)";
    const table = tableOf(
      [token("aaa111", {}, { LuaScript: "function onUpdate() m = (m or 0) + 1 end" })],
      script,
      SHORT,
    );
    frames(table, 200);
    expect(faults(table)).toEqual([STOPPED]);
    expect(lua(table, "return n")).toBe(2);
    expect(thingAt(table, "aaa111").vm?.get("m")).toBe(200);
    expect(table.world.settled).toBe(true);
  });

  test("what led there is over too, and lives", () => {
    const table = tableOf(
      [token("aaa111", {}, { LuaScript: "function loop() while true do end end" })],
      "function onChat() n = (n or 0) + 1 getObjectFromGUID('aaa111').call('loop') n = 100 end",
      SHORT,
    );
    const hand = table.seat("White");
    hand.say("one");
    expect(faults(table)).toEqual([expect.stringMatching(/^aaa111: aaa111:1: the script of aaa111 ran too long/)]);
    hand.say("two");
    expect(faults(table)[0]).toContain("the script of aaa111 was stopped");
    expect(lua(table, "return n")).toBe(2);
  });

  test("two scripts that call each other without end run out of stack", () => {
    const table = tableOf(
      [token("aaa111", {}, { LuaScript: "function again() Global.call('back') end" })],
      "function back() getObjectFromGUID('aaa111').call('again') end",
    );
    expect(() => lua(table, "back()")).toThrow("stack overflow");
  });

  test("after an error was caught in a coroutine, too", () => {
    const table = tableOf([], "", SHORT);
    expect(() => lua(table, "coroutine.wrap(function() pcall(error, 'x') while true do end end)()")).toThrow(
      "too long",
    );
  });

  test("asking the host costs more than a step of Lua", () => {
    const table = tableOf([token("aaa111")], "n = 0", { limits: { instructions: 1_000_000, every: 1000 } });
    expect(() => lua(table, "while true do getObjects() n = n + 1 end")).toThrow("too long");
    expect(lua(table, "return n")).toBeLessThan(10_000);
  });

  test("a pcall that catches the stop is told so again", () => {
    const table = tableOf([], "", SHORT);
    expect(() => lua(table, "local n = 0 while true do pcall(function() while true do end end) n = n + 1 end")).toThrow(
      "too long",
    );
  });
});

describe("tables are copied where scripts meet", () => {
  const pair = (script: string) =>
    tableOf([token("aaa111", {}, { LuaScript: script })], "other = getObjectFromGUID('aaa111')");

  test("a change of the copy changes nothing until it is set", () => {
    const table = pair("list = { 1, 2, { three = 3 } }");
    expect(
      lua(table, "local got = other.getTable('list') got[3].three = 9 return other.getTable('list')[3].three"),
    ).toBe(3);
    expect(
      lua(
        table,
        "local got = other.getTable('list') got[3].three = 9 other.setTable('list', got) return other.getTable('list')[3].three",
      ),
    ).toBe(9);
  });

  test("texts, numbers, truth, nil, objects and players cross, nested too", () => {
    const table = pair("function same(x) got = x return x end");
    expect(
      lua(
        table,
        "local r = other.call('same', { a = { other, Player.White, 1.5, 'x', false } }).a return { r[1] == other, r[2].color, r[3], r[4], r[5] }",
      ),
    ).toEqual([true, "White", 1.5, "x", false]);
    expect(lua(table, "return other.call('same')")).toBe(undefined);
    expect(lua(table, "return other.call('same', 'text')")).toBe("text");
  });

  test("a Vector stays one and a Color too, also within other tables", () => {
    const table = pair(`
      function doubled(v) return v * 2 end
      function hex(of) return of.tint:toHex(false), of.plain.x end
      spots = { Vector(1, 2, 3) }`);
    expect(lua(table, "return other.call('doubled', Vector(4, 5, 6)):copy():string()")).toBe(
      lua(table, "return Vector(8, 10, 12):string()"),
    );
    expect(lua(table, "return other.call('hex', { tint = Color(1, 0, 0), plain = { x = 3 } })")).toBe("ff0000");
    expect(lua(table, "return other.getTable('spots')[1] == Vector(1, 2, 3)")).toBe(true);
    expect(lua(table, "local v = Vector(1, 2, 3) v.name = 'n' return other.call('doubled', v).name == nil")).toBe(true);
  });

  test("metatables of a script's own do not", () => {
    const table = pair("function kind(t) return { t.x, getmetatable(t) == nil } end");
    expect(lua(table, "return other.call('kind', setmetatable({ x = 4 }, { __index = {} }))")).toEqual([4, true]);
  });

  test("all that a call gives back", () => {
    const table = pair("function two() return 'a', nil, { 3 } end function none() end");
    expect(
      lua(table, "local a, b, c = other.call('two') return { a, b == nil, c[1], select('#', other.call('two')) }"),
    ).toEqual(["a", true, 3, 3]);
    expect(lua(table, "return other.call('none') == nil")).toBe(true);
  });

  test("functions do not: unknown error", () => {
    const table = pair("function take(x) end function give() return { function() end } end f = function() end");
    for (const call of [
      "other.call('take', function() end)",
      "other.call('take', { deep = { function() end } })",
      "other.setVar('x', function() end)",
      "other.setTable('x', { function() end })",
      "other.call('give')",
    ]) {
      expect(() => lua(table, `return ${call}`), call).toThrow("unknown error");
    }
  });

  test("a table that holds itself does not hang the game", () => {
    const table = pair("function take(x) end");
    expect(() => lua(table, "local t = {} t.me = t other.call('take', t)")).toThrow(
      "nested too deeply to be handed over, or holds itself",
    );
  });

  test("sixty tables deep crosses", () => {
    const table = pair("function depth(t) local n = 0 while t do n = n + 1 t = t[1] end return n end");
    expect(lua(table, "local t = {} for i = 1, 59 do t = { t } end return other.call('depth', t)")).toBe(60);
    expect(
      lua(
        table,
        "local text = string.rep('[', 60) .. string.rep(']', 60) local n, t = 0, JSON.decode(text) while t do n = n + 1 t = t[1] end return n",
      ),
    ).toBe(60);
  });

  test("more than a thousand entries cross", () => {
    const table = pair("function count(t) return #t end");
    expect(lua(table, "local t = {} for i = 1, 5000 do t[i] = { i } end return other.call('count', t)")).toBe(5000);
  });
});

describe("what one script may read of another", () => {
  const table = tableOf(
    [token("aaa111", {}, { LuaScript: "number, text, list = 7, 'x', { 1 } function f() end" }), token("bbb222")],
    "other = getObjectFromGUID('aaa111')",
  );

  test.each([
    ["other.getVar('number')", 7],
    ["other.getVar('text')", "x"],
    ["other.getVar('list')[1]", 1],
    ["other.getTable('number')", undefined],
    ["other.getVar('nothing')", undefined],
    ["other.getVar('f') and true", true],
    ["type(other.getVar('f')) ~= 'nil'", true],
  ])("%s", (expression, value) => {
    expect(lua(table, `return ${expression}`)).toBe(value);
  });

  test("what is set is an ordinary global there", () => {
    lua(table, "other.setVar('number', 8)");
    expect(lua(table, "return other.getVar('number')")).toBe(8);
  });

  test("an object without a script has no functions, and says so", () => {
    for (const call of ["call('f')", "executeScript('x = 1')"]) {
      expect(() => lua(table, `getObjectFromGUID('bbb222').${call}`), call).toThrow("bbb222 has no script");
    }
    expect(() => lua(table, "other.call('nothing')")).toThrow("no function nothing");
  });

  test("Global is the same from everywhere", () => {
    const both = tableOf(
      [token("aaa111", {}, { LuaScript: "function ask() return Global.call('f', 2) + Global.getVar('n') end" })],
      "n = 3 function f(x) return x * 10 end",
    );
    expect(lua(both, "return getObjectFromGUID('aaa111').call('ask')")).toBe(23);
    expect(lua(both, "Global.setVar('n', 5) return n")).toBe(5);
  });
});

describe("handlers are found by name when their event comes", () => {
  test("one assigned later is honoured, one taken away is not", () => {
    const table = tableOf([], "");
    const hand = table.seat("White");
    lua(table, "onChat = function(text) said = text end");
    hand.say("one");
    lua(table, "onChat = nil");
    hand.say("two");
    expect(lua(table, "return said")).toBe("one");
  });

  test("a strict _G is not asked for handlers it does not have", () => {
    const strict =
      "setmetatable(_G, { __index = function(_, k) error('no global ' .. k) end, __newindex = function(_, k) error('no new ' .. k) end })";
    const table = tableOf([token("aaa111", {}, { LuaScript: strict })], strict);
    table.settle();
    table.seat("White").say("hello");
    expect(faults(table)).toEqual([]);
    expect(table.save().ObjectStates).toHaveLength(1);
  });
});

describe("coroutines", () => {
  test.each([
    [
      "local co = coroutine.wrap(function(a) local b = coroutine.yield(a + 1) return b * 2 end) return co(1) + co(10)",
      22,
    ],
    ["local co = coroutine.create(function() error('in') end) return select(2, coroutine.resume(co))", "in"],
    ["local co = coroutine.create(function() end) coroutine.resume(co) return coroutine.status(co)", "dead"],
    ["return coroutine.wrap(function() return #getObjects() end)()", 1],
    ["return coroutine.wrap(function() return Global.call('twice', 21) end)()", 42],
    [
      "local co co = coroutine.create(function() return coroutine.running() == co end) return select(2, coroutine.resume(co))",
      true,
    ],
  ])("%s", (chunk, value) => {
    const table = tableOf([token("aaa111")], "function twice(x) return x * 2 end");
    expect(lua(table, chunk)).toBe(value);
  });

  test("one goes on in a later frame", () => {
    const table = tableOf(
      [],
      "local co = coroutine.create(function() coroutine.yield() done = Time.frame_count end) coroutine.resume(co) Wait.frames(function() coroutine.resume(co) end, 5)",
    );
    frames(table, 6);
    expect(lua(table, "return done")).toBe(5);
  });
});

describe("what a script can throw at the host", () => {
  test("bytes that are no text", () => {
    const table = tableOf([], "print(string.char(65, 200)) log({ [string.char(255)] = string.char(254) })");
    expect(chat(table)[0]).toContain("A");
    expect(faults(table)).toEqual([]);
  });

  test("methods without their object, and objects that are none", () => {
    const table = tableOf([token("aaa111")]);
    for (const chunk of [
      "getmetatable(getObjects()[1]).x = 1",
      "local o = getObjects()[1] o.getPosition.x = 1",
      "setmetatable(getObjects()[1], {})",
      "return #getObjects()[1]",
      "return getObjects()[1] + 1",
      "return getObjects()[1]()",
    ]) {
      expect(() => lua(table, chunk), chunk).toThrow(/asked:\(1,|bad argument/);
    }
    expect(thingAt(table, "aaa111").gone).toBe(false);
  });

  test("an object is the same userdata every time, and a key of tables", () => {
    const table = tableOf([token("aaa111")], "o = getObjectFromGUID('aaa111')");
    expect(lua(table, "return { type(o), o == getObjectFromGUID('aaa111'), ({ [o] = 5 })[getObjects()[1]] }")).toEqual([
      "userdata",
      true,
      5,
    ]);
  });
});
