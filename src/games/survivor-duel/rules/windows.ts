import { has } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Verdict, Word } from "../../../kernel/words";
import { type CardId, type DuelAsk, type DuelSeen, type DuelTell, type Moment, type Use } from "../vocabulary";
import { ATTACK, END, LOOT } from "./acting";
import { effectOf, effectsOf, isReactCard, isZombie, printedOn, priceOf } from "./cards";
import { stopsAlways } from "./options";
import { activeSide, inPlay, sumOf, usedThisPhase, zombieOf } from "./sides";
import { begin, conditionsHold, effectOn, isOptional, isUseful, useOf, whyNotPay } from "./uses";

export const PASS: Word = "pass";
/** Not to be asked again in this phase. */
export const HUSH: Word = "hush";
export const QUICK_ESCAPE: Word = "quick-escape";

/** Only a window that the rulings name lets Instants in (DUEL-RUL-13 to DUEL-RUL-15, DUEL-RUL-41, DUEL-RUL-43). */
const NAMED: readonly Moment[] = [
  "instant",
  "spawned",
  "advances",
  "zdeclare",
  "zhit",
  "zafter",
  "zero",
  "miss",
  "kill",
];

/** Whether what the window is about is still to be answered. */
const isOpen = (duel: DuelSeen, on: Moment, about: CardId): boolean => {
  if (on === "zdeclare" || on === "zhit") return duel.attack.zombie === about && !duel.attack.off;
  if (on === "miss") return duel.blow.outcome === "miss";
  if (on === "zero") return duel.harm > 0;
  if (on === "spawned" || on === "hit") return zombieOf(duel, about) !== "gone";
  if (on === "advances") return zombieOf(duel, about) !== "gone" && duel.stays !== about;
  return true;
};

/** The use of a card that answers this; "none" if it has no such effect. */
const answerOf = (duel: DuelSeen, on: Moment, about: CardId, card: CardId): Use | "none" => {
  const printed = printedOn(card);
  if (printed === "none" || printed.kind === "zombie") return "none";
  const number = on === "instant" ? -1 : effectOn(card, on);
  if (number >= 0) return useOf(duel.active, card, number, about);
  if (!has(NAMED, on)) return "none";
  const effects = effectsOf(card);
  for (let i = 0; i < effects.length; i++) if (effects[i]?.instant === true) return useOf(duel.active, card, i, about);
  return "none";
};

/** Why a card may not answer now (DUEL-REACT-01). */
const whyNotAnswer = (duel: DuelSeen, on: Moment, about: CardId, card: CardId): Verdict => {
  const side = activeSide(duel);
  const inHand = has(side.hand, card);
  if (!inHand && !has(inPlay(side), card)) return refuse("DUEL-REACT-01");
  return whyNotUse(duel, on, about, card, inHand);
};

const whyNotUse = (duel: DuelSeen, on: Moment, about: CardId, card: CardId, inHand: boolean): Verdict => {
  const use = answerOf(duel, on, about, card);
  if (use === "none") return refuse("DUEL-REACT-01");
  const effect = effectOf(card, use.number);
  if (inHand !== isReactCard(card) || (!inHand && !isOptional(effect))) return refuse("DUEL-REACT-01");
  if (!conditionsHold(duel, use, effect)) return refuse("DUEL-REACT-01");
  const pay = whyNotPay(duel, use, effect, inHand ? priceOf(card) : 0);
  if (pay !== "fine") return pay;
  if (isUseful(duel, use, effect)) return "fine";
  return refuse(effect.do[0]?.op === "reroll" ? "DUEL-RUL-41" : "DUEL-PROTO-01");
};

/** Why Quick Escape may not be tried (DUEL-QE-03, DUEL-QE-05, DUEL-QE-10, DUEL-RUL-17). */
const whyNotEscape = (duel: DuelSeen, on: Moment): Verdict => {
  const side = activeSide(duel);
  if (on === "zhit" || on === "zafter") return refuse("DUEL-QE-05");
  if (on !== "zdeclare") return refuse("DUEL-QE-04");
  if (duel.attack.off) return refuse("DUEL-QE-10");
  if (usedThisPhase(side, QUICK_ESCAPE)) return refuse("DUEL-QE-03");
  return side.tp < 1 ? refuse("DUEL-TP-03") : "fine";
};

const answers = (duel: DuelSeen, on: Moment, about: CardId): readonly Word[] => {
  const side = activeSide(duel);
  const words: Word[] = [];
  for (const card of side.hand) if (whyNotUse(duel, on, about, card, true) === "fine") words.push(card);
  for (const card of inPlay(side)) if (whyNotUse(duel, on, about, card, false) === "fine") words.push(card);
  if (whyNotEscape(duel, on) === "fine") words.push(QUICK_ESCAPE);
  return words;
};

/** Whether somebody who sees no hand must think that it might hold an answer. */
const mightAnswer = (duel: DuelSeen): boolean => {
  const { hand, tp } = activeSide(duel);
  return stopsAlways(duel) && hand.length > 0 && tp > 0;
};

const offered = (duel: DuelSeen, on: Moment, about: CardId): readonly Word[] => {
  const words: Word[] = [PASS];
  for (const word of answers(duel, on, about)) words.push(word);
  words.push(HUSH);
  return words;
};

/** Who wants to hear no more of it in this phase is still asked when it is the end. */
const isHushed = (duel: DuelSeen, on: Moment): boolean => duel.hushed && on !== "zero";

/** Whether the Survivor's player is asked: it has something to say, or might have. */
const asked = (duel: DuelSeen, on: Moment, about: CardId): boolean => {
  if (isHushed(duel, on) || !isOpen(duel, on, about)) return false;
  return answers(duel, on, about).length > 0 || (has(NAMED, on) && mightAnswer(duel));
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

const why = (duel: DuelSeen, on: Moment, about: CardId, word: Word): Verdict => {
  if (word === PASS || word === HUSH) return "fine";
  if (word === QUICK_ESCAPE) return whyNotEscape(duel, on);
  if (costsAp(duel, word)) return refuse("DUEL-RUL-08");
  return isZombie(word) ? refuse("DUEL-TURN-03") : whyNotAnswer(duel, on, about, word);
};

/** Reacts and what else may be used, one after the other, until the player passes (DUEL-RUL-14). */
export const window: DuelAsk<"window"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (duel, { on, about }) => (asked(duel, on, about) ? [duel.active] : []),
  part: (duel, { on, about }, _seat, said) =>
    said.length > 0 ? "said" : { ask: "react", of: offered(duel, on, about), least: 1, most: 1, usual: [PASS] },
  why: (duel, { on, about }, _seat, said, word) =>
    said.length > 0 ? refuse("DUEL-REACT-01") : why(duel, on, about, word),
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
    tell.next(step);
  },
  nobody: () => undefined,
};
