/** Lists are replaced, never changed in place: a `for…of` over a spliced list skips elements on every VM. */

export const has = <T>(list: readonly T[], item: T): boolean => list.indexOf(item) >= 0;

export const countOf = <T>(list: readonly T[], item: T): number => {
  let count = 0;
  for (const each of list) if (each === item) count++;
  return count;
};

/** The list without the first such item. */
export const without = <T>(list: readonly T[], item: T): T[] => {
  const at = list.indexOf(item);
  // Copied at a stroke, which costs a script next to nothing, and only what lies behind it moves.
  const rest = [...list];
  if (at < 0) return rest;
  for (let i = at; i < list.length - 1; i++) rest[i] = list[i + 1] as T;
  rest.pop();
  return rest;
};

/** The list without any of those items. */
export const withoutAll = <T>(list: readonly T[], items: readonly T[]): T[] => {
  const rest: T[] = [];
  for (const each of list) if (!has(items, each)) rest.push(each);
  return rest;
};

export const joined = <T>(first: readonly T[], second: readonly T[]): T[] => {
  // Counted by hand: MoonSharp counts the whole list at every push.
  const all: T[] = [];
  let n = 0;
  for (const each of first) {
    all[n] = each;
    n++;
  }
  for (const each of second) {
    all[n] = each;
    n++;
  }
  return all;
};

export const withItem = <T>(list: readonly T[], item: T): T[] => joined(list, [item]);

export const kept = <T>(list: readonly T[], keep: (this: void, item: T) => boolean): T[] => {
  const some: T[] = [];
  let n = 0;
  for (const each of list)
    if (keep(each)) {
      some[n] = each;
      n++;
    }
  return some;
};

export const mapped = <T, U>(list: readonly T[], to: (this: void, item: T, index: number) => U): U[] => {
  const other: U[] = [];
  for (let i = 0; i < list.length; i++) other[i] = to(list[i] as T, i);
  return other;
};

/** The whole numbers of a range, both ends among them. */
export const range = (from: number, to: number): number[] => {
  const numbers: number[] = [];
  for (let i = from; i <= to; i++) numbers.push(i);
  return numbers;
};

/** The list from its end to its start. */
export const upended = <T>(list: readonly T[]): T[] => {
  const other: T[] = [];
  for (let i = list.length - 1; i >= 0; i--) other.push(list[i] as T);
  return other;
};

/** Every item once, in the order of its first place. */
export const distinct = <T>(list: readonly T[]): T[] => {
  const once: T[] = [];
  for (const each of list) if (!has(once, each)) once.push(each);
  return once;
};

/** The list, begun at that item and carried on from its start. */
export const turnedTo = <T>(list: readonly T[], first: T): T[] => {
  const at = list.indexOf(first);
  return at < 0 ? list.slice() : joined(list.slice(at), list.slice(0, at));
};

/** The items for which `worth` is highest, in their order. */
export const most = <T>(list: readonly T[], worth: (this: void, item: T) => number): T[] => {
  let best: T[] = [];
  let highest = 0;
  for (const each of list) {
    const value = worth(each);
    if (best.length === 0 || value > highest) {
      best = [each];
      highest = value;
    } else if (value === highest) best.push(each);
  }
  return best;
};
