import { has, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { wordsTo } from "../../../kernel/talk";
import type { Seat, Verdict, Word } from "../../../kernel/words";
import type { Condition, Effect, Trigger } from "../content/effect";
import { type CardId, type DuelSeen, type DuelStep, type DuelTalk, type DuelTell, NONE, type Use } from "../vocabulary";
import { durabilityOf, effectOf, effectsOf, isZombie } from "./cards";
import { choiceIn, couldDo, isNeedy } from "./operations";
import { reachOf } from "./reach";
import { gearOf, sideOf, usedThisPhase, usedThisTurn, weaponOf, zombieOf } from "./sides";
import { wearDown } from "./wearing";
import { zombieCard } from "./zombies";

export const useOf = (seat: Seat, card: CardId, number: number, about: CardId): Use => ({
  seat,
  card,
  number,
  at: 0,
  about,
  picked: [],
  them: [],
});

/** Which of a card's effects has this trigger; -1 if none. */
export const effectOn = (card: CardId, trigger: Trigger): number => {
  const effects = effectsOf(card);
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i];
    if (effect !== undefined && has(effect.on, trigger)) return i;
  }
  return -1;
};

const holds = (duel: DuelSeen, { seat, about }: Use, condition: Condition): boolean => {
  switch (condition.if) {
    case "costs":
      return zombieCard(about).price <= condition.most;
    case "not":
      return zombieCard(about).sort !== condition.sort;
    case "stands": {
      const zombie = zombieOf(duel, about);
      return zombie !== "gone" && zombie.zone === condition.in;
    }
    case "armed": {
      const side = sideOf(duel, seat);
      return weaponOf(side) !== NONE && reachOf(side) === condition.with;
    }
    case "damage":
      return duel.attack.damage >= condition.least;
  }
};

export const conditionsHold = (duel: DuelSeen, use: Use, effect: Effect): boolean => {
  for (const condition of effect.when) if (!holds(duel, use, condition)) return false;
  return true;
};

/** Why an effect cannot be begun: it needs a target or a Weapon that is not there (DUEL-PROTO-01, DUEL-RUL-41). */
export const whyNotNeed = (duel: DuelSeen, use: Use, effect: Effect): Verdict => {
  if (isUseful(duel, use, effect)) return "fine";
  for (const op of effect.do) if (isNeedy(op)) return refuse("DUEL-PROTO-01");
  return "fine";
};

/** Whether any of its operations could do anything. */
export const isUseful = (duel: DuelSeen, use: Use, effect: Effect): boolean => {
  for (let at = 0; at < effect.do.length; at++) {
    const op = effect.do[at];
    if (op !== undefined && couldDo(duel, { ...use, at }, op)) return true;
  }
  return false;
};

/** Why the price of an effect cannot be paid; `tp` is what its card costs besides. */
export const whyNotPay = (duel: DuelSeen, { seat, card }: Use, { price, once }: Effect, tp: number): Verdict => {
  const side = sideOf(duel, seat);
  if (price.exhausts && has(side.exhausted, card)) return refuse("DUEL-RUL-11");
  if (once === "turn" && usedThisTurn(side, card)) return refuse("DUEL-PROTO-01");
  if (once === "phase" && usedThisPhase(side, card)) return refuse("DUEL-PROTO-01");
  if (side.ap < price.ap) return refuse("DUEL-AP-03");
  if (side.tp < price.tp + tp) return refuse(price.tp > 0 ? "DUEL-TP-02" : "DUEL-TP-01");
  if (side.th < price.th) return refuse("DUEL-TH-02");
  const gear = gearOf(side, card);
  const wears = price.wear > 0 && gear !== "none" && durabilityOf(card) > 0;
  return wears && gear.durability < price.wear ? refuse("DUEL-RUL-21") : "fine";
};

export const draws = (effect: Effect): boolean => {
  for (const op of effect.do) if (op.op === "draw") return true;
  return false;
};

/** Of the Survivor's effects in play those that draw or cost something are used or kept as one likes (DUEL-RUL-42). */
export const isOptional = (effect: Effect): boolean => {
  const { ap, tp, wear, exhausts } = effect.price;
  return ap + tp + wear > 0 || exhausts || effect.instant || draws(effect);
};

/** Asks what each operation of an effect leaves to choose. */
export const askUse = (talk: DuelTalk, duel: DuelSeen, use: Use): Use => {
  const picked = mapped(effectOf(use.card, use.number).do, (op, at) => {
    const part = choiceIn(duel, { ...use, at }, op);
    return part === "nothing" || part.of.length === 0 ? [] : wordsTo(talk, part.ask, () => part);
  });
  return { ...use, picked };
};

/** What lets an effect in play be used. */
const usedBy = (card: CardId, { instant, on }: Effect): Word => {
  if (instant) return "DUEL-RUL-13";
  if (isZombie(card)) return "DUEL-RUL-19";
  return has(on, "act") ? "DUEL-ACT-06" : "DUEL-RUL-42";
};

/** Pays for an effect in play, and begins it. */
export const begin = (tell: DuelTell, use: Use): DuelStep => {
  const effect = effectOf(use.card, use.number);
  const { price, once } = effect;
  const { ap, tp, th, wear, exhausts } = price;
  const costs = ap + tp + th + wear > 0 || exhausts || once !== "always" || isZombie(use.card);
  const by = usedBy(use.card, effect);
  if (costs) tell.emit({ was: "used", seat: use.seat, card: use.card, ap, tp, th, exhausts, by });
  if (wear > 0) wearDown(tell, use.seat, use.card, wear, "DUEL-RUL-21");
  return { do: "effect", ...use };
};
