import { withItem } from "./list";
import { refuseByKernel } from "./refusal";
import type { Choice, Part, Say, Talk, Verdict, Word } from "./words";

/** Asking part by part. A rule asks each part with `wordTo` or `wordsTo`; what was said is read as it goes. */

export type Answer = Talk<Word>["answer"];

/** Nobody answers for whoever has not said it yet. */
export const nobodyAnswers: Answer = () => "open";

export const talkOf = <Name extends Word>(said: Say, answer: Answer = nobodyAnswers, checks = false): Talk<Name> => ({
  said,
  at: 0,
  asked: "said",
  answer,
  checks,
  parts: [],
  verdict: "fine",
});

/** Whether a part is still to be answered: nothing that follows it is asked. */
export const isOpen = ({ asked }: Talk<Word>): boolean => asked !== "said";

/** Whether this word may be said to a part, and if not, the rule against it. */
export const verdictOnWord = ({ of, whyNot }: Choice, word: Word): Verdict => {
  if (of.indexOf(word) >= 0) return "fine";
  const why = whyNot(word);
  return why === "fine" ? refuseByKernel("K-ASK") : why;
};

const verdictOnWords = (part: Part, words: readonly Word[]): Verdict => {
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? "";
    if (words.indexOf(word) < i) return refuseByKernel("K-TWICE");
    const verdict = verdictOnWord(part, word);
    if (verdict !== "fine") return verdict;
  }
  return words.length < part.least || words.length > part.most ? refuseByKernel("K-COUNT") : "fine";
};

const openAt = <Name extends Word>(talk: Talk<Name>, part: Part<Name>): readonly Word[] => {
  talk.asked = part;
  return [];
};

/** The words said to a part; none while it is asked. What may be said is worked out only where it matters. */
export const wordsTo = <Name extends Word>(
  talk: Talk<Name>,
  ask: NoInfer<Name>,
  choice: (this: void) => Choice,
): readonly Word[] => {
  if (isOpen(talk)) return [];
  const words = talk.said[talk.at];
  if (words !== undefined && !talk.checks) {
    talk.at++;
    return words;
  }
  const { of, least, most, usual, whyNot } = choice();
  const part: Part<Name> = { ask, of, least, most, usual, whyNot };
  if (words === undefined) {
    const answer = talk.answer(part, talk.said);
    if (answer === "open") return openAt(talk, part);
    talk.said = withItem(talk.said, answer);
    talk.at++;
    return answer;
  }
  talk.verdict = verdictOnWords(part, words);
  if (talk.verdict !== "fine") return openAt(talk, part);
  talk.parts[talk.at] = part;
  talk.at++;
  return words;
};

/** The one word said to a part; "" while it is asked. */
export const wordTo = <Name extends Word>(talk: Talk<Name>, ask: NoInfer<Name>, choice: (this: void) => Choice): Word =>
  wordsTo(talk, ask, choice)[0] ?? "";

/** The one word of a part; "" where nothing was said. Lua forgets the default of a list within a list. */
export const wordAt = (say: Say, at: number): Word => (say[at] ?? [])[0] ?? "";

export const NO: Word = "no";
export const YES_NO: readonly Word[] = ["yes", NO];
/** Said where one might go on. */
export const ENOUGH: Word = "enough";
