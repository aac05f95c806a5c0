import { seenOf } from "../kernel/match";
import { inputIn } from "../kernel/past";
import { type Figure, recapOf } from "../kernel/recap";
import { has } from "../kernel/list";
import type { Seat, Word } from "../kernel/words";
import { asksFor } from "./questions";
import type { Playing, Table } from "./table";
import { own } from "./voice";

/** What has become of a seat while others had their turns is told with its next question. */

export interface Stood {
  /** How many inputs the match had when the seat was asked. */
  readonly at: number;
  readonly figures: readonly Figure[];
  /** What had changed then. */
  readonly recap: string;
}

/** Whether anybody else has said anything since. */
const othersSpoke = ({ match: { past, at, seats } }: Playing, since: number, seat: Seat): boolean => {
  for (let i = since; i < at; i++) {
    const input = inputIn(past[i] ?? "", i);
    if (input !== "none" && input.seat !== seat && has(seats, input.seat)) return true;
  }
  return false;
};

/** People are asked: how they stand is noted, and what changed since they were asked last. */
export const noteStanding = (table: Playing): void => {
  const { asked, game, match, text } = table;
  if (asked === "none" || game.figures === undefined) return;
  for (const { ask, isWaitedFor } of asked.questions) {
    const { seat } = ask;
    const then = table.stood[seat];
    if (isWaitedFor && then?.at !== match.at) {
      const figures = game.figures(seenOf(match), seat);
      const what =
        then !== undefined && then.at < match.at && othersSpoke(table, then.at, seat)
          ? recapOf(text, then.figures, figures)
          : "";
      const recap = what === "" ? "" : own(table, "table.since", { what });
      table.stood[seat] = { at: match.at, figures, recap };
    }
  }
};

/** What a colour is told of what became of it; "" where nothing did. */
export const recapFor = (table: Table, colour: Word): string => {
  if (table.match === "none") return "";
  const [first] = asksFor(table, colour);
  const stood = first === undefined ? undefined : table.stood[first.ask.seat];
  return stood?.at === table.match.at ? stood.recap : "";
};
