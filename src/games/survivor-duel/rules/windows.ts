import { has, withItem } from "../../../kernel/list";
import { wordTo } from "../../../kernel/talk";
import type { CardId, DuelAsk, DuelSeen, DuelTell, Moment } from "../vocabulary";
import { answerOf, answerTo, hasAnswer, HUSH, isOpen, NAMED, PASS, QUICK_ESCAPE, type Window } from "./answers";
import { isReactCard, priceOf } from "./cards";
import { stopsAlways } from "./options";
import { activeSide, sumOf } from "./sides";
import { begin } from "./uses";

/** Whether somebody who sees no hand must think that it might hold an answer. */
const mightAnswer = (duel: DuelSeen): boolean => {
  const { hand, tp } = activeSide(duel);
  return stopsAlways(duel) && hand.length > 0 && tp > 0;
};

/** Who wants to hear no more of it in this phase is still asked when it is the end. */
const isHushed = (duel: DuelSeen, on: Moment): boolean => duel.hushed && on !== "zero";

/** Whether the Survivor's player is asked: it has something to say, or might have. */
const isAsked = (duel: DuelSeen, asked: Window): boolean => {
  const { on, about } = asked;
  if (isHushed(duel, on) || !isOpen(duel, on, about)) return false;
  return hasAnswer(duel, asked) || (has(NAMED, on) && mightAnswer(duel));
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

/** Reacts and what else may be used, one after the other, until the player passes (DUEL-RUL-14). */
export const window: DuelAsk<"window"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (duel, step) => (isAsked(duel, step) ? [duel.active] : []),
  asks: (talk, duel, step) => wordTo(talk, "react", () => answerTo(duel, step)),
  take: (tell, step, seat, word) => {
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
