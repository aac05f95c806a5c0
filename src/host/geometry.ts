import { Vec } from "./vm/value";

/** Angles in degrees, y up, as in Unity: a turn is about z first, then x, then y. */

export const plus = (a: Vec, b: Vec): Vec => new Vec(a.x + b.x, a.y + b.y, a.z + b.z);
export const minus = (a: Vec, b: Vec): Vec => new Vec(a.x - b.x, a.y - b.y, a.z - b.z);
export const times = (a: Vec, by: number): Vec => new Vec(a.x * by, a.y * by, a.z * by);
export const stretched = (a: Vec, by: Vec): Vec => new Vec(a.x * by.x, a.y * by.y, a.z * by.z);
export const dot = (a: Vec, b: Vec): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const cross = (a: Vec, b: Vec): Vec =>
  new Vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
export const size = (a: Vec): number => Math.hypot(a.x, a.y, a.z);
export const far = (a: Vec, b: Vec): number => size(minus(a, b));
export const farFlat = (a: Vec, b: Vec): number => Math.hypot(a.x - b.x, a.z - b.z);

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

const aboutX = (v: Vec, degrees: number): Vec => {
  const [s, c] = [Math.sin(rad(degrees)), Math.cos(rad(degrees))];
  return new Vec(v.x, v.y * c - v.z * s, v.y * s + v.z * c);
};
const aboutY = (v: Vec, degrees: number): Vec => {
  const [s, c] = [Math.sin(rad(degrees)), Math.cos(rad(degrees))];
  return new Vec(v.x * c + v.z * s, v.y, v.z * c - v.x * s);
};
const aboutZ = (v: Vec, degrees: number): Vec => {
  const [s, c] = [Math.sin(rad(degrees)), Math.cos(rad(degrees))];
  return new Vec(v.x * c - v.y * s, v.x * s + v.y * c, v.z);
};

export const turned = (v: Vec, by: Vec): Vec => aboutY(aboutX(aboutZ(v, by.z), by.x), by.y);
export const turnedBack = (v: Vec, by: Vec): Vec => aboutZ(aboutX(aboutY(v, -by.y), -by.x), -by.z);

/** The box around a box of this size that is turned. */
export const extent = (box: Vec, by: Vec): Vec => {
  const [a, b, c] = [
    turned(new Vec(box.x, 0, 0), by),
    turned(new Vec(0, box.y, 0), by),
    turned(new Vec(0, 0, box.z), by),
  ];
  const sum = (axis: "x" | "y" | "z"): number => Math.abs(a[axis]) + Math.abs(b[axis]) + Math.abs(c[axis]);
  return new Vec(sum("x"), sum("y"), sum("z"));
};

export const UP = new Vec(0, 1, 0);

/** An angle in 0 ≤ a < 360. */
const angle = (degrees: number): number => ((degrees % 360) + 360) % 360;
export const angles = (v: Vec): Vec => new Vec(angle(v.x), angle(v.y), angle(v.z));

/** The short way from one angle to another. */
const between = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

export const mixed = (from: Vec, to: Vec, t: number): Vec => plus(from, times(minus(to, from), t));
export const mixedTurn = (from: Vec, to: Vec, t: number): Vec =>
  angles(
    new Vec(from.x + between(from.x, to.x) * t, from.y + between(from.y, to.y) * t, from.z + between(from.z, to.z) * t),
  );
export const apart = (a: Vec, b: Vec): number =>
  Math.max(Math.abs(between(a.x, b.x)), Math.abs(between(a.y, b.y)), Math.abs(between(a.z, b.z)));
