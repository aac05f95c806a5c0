import { breathe } from "../kernel/breath";
import { sorted } from "../kernel/order";
import type { Point } from "./binding";

/** One of these with one of those. */
export interface Pair<T, U> {
  readonly one: T;
  readonly other: U;
}

interface Apart {
  readonly i: number;
  readonly j: number;
  readonly far: number;
}

const square = (value: number): number => value * value;

/** Each of these with one of those, the nearest first; what is left over of either has none. */
export const nearestPairs = <T extends Point, U extends Point>(
  these: readonly T[],
  those: readonly U[],
): readonly Pair<T, U>[] => {
  const all: Apart[] = [];
  for (let i = 0; i < these.length; i++) {
    const one = these[i];
    // To put them in order is most of it.
    breathe(1 + 6 * those.length);
    for (let j = 0; j < those.length; j++) {
      const other = those[j];
      if (one !== undefined && other !== undefined)
        all.push({ i, j, far: square(one.x - other.x) + square(one.z - other.z) });
    }
  }
  const pairs: Pair<T, U>[] = [];
  const used: Record<number, boolean> = {};
  const taken: Record<number, boolean> = {};
  for (const { i, j } of sorted(all, (a, b) => a.far - b.far)) {
    const one = these[i];
    const other = those[j];
    if (used[i] !== true && taken[j] !== true && one !== undefined && other !== undefined) {
      used[i] = true;
      taken[j] = true;
      pairs.push({ one, other });
    }
  }
  return pairs;
};
