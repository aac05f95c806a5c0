import type { Sealed } from "../../kernel/gather";
import type { Ask, Go, Seat, Seen, Word } from "../../kernel/words";
import type { BoutOption } from "./rules/options";

/** Nothing lies open before a player. */
export const NONE: Word = "none";

export interface Player {
  readonly seat: Seat;
  points: number;
  /** The card thrown in this round; NONE before it. */
  shown: Word;
}

/** The facts of a match. */
export interface Bout {
  round: number;
  players: Player[];
}

/** What is still to be done. */
export type BoutStep =
  | { readonly do: "round" }
  /** What a seat has answered is sealed until both have. */
  | { readonly do: "throw"; readonly sealed: readonly Sealed[] }
  | { readonly do: "compare" };

/** What has happened. */
export type BoutEvent =
  | { readonly was: "roundBegan"; readonly round: number }
  | { readonly was: "thrown"; readonly seat: Seat; readonly card: Word }
  | { readonly was: "scored"; readonly seat: Seat }
  | { readonly was: "drawn" };

/** The questions an answer is made of. */
export type BoutPart = "card";

/** What this game is made of. */
export interface BoutNouns {
  readonly State: Bout;
  readonly Step: BoutStep;
  readonly Event: BoutEvent;
  readonly Part: BoutPart;
  readonly Option: BoutOption;
}

export type BoutSeen = Seen<Bout>;
export type StepOf<Do extends BoutStep["do"]> = Extract<BoutStep, { readonly do: Do }>;
export type BoutGo<Do extends BoutStep["do"]> = Go<BoutNouns, StepOf<Do>>;
export type BoutAsk<Do extends BoutStep["do"], M = Word> = Ask<BoutNouns, StepOf<Do>, M>;
