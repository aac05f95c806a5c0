import { expect, test } from "vitest";
import { token } from "../../support/host-pieces";
import { lua, tableOf, thingAt } from "../../support/host-table";

const O = "local o = getObjectFromGUID('aaa111') ";
const table = tableOf([token("aaa111")]);
const seen = (how: "hidden" | "invisible") =>
  ["Red", "Blue"].filter((colour) => thingAt(table, "aaa111").isHiddenBy(how, colour));

test.each([
  ["Object.setHiddenFrom", "setHiddenFrom", "hidden"],
  ["Object.setInvisibleTo", "setInvisibleTo", "invisible"],
] as const)("%s: hides from colours until it is given an empty list", (_, name, how) => {
  expect(lua(table, `${O} return o.${name}({ "Red" })`)).toBe(true);
  expect(seen(how)).toEqual(["Red"]);
  lua(table, `${O} o.${name}({ "Blue" })`);
  expect(seen(how)).toEqual(["Blue"]);
  lua(table, `${O} o.${name}({})`);
  expect(seen(how)).toEqual([]);
});

test.each([
  ["Object.attachHider", "attachHider", "hidden"],
  ["Object.attachInvisibleHider", "attachInvisibleHider", "invisible"],
] as const)("%s: hides by several names at once, and from everybody without a list", (_, name, how) => {
  lua(table, `${O} o.${name}("fog", true, { "Red" }) o.${name}("night", true, { "Red", "Blue" })`);
  expect(seen(how)).toEqual(["Red", "Blue"]);
  expect(lua(table, `${O} return o.${name}("night", false)`)).toBe(true);
  expect(seen(how)).toEqual(["Red"]);
  lua(table, `${O} o.${name}("fog", true, {})`);
  expect(seen(how)).toEqual(["Red", "Blue"]);
  lua(table, `${O} o.${name}("fog", true)`);
  expect(seen(how)).toEqual(["Red", "Blue"]);
  lua(table, `${O} o.${name}("fog", false)`);
  expect(seen(how)).toEqual([]);
});
