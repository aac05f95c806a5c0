import { expect, test } from "vitest";
import { token } from "../../support/host-pieces";
import { lua, tableOf } from "../../support/host-table";

const O = "local o = getObjectFromGUID('aaa111') ";
const read = `${O} local f = o.getFogOfWarReveal() return { f.reveal, f.color, f.range }`;

test("Object.getFogOfWarReveal .setFogOfWarReveal: what is not given stays, and it is saved", () => {
  const table = tableOf([token("aaa111")]);
  expect(lua(table, read)).toEqual([false, "All", 5]);
  expect(lua(table, `${O} return o.setFogOfWarReveal({ reveal = true, color = "blue" })`)).toBe(true);
  expect(lua(table, read)).toEqual([true, "Blue", 5]);
  lua(table, `${O} o.setFogOfWarReveal({ range = 3 })`);
  expect(lua(table, read)).toEqual([true, "Blue", 3]);
  expect(table.save().ObjectStates[0]?.FogOfWarRevealer).toEqual({ Active: true, Color: "Blue", Range: 3 });
  expect(() => lua(table, `${O} o.setFogOfWarReveal({ color = "Mauve" })`)).toThrow("no player colour Mauve");
});
