import type { LineUp } from "./line-ups";
import { dealOf, type Job } from "./match-job";
import type { MatchUp } from "./match-ups";

/** The matches of one row of the report: who plays, with what, and how many they are. */
export interface Series {
  readonly lineUp: LineUp;
  readonly matchUp: MatchUp;
  readonly seats: number;
}

/** So many matches of a series. */
export const jobsOf = (
  { lineUp, matchUp, seats }: Series,
  {
    game,
    options,
    seed,
    atMost,
    games,
  }: Pick<Job, "game" | "options" | "seed" | "atMost"> & { readonly games: number },
): readonly Job[] =>
  Array.from({ length: games }, (_, nth) => ({
    game,
    options,
    lineUp,
    matchUp,
    seats,
    nth,
    seed: seed + dealOf(nth, lineUp, matchUp),
    atMost,
  }));
