import { describe, expect, test } from "vitest";
import { FengariVm } from "../../../src/host/vm/fengari-vm";
import { USUAL_LIMITS } from "../../../src/host/vm/vm";
import { moonsharpVm, shownBy } from "../../support/moonsharp-vm";

const shown = (chunk: string): string => shownBy(moonsharpVm(), chunk).join(" ");
const usual = (chunk: string): string => shownBy(new FengariVm("script", USUAL_LIMITS), chunk).join(" ");

/** A text that is cut within a letter cannot even be told. */
const usualAtAll = (chunk: string): string => {
  try {
    return usual(chunk);
  } catch (error) {
    return String(error);
  }
};

/** What a script that goes wrong says first. */
const wrong = (chunk: string): string => {
  try {
    return `nothing, but ${shown(chunk)}`;
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split("\n")[0] ?? "";
  }
};

const LINES = (...statements: readonly string[]): string => statements.join("\n");

/** Expressions with what MoonSharp 2.0.0 shows; each is something else without the profile. */
describe("what MoonSharp says otherwise", () => {
  test.each([
    ['"a" < "B", "B" < "a", "a" < "A", "_a" < "a", "p1.a" < "p1_a"', "true false true true false"],
    ['"a" <= "A", "A" > "a", "é" < "f"', "true true true"],
    ["0/0 > 1, 0/0 >= 1, 0/0 < 1, 0/0 <= 1", "true true false false"],
    ["5 % -3, -5 % -3, 5.5 % 2", "-4 1 1.5"],
    ["math.fmod(5, 3), math.fmod(-5, 3), math.fmod(6, 4)", "-1 1 -2"],
    ["math.modf(-1.5)", "-2 0.5"],
    ["math.huge == 1/0", "false"],
    ['#"é", #"日本", #"😀", ("é"):len()', "1 2 2 1"],
    ['("日本語"):sub(2, 2), ("aé"):reverse(), ("é"):upper(), ("日"):byte(1)', "本 éa É 63"],
    ["#string.char(233), string.char(233)", "1 é"],
    ['select("#", ("x"):byte(5))', "1"],
    ['select("#", unpack({})), select("#", table.unpack({}, 1, 0))', "1 1"],
    ['tonumber("0x10"), tonumber("1,000"), tonumber("(5)"), tonumber("5-")', "nil 1000 -5 -5"],
    ["table.insert({}, 1) ~= nil", "true"],
  ])("%s", (expressions, says) => {
    expect(shown(`return ${expressions}`)).toBe(says);
    expect(usualAtAll(`return ${expressions}`)).not.toBe(says);
  });

  test("unpack of nothing is one nil, and takes a place", () => {
    expect(shown("local all = { unpack({}), 1 } return all[1], all[2]")).toBe("nil 1");
    expect(shown("local first, second = unpack({ 1, 2 }) return first, second")).toBe("1 2");
  });

  test("a nil put into the middle puts the number of the place at the end", () => {
    expect(shown("local t = { 7, 8 } table.insert(t, 1, nil) return unpack(t)")).toBe("7 8 1");
    expect(shown("local t = { 7, 8 } table.insert(t, 1, 6) return unpack(t)")).toBe("6 7 8");
  });

  test("nothing can be removed behind the end", () => {
    const remove = (size: string): string =>
      `local t = { ${size} } return pcall(function() table.remove(t, #t + 1) end)`;
    expect(shown(remove("1, 2"))).toMatch(/^false .*position out of bounds/);
    expect(usual(remove("1, 2"))).toBe("true");
    expect(shown("local t = { 1, 2, 3 } return table.remove(t, 1), #t, table.remove(t), #t")).toBe("1 2 3 1");
  });
});

