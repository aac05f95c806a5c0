import { describe, expect, test } from "vitest";
import { lua, printed, tableOf } from "../../support/host-table";

const table = tableOf();

/** A vector as its three numbers, cut where floats begin to differ. */
const parts = (expression: string): unknown => lua(table, `local v = ${expression} return { v.x, v.y, v.z }`);

const near = (expression: string, wanted: readonly number[]): void => {
  const found = parts(expression) as number[];
  expect(found).toHaveLength(wanted.length);
  found.forEach((each, i) => {
    expect(each, expression).toBeCloseTo(wanted[i] ?? NaN, 6);
  });
};

describe("a Vector is made, read and set", () => {
  test.each([
    ["Vector", "Vector(1, 2, 3)", [1, 2, 3]],
    ["Vector", "Vector()", [0, 0, 0]],
    ["Vector", "Vector({ 1, 2, 3 })", [1, 2, 3]],
    ["Vector", "Vector({ x = 1, z = 3 })", [1, 0, 3]],
    ["Vector", "Vector({ x = 7, 1, 2, 3 })", [7, 2, 3]],
    ["Vector.new", "Vector.new(1, 2, 3)", [1, 2, 3]],
    ["vector", "vector(1, 2, 3)", [1, 2, 3]],
    ["Vector.copy", "Vector(1, 2, 3):copy()", [1, 2, 3]],
    ["Vector.set", "Vector():set(1, nil, 3)", [1, 0, 3]],
    ["Vector.setAt", "Vector():setAt('y', 2):setAt(3, 3)", [0, 2, 3]],
  ])("%s: %s", (_member, expression, wanted) => {
    expect(parts(expression)).toEqual(wanted);
  });

  test("Vector.x .y .z: 1, 2, 3 are other names of x, y, z, in reading and writing", () => {
    expect(lua(table, "local v = Vector(1, 2, 3) v[1] = 9 v.z = 7 return { v.x, v[2], v[3] }")).toEqual([9, 2, 7]);
    expect(lua(table, "local v = Vector(1, 2, 3) v[1] = 9 return rawget(v, 1)")).toBe(undefined);
  });

  test("pairs shows the letters", () => {
    expect(
      lua(table, "local keys = {} for key in pairs(Vector(1, 2, 3)) do keys[#keys + 1] = key end return keys"),
    ).toEqual(["x", "y", "z"]);
  });

  test("Vector.copy: a change of a copy is none of the other", () => {
    expect(lua(table, "local v = Vector(1, 2, 3) v:copy().x = 9 return v.x")).toBe(1);
  });

  test("the class is the metatable of its instances, and its operators can be had of either", () => {
    expect(
      lua(table, "local v = Vector(1, 2, 3) return rawequal(getmetatable(v), Vector) and v.__add == Vector.__add"),
    ).toBe(true);
  });

  test("Vector.get: gives three numbers", () => {
    expect(lua(table, "return { Vector(1, 2, 3):get() }")).toEqual([1, 2, 3]);
  });
});

describe("operators", () => {
  test.each([
    ["Vector.__add", "Vector(1, 2, 3) + Vector(1, 1, 1)", [2, 3, 4]],
    ["Vector.__sub", "Vector(1, 2, 3) - Vector(1, 1, 1)", [0, 1, 2]],
    ["Vector.__mul", "Vector(1, 2, 3) * 2", [2, 4, 6]],
    ["Vector.__mul", "2 * Vector(1, 2, 3)", [2, 4, 6]],
    ["Vector.__mul", "Vector(1, 2, 3) * Vector(2, 3, 4)", [2, 6, 12]],
  ])("%s: %s", (_member, expression, wanted) => {
    expect(parts(expression)).toEqual(wanted);
  });

  test("they leave their operands alone", () => {
    expect(lua(table, "local v = Vector(1, 2, 3) local _ = v + v, v - v, v * 2 return { v:get() }")).toEqual([1, 2, 3]);
  });

  test("there is no division and no minus sign", () => {
    expect(() => lua(table, "return Vector(1, 2, 3) / 2")).toThrow("arithmetic");
    expect(() => lua(table, "return -Vector(1, 2, 3)")).toThrow("arithmetic");
  });

  test("Vector.__eq .equals: what lies within a thousandth, squared, is equal", () => {
    expect(lua(table, "return Vector(1, 2, 3) == Vector(1.02, 2.02, 3)")).toBe(true);
    expect(lua(table, "return Vector(1, 2, 3) == Vector(1.04, 2, 3)")).toBe(false);
    expect(lua(table, "return Vector(0, 0, 0):equals(Vector(1, 0, 0), 1)")).toBe(true);
    expect(lua(table, "return Vector(0, 0, 0):equals(Vector(1.1, 0, 0), 1)")).toBe(false);
  });
});

