import { expect, test } from "vitest";
import { frames, lua, tableOf } from "../../support/host-table";
import { token } from "../../support/host-pieces";

const O = `local o = getObjectFromGUID("t1")`;

test("what is let go from a height falls faster and faster, lands, and sleeps half a second later", () => {
  const table = tableOf([token("t1", { y: 3 })]);
  lua(table, `${O} o.setPosition({ 0, 3, 0 })`);
  const heights = [0, 1, 2].map(() => {
    frames(table, 5);
    return lua(table, `${O} return o.getPosition().y`) as number;
  });
  const [first = 0, second = 0, third = 0] = heights;
  expect(second - third).toBeGreaterThan(first - second);
  frames(table, 15);
  expect(lua(table, `${O} return { o.getPosition().y < 1.3, o.resting }`)).toEqual([true, false]);
  frames(table, 35);
  expect(lua(table, `${O} return o.resting`)).toBe(true);
});

test("what is moved a little has to come to rest again", () => {
  const table = tableOf([token("t1")]);
  lua(table, `${O} o.setPosition({ 1, 1, 0 })`);
  frames(table, 10);
  expect(lua(table, `${O} return o.resting`)).toBe(false);
  table.settle();
  expect(lua(table, `${O} return o.resting`)).toBe(true);
});

test.each([
  ["is taken away", `getObjectFromGUID("t2").destruct()`],
  ["is moved", `getObjectFromGUID("t2").setPosition({ 9, 1, 0 })`],
])("what lies on something that %s falls", (_, away) => {
  const table = tableOf([token("t2"), token("t1", { x: 5, y: 3 })]);
  lua(table, `${O} o.setPosition({ 0, 2, 0 })`);
  table.settle();
  const before = lua(table, `${O} return o.getPosition().y`) as number;
  lua(table, away);
  table.settle();
  expect(lua(table, `${O} return o.getPosition().y`)).toBeLessThan(before - 0.05);
});
