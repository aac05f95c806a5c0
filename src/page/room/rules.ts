import { isGame, withGame } from "../../games/index";
import type { OpenTable } from "../../host/open";
import { chaptersOf, type LedgerChapter, rowsOf } from "../../kernel/ledger";
import type { Text } from "../../kernel/text";
import type { Word } from "../../kernel/words";
import { gameOn } from "./slate-on";

/** The rules of the game on a table, chapter by chapter, as the table says them. */
export const rulesOn = (table: OpenTable, text: Text): readonly LedgerChapter[] => {
  const name = gameOn(table);
  if (!isGame(name)) return [];
  return withGame(name, ({ languages, markOf }) => {
    // A table's words are the kernel's and its own too.
    const said: Record<Word, string> = {};
    for (const key of Object.keys(text)) if (key.startsWith("chapter.")) said[key] = text[key] ?? "";
    for (const row of rowsOf(languages[0].text)) said[row] = text[row] ?? languages[0].text[row] ?? "";
    return chaptersOf(said, (row) => markOf?.(row) ?? "printed");
  });
};
