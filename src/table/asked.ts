import { type Match, seenOf, type Waiting, waitingOf } from "../kernel/match";
import { carriedOn } from "../kernel/say";
import type { OpenAsk, Part, Say } from "../kernel/words";
import type { Table } from "./state";

/** A say as far as it goes without saying, and the part it is at. */
interface Carried {
  readonly said: Say;
  readonly part: Part | "said";
}

/** What is asked now, worked out once: a panel, its hints and a click all ask for it again. */
export interface Asked {
  /** The match it was worked out for, and how much had changed in it. */
  readonly match: unknown;
  readonly changes: number;
  readonly waiting: Waiting;
  readonly carried: { readonly ask: OpenAsk; readonly begun: Say; readonly on: Carried }[];
}

const askedNow = (table: Table, match: Match): Asked => {
  const known = table.asked;
  if (known !== "none" && known.match === match && known.changes === match.changes) return known;
  const asked: Asked = { match, changes: match.changes, waiting: waitingOf(match), carried: [] };
  table.asked = asked;
  return asked;
};

/** What the match at this table waits for. */
export const waitingAt = (table: Table, match: Match): Waiting => askedNow(table, match).waiting;

/** How far what was begun goes by itself. */
export const carriedAt = (table: Table, match: Match, ask: OpenAsk, begun: Say): Carried => {
  const { carried } = askedNow(table, match);
  for (const known of carried) {
    const isSame = known.begun === begun || (known.begun.length === 0 && begun.length === 0);
    if (isSame && known.ask.seat === ask.seat && known.ask.step === ask.step) return known.on;
  }
  const on = carriedOn(table.game, seenOf(match), ask, begun);
  carried.push({ ask, begun, on });
  return on;
};