describe("methods that change the vector give it back", () => {
  test.each([
    ["Vector.add", "add(Vector(1, 1, 1))", [2, 3, 4]],
    ["Vector.sub", "sub(Vector(1, 1, 1))", [0, 1, 2]],
    ["Vector.scale", "scale(2)", [2, 4, 6]],
    ["Vector.scale", "scale(Vector(2, 3, 4))", [2, 6, 12]],
    ["Vector.scale", "scale(2, 3, 4)", [2, 6, 12]],
    ["Vector.inverse", "inverse()", [-1, -2, -3]],
    ["Vector.clamp", "clamp(math.sqrt(14) / 2)", [0.5, 1, 1.5]],
    ["Vector.clamp", "clamp(100)", [1, 2, 3]],
    ["Vector.normalize", "normalize()", [1 / Math.sqrt(14), 2 / Math.sqrt(14), 3 / Math.sqrt(14)]],
    ["Vector.project", "project(Vector(1, 1, 1))", [2, 2, 2]],
    ["Vector.project", "project(Vector(0, 5, 0))", [0, 2, 0]],
    ["Vector.projectOnPlane", "projectOnPlane(Vector(1, 0, 0))", [0, 2, 3]],
    ["Vector.reflect", "reflect(Vector(0, 1, 1))", [1, -3, -2]],
    ["Vector.moveTowards", "moveTowards(Vector(1, 2, 10), 3)", [1, 2, 6]],
    ["Vector.moveTowards", "moveTowards(Vector(1, 2, 4), 3)", [1, 2, 4]],
    ["Vector.rotateOver", "rotateOver('y', 90)", [3, 2, -1]],
    ["Vector.rotateOver", "rotateOver('x', 90)", [1, -3, 2]],
    ["Vector.rotateOver", "rotateOver('z', 90)", [-2, 1, 3]],
    ["Vector.set", "set(4, 5, 6)", [4, 5, 6]],
    ["Vector.setAt", "setAt('x', 4)", [4, 2, 3]],
  ])("%s: %s", (_member, call, wanted) => {
    near(`Vector(1, 2, 3):${call}`, wanted);
    expect(lua(table, `local v = Vector(1, 2, 3) return rawequal(v, v:${call})`)).toBe(true);
  });

  test("a vector of no length stays as it is", () => {
    near("Vector():normalize()", [0, 0, 0]);
    near("Vector():clamp(1)", [0, 0, 0]);
  });

  test("Vector.rotateTowards .rotateTowardsUnit: turns by as much as it may and keeps the length", () => {
    near("Vector(2, 0, 0):rotateTowards(Vector(0, 0, 9), 45)", [Math.SQRT2, 0, Math.SQRT2]);
    near("Vector(2, 0, 0):rotateTowards(Vector(0, 0, 9), 100)", [0, 0, 2]);
    near("Vector(2, 0, 0):rotateTowards(Vector(0, 0, 9))", [0, 0, 2]);
    near("Vector(1, 0, 0):rotateTowardsUnit(Vector(0, 1, 0), 30)", [Math.cos(Math.PI / 6), 0.5, 0]);
    near("Vector(1, 0, 0):rotateTowardsUnit(Vector(1, 0, 0), 30)", [1, 0, 0]);
  });

  test("the way to the opposite side is not known", () => {
    expect(() => lua(table, "return Vector(1, 0, 0):rotateTowards(Vector(-1, 0, 0), 10)")).toThrow("opposite");
  });
});

