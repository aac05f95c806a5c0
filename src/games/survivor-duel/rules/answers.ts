import { allowed } from "../../../kernel/choice";
import { has, joined } from "../../../kernel/list";
import { sizeOf } from "../../../kernel/pile";
import { refuse } from "../../../kernel/refusal";
import type { Choice, Verdict, Word } from "../../../kernel/words";
import type { Trigger } from "../content/effect";
import { type CardId, type DuelSeen, type Moment, type StepOf, type Use } from "../vocabulary";
import { ATTACK, END, LOOT } from "./acting";
import { effectOf, effectsOf, isReactCard, isZombie, printedOn, priceOf } from "./cards";
import { activeSide, inPlay, usedThisPhase, zombieOf } from "./sides";
import { escapesHits } from "./options";
import { conditionsHold, draws, effectOn, isOptional, isUseful, useOf, whyNotNeed, whyNotPay } from "./uses";

/** What may be said in a window, or to an attack: a card of the hand, a card in play, a Quick Escape. */

export const PASS: Word = "pass";
/** Not to be asked again in this phase. */
export const HUSH: Word = "hush";
export const QUICK_ESCAPE: Word = "quick-escape";

/** Only a window that the rulings name lets Instants in (DUEL-RUL-13 to DUEL-RUL-15, DUEL-RUL-41, DUEL-RUL-43). */
export const NAMED: readonly Moment[] = [
  "instant",
  "spawned",
  "advances",
  "attack",
  "zhit",
  "zafter",
  "zero",
  "miss",
  "kill",
];

/** Whether what the window is about is still to be answered. */
export const isOpen = (duel: DuelSeen, on: Moment, about: CardId): boolean => {
  if (on === "attack" || on === "zhit") return duel.attack.zombie === about && !duel.attack.off;
  if (on === "miss") return duel.blow.outcome === "miss";
  if (on === "zero") return duel.harm > 0;
  if (on === "spawned" || on === "hit") return zombieOf(duel, about) !== "gone";
  if (on === "advances") return zombieOf(duel, about) !== "gone" && duel.stays !== about;
  return true;
};

/** All triggers of an attack are answered at once. */
const ATTACKED: readonly Trigger[] = ["zdeclare", "zhit", "zafter"];

const effectAt = (card: CardId, on: Moment): number => {
  if (on === "instant") return -1;
  if (on !== "attack") return effectOn(card, on);
  for (const trigger of ATTACKED) if (effectOn(card, trigger) >= 0) return effectOn(card, trigger);
  return -1;
};

/** The use of a card that answers this; "none" if it has no such effect. */
export const answerOf = (duel: DuelSeen, on: Moment, about: CardId, card: CardId): Use | "none" => {
  const printed = printedOn(card);
  if (printed === "none" || printed.kind === "zombie") return "none";
  const number = effectAt(card, on);
  if (number >= 0) return useOf(duel.active, card, number, about);
  if (!has(NAMED, on)) return "none";
  const effects = effectsOf(card);
  for (let i = 0; i < effects.length; i++) if (effects[i]?.instant === true) return useOf(duel.active, card, i, about);
  return "none";
};

/** What a window is about, and the cards that have answered it already. */
export type Window = Pick<StepOf<"window">, "on" | "about" | "used">;

/** Whether a card that answers an attack does so later: when the attack hits, or after it. */
export const isForLater = (duel: DuelSeen, card: CardId): boolean => {
  if (effectOn(card, "zdeclare") >= 0) return false;
  return effectOn(card, "zafter") >= 0 || (effectOn(card, "zhit") >= 0 && !escapesHits(duel));
};

/** The TP of the Reacts that are ready. */
const promised = (duel: DuelSeen): number => {
  let tp = 0;
  for (const card of duel.attack.ready) if (isReactCard(card)) tp += priceOf(card);
  return tp;
};

/** Whether it would do anything; what would not is not asked for, but may be said. */
export const isWorthAsking = (duel: DuelSeen, { on, about }: Window, card: CardId): boolean => {
  const use = answerOf(duel, on, about, card);
  return use !== "none" && isUseful(duel, use, effectOf(card, use.number));
};

