import { has, withItem } from "../kernel/list";
import { lineOf, sentence, type Text } from "../kernel/text";
import type { Word } from "../kernel/words";
import { isRecord } from "./document";
import { WORDS } from "./memo";
import type { TableKey } from "./text/en";
import { unpackInto } from "./words";

/** What the table says: its own sentences, the kernel's, the game's, all in the language of its cards. */

/** Who speaks. */
interface Speaking {
  readonly text: Text;
}

/**
 * The sentences by their keys, as the controller's memo brings them. They are no part of the script: half a script would
 * be sentences, and a table can be translated without one.
 */
export const wordsOf = (kept: unknown): Text => {
  const text: Record<Word, string> = {};
  if (isRecord(kept)) {
    for (const key in kept) {
      const said = kept[key];
      if (typeof said === "string") {
        if (key === WORDS) unpackInto(text, said);
        else text[key] = said;
      }
    }
  }
  if (text["table.start"] === undefined) {
    printToAll("This table has lost its words: the memo of its controller cannot be read. Load the save anew.");
  }
  return text;
};

export const own = ({ text }: Speaking, key: TableKey, slots: Readonly<Record<string, unknown>>): string =>
  sentence(text, key, slots);

export const refusalText = ({ text }: Speaking, rule: Word): string =>
  own({ text }, "table.refused", { why: lineOf(text, rule), rule });

/** Those who only look on. */
export const SPECTATORS: Word = "Grey";

/** To everybody but these. */
export const printToOthers = (message: string, but: readonly Word[]): void => {
  for (const colour of withItem(getSeatedPlayers(), SPECTATORS)) if (!has(but, colour)) printToColor(message, colour);
};

export const tell = (colour: Word, message: string): void => {
  broadcastToColor(message, colour, "Orange");
};
