import luabundle from "luabundle";
import { expect, test } from "vitest";
import { foreignScript } from "../../build/foreign";

const OWN = 'local dice = require("dice")\nfunction onLoad() dice.roll() end\n';
const MODULES = { dice: 'local sides = require("sides")\nreturn { roll = sides }\n', sides: "return 6 != 7\n" };

/** A bundle as other people's editors make it. */
const foreignBundle = (): string => {
  const bodies = Object.entries(MODULES).map(
    ([name, lua]) =>
      `__bundle_register("${name}", function(require, _LOADED, __bundle_register, __bundle_modules)\n${lua}\nend)\n`,
  );
  const bundle = luabundle.bundleString(OWN.replace(/require\("(\w+)"\)/g, "nil"), { force: true, luaVersion: "5.2" });
  return bundle
    .replace('__bundle_register("__root"', `${bodies.join("")}__bundle_register("__root"`)
    .replace("local dice = nil", 'local dice = require("dice")');
};

test("a bundle is taken apart into its own code and its modules", () => {
  const { own, modules } = foreignScript(foreignBundle());
  expect(own.trim()).toBe(OWN.trim());
  expect(Object.keys(modules).sort()).toEqual(["dice", "sides"]);
  expect(modules["sides"]?.trim()).toBe(MODULES.sides.trim());
});

test("line ends of Windows and a comment above the header do no harm", () => {
  const { modules } = foreignScript(`-- FTC-GUID: 123abc\n${foreignBundle()}`.replaceAll("\n", "\r\n"));
  expect(Object.keys(modules).sort()).toEqual(["dice", "sides"]);
});

test("a script that nobody bundled is all its author's own", () => {
  expect(foreignScript("function onLoad() end")).toEqual({ own: "function onLoad() end", modules: {} });
  expect(foreignScript("")).toEqual({ own: "", modules: {} });
});

test("a broken bundle is refused", () => {
  expect(() => foreignScript('-- Bundled by luabundle {"version":"1.7.0"}\nprint(1)\n')).toThrow(/Root module/i);
});