describe("methods that leave the vector alone", () => {
  test.each([
    ["Vector.dot", "Vector(1, 3, -5):dot(Vector(4, -2, -1))", 3],
    ["Vector.sqrMagnitude", "Vector(1, 2, 3):sqrMagnitude()", 14],
    ["Vector.magnitude", "Vector(3, 4, 0):magnitude()", 5],
    ["Vector.sqrDistance", "Vector(1, 2, 3):sqrDistance(Vector(3, 2, 1))", 8],
    ["Vector.distance", "Vector(0, 0, 3):distance(Vector(0, 4, 0))", 5],
    ["Vector.angle", "Vector(1, 0, 0):angle(Vector(0, 0, 5))", 90],
    ["Vector.heading", "Vector(0, 0, 1):heading('y')", 0],
    ["Vector.heading", "Vector(1, 0, 0):heading('y')", 90],
    ["Vector.heading", "Vector(0, 1, 0):heading('x')", 90],
    ["Vector.heading", "Vector(0, 0, 1):heading('x')", 0],
    ["Vector.heading", "Vector(0, 1, 0):heading('z')", 0],
    ["Vector.heading", "Vector(1, 0, 0):heading('z')", 90],
  ])("%s: %s", (_member, expression, value) => {
    expect(lua(table, `return ${expression}`)).toBeCloseTo(value, 6);
  });

  test("Vector.heading: all three headings at once", () => {
    expect(lua(table, "return { Vector(1, 1, 1):heading() }")).toEqual([45, 45, 45]);
  });

  test.each([
    ["Vector.cross", "Vector(1, 0, 0):cross(Vector(0, 1, 0))", [0, 0, 1]],
    ["Vector.normalized", "Vector(3, 0, 4):normalized()", [0.6, 0, 0.8]],
    ["Vector.lerp", "Vector(3, 0, 0):lerp(Vector(2, -1, 2), 0.5)", [2.5, -0.5, 1]],
    ["Vector.lerp", "Vector(0, 0, 0):lerp(Vector(2, 0, 0), 2)", [4, 0, 0]],
    ["Vector.min", "Vector.min(Vector(1, 2, 3), Vector(3, 2, 1))", [1, 2, 1]],
    ["Vector.max", "Vector.max(Vector(1, 2, 3), Vector(3, 2, 1))", [3, 2, 3]],
    ["Vector.between", "Vector.between(Vector(1, 2, 3), Vector(2, 4, 6))", [1, 2, 3]],
    ["Vector.between", "Vector(1, 2, 3):between(Vector(2, 4, 6))", [1, 2, 3]],
  ])("%s: %s", (_member, expression, wanted) => {
    near(expression, wanted);
  });

  test("Vector.orthoNormalize: gives the direction, its normal, and the one between them in the plane asked for", () => {
    const trio = "local a, b, c = Vector(0, 0, 2):orthoNormalize(Vector(5, 0, 5))";
    expect(lua(table, `${trio} return { a.z, math.abs(b.y), math.abs(c.x) }`)).toEqual([1, 1, 1]);
    const free = "local a, b, c = Vector(1, 2, 3):orthoNormalize()";
    const sum = lua(table, `${free} return math.abs(a:dot(b)) + math.abs(b:dot(c)) + math.abs(a:dot(c))`);
    expect(sum).toBeCloseTo(0, 9);
    expect(lua(table, `${free} return b:magnitude() + c:magnitude()`)).toBeCloseTo(2, 9);
  });
});

describe("a Vector prints itself", () => {
  test.each([
    ["Vector.__tostring", "tostring(Vector(1, 222.22, -3))", "Vector: { 1, 222.22, -3 }"],
    ["Vector.string", "Vector(1, 0.5, -3):string()", "{ 1, 0.5, -3 }"],
    ["Vector.string", "Vector(1, 0.25, 100):string('here')", "here: { 1, 0.25, 100 }"],
  ])("%s: %s", (_member, expression, text) => {
    expect(printed(table, expression)).toBe(text);
  });
});
