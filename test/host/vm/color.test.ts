import { describe, expect, test } from "vitest";
import { lua, printed, tableOf } from "../../support/host-table";

const table = tableOf();

const parts = (expression: string): unknown => lua(table, `local c = ${expression} return { c:get() }`);

const SEATS = ["White", "Brown", "Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Purple", "Pink", "Grey", "Black"];

describe("a Color is made, read and set", () => {
  test.each([
    ["Color", "Color(0.1, 0.2, 0.3)", [0.1, 0.2, 0.3, 1]],
    ["Color", "Color(0.1, 0.2, 0.3, 0.4)", [0.1, 0.2, 0.3, 0.4]],
    ["Color.new", "Color.new(0.1, 0.2, 0.3)", [0.1, 0.2, 0.3, 1]],
    ["color", "color(0.1, 0.2, 0.3)", [0.1, 0.2, 0.3, 1]],
    ["Color", "Color({ r = 0.1, b = 0.3 })", [0.1, 0, 0.3, 1]],
    ["Color", "Color({ 0.1, 0.2, 0.3 })", [0, 0, 0, 1]],
    ["Color", "Color(2, -1, 0.5, 9)", [1, 0, 0.5, 1]],
    ["Color.copy", "Color(0.1, 0.2, 0.3):copy()", [0.1, 0.2, 0.3, 1]],
    ["Color.setAt", "Color(0.1, 0.2, 0.3):setAt('g', 5)", [0.1, 1, 0.3, 1]],
    ["Color.fromHex", "Color.fromHex('#ff000080')", [1, 0, 0, 128 / 255]],
    ["Color.fromHex", "Color.fromHex('00ff00')", [0, 1, 0, 1]],
    ["Color.fromString", "Color.fromString('teal')", [0.129, 0.694, 0.607, 1]],
    ["Color.lerp", "Color(0, 0, 0):lerp(Color(1, 0.5, 0), 0.5)", [0.5, 0.25, 0, 1]],
  ])("%s: %s", (_member, expression, wanted) => {
    expect(parts(expression)).toEqual(wanted);
  });

  test("Color.r .g .b .a: 1 to 4 are other names of r, g, b, a", () => {
    expect(lua(table, "local c = Color(0.1, 0.2, 0.3) c[1] = 0.9 return { c.r, c[2], c[3], c[4] }")).toEqual([
      0.9, 0.2, 0.3, 1,
    ]);
  });

  test("Color.get: gives four numbers", () => {
    expect(lua(table, "return { Color(0.1, 0.2, 0.3, 0.4):get() }")).toEqual([0.1, 0.2, 0.3, 0.4]);
  });

  test("the class is the metatable of its instances", () => {
    expect(lua(table, "return rawequal(getmetatable(Color(0, 0, 0)), Color)")).toBe(true);
  });

  test("Color.set: changes the channels it is given and gives nothing back", () => {
    expect(
      lua(table, "local c = Color(0.1, 0.2, 0.3) local got = c:set(1, nil, 0) return { c.r, c.g, c.b, got == nil }"),
    ).toEqual([1, 0.2, 0, true]);
  });

  test("a number that is no channel is an error, as it is in the game", () => {
    expect(() => lua(table, "return Color(0, 0, 0)[5]")).toThrow("5");
    expect(() => lua(table, "return Color[1]")).toThrow("1");
  });
});

describe("colours of seats", () => {
  test.each(SEATS)("%s is known, in any case of letters", (name) => {
    expect(
      lua(table, `return Color.${name} ~= nil and Color.${name.toUpperCase()} == Color["${name.toLowerCase()}"]`),
    ).toBe(true);
    expect(lua(table, `return Color.${name}:toString()`)).toBe(name);
  });

  test("what was looked up is a copy", () => {
    expect(lua(table, "Color.Purple.r = 1 return Color.Purple.r")).toBe(0.627);
  });

  test("Color.list: names them all", () => {
    expect((lua(table, "return Color.list") as string[]).sort()).toEqual([...SEATS].sort());
  });

  test("Color.Add: one may be added once, and is found and listed", () => {
    const fresh = tableOf();
    lua(fresh, 'Color.Add("turquoise", Color(0.1, 0.2, 0.3))');
    expect(lua(fresh, "return Color.Turquoise:toString() .. #Color.list")).toBe("Turquoise13");
    expect(() => lua(fresh, 'Color.Add("Red", Color(0, 0, 0))')).toThrow("already");
  });

  test("what is no colour is nil, or an error where one is asked for", () => {
    expect(lua(table, "return Color.Mauve")).toBe(undefined);
    expect(() => lua(table, 'return Color.fromString("mauve")')).toThrow("mauve");
    for (const hex of ["00ff0", "00ff0g", "00ff000", "00ff00ff0"]) {
      expect(() => lua(table, `return Color.fromHex("${hex}")`), hex).toThrow(hex);
    }
  });
});

describe("colours compare", () => {
  test.each([
    ["Color.__eq", "Color(0.1, 0.2, 0.3) == Color(0.105, 0.2, 0.3)", true],
    ["Color.__eq", "Color(0.1, 0.2, 0.3) == Color(0.106, 0.206, 0.3)", false],
    ["Color.equals", "Color(0.1, 0.2, 0.3):equals(Color(0.2, 0.3, 0.3), 0.3)", true],
    ["Color.equals", "Color(0, 0, 0):equals(Color(0, 0, 0, 0.5))", false],
    ["Color.toString", "Color(0.86, 0.1, 0.094):toString()", "Red"],
    ["Color.toString", "Color(0.9, 0.1, 0.094):toString()", undefined],
    ["Color.toString", "Color(0.9, 0.1, 0.094):toString(0.1)", "Red"],
  ])("%s: %s", (_member, expression, value) => {
    expect(lua(table, `return ${expression}`)).toBe(value);
  });
});

describe("a Color prints itself", () => {
  test.each([
    ["Color.toHex", "Color.fromHex('deadbf42'):toHex()", "deadbf"],
    ["Color.toHex", "Color.fromHex('deadbf42'):toHex(true)", "deadbf42"],
    ["Color.toHex", "Color(0.5, 1, 0):toHex()", "7fff00"],
    ["Color.__tostring", "tostring(Color(0.1, 0.2, 0.3))", "Color: { r = 0.1, g = 0.2, b = 0.3 }"],
    ["Color.__tostring", "tostring(Color.Purple)", "Color: Purple { r = 0.627, g = 0.125, b = 0.941 }"],
    ["Color.dump", "Color(0.1, 0.2, 0.3, 0.4):dump()", "{ r = 0.1, g = 0.2, b = 0.3, a = 0.4 }"],
    ["Color.dump", "Color.White:dump('here')", "here: White { r = 1, g = 1, b = 1 }"],
  ])("%s: %s", (_member, expression, text) => {
    expect(printed(table, expression)).toBe(text);
  });
});
