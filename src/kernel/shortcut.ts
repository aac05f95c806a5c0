import { breathe } from "./breath";
import { has, withItem } from "./list";
import type { Ruled } from "./rule";
import { saidOn, silent } from "./say";
import type { Answer } from "./talk";
import type { Nouns, OpenAsk, Part, Say, Seen, Word } from "./words";

/** Several words of an answer that are one choice: `run to the bridge`, `all five`. The rules ask as they always do. */

export interface Shortcut {
  /** Names it, beside the words of the same part. */
  readonly key: Word;
  /** Its sentence is `short.<short>`. */
  readonly short: Word;
  readonly slots: Readonly<Record<string, unknown>>;
  /** The whole answer. */
  readonly say: Say;
  /** The word it is chosen for, and what was said before that: what one would like to know of the word is known of it. Or "". */
  readonly word: Word;
  readonly after: Say;
}

/** How a question is put where its words by themselves would be many clicks, or rows that read alike. */
export interface Shortened {
  /** Those of one list are offered all or none. */
  readonly shortcuts: readonly (readonly Shortcut[])[];
  /** Of the words of the part those that are offered by themselves. */
  readonly words: readonly Word[];
}

export const asItIs = ({ of }: Part): Shortened => ({ shortcuts: [], words: of });

/** What is asked, how far it has been answered, and the part it is at. */
export interface Asked<N extends Nouns> {
  readonly state: Seen<N["State"]>;
  readonly ask: OpenAsk<N>;
  readonly said: Say;
  readonly part: Part;
  /** Words chosen already in a part that takes several. */
  readonly picked: readonly Word[];
}

/** As much work as it mostly is to answer what is left. */
const A_SHORTCUT = 90;

/** Through a word a shortcut for each that may then be said to the part `over`, even if it is only one. What is left is answered by `rest`; where it leaves something open, there is none. */
export const shortcutsBy = <N extends Nouns>(
  game: Ruled<N>,
  { state, ask, said, part }: Asked<N>,
  word: Word,
  over: N["Part"],
  rest: Answer,
  namedBy: (this: void, next: Word, after: Say) => Pick<Shortcut, "short" | "slots">,
): readonly Shortcut[] => {
  if (!has(part.of, word)) return [];
  const begun = saidOn(game, state, ask, withItem(said, [word]), (next, before) =>
    next.ask === over ? "open" : silent(next, before),
  );
  if (begun.part === "said" || begun.part.ask !== over) return [];
  const shortcuts: Shortcut[] = [];
  for (const next of begun.part.of) {
    breathe(A_SHORTCUT);
    const whole = saidOn(game, state, ask, withItem(begun.said, [next]), rest);
    if (whole.part === "said") {
      const named = namedBy(next, whole.said.slice(begun.said.length + 1));
      shortcuts.push({ ...named, key: word + "/" + next, say: whole.said, word: next, after: begun.said });
    }
  }
  return shortcuts;
};
