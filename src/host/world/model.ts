import { Vec } from "../vm/value";
import { type Body, boxBody, type Face } from "./body";
import { hullOf } from "./hull";

/** An OBJ file as the game takes it: x becomes −x. */

export interface Model {
  readonly points: readonly Vec[];
  readonly faces: readonly Face[];
}

/** An index counts from 1, or backwards from the end. */
const pointAt = (points: readonly Vec[], ref: string): Vec | undefined => {
  const index = parseInt(ref, 10);
  return points[index < 0 ? points.length + index : index - 1];
};

const facesIn = (points: readonly Vec[], refs: readonly string[]): Face[] => {
  const corners = refs.map((ref) => pointAt(points, ref));
  return corners.slice(2).flatMap((c, i): Face[] => {
    const [a, b] = [corners[0], corners[i + 1]];
    return a === undefined || b === undefined || c === undefined ? [] : [[a, b, c]];
  });
};

/** Nothing where a number is none, or there is no point. */
export const modelOf = (obj: string): Model | undefined => {
  const points: Vec[] = [];
  const faces: Face[] = [];
  for (const line of obj.split("\n")) {
    if (line.startsWith("v ")) {
      const [x = NaN, y = NaN, z = NaN] = line.slice(2).trim().split(/\s+/).map(Number);
      if (!Number.isFinite(x + y + z)) return undefined;
      points.push(new Vec(0 - x, y, z));
    } else if (line.startsWith("f ")) faces.push(...facesIn(points, line.slice(2).trim().split(/\s+/)));
  }
  return points.length === 0 ? undefined : { points, faces };
};

/** A box's low and high corner. */
export const endsOf = (points: readonly Vec[]): readonly [low: Vec, high: Vec] => {
  const end = (pick: (a: number, b: number) => number): Vec =>
    points.reduce((a, b) => new Vec(pick(a.x, b.x), pick(a.y, b.y), pick(a.z, b.z)));
  return [end(Math.min), end(Math.max)];
};

/** Only corners of the hull can be the lowest: of a model with thousands of points most are within. */
const cornersOf = (faces: readonly Face[]): readonly Vec[] => [...new Set(faces.flat())];

/** https://kb.tabletopsimulator.com/custom-content/custom-model/ — it is convex, unless it is said not to be. */
export const colliderBody = (collider: Model, convex: boolean): Body => {
  const hull = hullOf(collider.points);
  if (hull.length === 0) return boxBody(...endsOf(collider.points));
  return { corners: cornersOf(hull), faces: convex ? hull : collider.faces, isBox: false };
};
