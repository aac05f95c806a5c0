import type { Hint } from "../kernel/game";
import { seenOf } from "../kernel/match";
import { waitingAt } from "./asked";
import { sentence } from "../kernel/text";
import type { Event, Say, Seat, Step, Word } from "../kernel/words";
import type { Table } from "./state";
import { asksFor, walkOf } from "./asked-of";

/** What a colour would like to know before it answers, or before what is due is rolled. */

const hintsTo = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  step: St,
  seat: Seat,
  said: Say,
): readonly Hint[] => {
  const { game, match } = table;
  if (match === "none" || game.hints === undefined) return [];
  return game.hints(game.view(seenOf(match), seat), step, seat, said);
};

export const hintsFor = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  colour: Word,
): readonly Hint[] => {
  if (table.match === "none" || table.busy || table.match.paused || table.settings.hints === "hidden") return [];
  const first = asksFor(table, colour)[0];
  if (first !== undefined) return hintsTo(table, first.step, first.seat, walkOf(table, first).said);
  const waiting = waitingAt(table, table.match);
  return waiting.for === "chance" ? hintsTo(table, waiting.step, "", []) : [];
};

/** The hints about a word, or with "" about all that is asked, each on a line of its own. */
export const hintText = <S, St extends Step, E extends Event>(
  { text }: Table<S, St, E>,
  hints: readonly Hint[],
  about: Word,
): string => {
  let lines = "";
  for (const hint of hints) {
    if (hint.about === about) {
      lines += (lines === "" ? "" : "\n") + sentence(text, "hint." + hint.hint, hint.slots);
    }
  }
  return lines;
};
