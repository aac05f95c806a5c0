import { has } from "../../../kernel/list";
import { sizeOf } from "../../../kernel/pile";
import { refuse } from "../../../kernel/refusal";
import type { Part, Say, Verdict, Word } from "../../../kernel/words";
import { type CardId, type DuelAsk, type DuelSeen, type DuelTell, NONE } from "../vocabulary";
import { attachesTo, effectOf, isEvent, isGear, isZombie, nameOf, priceOf, printedOn } from "./cards";
import { callsOf, FACES, inReach, reachOf, whyNotTarget } from "./reach";
import { activeSide, hasStatic, inPlay, usedThisTurn, weaponOf, zombieOf, zombiesOf } from "./sides";
import { begin, effectOn, isUseful, picksIn, useOf, whyNotPay } from "./uses";
import { attachmentsOf, loseGear } from "./wearing";

export const ATTACK: Word = "attack";
export const LOOT: Word = "loot";
export const END: Word = "end";

/** An attack costs 1, whatever the Weapon (DUEL-RUL-08). */
const ATTACK_AP = 1;

const whyNotAttack = (duel: DuelSeen): Verdict => {
  if (activeSide(duel).ap < ATTACK_AP) return refuse("DUEL-AP-01");
  if (inReach(duel).length > 0) return "fine";
  return refuse(zombiesOf(duel).length > 0 ? "DUEL-RANGE-01" : "DUEL-RUL-16");
};

/** Free only where a card says so (DUEL-ACT-05, DUEL-RUL-09). */
const lootPrice = (duel: DuelSeen): number => {
  const side = activeSide(duel);
  return hasStatic(side, "freeLoot") && !usedThisTurn(side, LOOT) ? 0 : 1;
};

const playPrice = (duel: DuelSeen, card: CardId): number => {
  const side = activeSide(duel);
  const free = isEvent(card) && hasStatic(side, "freeEvent") && !usedThisTurn(side, "event");
  return free ? 0 : priceOf(card);
};

const whyNotLoot = (duel: DuelSeen): Verdict => {
  const side = activeSide(duel);
  if (side.hand.length === 0) return refuse("DUEL-LOOT-02");
  if (sizeOf(side.deck) === 0) return refuse("DUEL-RUL-10");
  return side.ap < lootPrice(duel) ? refuse("DUEL-ACT-07") : "fine";
};

const whyNotAttach = (duel: DuelSeen, card: CardId): Verdict => {
  const side = activeSide(duel);
  if (weaponOf(side) === NONE || reachOf(side) !== attachesTo(card)) return refuse("DUEL-RUL-20");
  for (const each of attachmentsOf(side)) if (nameOf(each) === nameOf(card)) return refuse("DUEL-RUL-20");
  return "fine";
};

const whyNotPlay = (duel: DuelSeen, card: CardId): Verdict => {
  const printed = printedOn(card);
  if (printed === "none" || printed.kind === "react") return refuse("DUEL-REACT-01");
  if (activeSide(duel).ap < playPrice(duel, card)) return refuse("DUEL-AP-02");
  if (isGear(card)) return attachesTo(card) === "none" ? "fine" : whyNotAttach(duel, card);
  const number = effectOn(card, "play");
  if (number < 0) return refuse("DUEL-PROTO-01");
  const useful = isUseful(duel, useOf(duel.active, card, number, NONE), effectOf(card, number));
  return useful ? "fine" : refuse("DUEL-PROTO-01");
};

const whyNotAbility = (duel: DuelSeen, card: CardId): Verdict => {
  const number = effectOn(card, "act");
  if (number < 0) return refuse("DUEL-ACT-06");
  const use = useOf(duel.active, card, number, NONE);
  const pay = whyNotPay(duel, use, effectOf(card, number), 0);
  if (pay !== "fine") return pay;
  return isUseful(duel, use, effectOf(card, number)) ? "fine" : refuse("DUEL-PROTO-01");
};

/** Why this cannot be begun now (DUEL-SURV-07, uses in ACT). */
const whyNotBegin = (duel: DuelSeen, word: Word): Verdict => {
  if (word === END) return "fine";
  if (word === ATTACK) return whyNotAttack(duel);
  if (word === LOOT) return whyNotLoot(duel);
  const side = activeSide(duel);
  if (has(side.hand, word)) return whyNotPlay(duel, word);
  if (has(inPlay(side), word)) return whyNotAbility(duel, word);
  if (isZombie(word)) return refuse(zombieOf(duel, word) === "gone" ? "DUEL-TURN-02" : "DUEL-ACT-01");
  return refuse("DUEL-SURV-07");
};

const beginnings = (duel: DuelSeen): readonly Word[] => {
  const side = activeSide(duel);
  const words: Word[] = [];
  const offer = (word: Word): void => {
    if (whyNotBegin(duel, word) === "fine") words.push(word);
  };
  offer(ATTACK);
  for (const card of side.hand) offer(card);
  for (const card of inPlay(side)) offer(card);
  offer(LOOT);
  words.push(END);
  return words;
};

