import type { DuelSeen, DuelTell, Moment, Use } from "../vocabulary";
import { hasAnswer, isOpen, type Window } from "./answers";
import { isReactCard, priceOf } from "./cards";
import { stopsAlways } from "./options";
import { activeSide } from "./sides";
import { begin } from "./uses";

/** Whether somebody who sees no hand must think that it might hold an answer. */
const mightAnswer = (duel: DuelSeen): boolean => {
  const { hand, tp } = activeSide(duel);
  return stopsAlways(duel) && hand.length > 0 && tp > 0;
};

/** Who wants to hear no more of it in this phase is still asked when it is the end. */
const isHushed = (duel: DuelSeen, on: Moment): boolean => duel.hushed && on !== "zero";

/** Whether there is something to say; `anyhow` where the question itself must tell nothing of a hand. */
export const isAskedNow = (duel: DuelSeen, asked: Window, anyhow: boolean): boolean => {
  const { on, about } = asked;
  if (isHushed(duel, on) || !isOpen(duel, on, about)) return false;
  return hasAnswer(duel, asked) || (anyhow && mightAnswer(duel));
};

/** Plays a React, or uses what lies in play. */
export const answerWith = (tell: DuelTell, use: Use | "none"): void => {
  if (use === "none") return;
  const { seat, card } = use;
  if (!isReactCard(card)) {
    tell.next(begin(tell, use));
    return;
  }
  tell.emit({ was: "played", seat, card, ap: 0, tp: priceOf(card), by: "DUEL-REACT-01" });
  tell.next({ do: "effect", ...use });
};
