import type { Sort } from "../kernel/known-by";
import type { Word } from "../kernel/words";
import type { Without } from "./binding";

/** A sort of which a table has fewer pieces than the box, and what is to stand in for them. */
export interface Lacking {
  readonly sort: Word;
  readonly found: number;
  readonly wanted: number;
  readonly instead: Without["instead"] | "unsaid";
}

/** How many pieces of each sort lie on a table; "endless" out of an infinite bag. */
export type Found = Readonly<Partial<Record<Word, number | "endless">>>;

const insteadOf = (sort: Word, without: readonly Without[]): Lacking["instead"] => {
  for (const each of without) if (each.sort === sort) return each.instead;
  return "unsaid";
};

/** Of a sort whose number no book tells, one is enough to go on with. */
const wantedOf = ({ count, sets }: Sort): number => Math.max(1, count * Math.max(1, sets));

/** What is missing of a game, in the order of its sorts. */
export const lacking = (sorts: readonly Sort[], found: Found, without: readonly Without[]): readonly Lacking[] => {
  const all: Lacking[] = [];
  for (const each of sorts) {
    const { sort } = each;
    const there = found[sort] ?? 0;
    const wanted = wantedOf(each);
    if (there !== "endless" && there < wanted) {
      all.push({ sort, found: there, wanted, instead: insteadOf(sort, without) });
    }
  }
  return all;
};
