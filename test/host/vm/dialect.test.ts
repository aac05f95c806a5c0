import { describe, expect, test } from "vitest";
import { spokenAsLua } from "../../../src/host/vm/dialect";
import { lua, tableOf } from "../../support/host-table";

const table = tableOf();

describe("what MoonSharp takes and Lua does not", () => {
  test.each([
    ["return 1 != 2", true],
    ["return not (1 != 1)", true],
    ["return (|a, b| a + b)(2, 3)", 5],
    ["return (|| 7)()", 7],
    ["return (|x| |y| x - y)(9)(4)", 5],
    ["local t = { 3, 1, 2 } table.sort(t, |a, b| a > b) return table.concat(t)", "321"],
    ["local f = |x| { x, (x * 2) }\nreturn f(4)[2]", 8],
    ["local f = |s| s .. ')' .. ']'\nreturn f('(')", "()]"],
    ["local f = |x| x != 1\nreturn f(2)", true],
    ["local f = |x| x * 2 -- twice\nreturn f(4)", 8],
    ["local f = |x| x * --[[ by ]] 2\nreturn f(4)", 8],
  ])("%s", (chunk, value) => {
    expect(lua(table, chunk)).toBe(value);
  });
});

describe("strings and comments are left alone", () => {
  test.each([
    'return "a != b | c |"',
    "return 'it\\'s != |x| y'",
    "return [[ a != b |x| ]]",
    "return [==[ ]] != ]==]",
    "-- a != b |x| y\nreturn 1",
    "--[[ != \n |x| ]] return 1",
    "--[==[ ]] != ]==] return 1",
  ])("%s", (chunk) => {
    expect(spokenAsLua(chunk)).toBe(chunk);
  });

  test("what comes after them is not", () => {
    expect(spokenAsLua('return "!=" != 1 -- !=')).toBe('return "!=" ~= 1 -- !=');
    expect(spokenAsLua("return [[!=]] != 1")).toBe("return [[!=]] ~= 1");
  });
});

test("lines stay where they are, so that an error names the right one", () => {
  const script = "local a = 1\nif a != 2 then\nlocal f = |x| x + 1\nend\nerror('here')";
  expect(spokenAsLua(script).split("\n")).toHaveLength(script.split("\n").length);
  expect(() => lua(table, script)).toThrow("asked:5: here");
});

test("a text that never ends is the script's mistake, not ours", () => {
  for (const script of ["x != [[", "x != '", "x != --[[", "|", "|a, b|"]) {
    expect(() => {
      table.world.global.run(script, "unfinished");
    }).toThrow("unfinished:1:");
  }
});

describe("what Lua 5.3 takes and MoonSharp does not", () => {
  test.each(["7 // 2", "7 & 2", "7 ~ 2", "~7", "7 << 2", "7 >> 2", "7 | 2"])("%s is refused", (expression) => {
    expect(() => lua(table, `return ${expression}`)).toThrow(/asked:1: .*MoonSharp/);
  });

  test("a web address in a string or a comment is none of these", () => {
    expect(lua(table, 'return "http://a" -- http://b & c')).toBe("http://a");
  });
});

test("a line of lambdas without end is a mistake, not a hang", () => {
  expect(() => spokenAsLua("return " + "|a| ".repeat(5_000))).toThrow("script:1: lambdas are nested too deeply");
  expect(spokenAsLua("f(|a| a) ".repeat(1000))).toContain("f(function(a) return  a end)");
});
