import type { Mark } from "./game";
import { kept, mapped } from "./list";
import { lineOf, type Text } from "./text";
import type { Word } from "./words";

/** The rules of a game in one language, row by row: each with its id, its sentence, and where it comes from. */

export interface LedgerRow {
  readonly id: Word;
  readonly says: string;
  readonly mark: Mark;
}

/** The rows of one topic: `RUN` of `DL-RUN-01`, called as the book calls it. */
export interface LedgerChapter {
  readonly topic: Word;
  readonly name: string;
  readonly rows: readonly LedgerRow[];
}

/** Whatever else is said has a dot in its key: `step.run`, `event.won`. */
const isRow = (key: Word): boolean => key.indexOf(".") < 0;

const topicOf = (row: Word): Word => row.split("-")[1] ?? "";

/** The ids of all rows, as they stand in a game's text. */
export const rowsOf = (text: Text): readonly Word[] => {
  const rows: Word[] = [];
  for (const key in text) if (isRow(key)) rows.push(key);
  return rows;
};

/** Whoever shows the rules to people reads them here, whatever it makes of them. */
export const chaptersOf = (text: Text, markOf: (this: void, row: Word) => Mark): readonly LedgerChapter[] => {
  const rows = rowsOf(text);
  const topics: Word[] = [];
  for (const row of rows) if (topics.indexOf(topicOf(row)) < 0) topics.push(topicOf(row));
  return mapped(topics, (topic) => ({
    topic,
    name: lineOf(text, "chapter." + topic),
    rows: mapped(
      kept(rows, (row) => topicOf(row) === topic),
      (id) => ({ id, says: lineOf(text, id), mark: markOf(id) }),
    ),
  }));
};
