import { parse } from "moonsharp-luaparse";
import { describe, expect, test } from "vitest";
import { withItsOperators } from "../../../src/host/vm/moonsharp-operators";
import { FengariVm } from "../../../src/host/vm/fengari-vm";
import { USUAL_LIMITS } from "../../../src/host/vm/vm";
import { anyLua } from "../../build/fixture/any-lua";
import { MOONSHARP, moonsharpVm, shownBy } from "../../support/moonsharp-vm";

const written = (lua: string): string => withItsOperators(parse, lua, "script");

describe("operators become calls", () => {
  test.each([
    ["return a < b", "return (__less(a , b))"],
    ["return (a + 1) * 2 <= -b", "return (((a + 1) * 2 <= -b))"],
    ["return a > 1, 2 >= b", "return (not(a <= 1)), (not(2 < b))"],
    ["return a%b%c", "return (__remainder((__remainder(a,b)),c))"],
    ["return #a.b[#c]", "return (__length(a.b[(__length(c))]))"],
    ["if not (a > b) then f(#x) end", "if not ((__more(a , b))) then f((__length(x))) end"],
    ["return a --[[ < ]] >= -- >\n b", "return (__atLeast(a --[[ < ]] , -- >\n b))"],
    ["return '<' .. \"%\", a == b, a ~= b", "return '<' .. \"%\", a == b, a ~= b"],
    [
      "local function f(...) return ... < #{ ... } end",
      "local function f(...) return ((... < (__length({ ... })))) end",
    ],
    ["while (a)<(b) do end", "while (__less((a),(b))) do end"],
  ])("%s", (lua, moonsharp) => {
    expect(written(lua)).toBe(moonsharp);
  });
});

describe("an assignment works out its right side first", () => {
  test.each([
    ["a = b", "a = b"],
    ["t[f()] = g()", "do local __value0= g();t[f()] =__value0;end "],
    ["t[1]=u[1]return t", "do local __value0=u[1];t[1]=__value0;end return t"],
    ["(f()).x, y = 1,\n 2", "do local __value0,__value1= 1,\n 2;(f()).x=__value0;y =__value1;end "],
    [
      "t.x = function() u[1] = #u end",
      "do local __value0= function() do local __value0= (__length(u));u[1] =__value0;end  end;t.x =__value0;end ",
    ],
  ])("%s", (lua, moonsharp) => {
    expect(written(lua)).toBe(moonsharp);
  });

  const LOG =
    'local log, t = "", {} local function f(x) log = log .. " k" .. x return x end local function g(x) log = log .. " v" .. x return x end';

  test.each([
    [`${LOG} t[f(1)] = g(1) t[f(2)], t[f(3)] = g(2), g(3) return log`, " v1 k1 v2 v3 k2 k3"],
    [`${LOG} t = { [f(1)] = g(1), [f(2)] = g(2) } return log`, " k1 v1 k2 v2"],
    ["local i, t = 1, {} i, t[i] = i + 1, 20 return tostring(t[1]), t[2]", "nil 20"],
    ["local a, b = 1, 2 a, b = b, a return a, b", "2 1"],
    ["local x, y = {}, {} local function two() return 1, 2 end x.a, y.b = two() return x.a, y.b", "1 2"],
    ["local x, y = {}, { b = 1 } x.a, y.b = 7 return x.a, tostring(y.b)", "7 nil"],
  ])("%s", (chunk, says) => {
    expect(shownBy(moonsharpVm(), chunk).join(" ")).toBe(says);
  });
});

test("goto is refused where it stands", () => {
  expect(() => written("for i = 1, 2 do\n goto next\n ::next::\nend")).toThrow("script:2: goto crashes MoonSharp");
  expect(() => written("x = = 1")).toThrow(/^script: \[1:/);
});

test("programs that lean on none of this do what they did, line by line", () => {
  for (let seed = 1; seed <= 100; seed++) {
    const lua = anyLua(seed);
    const line =
      "local said = '' local function print(a, b) said = said .. tostring(a) .. ' ' .. tostring(b) .. '\\n' end ";
    const chunk = `${line}${lua} return said`;
    expect(MOONSHARP.spoken(lua, "script").split("\n")).toHaveLength(lua.split("\n").length);
    expect(shownBy(moonsharpVm(), chunk)).toEqual(shownBy(new FengariVm("script", USUAL_LIMITS), chunk));
  }
});
