import type { Word } from "../../../kernel/words";

/**
 * A combat card. A signed value changes the base, a plain one replaces it, and X leaves it as it is (SUD-RULING-51).
 * `splash` is per side; with `spread` the attacker may divide the main damage.
 */
export interface CombatCard<Name extends Word = Word> {
  readonly card: Name;
  readonly gives: "signed" | "plain" | "base";
  readonly value: number;
  readonly splash: number;
  readonly spread: boolean;
  readonly copies: number;
}

const signed = <Name extends Word>(card: Name, value: number, copies: number): CombatCard<Name> => ({
  card,
  gives: "signed",
  value,
  splash: 0,
  spread: false,
  copies,
});

/** Prototype values: replaceable (SUD-PROTO-05). */
export const COMBAT_CARDS = [
  signed("minus-2", -2, 3),
  signed("minus-1", -1, 5),
  signed("zero", 0, 7),
  signed("plus-1", 1, 9),
  signed("plus-2", 2, 5),
  signed("plus-3", 3, 2),
  { card: "plus-1-spread", gives: "signed", value: 1, splash: 0, spread: true, copies: 3 },
  { card: "two-splash", gives: "plain", value: 2, splash: 1, spread: false, copies: 2 },
  { card: "x-splash", gives: "base", value: 0, splash: 1, spread: false, copies: 4 },
] as const satisfies readonly CombatCard[];
