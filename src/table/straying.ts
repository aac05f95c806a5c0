import { breathe } from "../kernel/breath";
import { imagined } from "../kernel/lesson";
import { mapped } from "../kernel/list";
import { seenOf } from "../kernel/match";
import { asUsual } from "../kernel/say";
import { shown } from "../kernel/shown";
import { sentence, wordText } from "../kernel/text";
import type { Event, Refusal, Say, Word } from "../kernel/words";
import { refuseByKernel } from "../kernel/refusal";
import type { Playing, Question } from "./table";
import { own, refusalText, tell } from "./voice";

/** An answer that the lesson does not take: nothing happens, and the guide says what would come of it. */

/** As much as there is room for under a question. */
const LINES = 4;
/** As much work as an answer is with a copy of all it may change. */
const AN_ANSWER = 180;

const linesOf = ({ text, game }: Playing, events: readonly Event[], question: Question): readonly string[] => {
  const lines: string[] = [];
  for (const event of events) {
    const line = sentence(text, "event." + event.was, shown(game, event, question.ask.seat));
    if (line !== "" && lines.length < LINES) lines.push(line);
  }
  return lines;
};

const wouldCome = (table: Playing, question: Question, said: Say): string => {
  const { ask } = question;
  const { said: whole, part } = asUsual(table.game, seenOf(table.match), ask, said);
  if (part !== "said") return own(table, "table.restOpen", {});
  breathe(AN_ANSWER);
  const events = imagined(table.match, { at: table.match.at, seat: ask.seat, to: ask.step.do, say: whole });
  return own(table, "table.wouldCome", { lines: linesOf(table, events, question).join(" ") });
};

const words = ({ text }: Playing, said: readonly Word[]): string =>
  mapped(said, (word) => wordText(text, word)).join(", ");

export const strayed = (table: Playing, question: Question, said: Say, colour: Word): Refusal => {
  const last = words(table, said[question.said.length] ?? said[said.length - 1] ?? []);
  const came = question.isWaitedFor ? wouldCome(table, question, said) : own(table, "table.notNow", {});
  table.aside = own(table, "table.instead", { said: last, came });
  const refusal = refuseByKernel("K-LESSON");
  tell(colour, refusalText(table, refusal.rule));
  return refusal;
};
