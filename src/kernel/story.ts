import type { Nouns, Seat, Seen } from "./words";

/** How what happens in a match is told afterwards: in chapters and scenes, with a sign for each sort of thing. */

/** What sort of thing an event is. */
export type Sign = "move" | "dice" | "fight" | "hurt" | "death" | "card" | "gain" | "threat" | "end";

/** What is measured of a match; whoever shows it has words for each. */
export type GaugeName = "wounds" | "infected" | "damage" | "enemies" | "points" | "survivors" | "hp" | "threat";

/** A figure by which one sees how it goes. */
export interface Gauge {
  readonly gauge: GaugeName;
  /** Whose it is; "" for everybody's. */
  readonly seat: Seat;
  readonly is: number;
}

/** Whose an event is that names its seat. */
export const seatNamed = (event: object): Seat => (event as { readonly seat?: Seat }).seat ?? "";

export interface Story<N extends Nouns> {
  /** Events with which a round begins, and those with which somebody's turn or a phase of it does. */
  readonly chapters: readonly N["Event"]["was"][];
  readonly scenes: readonly N["Event"]["was"][];
  /** Events without a sign are told without one. */
  readonly signs: Readonly<Partial<Record<N["Event"]["was"], Sign>>>;
  /** Who did it, or whom it happened to; "" for nobody in particular. */
  whose(this: void, state: Seen<N["State"]>, event: N["Event"]): Seat;
  /** What everybody can see of how it goes. */
  gauges(this: void, state: Seen<N["State"]>): readonly Gauge[];
}
