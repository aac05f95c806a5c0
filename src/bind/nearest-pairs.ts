import { breathe } from "../kernel/breath";
import type { Point } from "./binding";

/** One of these with one of those. */
export interface Pair<T, U> {
  readonly one: T;
  readonly other: U;
}

const square = (value: number): number => value * value;

/** How far each of these is from each of those, row by row. */
const distances = (these: readonly Point[], those: readonly Point[]): readonly (readonly number[])[] => {
  const rows: number[][] = [];
  for (const one of these) {
    breathe(A_PAIR * those.length);
    const row: number[] = [];
    for (const other of those) row.push(square(one.x - other.x) + square(one.z - other.z));
    rows.push(row);
  }
  return rows;
};

/** As much as it is to look at one. */
const A_PAIR = 0.25;
const TAKEN = -1;

/** Each of these with one of those, the nearest first; what is left over of either has none. */
export const nearestPairs = <T extends Point, U extends Point>(
  these: readonly T[],
  those: readonly U[],
): readonly Pair<T, U>[] => {
  const far = distances(these, those);
  const paired: boolean[] = [];
  const taken: boolean[] = [];
  const pairs: Pair<T, U>[] = [];
  for (let left = Math.min(these.length, those.length); left > 0; left--) {
    let i = TAKEN;
    let j = TAKEN;
    let least = Infinity;
    for (let row = 0; row < these.length; row++) {
      if (paired[row] !== true) {
        breathe(A_PAIR * those.length);
        const apart = far[row] ?? [];
        for (let at = 0; at < those.length; at++) {
          const here = apart[at] ?? Infinity;
          if (here < least && taken[at] !== true) {
            least = here;
            i = row;
            j = at;
          }
        }
      }
    }
    const one = these[i];
    const other = those[j];
    if (one === undefined || other === undefined) return pairs;
    paired[i] = true;
    taken[j] = true;
    pairs.push({ one, other });
  }
  return pairs;
};
