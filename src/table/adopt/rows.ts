import { foundIn } from "../../bind/suggested";
import type { Without } from "../../bind/binding";
import type { Thing } from "../../bind/survey";
import type { Sort } from "../../kernel/known-by";
import type { Word } from "../../kernel/words";
import { likenessOf } from "./likeness";
import type { Adopting } from "./adopting";
import { breathe } from "../../kernel/breath";

/** What was found of each sort of pieces, and what is to be settled still. */

export interface Row {
  readonly sort: Sort;
  readonly found: number | "endless";
  readonly wanted: number;
  /** So many pieces more may be it. */
  readonly maybe: number;
  /** Of so many it is not known which of their sort they are. */
  readonly unnamed: number;
  readonly instead: Without["instead"];
}

const wantedOf = ({ count, sets }: Sort): number => count * Math.max(1, sets);

const insteadOf = ({ made }: Pick<Adopting, "made">, sort: Word): Without["instead"] => {
  for (const each of made.binding.without) if (each.sort === sort) return each.instead;
  return "our own";
};

/** By sort: how many pieces nobody has said anything of yet may be it. */
const maybeBySort = ({
  survey: { things },
  findings,
}: Pick<Adopting, "survey" | "findings">): Readonly<Record<Word, number>> => {
  const counts: Record<Word, number> = {};
  for (const { id, sort, pieces } of things) {
    const finding = sort === "" ? findings[id] : undefined;
    if (finding?.is === "unsure") for (const each of finding.sorts) counts[each] = (counts[each] ?? 0) + pieces;
  }
  return counts;
};

const unnamedBySort = ({ made }: Pick<Adopting, "made">): Readonly<Record<Word, number>> => {
  const counts: Record<Word, number> = {};
  for (const { sort, kind } of made.told) if (sort !== "" && kind === "") counts[sort] = (counts[sort] ?? 0) + 1;
  return counts;
};

/** As much as it is to count a thing. */
const A_THING = 0.5;

/** Worked out once for all who look at it; in a job. */
export const rowsOf = (adopting: Omit<Adopting, "rows">): readonly Row[] => {
  breathe(A_THING * adopting.survey.things.length);
  const found = foundIn(adopting.survey);
  const maybe = maybeBySort(adopting);
  const unnamed = unnamedBySort(adopting);
  const rows: Row[] = [];
  for (const sort of adopting.known.sorts) {
    rows.push({
      sort,
      found: found[sort.sort] ?? 0,
      wanted: wantedOf(sort),
      maybe: maybe[sort.sort] ?? 0,
      unnamed: unnamed[sort.sort] ?? 0,
      instead: insteadOf(adopting, sort.sort),
    });
  }
  return rows;
};

/** All of it is there and known. */
export const isWhole = ({ found, wanted, unnamed }: Row): boolean =>
  unnamed === 0 && (found === "endless" || found >= Math.max(1, wanted));

/** Pieces that may be of a sort, look by look. */
export interface Candidate {
  readonly ids: readonly Word[];
  readonly pieces: number;
  readonly name: string;
  readonly type: string;
}

export const candidatesFor = ({ survey, looked, findings }: Adopting, sort: Word): readonly Candidate[] => {
  const order: string[] = [];
  const ids: Record<string, Word[]> = {};
  const first: Record<string, Thing> = {};
  const pieces: Record<string, number> = {};
  for (let i = 0; i < survey.things.length; i++) {
    const thing = survey.things[i];
    const glimpse = looked.glimpses[i];
    const finding = thing?.sort === "" ? findings[thing.id] : undefined;
    if (thing !== undefined && glimpse !== undefined && finding?.is === "unsure" && finding.sorts.indexOf(sort) >= 0) {
      const key = likenessOf(glimpse);
      const others = ids[key];
      if (others === undefined) {
        order.push(key);
        ids[key] = [thing.id];
        first[key] = thing;
      } else others.push(thing.id);
      pieces[key] = (pieces[key] ?? 0) + thing.pieces;
    }
  }
  const candidates: Candidate[] = [];
  for (const key of order) {
    const { seen = {}, type = "" } = first[key] ?? {};
    candidates.push({ ids: ids[key] ?? [], pieces: pieces[key] ?? 0, name: seen.name ?? "", type });
  }
  return candidates;
};
