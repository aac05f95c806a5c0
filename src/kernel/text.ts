import { numberText } from "./number-text";
import type { Nouns, Word } from "./words";

/** Templates with named slots, `{runner} runs to {zone}`, by key. */
export type Text = Readonly<Record<Word, string>>;

/** A line for each of these names: `Lines<"card", "W01" | "W02">` are those of `card.W01` and `card.W02`. */
export type Lines<Of extends Word, Name extends Word> = Readonly<Record<`${Of}.${Name}`, string>>;

/** What a game says in one language. A line that its vocabulary asks for and that is missing does not compile. */
export type TextOf<N extends Nouns> = Text &
  Lines<"step", N["Step"]["do"]> &
  Lines<"event", N["Event"]["was"]> &
  Lines<"part", N["Part"]> &
  Lines<"option", N["Option"]>;

/** What stands where words are missing. Nobody should ever see it: a test of a table that shows it fails. */
export const WORDLESS = "(?)";

/** What is said under a key. */
export const lineOf = (text: Text, key: Word): string => text[key] ?? WORDLESS;

type Together<Parts extends readonly Text[]> = Parts extends readonly [
  infer First,
  ...infer Others extends readonly Text[],
]
  ? First & Together<Others>
  : unknown;

/** Texts that stand in several files, as one. Spread into one another, a thousand keys cost twenty megabytes on their way. */
export const together = <const Parts extends readonly Text[]>(...parts: Parts): Together<Parts> => {
  const all: Record<Word, string> = {};
  for (const text of parts) for (const key in text) all[key] = lineOf(text, key);
  return all as Together<Parts>;
};

/** What several rules may bring about brings the one that did along, as `by`. */
export const BROUGHT = "{by}";

/** Each sentence of the log with the rule behind it, which "Why?" opens. */
export const citing = <Told extends Text>(text: Told, cited: Readonly<Record<Word, Word>>): Told => {
  const all: Record<Word, string> = {};
  for (const was in cited) {
    const key = "event." + was;
    const says = lineOf(text, key);
    // What nobody is told stays so.
    all[key] = says === "" ? "" : says + " (" + (cited[was] ?? "") + ")";
  }
  return together<readonly [Told, Text]>(text, all);
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

export const wordText = (text: Text, word: Word): string => knownWord(text, word) ?? WORDLESS;

const slotText = (text: Text, value: unknown): string => {
  // What is no word is somebody's name, or was put into words before.
  if (typeof value === "string") return knownWord(text, value) ?? value;
  if (typeof value === "number") return numberText(value);
  if (!Array.isArray(value)) return "";
  let all = "";
  for (let i = 0; i < value.length; i++) all += (i > 0 ? ", " : "") + slotText(text, value[i]);
  return all;
};

/** The sentence of a key with its slots filled. */
export const sentence = (text: Text, key: Word, slots: Slots): string => {
  const pieces = lineOf(text, key).split("{");
  let filled = pieces[0] ?? "";
  for (const piece of pieces.slice(1)) {
    const end = piece.indexOf("}");
    const slot = end < 0 ? piece : piece.slice(0, end);
    filled += slotText(text, slots[slot]) + (end < 0 ? "" : piece.slice(end + 1));
  }
  return filled;
};
