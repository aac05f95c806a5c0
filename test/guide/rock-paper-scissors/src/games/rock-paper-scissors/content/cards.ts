import type { Word } from "../../../kernel/words";

/** A card and what it beats (RPS-BEAT-01). */
export interface Card {
  readonly card: Word;
  readonly beats: readonly Word[];
}

/** Each player has one of each. */
export const CARDS = [
  { card: "rock", beats: ["scissors"] },
  { card: "paper", beats: ["rock"] },
  { card: "scissors", beats: ["paper"] },
] as const satisfies readonly Card[];

export type CardName = (typeof CARDS)[number]["card"];

/** So many points win (RPS-WIN-01). */
export const POINTS = 3;
