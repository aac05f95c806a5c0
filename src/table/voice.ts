import type { Text } from "../kernel/text";
import { sentence } from "../kernel/text";
import type { Word } from "../kernel/words";
import { kernelText } from "../kernel/text/en";
import { type TableKey, tableText } from "./text/en";

/** What the table says: its own sentences, the kernel's, the game's. */

type Slots = Readonly<Record<string, unknown>>;

const ownText: Text = tableText;
const kernelRules: Text = kernelText;

export const own = (key: TableKey, slots: Slots): string => sentence(ownText, key, slots);

/** Why something is refused, in the game's words or the kernel's. */
const ruleSentence = (text: Text, rule: Word): string => text[rule] ?? kernelRules[rule] ?? rule;

export const refusalText = (text: Text, rule: Word): string =>
  own("table.refused", { why: ruleSentence(text, rule), rule });

export const tell = (colour: Word, message: string): void => {
  broadcastToColor(message, colour, "Orange");
};
