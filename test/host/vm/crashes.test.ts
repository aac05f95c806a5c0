import { describe, expect, test } from "vitest";
import { fengariVm, shownBy } from "../../support/host-lua";

const wrong = (chunk: string): string => {
  try {
    return `nothing, but ${shownBy(fengariVm(), chunk).join(" ")}`;
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split("\n")[0] ?? "";
  }
};

describe("what ends MoonSharp itself is held by no pcall", () => {
  test.each([
    ["pcall(coroutine.wrap(function() end))", "pcall(coroutine.wrap(…))"],
    ["pcall(function() pcall(coroutine.wrap(function() end)) end)", "pcall(coroutine.wrap(…))"],
    ["local function deep(n) return 1 + deep(n + 1) end pcall(deep, 1)", "unbounded recursion"],
    ['pcall(function() return tonumber("x", 16) end)', "tonumber of no number, with a base"],
    ["pcall(function() return unpack({}, 3, 1) end)", "unpack from 3 to 1"],
  ])("%s", (chunk, why) => {
    expect(wrong(chunk)).toMatch(new RegExp(`MoonSharp crashes: ${why.replace(/[().*]/g, "\\$&")}$`));
  });

  test("a recursion says where", () => {
    expect(wrong("local function deep() return 1 + deep() end deep()")).toBe(
      "script:(1,41-58): MoonSharp crashes: unbounded recursion",
    );
  });

  test("recursion that ends does not, and neither does the next one", () => {
    const vm = fengariVm();
    expect(() => shownBy(vm, "local function deep() return 1 + deep() end deep()")).toThrow("unbounded recursion");
    const chunk = "local function sum(n) return n == 0 and 0 or 1 + sum(n - 1) end return sum(10000)";
    expect(shownBy(vm, chunk)).toEqual(["10000"]);
  });
});

test("what a callback of the library throws goes past the pcall of the library's function", () => {
  expect(wrong('return pcall(table.sort, { 2, 1 }, function() error("x") end)')).toMatch(/^script:\(1,[\d-]+\): x$/);
});
