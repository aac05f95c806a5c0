import { has, withItem } from "../../../kernel/list";
import { wordTo } from "../../../kernel/talk";
import type { Word } from "../../../kernel/words";
import { type DuelAsk, type DuelGo, type DuelSeen, type DuelStep, type StepOf, type Use } from "../vocabulary";
import { answerWith, isAskedNow } from "./answering";
import {
  answerOf,
  answerTo,
  HUSH,
  isForLater,
  isWorthAsking,
  PASS,
  QUICK_ESCAPE,
  whyNotUse,
  type Window,
} from "./answers";
import { activeSide, sumOf } from "./sides";
import { askUse } from "./uses";

/**
 * The one question of an attack (DUEL-RUL-15): a Quick Escape and all that answers any of its triggers. What is for later
 * is only said now: it is used, and paid for, when the attack has hit, or after it. Who answers is asked again, until
 * there is nothing more to say; who passes is asked no more about this attack.
 */

const windowOf = ({ zombie, used }: StepOf<"defend">): Window => ({ on: "attack", about: zombie, used });

/** What was said, and the use it begins at once. */
interface Defence {
  readonly word: Word;
  readonly use: Use | "none";
}

const useNow = (duel: DuelSeen, step: StepOf<"defend">, word: Word): Use | "none" => {
  const use = answerOf(duel, "attack", step.zombie, word);
  return use === "none" || isForLater(duel, word) ? "none" : use;
};

const escapeFrom = (duel: DuelSeen, zombie: Word): DuelStep => ({
  do: "escapeRoll",
  zombie,
  bonus: sumOf(activeSide(duel), "escape"),
  by: "DUEL-QE-06",
  then: { do: "negate" },
});

export const defend: DuelAsk<"defend", Defence> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (duel, step) => (isAskedNow(duel, windowOf(step), true) ? [duel.active] : []),
  asks: (talk, duel, step) => {
    const word = wordTo(talk, "react", () => answerTo(duel, windowOf(step)));
    const use = useNow(duel, step, word);
    return { word, use: use === "none" ? use : askUse(talk, duel, use) };
  },
  take: (tell, step, seat, { word, use }) => {
    if (word === PASS) {
      tell.emit({ was: "letCome", seat, zombie: step.zombie });
      return;
    }
    if (word === HUSH) {
      tell.emit({ was: "hushed", seat });
      return;
    }
    if (word === QUICK_ESCAPE) {
      tell.emit({ was: "quickEscaped", seat, zombie: step.zombie });
      tell.next(escapeFrom(tell.state, step.zombie));
    } else if (use === "none") tell.emit({ was: "readied", seat, card: word });
    else answerWith(tell, use);
    tell.next({ ...step, used: withItem(step.used, word) });
  },
  nobody: () => undefined,
};

/** What was said for later, one after the other, as far as it can still be done; what cannot costs nothing. */
export const ready: DuelGo<"ready"> = {
  kind: "go",
  run: (tell, step) => {
    const { zombie, on, at } = step;
    const card = tell.state.attack.ready[at];
    if (card === undefined) return;
    const asked: Window = { on, about: zombie, used: [] };
    const inHand = has(activeSide(tell.state).hand, card);
    const may = whyNotUse(tell.state, asked, card, inHand) === "fine" && isWorthAsking(tell.state, asked, card);
    if (may) answerWith(tell, answerOf(tell.state, on, zombie, card));
    tell.next({ ...step, at: at + 1 });
  },
};
