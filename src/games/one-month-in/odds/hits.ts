import { numberText } from "../../../kernel/number-text";

/** Dice of one sort: how many, and how likely each of them hits. */
export interface Dice {
  readonly count: number;
  readonly hit: number;
}

const withDie = (shares: readonly number[], hit: number): number[] => {
  const more: number[] = [];
  for (let hits = 0; hits <= shares.length; hits++)
    more[hits] = (shares[hits] ?? 0) * (1 - hit) + (hits > 0 ? (shares[hits - 1] ?? 0) * hit : 0);
  return more;
};

const NO_DICE: readonly number[] = [1];

/** Filled as they are asked for. */
const known: Record<string, readonly number[]> = {};

/** How likely each number of hits is, of dice of two sorts. */
export const hitsOf = (one: Dice, other: Dice, sorts: string): readonly number[] => {
  const key = sorts + numberText(one.count) + "+" + numberText(other.count);
  const worked = known[key];
  if (worked !== undefined) return worked;
  let shares = NO_DICE;
  for (let i = 0; i < one.count; i++) shares = withDie(shares, one.hit);
  for (let i = 0; i < other.count; i++) shares = withDie(shares, other.hit);
  known[key] = shares;
  return shares;
};
