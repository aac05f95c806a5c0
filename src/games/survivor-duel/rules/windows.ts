import { has, withItem } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Verdict, Word } from "../../../kernel/words";
import type { CardId, DuelAsk, DuelSeen, DuelTell, Moment } from "../vocabulary";
import { ATTACK, END, LOOT } from "./acting";
import {
  answerOf,
  answers,
  HUSH,
  isOpen,
  NAMED,
  PASS,
  QUICK_ESCAPE,
  usualAnswer,
  whyNotAnswer,
  whyNotEscape,
  type Window,
} from "./answers";
import { isReactCard, isZombie, priceOf } from "./cards";
import { stopsAlways } from "./options";
import { activeSide, sumOf } from "./sides";
import { begin } from "./uses";

/** Whether somebody who sees no hand must think that it might hold an answer. */
const mightAnswer = (duel: DuelSeen): boolean => {
  const { hand, tp } = activeSide(duel);
  return stopsAlways(duel) && hand.length > 0 && tp > 0;
};

const offered = (duel: DuelSeen, asked: Window): readonly Word[] => {
  const words: Word[] = [PASS];
  for (const word of answers(duel, asked)) words.push(word);
  words.push(HUSH);
  return words;
};

/** Who wants to hear no more of it in this phase is still asked when it is the end. */
const isHushed = (duel: DuelSeen, on: Moment): boolean => duel.hushed && on !== "zero";

/** Whether the Survivor's player is asked: it has something to say, or might have. */
const isAsked = (duel: DuelSeen, asked: Window): boolean => {
  const { on, about } = asked;
  if (isHushed(duel, on) || !isOpen(duel, on, about)) return false;
  return answers(duel, asked).length > 0 || (has(NAMED, on) && mightAnswer(duel));
};

const react = (tell: DuelTell, on: Moment, about: CardId, card: CardId): void => {
  const use = answerOf(tell.state, on, about, card);
  if (use === "none") return;
  if (!isReactCard(card)) {
    tell.next(begin(tell, use));
    return;
  }
  tell.emit({ was: "played", seat: use.seat, card, ap: 0, tp: priceOf(card), by: "DUEL-REACT-01" });
  tell.next({ do: "effect", ...use });
};

/** What is paid in AP, or ends the Survivor Phase, is no answer: AP are spent in that phase (DUEL-RUL-08). */
const costsAp = (duel: DuelSeen, word: Word): boolean =>
  word === ATTACK || word === LOOT || word === END || (has(activeSide(duel).hand, word) && !isReactCard(word));

const why = (duel: DuelSeen, asked: Window, word: Word): Verdict => {
  if (word === PASS || word === HUSH) return "fine";
  if (word === QUICK_ESCAPE) return whyNotEscape(duel, asked.on);
  if (costsAp(duel, word)) return refuse("DUEL-RUL-08");
  return isZombie(word) ? refuse("DUEL-TURN-03") : whyNotAnswer(duel, asked, word);
};

/** Reacts and what else may be used, one after the other, until the player passes (DUEL-RUL-14). */
export const window: DuelAsk<"window"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (duel, step) => (isAsked(duel, step) ? [duel.active] : []),
  part: (duel, step, _seat, said) =>
    said.length > 0
      ? "said"
      : { ask: "react", of: offered(duel, step), least: 1, most: 1, usual: [usualAnswer(duel, step)] },
  why: (duel, step, _seat, said, word) => (said.length > 0 ? refuse("DUEL-REACT-01") : why(duel, step, word)),
  take: (tell, step, seat, [[word = PASS] = []]) => {
    if (word === PASS) return;
    if (word === HUSH) {
      tell.emit({ was: "hushed", seat });
      return;
    }
    if (word === QUICK_ESCAPE) {
      tell.emit({ was: "quickEscaped", seat, zombie: step.about });
      tell.next({
        do: "escapeRoll",
        zombie: step.about,
        bonus: sumOf(activeSide(tell.state), "escape"),
        by: "DUEL-QE-06",
        then: { do: "negate" },
      });
    } else react(tell, step.on, step.about, word);
    tell.next({ ...step, used: withItem(step.used, word) });
  },
  nobody: () => undefined,
};
