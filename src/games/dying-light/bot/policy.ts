import type { Word } from "../../../kernel/words";

/** What a player holds dear, in hundredths of the worth of one Action Die of way made. */
export interface Policy {
  readonly policy: Word;
  /** A die of way, while there is time to spare; haste comes on top when there is not. */
  readonly way: number;
  readonly haste: number;
  /** A Wound of a Runner who is whole; the nearer the fourth Heavy Wound, the more. */
  readonly wound: number;
  readonly fatigue: number;
  /** A token that brings one more card. */
  readonly token: number;
  readonly chase: number;
  readonly spawn: number;
  /** A card that will be drawn, besides the attack it may lead to. */
  readonly card: number;
  /** An Infected that shares the Area when the Round is over. */
  readonly company: number;
  readonly momentum: number;
  /** To stand before what is to be done with a die left to do it. */
  readonly arrival: number;
  readonly commonLoot: number;
  readonly epicLoot: number;
}

export const BOLD: Policy = {
  policy: "bold",
  way: 130,
  haste: 250,
  wound: 170,
  fatigue: 60,
  token: 90,
  chase: 220,
  spawn: 150,
  card: 30,
  company: 40,
  momentum: 70,
  arrival: 130,
  commonLoot: 80,
  epicLoot: 130,
};

/** Would rather be late than hurt. */
export const CAREFUL: Policy = {
  ...BOLD,
  policy: "careful",
  way: 100,
  wound: 230,
  fatigue: 90,
  card: 40,
  company: 60,
};