/** Why a card may not answer now; one in play is used or kept each time it triggers: once for one trigger (DUEL-RUL-42). */
export const whyNotUse = (duel: DuelSeen, { on, about, used }: Window, card: CardId, inHand: boolean): Verdict => {
  const use = answerOf(duel, on, about, card);
  if (use === "none") return refuse("DUEL-REACT-01");
  const effect = effectOf(card, use.number);
  if (has(used, card) && !effect.instant) return refuse("DUEL-RUL-42");
  if (on === "attack" && has(duel.attack.ready, card)) return refuse("DUEL-RUL-42");
  if (!inHand && !isOptional(effect)) return refuse("DUEL-REACT-01");
  if (!conditionsHold(duel, use, effect)) return refuse("DUEL-REACT-01");
  const pay = whyNotPay(duel, use, effect, (inHand ? priceOf(card) : 0) + (on === "attack" ? promised(duel) : 0));
  if (pay !== "fine") return pay;
  if (effect.do[0]?.op === "reroll" && !isUseful(duel, use, effect)) return refuse("DUEL-RUL-41");
  return whyNotNeed(duel, use, effect);
};

/** Why Quick Escape may not be tried (DUEL-QE-03, DUEL-QE-05, DUEL-QE-10, DUEL-RUL-17). */
const whyNotEscape = (duel: DuelSeen, on: Moment): Verdict => {
  const side = activeSide(duel);
  if (on === "zhit" || on === "zafter") return refuse("DUEL-QE-05");
  if (on !== "attack") return refuse("DUEL-QE-04");
  if (duel.attack.off) return refuse("DUEL-QE-10");
  if (usedThisPhase(side, QUICK_ESCAPE)) return refuse("DUEL-QE-03");
  return side.tp - promised(duel) < 1 ? refuse("DUEL-TP-03") : "fine";
};

/** What is paid in AP, or ends the Survivor Phase, is no answer: AP are spent in that phase (DUEL-RUL-08). */
const COSTS_AP: readonly Word[] = [ATTACK, LOOT, END];

const whyNotPlay = (duel: DuelSeen, asked: Window, card: CardId): Verdict =>
  isReactCard(card) ? whyNotUse(duel, asked, card, true) : refuse("DUEL-RUL-08");

/** Why this may not be said in a window (DUEL-REACT-01). */
const whyNotAnswer = (duel: DuelSeen, asked: Window, word: Word): Verdict => {
  if (word === PASS || word === HUSH) return "fine";
  if (word === QUICK_ESCAPE) return whyNotEscape(duel, asked.on);
  if (has(COSTS_AP, word)) return refuse("DUEL-RUL-08");
  const side = activeSide(duel);
  if (has(side.hand, word)) return whyNotPlay(duel, asked, word);
  if (has(inPlay(side), word)) return whyNotUse(duel, asked, word, false);
  return refuse(isZombie(word) ? "DUEL-TURN-03" : "DUEL-REACT-01");
};

/** What might be an answer. */
const candidates = (duel: DuelSeen): readonly Word[] => {
  const side = activeSide(duel);
  return joined(joined(side.hand, inPlay(side)), [QUICK_ESCAPE]);
};

/** Whether there is an answer that does anything. */
export const hasAnswer = (duel: DuelSeen, asked: Window): boolean => {
  const side = activeSide(duel);
  const helps = (card: CardId): boolean => isWorthAsking(duel, asked, card);
  for (const card of side.hand) if (whyNotPlay(duel, asked, card) === "fine" && helps(card)) return true;
  for (const card of inPlay(side)) if (whyNotUse(duel, asked, card, false) === "fine" && helps(card)) return true;
  return whyNotEscape(duel, asked.on) === "fine";
};

/** Set off by what happened, and good for its player: nobody draws from an empty deck of their own accord. */
const isWelcome = (duel: DuelSeen, { on, about }: Window, card: CardId): boolean => {
  const use = answerOf(duel, on, about, card);
  if (use === "none") return false;
  const effect = effectOf(card, use.number);
  return !effect.instant && !(draws(effect) && sizeOf(activeSide(duel).deck) === 0);
};

/** A card in play that is set off is usually used; what is in the hand is usually saved (DUEL-RUL-42). */
const usualAnswer = (duel: DuelSeen, asked: Window): Word => {
  for (const card of inPlay(activeSide(duel))) {
    const may = whyNotUse(duel, asked, card, false) === "fine" && isWorthAsking(duel, asked, card);
    if (may && isWelcome(duel, asked, card)) return card;
  }
  return PASS;
};

export const answerTo = (duel: DuelSeen, asked: Window): Choice =>
  allowed(joined(joined([PASS], candidates(duel)), [HUSH]), (word) => whyNotAnswer(duel, asked, word), [
    usualAnswer(duel, asked),
  ]);
