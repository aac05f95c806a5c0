import { describe, expect, test } from "vitest";
import { numberAsText } from "../../../src/host/vm/doubles";
import { lua, printed, tableOf } from "../../support/host-table";

const table = tableOf();

describe("numbers print as the game prints doubles", () => {
  test.each([
    ["3", "3"],
    ["3.0", "3"],
    ["10 / 2", "5"],
    ["-0", "0"],
    ["0.1 + 0.2", "0.3"],
    ["1 / 3", "0.333333333333333"],
    ["0.0001", "0.0001"],
    ["0.00001", "1E-05"],
    ["999999999999999", "999999999999999"],
    ["1e15", "1E+15"],
    ["123456789012345678", "1.23456789012346E+17"],
    ["1e100", "1E+100"],
    ["-2.5e-7", "-2.5E-07"],
    ["0 / 0", "NaN"],
    ["-1 / 0", "-Infinity"],
  ])("%s as %s", (expression, text) => {
    expect(printed(table, expression)).toBe(text);
  });

  test.each([
    "tostring(7)",
    '"" .. 7',
    'string.format("%s", 7)',
    "table.concat({ 7 })",
    'select(1, ("7"):gsub("x", ""))',
  ])("%s is the same text wherever a number becomes one", (expression) => {
    expect(lua(table, `return ${expression}`)).toBe("7");
  });

  test("print writes them alike", () => {
    lua(table, "print(1, 2.5, 1e15)");
    expect(table.world.chat.at(-1)?.text).toBe("1\t2.5\t1E+15");
  });
});

describe("numbers are doubles and nothing else", () => {
  test.each([
    ["2147483647 + 1", 2147483648],
    ["0x7fffffff + 1", 2147483648],
    ["0xFFFFFFFF", 4294967295],
    ["-0xFFFFFFFF", -4294967295],
    ["0XfffffffffF", 2 ** 40 - 1],
    ['tonumber("ffffffff", 16)', 4294967295],
    ['tonumber(" ff ", 16)', 255],
    ['tonumber("11111111111111111111111111111111", 2)', 4294967295],
    ["4294967296 * 4294967296", 2 ** 64],
    ["#{ 1, 2 } * 2147483647 * #{ 1, 2 }", 8589934588],
    ["math.floor(3.7) * 2147483647", 6442450941],
    ['tonumber("2147483647") + 1', 2147483648],
    ["7 / 2", 3.5],
    ["2 ^ 53", 2 ** 53],
  ])("%s", (expression, value) => {
    expect(lua(table, `return ${expression}`)).toBe(value);
  });

  test("a loop passes the end of 32 bits", () => {
    expect(lua(table, "local turns = 0 for i = 2147483646, 2147483650 do turns = turns + 1 end return turns")).toBe(5);
  });

  test("a whole number is one key, however it was reached", () => {
    expect(lua(table, 'local t = { "one" } t[4 / 2] = "two" t[#t + 1] = "three" return t[2] .. t[3] .. #t')).toBe(
      "twothree3",
    );
  });

  test("%d takes any number and cuts it", () => {
    expect(lua(table, 'return string.format("%d %d %5d|%-4d|%03d", 3.9, -3.9, 7, 7, 7)')).toBe("3 -3     7|7   |007");
    expect(lua(table, 'return string.format("%d %d%%", 2 ^ 40, 50)')).toBe("1099511627776 50%");
  });
});

test("fifteen digits and no more", () => {
  expect(numberAsText(Math.PI)).toBe("3.14159265358979");
  expect(numberAsText(1.0000000000000002)).toBe("1");
});
