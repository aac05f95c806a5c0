import { expect, test } from "vitest";
import { boxBody } from "../../../src/host/world/body";
import { modelOf } from "../../../src/host/world/model";
import { Vec } from "../../../src/host/vm/value";
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

test("a box has eight corners, and each of its faces lies on one of its six sides", () => {
  const { corners, faces } = boxBody(new Vec(-1, -2, -3), new Vec(4, 5, 6));
  const told = corners.map(({ x, y, z }) => `${String(x)} ${String(y)} ${String(z)}`);
  const all = [-1, 4].flatMap((x) => [-2, 5].flatMap((y) => [-3, 6].map((z) => [x, y, z].join(" "))));
  expect([...told].sort()).toEqual([...all].sort());
  const sides = faces.map((face) =>
    (["x", "y", "z"] as const).flatMap((axis) => {
      const places = new Set(face.map((corner) => corner[axis]));
      return places.size === 1 ? [`${axis} ${[...places].join()}`] : [];
    }),
  );
  expect(sides.every((on) => on.length === 1)).toBe(true);
  const two = ["x -1", "x 4", "y -2", "y 5", "z -3", "z 6"].flatMap((side) => [side, side]);
  expect(sides.flat().sort()).toEqual(two.sort());
});

test("a face of a model that names a corner it does not have is none", () => {
  const faces = (line: string) => modelOf(`v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n${line}`)?.faces.length;
  expect(["f 1 2 3", "f 1 2 9", "f 1 9 3", "f 9 2 3", "f 1 2 3 4", "f -1 -2 -3"].map(faces)).toEqual([
    1, 0, 0, 0, 2, 1,
  ]);
});
