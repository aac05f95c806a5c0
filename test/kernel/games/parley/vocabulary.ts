import type { Sealed } from "../../../../src/kernel/gather";
import type { Pile } from "../../../../src/kernel/pile";
import type { Seat, Seen, Word } from "../../../../src/kernel/words";

/** A test game: sealed bids for a prize, shouts that spoil them, and cards that nobody else may see. */
export interface Bidder {
  readonly seat: Seat;
  hand: readonly Word[];
  points: number;
  leaving: boolean;
  gone: boolean;
}

export interface Parley {
  round: number;
  /** Twice as many rounds. */
  long: boolean;
  bidders: Bidder[];
  deck: Pile;
  discard: readonly Word[];
  prize: Word;
}

export interface Bid {
  readonly seat: Seat;
  readonly card: Word;
}

export type ParleyStep =
  | { readonly do: "round" }
  | { readonly do: "draw"; readonly seat: Seat }
  | { readonly do: "offer" }
  | { readonly do: "bid"; readonly sealed: readonly Sealed[] }
  | { readonly do: "shout"; readonly bids: readonly Bid[]; readonly sealed: readonly Sealed[] }
  | { readonly do: "award"; readonly bids: readonly Bid[] }
  | { readonly do: "leave"; readonly seat: Seat };

export type StepOf<Do extends ParleyStep["do"]> = Extract<ParleyStep, { readonly do: Do }>;

export type ParleyEvent =
  | { readonly was: "left"; readonly seat: Seat; readonly cards: readonly Word[] }
  | { readonly was: "goodbye"; readonly seat: Seat }
  | { readonly was: "roundBegan"; readonly round: number }
  | { readonly was: "shuffledIn"; readonly cards: number }
  | { readonly was: "drew"; readonly seat: Seat; readonly card: Word }
  | { readonly was: "offered"; readonly card: Word }
  | { readonly was: "buried"; readonly seat: Seat; readonly card: Word }
  | { readonly was: "bidShown"; readonly seat: Seat; readonly card: Word }
  | { readonly was: "shouted"; readonly seat: Seat; readonly card: Word }
  | { readonly was: "awarded"; readonly seat: Seat; readonly points: number }
  | { readonly was: "spoiled" };

/** Bread is worth its number; a shout is worth nothing and spoils a round. */
export const WORTH: Readonly<Record<Word, number>> = {
  "bread-1": 1,
  "bread-2": 2,
  "bread-3": 3,
  "bread-4": 4,
  "bread-5": 5,
  "bread-6": 6,
  "bread-7": 7,
  "bread-8": 8,
  "shout-1": 0,
  "shout-2": 0,
};
export const CARDS = [
  "bread-1",
  "bread-2",
  "bread-3",
  "bread-4",
  "bread-5",
  "bread-6",
  "bread-7",
  "bread-8",
  "shout-1",
  "shout-2",
] as const;
export const SEATS = ["p1", "p2", "p3"] as const;
export const ROUNDS = 4;

export const isShout = (card: Word): boolean => card === "shout-1" || card === "shout-2";

export const bidderOf = (parley: Seen<Parley>, seat: Seat): Seen<Bidder> | undefined => {
  for (const bidder of parley.bidders) if (bidder.seat === seat) return bidder;
  return undefined;
};

export const handOf = (parley: Seen<Parley>, seat: Seat): readonly Word[] => bidderOf(parley, seat)?.hand ?? [];

/** Those still in the game. */
export const present = (parley: Seen<Parley>): Seat[] => {
  const seats: Seat[] = [];
  for (const bidder of parley.bidders) if (!bidder.gone) seats.push(bidder.seat);
  return seats;
};

/** What this game is made of. */
export interface ParleyNouns {
  readonly State: Parley;
  readonly Step: ParleyStep;
  readonly Event: ParleyEvent;
  readonly Part: "card" | "bury" | "shout" | "sure";
  readonly Option: "length";
}
