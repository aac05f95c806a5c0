import { describe, expect, test } from "vitest";
import { lua, tableOf } from "../../support/host-table";

const table = tableOf();

describe("bit32 counts in 32 bits as MoonSharp does", () => {
  test.each([
    ["band(0xff, 0x0f)", 0x0f],
    ["band(-1, 255)", 255],
    ["band(2 ^ 40 + 5, 7)", 5],
    ["bor(1, 2, 4)", 7],
    ["bxor(6, 3)", 5],
    ["bnot(0)", 0xffffffff],
    ["btest(6, 2)", true],
    ["btest(1, 2)", false],
    ["lshift(1, 31)", 0x80000000],
    ["lshift(1, 32)", 1],
    ["lshift(8, -2)", 2],
    ["rshift(0x80000000, 31)", 1],
    ["rshift(1, -4)", 16],
    ["rshift(8, 33)", 4],
    ["arshift(-8, 1)", -4],
    ["arshift(-8, 40)", -1],
    ["arshift(1, -3)", 8],
    ["lrotate(0x80000001, 1)", 3],
    ["lrotate(1, 33)", 2],
    ["rrotate(1, 1)", 0x80000000],
    ["extract(0xf0, 4, 4)", 15],
    ["extract(8, 3)", 1],
    ["replace(0, 5, 4, 4)", 0],
    ["replace(15, 1, 1, 2)", 9],
  ])("%s", (call, value) => {
    expect(lua(table, `return bit32.${call}`)).toBe(value);
  });

  test("what is no number is refused", () => {
    expect(() => lua(table, "return bit32.bor({})")).toThrow("bad argument #1 to 'bor' (number expected");
    expect(() => lua(table, "return bit32.band()")).toThrow("bad argument #1 to 'band' (number expected");
  });

  test("the last bit is out of reach of extract and replace", () => {
    for (const call of ["extract(255, 28, 8)", "replace(1, 0, 0, 32)"])
      expect(() => lua(table, `return bit32.${call}`)).toThrow("trying to access non-existent bits");
  });
});
