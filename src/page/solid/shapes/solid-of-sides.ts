import type { Triple } from "../../room/wire";
import { cross, difference, dot, sum, times, unit } from "../space";
import { type Mesh, MeshMaker } from "./mesh";

/** A body with a flat side across each of these directions, all equally far from its middle: any fair die. */

const HAIR = 1e-6;

/** Where three sides meet; nothing if they do not. */
const meeting = (a: Triple, b: Triple, c: Triple, far: number): Triple | undefined => {
  const whole = dot(a, cross(b, c));
  if (Math.abs(whole) < HAIR) return undefined;
  return times(sum(sum(cross(b, c), cross(c, a)), cross(a, b)), far / whole);
};

const cornersOf = (sides: readonly Triple[], far: number): Triple[] => {
  const corners: Triple[] = [];
  const put = (corner: Triple | undefined): void => {
    if (corner === undefined || sides.some((side) => dot(side, corner) > far + HAIR)) return;
    if (!corners.some((other) => Math.hypot(...difference(other, corner)) < 1e-4)) corners.push(corner);
  };
  sides.forEach((a, i) => {
    sides.slice(i + 1).forEach((b, j) => {
      for (const c of sides.slice(i + j + 2)) put(meeting(a, b, c, far));
    });
  });
  return corners;
};

/** Corners of one side, going round it as seen from outside. */
const roundabout = (corners: readonly Triple[], out: Triple): readonly Triple[] => {
  const across = unit(cross(out, Math.abs(out[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const along = cross(out, across);
  const middle = times(corners.reduce(sum, [0, 0, 0]), 1 / Math.max(corners.length, 1));
  const angle = (corner: Triple): number => {
    const from = difference(corner, middle);
    return Math.atan2(dot(from, along), dot(from, across));
  };
  return [...corners].sort((a, b) => angle(a) - angle(b));
};

export const solidOfSides = (directions: readonly Triple[], far: number): Mesh => {
  const sides = directions.map(unit);
  const corners = cornersOf(sides, far);
  const maker = new MeshMaker();
  for (const side of sides) {
    const own = corners.filter((corner) => Math.abs(dot(side, corner) - far) < 1e-4);
    if (own.length > 2) maker.face(roundabout(own, side));
  }
  return maker.made();
};
