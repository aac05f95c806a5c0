import { describe, expect, test } from "vitest";
import { lua, tableOf } from "../../support/host-table";

const table = tableOf();

describe("what MoonSharp takes and Lua does not", () => {
  test.each([
    ["return 1 != 2", true],
    ["return not (1 != 1)", true],
    ["return (|a, b| a + b)(2, 3)", 5],
    ["return (|| 7)()", 7],
    ["local t = { 3, 1, 2 } table.sort(t, |a, b| a > b) return table.concat(t)", "321"],
    ["local f = |x| { x, (x * 2) }\nreturn f(4)[2]", 8],
    ["local f = |s| s .. ')' .. ']'\nreturn f('(')", "()]"],
    ["local f = |x| x != 1\nreturn f(2)", true],
    ["local f = |x| x * 2 -- twice\nreturn f(4)", 8],
    ["local f = |x| x * --[[ by ]] 2\nreturn f(4)", 8],
    ["local f = |x|\n  x\n  * 2\nreturn f(4)", 8],
    ["local f = |x| x * 2 local y = 3 return f(y)", 6],
    ["local f, n = |x| x + 1, 2 return f(n)", 3],
  ])("%s", (chunk, value) => {
    expect(lua(table, chunk)).toBe(value);
  });
});

describe("strings and comments are left alone", () => {
  test.each([
    ['return "a != b | c |"', "a != b | c |"],
    ["return 'it\\'s != |x| y'", "it's != |x| y"],
    ["return [[ a != b |x| ]]", " a != b |x| "],
    ["return [==[ ]] != ]==]", " ]] != "],
    ["-- a != b |x| y\nreturn 1", 1],
    ["--[[ != \n |x| ]] return 1", 1],
    ["--[==[ ]] != ]==] return 1", 1],
    ['return "!=" != 1 -- !=', true],
    ['return "http://a" -- http://b & c', "http://a"],
  ])("%s", (chunk, value) => {
    expect(lua(table, chunk)).toBe(value);
  });
});

test("lines and columns stay where they are, so that an error names the right statement", () => {
  const script = "local a = 1\nif a != 2 then\nlocal f = |x| x + 1\nend\n  error('here')";
  expect(() => lua(table, script)).toThrow("asked:(5,7-15): here");
});

test("a text that never ends is the script's mistake, not ours", () => {
  for (const script of ["x != [[", "x != '", "x != --[[", "|", "|a, b|"]) {
    expect(() => {
      table.world.global.run(script, "unfinished");
    }).toThrow("unfinished:(1,");
  }
});

describe("what Lua 5.3 takes and MoonSharp does not", () => {
  test.each(["7 // 2", "7 & 2", "7 ~ 2", "~7", "7 << 2", "7 >> 2", "7 | 2"])("%s is refused", (expression) => {
    expect(() => lua(table, `return ${expression}`)).toThrow(/asked:\(1,[\d-]+\): /);
  });
});

test("what is nested without end is a mistake, not a hang", () => {
  expect(() => lua(table, "return " + "|a| f(".repeat(5_000))).toThrow("asked:(1,");
  expect(() => lua(table, "return " + "(".repeat(5_000))).toThrow("asked:(1,");
  expect(lua(table, `local f = tostring return #{ ${"f(|a| a), ".repeat(1000)} }`)).toBe(1000);
  const places = "f(function() ".repeat(60) + "end).x = 1 ".repeat(60);
  expect(() => lua(table, places)).toThrow(/ran too long and was stopped|asked:/);
});
