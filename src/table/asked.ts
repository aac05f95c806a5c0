import { type Match, seenOf, type Waiting, waitingOf } from "../kernel/match";
import { carriedOn, type OpenAsk } from "../kernel/say";
import type { Event, Part, Say, Step } from "../kernel/words";
import type { Table } from "./state";

/** A say as far as it goes without saying, and the part it is at. */
interface Carried {
  readonly said: Say;
  readonly part: Part | "said";
}

/** What is asked now, worked out once: a panel, its hints and a click all ask for it again. */
export interface Asked<St> {
  /** The match it was worked out for, and how much had changed in it. */
  readonly match: unknown;
  readonly changes: number;
  readonly waiting: Waiting<St>;
  readonly carried: { readonly ask: OpenAsk<St>; readonly begun: Say; readonly on: Carried }[];
}

const askedNow = <S, St extends Step, E extends Event>(table: Table<S, St, E>, match: Match<S, St, E>): Asked<St> => {
  const known = table.asked;
  if (known !== "none" && known.match === match && known.changes === match.changes) return known;
  const asked: Asked<St> = { match, changes: match.changes, waiting: waitingOf(match), carried: [] };
  table.asked = asked;
  return asked;
};

/** What the match at this table waits for. */
export const waitingAt = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  match: Match<S, St, E>,
): Waiting<St> => askedNow(table, match).waiting;

/** How far what was begun goes by itself. */
export const carriedAt = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  match: Match<S, St, E>,
  ask: OpenAsk<St>,
  begun: Say,
): Carried => {
  const { carried } = askedNow(table, match);
  for (const known of carried) {
    const isSame = known.begun === begun || (known.begun.length === 0 && begun.length === 0);
    if (isSame && known.ask.seat === ask.seat && known.ask.step === ask.step) return known.on;
  }
  const on = carriedOn(table.game, seenOf(match), ask, begun);
  carried.push({ ask, begun, on });
  return on;
};
