import { mapped, range } from "../../../kernel/list";
import { numberOf } from "../../../kernel/number-text";
import type { Draw, Word } from "../../../kernel/words";

const FACES: readonly Word[] = ["1", "2", "3", "4", "5", "6"];

/** So many dice; the first of them count otherwise than the rest, and so are of another sort. */
export const diceOf = (count: number, special: number, sort: Word, plain: Word): readonly Draw[] =>
  mapped(range(1, count), (n): Draw => ({ of: n <= special ? sort : plain, with: "die", sides: FACES }));

/** How many dice reach a number; the first of them another one. */
export const reaching = (came: readonly Word[], least: number, special: number, specialLeast: number): number => {
  let hits = 0;
  for (let i = 0; i < came.length; i++) if (numberOf(came[i] ?? "") >= (i < special ? specialLeast : least)) hits++;
  return hits;
};
