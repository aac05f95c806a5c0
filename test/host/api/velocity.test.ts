import { describe, expect, test } from "vitest";
import { token } from "../../support/host-pieces";
import { frames, lua, tableOf, thingAt } from "../../support/host-table";

const O = "local o = getObjectFromGUID('aaa111') ";
const piece = (more = {}) => {
  const table = tableOf([token("aaa111", { y: 1 }, more)]);
  table.settle();
  return table;
};

describe("speed", () => {
  test("Object.setVelocity .getVelocity: carries the object along, up and down again, until the table has slowed it", () => {
    const table = piece();
    const thing = thingAt(table, "aaa111");
    const from = thing.position;
    expect(
      lua(table, `${O} o.setVelocity({ 6, 5, 0 }) local v = o.getVelocity() return { v.x, v.y, v.z, o.resting }`),
    ).toEqual([6, 5, 0, false]);
    frames(table, 10);
    expect(thing.position.x).toBeCloseTo(from.x + 1, 5);
    expect(thing.position.y).toBeGreaterThan(from.y + 0.3);
    table.settle();
    expect(thing.position.y).toBeCloseTo(table.world.tableTop);
    expect(lua(table, `${O} local v = o.getVelocity() return { v.x, v.y, v.z, o.resting }`)).toEqual([0, 0, 0, true]);
  });

  test("Object.addForce: an impulse is shared out over the mass, a change of speed is not, and force is by the frame", () => {
    const speed = (kind: string) =>
      lua(
        piece({ Rigidbody: { Mass: 2, Drag: 0.1, AngularDrag: 0.1, UseGravity: true } }),
        `${O} o.addForce({ 60, 0, 0 }${kind}) return o.getVelocity().x`,
      );
    expect([speed(""), speed(", 1"), speed(", 2"), speed(", 3"), speed(", 4")]).toEqual([30, 0.5, 1, 30, 60]);
    expect(() => speed(", 5")).toThrow("Object.addForce: there is no force type 5");
  });

  test("Object.addForce .addTorque: a push of nothing wakes nobody", () => {
    const table = piece();
    expect(lua(table, `${O} return { o.addForce({ 0, 0, 0 }), o.addTorque({ 0, 0, 0 }), o.resting }`)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test("Object.addForce: moves nothing that is locked or has only just come", () => {
    const locked = piece({ Locked: true });
    lua(locked, `${O} o.addTorque({ 0, 9, 0 }, 4) o.setAngularVelocity({ 0, 9, 0 }) o.setVelocity({ 9, 0, 0 })`);
    expect(lua(locked, `${O} return { o.getAngularVelocity().y, o.getVelocity().x }`)).toEqual([0, 0]);
    expect(lua(locked, `${O} return { o.addForce({ 60, 0, 0 }), o.getVelocity().x }`)).toEqual([true, 0]);
    expect(lua(piece(), `${O} local c = o.clone() return { c.addForce({ 60, 0, 0 }), c.getVelocity().x }`)).toEqual([
      false,
      0,
    ]);
  });

  test("Object.setAngularVelocity .getAngularVelocity .addTorque: turns it about, and dies away", () => {
    const table = piece();
    const thing = thingAt(table, "aaa111");
    expect(lua(table, `${O} return o.setAngularVelocity({ 0, math.pi, 0 })`)).toBe(true);
    expect(lua(table, `${O} return o.getAngularVelocity().y`)).toBeCloseTo(Math.PI);
    frames(table, 1);
    expect(thing.rotation.y).toBeCloseTo(3);
    lua(table, `${O} o.addTorque({ 0, 10, 0 }, 4)`);
    expect(lua(table, `${O} return o.getAngularVelocity().y`)).toBeGreaterThan(10);
    table.settle();
    expect(lua(table, `${O} return o.getAngularVelocity().y`)).toBe(0);
  });

  test("Object.getVelocity: of a smooth move is its way over its time", () => {
    const table = piece();
    lua(table, `${O} o.setPositionSmooth({ 15, 1, 0 })`);
    expect(lua(table, `${O} return o.getVelocity().x`)).toBeCloseTo(30);
  });

  test("Object.use_gravity: what it does not pull down stays up", () => {
    const table = piece();
    lua(table, `${O} o.use_gravity = false o.setPosition({ 0, 9, 0 })`);
    table.settle();
    expect(thingAt(table, "aaa111").position.y).toBe(9);
    lua(table, `${O} o.setVelocity({ 3, 0, 0 })`);
    table.settle();
    expect(thingAt(table, "aaa111").position.x).toBeGreaterThan(1);
    expect(thingAt(table, "aaa111").position.y).toBe(9);
    lua(table, `${O} o.use_gravity = true`);
    table.settle();
    expect(thingAt(table, "aaa111").position.y).toBeLessThan(2);
  });

  test("Object.resting: a script may put a body to sleep, and wake it", () => {
    const table = piece();
    lua(table, `${O} o.setPosition({ 0, 9, 0 })`);
    expect(lua(table, `${O} local was = o.resting o.resting = true return { was, o.resting }`)).toEqual([false, true]);
    frames(table, 20);
    expect(thingAt(table, "aaa111").position.y).toBe(9);
    lua(table, `${O} o.resting = false`);
    table.settle();
    expect(thingAt(table, "aaa111").position.y).toBeLessThan(2);
  });
});

test("Object.getNearestPointFromPosition .getNearestPointFromObject: is on the object's box, or the point itself within", () => {
  const table = tableOf([token("aaa111", { scale: 4 }), token("bbb222", { x: 10 })]);
  const o = thingAt(table, "aaa111");
  const half = o.size.x / 2;
  expect(lua(table, `${O} local p = o.getNearestPointFromPosition({ 10, 0, -10 }) return { p.x, p.z }`)).toEqual([
    half,
    -half,
  ]);
  expect(lua(table, `${O} return o.getNearestPointFromObject(getObjectFromGUID('bbb222')).x`)).toBe(half);
  expect(lua(table, `${O} return o.getNearestPointFromPosition({ 0.5, 50, 0 }).x`)).toBe(0.5);
});
