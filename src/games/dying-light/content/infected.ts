import type { Word } from "../../../kernel/words";

export type InfectedType = "biter" | "viral" | "howler" | "volatile";

/** An Infected Card (DL-PV-04). */
export interface InfectedCard {
  readonly attack: number;
  readonly toughness: number;
  /** Enters adjacent Areas whatever their height and whatever stands between (DL-INF-06). */
  readonly agile: boolean;
  /** Common Infected move and spread; the special one does not. */
  readonly common: boolean;
  /** How many figures there are. */
  readonly figures: number;
}

export const INFECTED: Readonly<Record<InfectedType, InfectedCard>> = {
  biter: { attack: 1, toughness: 4, agile: false, common: true, figures: 32 },
  viral: { attack: 1, toughness: 5, agile: true, common: true, figures: 12 },
  howler: { attack: 0, toughness: 6, agile: true, common: false, figures: 4 },
  volatile: { attack: 3, toughness: 9, agile: true, common: true, figures: 4 },
};

export const INFECTED_TYPES: readonly InfectedType[] = ["biter", "viral", "howler", "volatile"];

/** Who moves and spreads first (DL-SPREAD-03, DL-EMOVE-04). */
export const FIRST_TO_MOVE: readonly InfectedType[] = ["volatile", "viral", "biter"];

export const isInfected = (word: Word): word is InfectedType => INFECTED_TYPES.indexOf(word as InfectedType) >= 0;
