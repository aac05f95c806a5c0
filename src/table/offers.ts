import { has, mapped } from "../kernel/list";
import { numberText } from "../kernel/number-text";
import { type Text, wordText } from "../kernel/text";
import type { Part, Word } from "../kernel/words";
import { CHOICES } from "./panel-xml";

/** What a button says of a part, and the word it stands for. */
interface Offer {
  readonly text: string;
  readonly word: Word;
  readonly picked: boolean;
}

/** Whether there are more words than a panel has room for, and several of them may be said. */
export const isStacked = ({ of, most }: Part): boolean => most > 1 && of.length > CHOICES;

/** A button for each word; where there are too many for that, words that read alike share theirs. */
export const offersOf = (text: Text, part: Part, picked: readonly Word[]): readonly Offer[] =>
  isStacked(part)
    ? stacked(text, part, picked)
    : mapped(part.of, (word) => ({ text: wordText(text, word), word, picked: has(picked, word) }));

interface Stack {
  readonly title: string;
  readonly left: Word[];
  readonly taken: Word[];
}

const stacksOf = (text: Text, { of }: Part, picked: readonly Word[]): readonly Stack[] => {
  const stacks: Stack[] = [];
  const known: Record<string, Stack> = {};
  for (const word of of) {
    const title = wordText(text, word);
    const stack = known[title] ?? { title, left: [], taken: [] };
    if (known[title] === undefined) stacks.push(stack);
    known[title] = stack;
    (has(picked, word) ? stack.taken : stack.left).push(word);
  }
  return stacks;
};

/** One button takes another of those that read alike, one puts the last one back. */
const stacked = (text: Text, part: Part, picked: readonly Word[]): readonly Offer[] => {
  const offers: Offer[] = [];
  for (const { title, left, taken } of stacksOf(text, part, picked)) {
    const [next] = left;
    const last = taken[taken.length - 1];
    if (next !== undefined) offers.push({ text: title, word: next, picked: false });
    const count = taken.length > 1 ? " ×" + numberText(taken.length) : "";
    if (last !== undefined) offers.push({ text: title + count, word: last, picked: true });
  }
  return offers;
};