describe("its errors", () => {
  const caught = (body: string): string => shown(`return pcall(function()\n${body}\nend)`);

  test.each([
    ["error({})", "bad argument #1 to 'error' (string expected, got table)"],
    ["error()", "bad argument #1 to 'error' (string expected, got no value)"],
    ["error(nil)", "bad argument #1 to 'error' (string expected, got nil)"],
    ["error(true)", "bad argument #1 to 'error' (string expected, got boolean)"],
    ["error(42)", "42"],
    ['error("boom", 0)', "boom"],
    ['assert(false, "mine")', "mine"],
    ["assert(nil)", "assertion failed!"],
    ["return nil < 1", "attempt to compare nil with number"],
  ])("%s is told with its place, as a text", (body, says) => {
    expect(caught(body)).toBe(`false script:(2,0-0): ${says}`);
  });

  test("a table arrives as a text, and so does one that is asserted", () => {
    expect(shown("return pcall(function() error({ code = 1 }) end)")).toContain("string expected, got table");
    expect(shown("local _, what = pcall(function() assert(false, {}) end) return type(what)")).toBe("string");
  });

  test("one that is thrown on is told with both places", () => {
    const body = LINES("local ok, why = pcall(function()", 'error("boom", 0)', "end)", "error(why, 0)");
    expect(caught(body)).toBe("false script:(5,0-0): script:(3,0-0): boom");
  });

  test("what is no function cannot be protected, nor what calls the interpreter back", () => {
    expect(shown("return pcall(nil)")).toBe("false attempt to pcall a non-function");
    expect(shown("return pcall(pcall, print)")).toMatch(
      /^false the function passed to pcall cannot be called directly/,
    );
    expect(shown('return pcall(tonumber, "5")')).toBe("true 5");
    expect(shown('return pcall(error, "bare")')).toBe("false bare");
  });

  test("what a callback of a builtin throws goes past the pcall", () => {
    const chunk = 'return pcall(table.sort, { 2, 1 }, function() error("x") end)';
    expect(wrong(chunk)).toBe("script:1: x");
    expect(usual(chunk)).toMatch(/^false/);
    expect(shown('return pcall(function() table.sort({ 2, 1 }, function() error("x") end) end)')).toMatch(/^false/);
  });

  test("xpcall hands the place to its handler", () => {
    const chunk = 'return xpcall(function() error("x") end, function(why) return "handled " .. why end)';
    expect(shown(chunk)).toBe("false handled script:(1,0-0): x");
  });

  test("a coroutine tells the bare text, a wrapped one the place", () => {
    expect(shown('return coroutine.resume(coroutine.create(function() error("x") end))')).toBe("false x");
    expect(shown('return pcall(function() coroutine.wrap(function() error("x") end)() end)')).toBe(
      "false script:(1,0-0): x",
    );
    expect(shown("local next = coroutine.wrap(function() coroutine.yield(1) return 2 end) return next(), next()")).toBe(
      "1 2",
    );
  });
});

describe("what ends the interpreter is held by no pcall", () => {
  test.each([
    ["pcall(coroutine.wrap(function() end))", "pcall(coroutine.wrap(…))"],
    ["pcall(function() pcall(coroutine.wrap(function() end)) end)", "pcall(coroutine.wrap(…))"],
    ["local function deep(n) return 1 + deep(n + 1) end pcall(deep, 1)", "unbounded recursion"],
    ['pcall(function() return tonumber("x", 16) end)', "tonumber of no number, with a base"],
    ["pcall(function() return unpack({}, 3, 1) end)", "unpack from 3 to 1"],
  ])("%s", (chunk, why) => {
    expect(wrong(chunk)).toBe(`MoonSharp crashes: ${why}`);
    expect(usual(chunk)).toBe("");
  });

  test("recursion that ends does not", () => {
    expect(shown("local function sum(n) return n == 0 and 0 or 1 + sum(n - 1) end return sum(10000)")).toBe("10000");
  });
});

describe("its order of ties is .NET's", () => {
  const sorted = (size: number): string =>
    shown(
      LINES(
        `local t = {} for i = 1, ${String(size)} do t[i] = { key = i * 7 - math.floor(i * 7 / 3) * 3, i = i } end`,
        "table.sort(t, function(a, b) return a.key < b.key end)",
        "for i, each in ipairs(t) do t[i] = each.i end return unpack(t)",
      ),
    );

  test.each([
    [3, "3 1 2"],
    [8, "3 6 1 4 7 2 5 8"],
    [15, "3 6 9 12 15 1 4 7 10 13 2 5 8 11 14"],
    [22, "3 18 6 15 9 12 21 1 19 16 13 22 7 4 10 8 14 5 17 2 20 11"],
    [29, "15 27 3 24 6 21 9 18 12 25 22 19 16 28 1 13 10 7 4 17 11 20 8 23 5 26 2 14 29"],
  ])("of %i", (size, order) => {
    expect(sorted(size)).toBe(order);
  });

  test("three alike change places", () => {
    const chunk = LINES(
      "local t = { { 2, 'a' }, { 2, 'b' }, { 1, 'c' } } table.sort(t, function(a, b) return a[1] < b[1] end)",
      "return t[1][2], t[2][2], t[3][2]",
    );
    expect(shown(chunk)).toBe("c b a");
  });

  test("texts as people sort them, and a list that falls in on itself, by size", () => {
    expect(shown('local t = { "b", "B", "a", "A", "c" } table.sort(t) return table.concat(t)')).toBe("aAbBc");
    const chunk = (count: string): string =>
      `local t = {} for i = 1, ${count} do t[i] = (i * 7919 + 13) % 1009 end table.sort(t) for i = 2, #t do if t[i] < t[i - 1] then return i end end return "sorted"`;
    expect(shown(chunk("1000"))).toBe("sorted");
  });

  test("an order that contradicts itself is refused", () => {
    expect(shown("return pcall(function() table.sort({ 3, 1, 2 }, function() return true end) end)")).toMatch(
      /^false .*invalid order function for sorting/,
    );
  });
});

describe("formats", () => {
  test.each([
    ['string.format("%s", nil)', "string expected, got nil"],
    ['string.format("%s", {})', "string expected, got table"],
    ['string.format("%d %s", 1)', "no value"],
  ])("%s is refused", (call, why) => {
    expect(shown(`return pcall(function() local text = ${call} return text end)`)).toContain(why);
  });

  test("others are as ever", () => {
    expect(shown('return string.format("%s %5.1f %d%% %x|%-4s|", "a", 1.5, 3, 255, "b")')).toBe("a   1.5 3% ff|b   |");
  });
});
