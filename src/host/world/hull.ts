import { cross, dot, far, minus, size } from "../geometry";
import type { Vec } from "../vm/value";
import type { Face } from "./body";

/** The least convex body about points, as Unity makes one of a collider: grown from a first tetrahedron, point by point. */

/** Nearer than this to a side a point lies on it. */
const ON = 1e-6;

interface Side {
  readonly face: Face;
  readonly out: Vec;
}

const sideOf = (a: Vec, b: Vec, c: Vec): Side => ({ face: [a, b, c], out: cross(minus(b, a), minus(c, a)) });

const above = ({ face, out }: Side, point: Vec): number => dot(out, minus(point, face[0])) / Math.max(size(out), ON);

const most = (points: readonly Vec[], from: Vec, worth: (point: Vec) => number): Vec =>
  points.reduce((best, point) => (worth(point) > worth(best) ? point : best), from);

/** Four points that are not in one plane, as sides that look outwards; none if all are. */
const first = (points: readonly Vec[]): Side[] => {
  const [a] = points;
  if (a === undefined) return [];
  const b = most(points, a, (p) => far(p, a));
  const c = most(points, a, (p) => size(cross(minus(b, a), minus(p, a))));
  const base = sideOf(a, b, c);
  const d = most(points, a, (p) => Math.abs(above(base, p)));
  if (size(base.out) < ON || Math.abs(above(base, d)) < ON) return [];
  const [p, q, r] = above(base, d) > 0 ? [a, c, b] : [a, b, c];
  return [sideOf(p, q, r), sideOf(p, d, q), sideOf(q, d, r), sideOf(r, d, p)];
};

type Edge = readonly [from: Vec, to: Vec];

/** The edges round sides that are taken away: those that only one of them has. */
const rimOf = (seen: readonly Side[]): readonly Edge[] => {
  const edges = seen.flatMap(({ face: [a, b, c] }): Edge[] => [
    [a, b],
    [b, c],
    [c, a],
  ]);
  return edges.filter(([from, to]) => !edges.some(([start, end]) => start === to && end === from));
};

/** Its sides, three corners each; none where the points are all in one plane. */
export const hullOf = (points: readonly Vec[]): readonly Face[] => {
  let sides = first(points);
  if (sides.length === 0) return [];
  for (const point of points) {
    const seen = sides.filter((side) => above(side, point) > ON);
    if (seen.length === 0) continue;
    const rim = rimOf(seen);
    sides = [...sides.filter((side) => !seen.includes(side)), ...rim.map(([from, to]) => sideOf(from, to, point))];
  }
  return sides.map(({ face }) => face);
};
