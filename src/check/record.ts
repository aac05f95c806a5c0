import { codeOf, NOT_ASKED } from "./code";
import { game } from "./game";
import { QUESTIONS } from "./questions";
import { words } from "./words";

/** What has been answered so far, as the code and as a page of the notebook. */
export interface Answers {
  answers: Record<string, string | undefined>;
  notes: Record<string, string | undefined>;
}

/** A page of the notebook is read by people: an error's whole trace is not for it. */
const A_NOTE = 160;

export const note = (record: Answers, id: string, answer: string, notes: readonly string[]): void => {
  let all = "";
  for (const note of notes) all += " | " + note.slice(0, A_NOTE);
  record.answers[id] = answer;
  record.notes[id] = all;
};

export const codeIn = (record: Answers): string => codeOf(QUESTIONS, record.answers);

const pageOf = (record: Answers): string => {
  let page = codeIn(record) + "\n";
  for (const { id } of QUESTIONS)
    page += "\n" + id + ": " + (record.answers[id] ?? NOT_ASKED) + (record.notes[id] ?? "");
  return page;
};

/** Writes the page, in its tab if there is one already. */
export const writePage = (record: Answers): void => {
  const page = { title: words.tab, body: pageOf(record) };
  for (const { index, title } of game.Notes.getNotebookTabs())
    if (title === words.tab) {
      game.Notes.editNotebookTab({ index, ...page });
      return;
    }
  game.Notes.addNotebookTab(page);
};
