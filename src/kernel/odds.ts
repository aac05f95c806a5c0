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
  const faces: Face[] = [];
  for (const side of sides) {
    const at = mapped(faces, (face) => face.word).indexOf(side);
    const face = faces[at];
    if (face === undefined) faces.push({ word: side, weight: 1 });
    else faces[at] = { word: side, weight: face.weight + 1 };
  }
  return faces;
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
  const walk = (face: number, left: number, ways: number): void => {
    if (left === 0) {
      visit(came.slice(0, count), ways);
      return;
    }
    const here = faces[face];
    if (here === undefined) return;
    let weight = 1;
    for (let times = 0; times <= left; times++) {
      walk(face + 1, left - times, ways * choose(left, times) * weight);
      came[count - left + times] = here.word;
      weight *= here.weight;
    }
  };
  walk(0, count, 1);
};

const sequences = (draws: readonly Draw[], visit: (this: void, came: readonly Word[], ways: number) => void): void => {
  const came: Word[] = [];
  const walk = (at: number): void => {
    const draw = draws[at];
    if (draw === undefined) {
      visit(came.slice(0, draws.length), 1);
      return;
    }
    for (const side of draw.sides) {
      came[at] = side;
      walk(at + 1);
    }
  };
  walk(0);
};

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
