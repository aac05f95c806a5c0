import { kept } from "../kernel/list";
import type { Word } from "../kernel/words";
import { outcomeOf } from "../kernel/match";
import { type Choice, choice, type View } from "./choice";
import { catchUp } from "./follow";
import { open } from "./pages";
import { asksFor, isAside, isBegun } from "./questions";
import type { Question, Table } from "./table";
import { teachNoMore } from "./teaching";
import { meanwhileChoices } from "./view-meanwhile";
import { own } from "./voice";
import { ownsSeat } from "./who-speaks";
import { isBusy } from "./worker";

/** What gives something up has a page of its own: nobody comes upon it by a slip, and it is asked once more. */

/** What this colour may give up now. */
const asideQuestions = (table: Table, colour: Word): readonly Question[] =>
  isBusy(table)
    ? []
    : kept(
        asksFor(table, colour),
        (question) => isAside(table, question) && !isBegun(question) && ownsSeat(table, colour, question.ask.seat),
      );

const isOn = ({ match }: Table): boolean => match !== "none" && outcomeOf(match) === "playing";

/** Whether there is anything on that page. */
export const hasAside = (table: Table, colour: Word): boolean =>
  isOn(table) || asideQuestions(table, colour).length > 0;

export const asideView = (table: Table, colour: Word): View => {
  const choices: Choice[] = [];
  for (const question of asideQuestions(table, colour)) {
    for (const each of meanwhileChoices(table, question, colour)) {
      const chosen = (): void => {
        open(table, colour, "ask", 0);
        each.chosen();
      };
      choices.push({ ...each, usual: false, chosen });
    }
  }
  choices.push(
    choice("new-match", own(table, "table.again", {}), () => {
      open(table, colour, "again", 0);
    }),
  );
  return { title: own(table, "table.aside", {}), prompt: own(table, "table.asideHow", {}), choices };
};

/** A new match clears this one away. */
export const againView = (table: Table, colour: Word): View => ({
  title: own(table, "table.sure", {}),
  prompt: own(table, "table.againSure", {}),
  choices: [
    choice("yes", own(table, "table.againYes", {}), () => {
      // What is still being read is not thrown away: a save that comes now gives it back.
      if (table.unread !== "") return;
      teachNoMore(table);
      table.match = "none";
      catchUp(table);
      open(table, colour, "ask", 0);
    }),
    choice("no", own(table, "table.no", {}), () => {
      open(table, colour, "ask", 0);
    }),
  ],
});
