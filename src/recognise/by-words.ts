import { breathe } from "../kernel/breath";
import type { Sort, SortKind } from "../kernel/known-by";
import type { Word } from "../kernel/words";
import { wordsOf } from "./folded";
import { fitOf } from "./form-fit";
import type { Glimpse } from "./glimpse";

/** Where a text was that tells what a piece is. */
export type Witness = "name" | "description" | "notes" | "tag" | "address" | "holder";

interface Testimony {
  readonly witness: Witness;
  readonly words: readonly string[];
  /** How much it is believed. */
  readonly weight: number;
}

/** The sorts for which most speaks, and what it was. */
export interface Told {
  readonly sorts: readonly Sort[];
  readonly witness: Witness;
  readonly text: string;
}

const WHOLE_WORD = 3;
const INSIDE = 5;
const ENDING = 4;

/** `kampf` is in `kampfwurfel`, `kasacz` begins `kasacze`; a short word must not be looked for inside others. */
const isSaid = (word: string, by: string): boolean => {
  if (by === word) return true;
  if (word.length >= INSIDE) return by.includes(word);
  return word.length >= WHOLE_WORD && by.length <= word.length + ENDING && by.startsWith(word);
};

const isAmong = (word: string, said: readonly string[]): boolean => {
  for (const each of said) if (isSaid(word, each)) return true;
  return false;
};

/** The letters of a name that is said, 0 of one that is not: the more, the more particular. */
const lettersSaid = (name: string, said: readonly string[]): number => {
  let letters = 0;
  for (const word of name.split(" ")) {
    if (!isAmong(word, said)) return 0;
    letters += word.length;
  }
  return letters;
};

/** As much as it is to look for a name among a word or two. */
const A_NAME = 0.4;

const mostSaid = (names: readonly string[], said: readonly string[]): number => {
  let most = 0;
  breathe(A_NAME * names.length * (1 + said.length));
  for (const name of names) most = Math.max(most, lettersSaid(name, said));
  return most;
};

const testimonies = (glimpse: Glimpse): readonly Testimony[] => {
  const all: Testimony[] = [
    { witness: "name", words: wordsOf(glimpse.name), weight: 6 },
    { witness: "description", words: wordsOf(glimpse.description), weight: 5 },
    { witness: "notes", words: wordsOf(glimpse.notes), weight: 5 },
  ];
  for (const tag of glimpse.tags) all.push({ witness: "tag", words: wordsOf(tag), weight: 4 });
  for (const address of glimpse.addresses) all.push({ witness: "address", words: wordsOf(address), weight: 3 });
  return all;
};

interface Best {
  score: number;
  sorts: Sort[];
  witness: Witness;
  text: string;
}

const consider = (best: Best, sort: Sort, said: readonly Testimony[]): void => {
  let score = 0;
  let most = 0;
  let by: Testimony | "none" = "none";
  for (const testimony of said) {
    const weighs = testimony.weight * mostSaid(sort.names, testimony.words);
    score += weighs;
    if (weighs > most) {
      most = weighs;
      by = testimony;
    }
  }
  if (by === "none" || score < best.score) return;
  best.sorts = score === best.score ? [best.sorts, [sort]].flat() : [sort];
  best.score = score;
  best.witness = by.witness;
  best.text = by.words.join(" ");
};

const heard = (glimpse: Glimpse, sorts: readonly Sort[], said: readonly Testimony[]): Told | "nothing" => {
  const best: Best = { score: 1, sorts: [], witness: "name", text: "" };
  for (const sort of sorts) if (fitOf(glimpse, sort.form) > 0) consider(best, sort, said);
  const { witness, text } = best;
  return best.sorts.length > 0 ? { sorts: best.sorts, witness, text } : "nothing";
};

/** What its own texts say it is, or else those of what it lies in. */
export const toldBy = (glimpse: Glimpse, holder: Glimpse | "none", sorts: readonly Sort[]): Told | "nothing" => {
  const own = heard(glimpse, sorts, testimonies(glimpse));
  if (own !== "nothing" || holder === "none") return own;
  const words = wordsOf(holder.name + " " + holder.description + " " + holder.notes);
  return heard(glimpse, sorts, [{ witness: "holder", words, weight: 2 }]);
};

const kindSaid = (kinds: readonly SortKind[], said: readonly Testimony[]): Word => {
  let kind = "";
  let most = 0;
  for (const each of kinds)
    for (const { words, weight } of said) {
      const score = weight * mostSaid(each.names, words);
      if (score === most && score > 0 && each.kind !== kind) kind = "";
      if (score > most) {
        most = score;
        kind = each.kind;
      }
    }
  return kind;
};

/** Which of a sort's kinds it is; "" where its texts do not tell. */
export const kindTold = (glimpse: Glimpse, { kinds }: Sort): Word => {
  const [only, other] = kinds;
  if (only !== undefined && other === undefined) return only.kind;
  return kindSaid(kinds, testimonies(glimpse));
};