const one = (ask: Word, of: readonly Word[]): Part => ({ ask, of, least: 1, most: 1, usual: [] });

const attackPart = (duel: DuelSeen, said: Say): Part | "said" => {
  const side = activeSide(duel);
  if (said.length === 1) return one("target", inReach(duel));
  if (said.length > 2 || weaponOf(side) !== NONE) return "said";
  const calls = callsOf(side);
  return { ask: "call", of: FACES, least: calls, most: calls, usual: [] };
};

const actionOf = (card: CardId, duel: DuelSeen): "play" | "act" => (has(activeSide(duel).hand, card) ? "play" : "act");

const picksOf = (duel: DuelSeen, card: CardId, said: Say) =>
  picksIn(duel, useOf(duel.active, card, effectOn(card, actionOf(card, duel)), NONE), said, 1);

const partAfter = (duel: DuelSeen, word: Word, said: Say): Part | "said" => {
  if (word === ATTACK) return attackPart(duel, said);
  if (word === LOOT) return said.length > 1 ? "said" : one("loot", activeSide(duel).hand);
  if (word === END || isGear(word)) return "said";
  return picksOf(duel, word, said).asked;
};

/** An ability of what lies in the Equipment Area has its choices too. */
const partOf = (duel: DuelSeen, said: Say): Part | "said" => {
  const word = said[0]?.[0];
  if (word === undefined) return { ask: "act", of: beginnings(duel), least: 1, most: 1, usual: [] };
  if (word !== ATTACK && word !== LOOT && word !== END && has(inPlay(activeSide(duel)), word))
    return picksOf(duel, word, said).asked;
  return partAfter(duel, word, said);
};

const whyNotSay = (duel: DuelSeen, said: Say, word: Word): Verdict => {
  if (said.length === 0) return whyNotBegin(duel, word);
  const asked = partOf(duel, said);
  // Nothing is called for a Weapon: whoever has one does not attack unarmed.
  if (asked === "said") return refuse(has(FACES, word) ? "DUEL-RUL-22" : "DUEL-SURV-07");
  if (has(asked.of, word)) return "fine";
  if (asked.ask === "target") return whyNotTarget(duel, word);
  if (asked.ask === "call") return refuse("DUEL-UNARM-03");
  return refuse(asked.ask === "loot" ? "DUEL-LOOT-01" : "DUEL-PROTO-01");
};

/** A Weapon takes the place of the one before (DUEL-RUL-20). */
const equip = (tell: DuelTell, card: CardId): void => {
  const seat = tell.state.active;
  const old = weaponOf(activeSide(tell.state));
  const printed = printedOn(card);
  if (old !== NONE && printed !== "none" && printed.kind === "weapon") loseGear(tell, seat, old, "DUEL-RUL-20");
  tell.emit({ was: "equipped", seat, card, ap: playPrice(tell.state, card) });
  const number = effectOn(card, "equip");
  if (number >= 0) tell.next({ do: "effect", ...useOf(seat, card, number, NONE) });
};

const playOrUse = (tell: DuelTell, card: CardId, say: Say): void => {
  const seat = tell.state.active;
  const trigger = actionOf(card, tell.state);
  if (trigger === "play" && isGear(card)) {
    equip(tell, card);
    return;
  }
  const use = { ...useOf(seat, card, effectOn(card, trigger), NONE), picked: picksOf(tell.state, card, say).picked };
  if (trigger === "act") {
    tell.next(begin(tell, use));
    return;
  }
  const by = isEvent(card) ? "DUEL-ACT-04" : "DUEL-ACT-03";
  tell.emit({ was: "played", seat, card, ap: playPrice(tell.state, card), tp: 0, by });
  tell.next({ do: "effect", ...use });
};

/** Spend AP as one likes, until the phase is ended (DUEL-SURV-07). */
export const act: DuelAsk<"act"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (duel) => [duel.active],
  part: (duel, _step, _seat, said) => partOf(duel, said),
  why: (duel, _step, _seat, said, word) => whyNotSay(duel, said, word),
  take: (tell, _step, seat, say) => {
    const [[word = END] = [], words = [], called = []] = say;
    if (word === END) return;
    if (word === ATTACK) {
      const [target = NONE] = words;
      const by = weaponOf(activeSide(tell.state)) === NONE ? "DUEL-ACT-02" : "DUEL-ACT-01";
      tell.next({ do: "blow", seat, target, called, ap: ATTACK_AP, hit: 0, by });
    } else if (word === LOOT) {
      for (const card of words) tell.emit({ was: "looted", seat, card, ap: lootPrice(tell.state) });
      tell.next({ do: "draw", seat, count: 1, by: "DUEL-LOOT-01" });
    } else playOrUse(tell, word, say);
    tell.next({ do: "act" });
  },
};
