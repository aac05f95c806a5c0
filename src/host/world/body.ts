import { cross, dot, minus } from "../geometry";
import { Vec } from "../vm/value";

/** What a thing touches others with, about its own origin: faces of three corners each. */

export type Face = readonly [Vec, Vec, Vec];

export interface Body {
  /** None lies beyond the hull of these. */
  readonly corners: readonly Vec[];
  readonly faces: readonly Face[];
  readonly isBox: boolean;
}

const HAIR = 1e-9;

/** The box with these two corners: what the game makes of a model that brings no collider. */
export const boxBody = (low: Vec, high: Vec): Body => {
  const ends = [low, high] as const;
  const at = (x: 0 | 1, y: 0 | 1, z: 0 | 1): Vec => new Vec(ends[x].x, ends[y].y, ends[z].z);
  const [a, b, c, d] = [at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(0, 0, 1)];
  const [e, f, g, h] = [at(0, 1, 0), at(1, 1, 0), at(1, 1, 1), at(0, 1, 1)];
  const side = (p: Vec, q: Vec, r: Vec, s: Vec): Face[] => [
    [p, q, r],
    [p, r, s],
  ];
  return {
    corners: [a, b, c, d, e, f, g, h],
    faces: [
      ...side(a, b, c, d),
      ...side(e, f, g, h),
      ...side(a, b, f, e),
      ...side(d, c, g, h),
      ...side(a, d, h, e),
      ...side(b, c, g, f),
    ],
    isBox: true,
  };
};

/** How far along a ray a face is met, if it is. */
export const meets = (from: Vec, way: Vec, [a, b, c]: Face): number | undefined => {
  const [ab, ac] = [minus(b, a), minus(c, a)];
  const across = cross(way, ac);
  const whole = dot(ab, across);
  if (Math.abs(whole) < HAIR) return undefined;
  const off = minus(from, a);
  const u = dot(off, across) / whole;
  const over = cross(off, ab);
  const v = dot(way, over) / whole;
  return u < -HAIR || v < -HAIR || u + v > 1 + HAIR ? undefined : dot(ac, over) / whole;
};
