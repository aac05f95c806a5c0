import { type Gesture, type Heard, headOf, NOTHING, refusal, words } from "../../../kernel/gesture";
import type { Say } from "../../../kernel/words";
import { CARDS } from "../content/cards";
import type { BoutSeen, BoutStep } from "../vocabulary";

/** What a hand says: a card of one's own, laid down before one, is thrown. */
export const hear = (_bout: BoutSeen, asked: BoutStep, _said: Say, gesture: Gesture): Heard => {
  const { did, kind, from, to, seat } = gesture;
  if (did !== "moved") return NOTHING;
  for (const { card } of CARDS) {
    if (card === kind && headOf(from) !== seat) return refusal("RPS-HAND-01");
    if (card === kind && to === seat + ".front" && asked.do === "throw") return words([card]);
  }
  return NOTHING;
};
