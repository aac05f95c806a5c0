/** Orders that every VM agrees on: `<` on strings follows the computer's culture in MoonSharp. */

/** Compares ASCII ids byte by byte: negative, 0 or positive. */
export const byBytes = (a: string, b: string): number => {
  const shorter = Math.min(a.length, b.length);
  for (let i = 0; i < shorter; i++) {
    const difference = a.charCodeAt(i) - b.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};

/** A stable merge sort into a new list (`table.sort` orders ties differently everywhere). */
export const sorted = <T>(list: readonly T[], compare: (this: void, a: T, b: T) => number): T[] => {
  if (list.length < 2) return list.slice();
  const middle = Math.floor(list.length / 2);
  const left = sorted(list.slice(0, middle), compare);
  const right = sorted(list.slice(middle), compare);
  const merged: T[] = [];
  let l = 0;
  let r = 0;
  for (let i = 0; i < list.length; i++) {
    const a = left[l];
    const b = right[r];
    if (a !== undefined && (b === undefined || compare(a, b) <= 0)) {
      merged[i] = a;
      l++;
    } else if (b !== undefined) {
      merged[i] = b;
      r++;
    }
  }
  return merged;
};
