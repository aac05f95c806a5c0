import { expect, test } from "vitest";
import { token } from "../../support/host-pieces";
import { frames, lua, tableOf } from "../../support/host-table";

const O = "local o = getObjectFromGUID('aaa111') ";
const glow = `${O} local c = o.getHighlightColor() return c and c:toString() or "none"`;

test("Object.highlightOn .highlightOff .getHighlightColor: the last colour is seen, each is taken away by itself", () => {
  const table = tableOf([token("aaa111")]);
  lua(table, `${O} o.highlightOn("Red") o.highlightOn("Green")`);
  expect(lua(table, glow)).toBe("Green");
  lua(table, `${O} o.highlightOff("Green")`);
  table.settle();
  expect([lua(table, glow), table.world.clock.frame]).toEqual(["Red", 1]);
  lua(table, `${O} o.highlightOn({ 0, 0, 1 }) o.highlightOff()`);
  expect(lua(table, glow)).toBe("none");
});

test("Object.highlightOn: ends by itself after its seconds, counted from the last call", () => {
  const table = tableOf([token("aaa111")]);
  lua(table, `${O} o.highlightOn("Red", 1)`);
  frames(table, 50);
  lua(table, `${O} o.highlightOn("Red", 1)`);
  frames(table, 50);
  expect(lua(table, glow)).toBe("Red");
  frames(table, 20);
  expect(lua(table, glow)).toBe("none");
  expect(table.world.clock.pending).toBe(false);
});

test("what is no colour is refused", () => {
  const table = tableOf([token("aaa111")]);
  expect(() => lua(table, `${O} o.highlightOn("Mauve")`)).toThrow("Object.highlightOn: argument 1 must be a colour");
});
