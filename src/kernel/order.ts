/** Orders that every VM agrees on: `<` on strings follows the computer's culture in MoonSharp. */

/** Compares ASCII ids byte by byte: negative, 0 or positive. */
export const byBytes = (a: string, b: string): number => {
  // Most that is sorted has its like beside it, and few ids are compared to their end.
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  for (let i = 0; i < shorter; i++) {
    const difference = a.charCodeAt(i) - b.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};

/** What lies from here to there in the list, sorted: without a copy of each half. */
const sortedPart = <T>(
  list: readonly T[],
  from: number,
  to: number,
  compare: (this: void, a: T, b: T) => number,
): T[] => {
  const merged: T[] = [];
  const middle = Math.floor((from + to) / 2);
  const left = middle - from > 1 ? sortedPart(list, from, middle, compare) : list.slice(from, middle);
  const right = to - middle > 1 ? sortedPart(list, middle, to, compare) : list.slice(middle, to);
  let l = 0;
  let r = 0;
  let a = left[0];
  let b = right[0];
  for (let i = 0; i < to - from; i++) {
    if (a !== undefined && (b === undefined || compare(a, b) <= 0)) {
      merged[i] = a;
      a = left[++l];
    } else if (b !== undefined) {
      merged[i] = b;
      b = right[++r];
    }
  }
  return merged;
};

/** A stable merge sort into a new list (`table.sort` orders ties differently everywhere). */
export const sorted = <T>(list: readonly T[], compare: (this: void, a: T, b: T) => number): T[] =>
  sortedPart(list, 0, list.length, compare);
