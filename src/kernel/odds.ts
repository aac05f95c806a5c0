import { breathe } from "./breath";
import { mapped } from "./list";
import type { Chance, Draw, Nouns, Seen, Word } from "./words";

/** In how many of `of` equally likely ways this comes about. */
export interface Odds {
  readonly what: Word;
  readonly ways: number;
  readonly of: number;
}

interface Face {
  readonly word: Word;
  readonly weight: number;
}

const facesOf = (sides: readonly Word[]): Face[] => {
  const weights: Record<Word, number | undefined> = {};
  const words: Word[] = [];
  for (const side of sides) {
    const weight = weights[side];
    if (weight === undefined) words.push(side);
    weights[side] = (weight ?? 0) + 1;
  }
  return mapped(words, (word) => ({ word, weight: weights[word] ?? 0 }));
};

const alike = (draws: readonly Draw[]): boolean => {
  const first = draws[0];
  if (first === undefined) return true;
  for (const draw of draws) if (draw.of !== first.of || draw.sides.join() !== first.sides.join()) return false;
  return true;
};

/** n over k, whole at every step. */
const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
};

/** Each multiset of faces of equal draws once, with the number of ways it comes. */
const multisets = (
  faces: readonly Face[],
  count: number,
  visit: (this: void, came: readonly Word[], ways: number) => void,
): void => {
  const came: Word[] = [];
  const goThrough = (face: number, left: number, ways: number): void => {
    if (left === 0) {
      visit(came.slice(0, count), ways);
      return;
    }
    const here = faces[face];
    if (here === undefined) return;
    let weight = 1;
    for (let times = 0; times <= left; times++) {
      goThrough(face + 1, left - times, ways * choose(left, times) * weight);
      came[count - left + times] = here.word;
      weight *= here.weight;
    }
  };
  goThrough(0, count, 1);
};

const sequences = (draws: readonly Draw[], visit: (this: void, came: readonly Word[], ways: number) => void): void => {
  const came: Word[] = [];
  const goThrough = (at: number): void => {
    const draw = draws[at];
    if (draw === undefined) {
      visit(came.slice(0, draws.length), 1);
      return;
    }
    for (const side of draw.sides) {
      came[at] = side;
      goThrough(at + 1);
    }
  };
  goThrough(0);
};

/** As much as it mostly is to work out what comes of some draws. */
const A_READING = 3;

/** How likely each thing is that `read` says may come of these draws; exact, by counting. */
export const oddsOf = (
  draws: readonly Draw[],
  read: (this: void, came: readonly Word[]) => readonly Word[],
): readonly Odds[] => {
  let of = 1;
  for (const draw of draws) of *= draw.sides.length;
  const words: Word[] = [];
  const counts: number[] = [];
  const visit = (came: readonly Word[], ways: number): void => {
    breathe(A_READING);
    for (const what of read(came)) {
      const at = words.indexOf(what);
      if (at < 0) {
        counts[words.length] = ways;
        words.push(what);
      } else counts[at] = (counts[at] ?? 0) + ways;
    }
  };
  if (alike(draws)) multisets(facesOf(draws[0]?.sides ?? []), draws.length, visit);
  else sequences(draws, visit);
  return mapped(words, (what, i) => ({ what, ways: counts[i] ?? 0, of }));
};

/** The odds of a chance step. */
export const oddsOfStep = <N extends Nouns, T>(rule: Chance<N, T>, state: Seen<N["State"]>, step: T): readonly Odds[] =>
  oddsOf(rule.draws(state, step), (came) => rule.read(state, step, came));
