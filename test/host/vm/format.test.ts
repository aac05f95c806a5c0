import { describe, expect, test } from "vitest";
import { lua, tableOf } from "../../support/host-table";

const table = tableOf();

describe("string.format writes as MoonSharp 2.0 does", () => {
  test.each([
    ['"%d %d %d", 3.9, -3.9, 2 ^ 40', "3 -3 1099511627776"],
    ['"%i|%u|%d", -3, 3, "5"', "-3|3|5"],
    ['"%+d|% d|%+5d|%-5d|%05d|%-+5d|", 5, 5, 5, 5, 5, 3', "+5| 5|   +5|5    |00005|+3   |"],
    ['"%x|%X|%#x|%o|%#o|%5x|%05x|%x", 255, 255, 255, 8, 8, 255, 255, 255.7', "ff|FF|0xff|10|010|   ff|000ff|ff"],
    [
      '"%f|%.2f|%10.4f|%-8.2f|%+.1f|%05.1f", 100, 1.005, 3.14159, 2.5, 5, 2.5',
      "100.000000|1.00|    3.1416|2.50    |+5.0|002.5",
    ],
    ['"%.0f %.0f %.1f %.3f %f", 0.5, 1.5, 0.25, 2.0005, 1e22', "0 2 0.2 2.001 10000000000000000000000.000000"],
    ['"%e|%E|%.0e|%e", 12345.678, 12345.678, 15, 0', "1.234568e+004|1.234568E+004|2e+001|0.000000e+000"],
    [
      '"%g|%g|%.3g|%g|%g|%g|%G|%g", 100, 0.0001, 1234.5, 1e20, 1234567, 123456, 1e-10, 0',
      "100|0.0001|1.23e+03|1e+20|1.23457e+06|123456|1E-10|0",
    ],
    ['"%g|%.14g|%.17g|%g", 0.00001, 0.1, 0.1, 1.5', "1e-05|0.1|0.10000000000000001|1.5"],
    ['"%s|%5s|%-5s|%.2s|%5.1s|", 1.5, "a", "b", "abc", "abc"', "1.5|    a|b    |ab|    a|"],
    ['"%c%c%%", 65, 66', "AB%"],
    ['"%5s|", "é"', "    é|"],
    ["5", "5"],
  ])("%s", (args, text) => {
    expect(lua(table, `return string.format(${args})`)).toBe(text);
  });

  test("%q can be read back by Lua", () => {
    expect(lua(table, 'return string.format("%q", "a\\"b\\\\c\\nd\\0e")')).toBe('"a\\"b\\\\c\\\nd\\0e"');
  });

  test("a text has it as a method", () => {
    expect(lua(table, 'return ("%02d:%02d"):format(7, 5)')).toBe("07:05");
  });
});

describe("what does not fit is refused, as it is in the game", () => {
  test.each([
    ['"%s", nil', "#2 to 'format' (string expected, got nil)"],
    ['"%d %s", 1, true', "#3 to 'format' (string expected, got boolean)"],
    ['"%s", {}', "#2 to 'format' (string expected, got table)"],
    ['"%d", "x"', "#2 to 'format' (number expected, got string)"],
    ['"%d", ""', "#2 to 'format' (number expected, got string)"],
    ['"%d", nil', "#2 to 'format' (number expected, got nil)"],
    ['"%d"', "#2 to 'format' (no value)"],
    ['"%y", 1', "invalid option '%y' to 'format'"],
    ['"100%"', "invalid option '%' to 'format'"],
    ['"%123d", 1', "width or precision too long"],
  ])("%s", (args, message) => {
    expect(() => lua(table, `return string.format(${args})`)).toThrow(message);
  });
});
