import { RULES } from "../../../../src/games/survivor-duel/rules/rules";
import type { DuelSeen, DuelStep } from "../../../../src/games/survivor-duel/vocabulary";
import { partAsked } from "../../../../src/kernel/hearing";
import { verdictOnWord } from "../../../../src/kernel/talk";
import type { Say, Seat, Verdict, Word } from "../../../../src/kernel/words";

/** What is said to a word after these, or to a first one, whether or not anybody would be asked as things stand. */
export const whyNot = (state: DuelSeen, step: DuelStep, seat: Seat, word: Word, said: Say = []): Verdict => {
  const part = partAsked(RULES, state, step, said, seat);
  return part === "said" ? "fine" : verdictOnWord(part, word);
};
