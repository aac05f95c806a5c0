import { describe, expect, test } from "vitest";
import { lua, tableOf } from "../../support/host-table";

const table = tableOf();

describe("MoonSharp's own json", () => {
  test("json.parse: reads what it can", () => {
    expect(lua(table, `return json.parse('{ "a": [1, 2.5, true, "x\\\\n"], "b": {} }')`)).toEqual({
      a: [1, 2.5, true, "x\n"],
      b: [],
    });
    expect(lua(table, `return json.parse('[1 2]')`)).toEqual([1, 2]);
    expect(() => lua(table, `json.parse('[-1]')`)).toThrow("nexpected token");
    expect(() => lua(table, `json.parse('"text"')`)).toThrow("nexpected token");
  });

  test("json.null .isnull: a null is a value and no nil", () => {
    expect(lua(table, `local t = json.parse('{ "a": null }') return { json.isnull(t.a), t.a == nil }`)).toEqual([
      true,
      false,
    ]);
    expect(lua(table, "return { json.isnull(nil), json.isnull(json.null()), json.isnull(1) }")).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("json.serialize: lists by their first entry, the rest by its texts", () => {
    expect(lua(table, `return json.serialize({ 1, "a/b", { x = true } })`)).toBe('[1,"a\\/b",{"x":true}]');
    expect(lua(table, `return json.serialize({ [2] = 1, a = -0.5 })`)).toBe('{"a":-0.5}');
    expect(lua(table, `return json.serialize({})`)).toBe("{}");
    expect(lua(table, `return json.serialize({ a = json.null(), f = print })`)).toBe('{"a":null}');
  });
});

describe("MoonSharp's dynamic", () => {
  test("dynamic.eval .prepare: an expression of the script's globals", () => {
    expect(lua(table, "x = 4 return dynamic.eval('x * 2')")).toBe(8);
    expect(lua(table, "x = 4 local e = dynamic.prepare('x + 1') x = 9 return dynamic.eval(e)")).toBe(10);
    expect(() => lua(table, "dynamic.eval('x +')")).toThrow();
  });
});

test("json.serialize: what JSON has no word for is left out of lists, too, and letters are escaped", () => {
  expect(lua(table, "return json.serialize({ 1, print, json.null(), Global, 2 })")).toBe("[1,null,2]");
  expect(lua(table, "return json.serialize({ a = Global, b = function() end, c = false, [1.5] = 1 })")).toBe(
    '{"c":false}',
  );
  expect(lua(table, String.raw`return json.serialize({ "\\ / \" \n \r \t \b \f" })`)).toBe(
    String.raw`["\\ \/ \" \n \r \t \b \f"]`,
  );
});

test("json.parse: numbers, words and texts, and what is none of them is told", () => {
  expect(lua(table, "return json.parse('[0, 12.5, 1e3, 2E-2, false]')")).toEqual([0, 12.5, 1000, 0.02, false]);
  const read = (inner: string) => {
    table.world.global.set("given", `{ "${inner}": 1 }`);
    return lua(table, "return (next(json.parse(given)))");
  };
  const known = String.raw`\u{41}\x42\067\"\'\\\z   |`;
  expect(read(known)).toBe(`ABC"'\\|`);
  expect(read(String.raw`\a\b\f\n\r\t\v`)).toBe("\x07\b\f\n\r\t\v");
  expect(() => read(String.raw`\u0041`)).toThrow(String.raw`'{' expected near '\u'`);
  for (const letter of ["/", "q"])
    expect(() => read(`\\${letter}`)).toThrow(`invalid escape sequence near '\\${letter}'`);
  expect(() => read("a\nb")).toThrow("unfinished string near 'a'");
  for (const [text, token] of [
    ["{1: 2}", "1"],
    ['{"a" 1}', "1"],
    ["[nope]", "nope"],
    ["[", "<eof>"],
    ['{"a": }', "}"],
    ["", "<eof>"],
  ] as const)
    expect(() => lua(table, `json.parse('${text}')`), text).toThrow(`nexpected token : '${token}'`);
  expect(() => lua(table, `json.parse('["open]')`)).toThrow("unfinished string near 'open]'");
});
