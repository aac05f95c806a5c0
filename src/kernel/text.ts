import { numberText } from "./number-text";
import type { Word } from "./words";

/** Templates with named slots, `{runner} runs to {zone}`, by key. */
export type Text = Readonly<Record<Word, string>>;

/** Texts that stand in several files, as one. */
export const textOf = (parts: readonly Text[]): Text => {
  const all: Record<Word, string> = {};
  for (const text of parts) {
    for (const key in text) all[key] = text[key] ?? key;
  }
  return all;
};

/** What several rules may bring about brings the one that did along, as `by`. */
export const BROUGHT = "{by}";

/** Each sentence of the log with the rule behind it, which "Why?" opens. */
export const citing = (text: Text, cited: Readonly<Record<Word, Word>>): Text => {
  const all: Record<Word, string> = {};
  for (const was in cited) {
    const key = "event." + was;
    const says = text[key] ?? key;
    // What nobody is told stays so.
    all[key] = says === "" ? "" : says + " (" + (cited[was] ?? "") + ")";
  }
  return textOf([text, all]);
};

type Slots = Readonly<Record<string, unknown>>;

/** What a copy is a copy of: `W02` of `p1.W02.3`. */
const kindIn = (word: Word): Word => {
  const [, kind = word, copy, more] = word.split(".");
  return copy === undefined || more !== undefined ? word : kind;
};

/** The text of a word, or of what it is a copy of. */
export const knownWord = (text: Text, word: Word): string | undefined =>
  text["word." + word] ?? text["word." + kindIn(word)];

/** A word without a text is shown as it is, and the suite complains. */
export const wordText = (text: Text, word: Word): string => knownWord(text, word) ?? word;

const slotText = (text: Text, value: unknown): string => {
  if (typeof value === "string") return wordText(text, value);
  if (typeof value === "number") return numberText(value);
  if (!Array.isArray(value)) return "";
  let all = "";
  for (let i = 0; i < value.length; i++) all += (i > 0 ? ", " : "") + slotText(text, value[i]);
  return all;
};

/** The sentence of a key with its slots filled. */
export const sentence = (text: Text, key: Word, slots: Slots): string => {
  const template = text[key] ?? key;
  const pieces = template.split("{");
  let filled = pieces[0] ?? "";
  for (const piece of pieces.slice(1)) {
    const end = piece.indexOf("}");
    const slot = end < 0 ? piece : piece.slice(0, end);
    filled += slotText(text, slots[slot]) + (end < 0 ? "" : piece.slice(end + 1));
  }
  return filled;
};
