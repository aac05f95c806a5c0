import { has, withItem } from "../../../kernel/list";
import { wordTo } from "../../../kernel/talk";
import type { DuelAsk } from "../vocabulary";
import { answerWith, isAskedNow } from "./answering";
import { answerOf, answerTo, HUSH, NAMED, PASS } from "./answers";

/** Reacts and what else may be used, one after the other, until the player passes (DUEL-RUL-14). */
export const window: DuelAsk<"window"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (duel, step) => (isAskedNow(duel, step, has(NAMED, step.on)) ? [duel.active] : []),
  asks: (talk, duel, step) => wordTo(talk, "react", () => answerTo(duel, step)),
  take: (tell, step, seat, word) => {
    if (word === PASS) return;
    if (word === HUSH) {
      tell.emit({ was: "hushed", seat });
      return;
    }
    answerWith(tell, answerOf(tell.state, step.on, step.about, word));
    tell.next({ ...step, used: withItem(step.used, word) });
  },
  nobody: () => undefined,
};
