import { sizeOf } from "../../../kernel/pile";
import type { Seen } from "../../../kernel/words";
import type { Operation, Target } from "../content/effect";
import { survivorNamed } from "../content/pool";
import { attachesTo, effectsOf, nameOf, printedOn, weaponCard } from "../rules/cards";
import { inReach } from "../rules/reach";
import { activeSide, opponentOf, sideOf, weaponOf, zombiesOf } from "../rules/sides";
import { damageTo, zombieCard } from "../rules/zombies";
import { type CardId, type DuelSeen, NONE, type SideSeen, type Zombie } from "../vocabulary";
import { blowAt, dangerOf, sixthsOf, waysFrom, willAttack, worthOf } from "./danger";

const baseOf = (side: SideSeen): number => survivorNamed(nameOf(side.survivor)).base;

/** What a Weapon does in a blow on average, in sixths. */
const blowWorth = (card: CardId): number => {
  const { hit, damage } = weaponCard(card);
  return damage * (hit === 0 ? 6 : waysFrom(hit));
};

/** A Weapon is needed; a better one seldom. */
const equipWorth = (duel: DuelSeen, card: CardId): number => {
  const side = activeSide(duel);
  const old = weaponOf(side);
  if (old === NONE) return 400 + 10 * blowWorth(card) - 40 * weaponCard(card).price;
  const better = blowWorth(card) - blowWorth(old);
  return better > 5 && zombiesOf(duel).length === 0 ? 60 + better : -1;
};

/** The best blow there is now, in the measure of `worthOf`. */
export const bestBlow = (duel: DuelSeen): number => {
  const side = activeSide(duel);
  const base = baseOf(side);
  const reach = inReach(duel);
  let best = 0;
  for (const zombie of zombiesOf(duel)) {
    if (reach.indexOf(zombie.card) >= 0) best = Math.max(best, blowAt(duel, zombie, base));
  }
  return best;
};

export const targetWorth = (duel: DuelSeen, card: CardId): number => {
  for (const zombie of zombiesOf(duel)) {
    if (zombie.card === card) return blowAt(duel, zombie, baseOf(activeSide(duel)));
  }
  return 0;
};

const damageWorth = (duel: DuelSeen, zombie: Seen<Zombie>, n: number): number => {
  const taken = Math.min(zombie.hp, damageTo(zombie.card, n));
  const worth = worthOf(duel, zombie);
  return 6 * (taken >= zombie.hp ? 2 * worth : Math.floor((worth * taken) / Math.max(1, zombie.hp)));
};

/** Whether an operation with this target may be done to that zombie. */
const covers = (to: Target, zombie: Seen<Zombie>): boolean =>
  to.who === "zone" ||
  to.who === "that" ||
  ((to.who === "all" || to.who === "chosen") && (to.in === "either" || to.in === zombie.zone));

/** The damage that an operation on these zombies does or keeps off, in the same measure. */
const zombiesWorth = (duel: DuelSeen, op: Operation): number => {
  if (op.op !== "damage" && op.op !== "hold" && op.op !== "push" && op.op !== "banish") return 0;
  const { to } = op;
  let sum = 0;
  let best = 0;
  for (const zombie of zombiesOf(duel)) {
    if (covers(to, zombie)) {
      const worth = op.op === "damage" ? damageWorth(duel, zombie, op.n) : keptOff(duel, op.op, zombie);
      sum += worth;
      best = Math.max(best, worth);
    }
  }
  if (to.who === "chosen") return to.most === 1 ? best : Math.min(sum, 2 * best);
  return sum;
};

const keptOff = (duel: DuelSeen, op: "hold" | "push" | "banish", zombie: Seen<Zombie>): number => {
  if (op === "banish") return zombieCard(zombie.card).sort === "boss" ? 0 : 12 * worthOf(duel, zombie);
  return willAttack(duel, zombie) ? 12 * sixthsOf(duel, zombie.card) : 0;
};

/** Healing counts as far as it heals, and more the nearer the end is. */
const healWorth = (duel: DuelSeen, n: number): number => {
  const { hp, hpMax } = activeSide(duel);
  const healed = Math.min(n, hpMax - hp);
  const pressed = hp * 6 <= 2 * dangerOf(duel) + 18;
  return healed < n && !pressed ? 0 : healed * (pressed ? 120 : 45);
};

const opWorth = (duel: DuelSeen, op: Operation): number => {
  const side = activeSide(duel);
  switch (op.op) {
    case "heal":
      return healWorth(duel, op.n);
    case "draw":
      return sizeOf(side.deck) > op.n + 3 ? 70 * op.n : -1000;
    case "look":
      return weaponOf(side) === NONE ? 380 : 110;
    case "gain":
      return side.hand.length > 1 || bestBlow(duel) > 0 ? 150 : 0;
    case "lose":
      return sideOf(duel, opponentOf(duel, duel.active)).th > 0 ? 90 : 0;
    case "short":
      return 130;
    case "next":
      return side.ap > 0 && weaponOf(side) !== NONE && bestBlow(duel) > 0 ? 2000 : 0;
    case "strike":
      return bestBlow(duel) + 30;
    case "repair":
      return repairWorth(side, op.n);
    default:
      return zombiesWorth(duel, op);
  }
};

const repairWorth = (side: SideSeen, n: number): number => {
  const weapon = weaponOf(side);
  if (weapon === NONE) return 0;
  for (const { card, durability } of side.gear) {
    if (card === weapon) return 40 * Math.min(n, weaponCard(card).durability - durability);
  }
  return 0;
};

export const effectsWorth = (duel: DuelSeen, card: CardId): number => {
  let worth = 0;
  for (const effect of effectsOf(card)) for (const op of effect.do) worth += opWorth(duel, op);
  return worth;
};

/** Gear is laid out when nothing presses. */
const GEAR_WORTH = 160;

/** How good it is to play this card of the hand now, a point of AP being worth about a hundred. */
export const playWorth = (duel: DuelSeen, card: CardId): number => {
  const printed = printedOn(card);
  if (printed === "none" || printed.kind === "zombie" || printed.kind === "survivor") return 0;
  if (printed.kind === "weapon") return equipWorth(duel, card);
  if (printed.kind === "item" && printed.form !== "once") {
    return attachesTo(card) === "none" ? GEAR_WORTH : GEAR_WORTH + 60;
  }
  return effectsWorth(duel, card) - 90 * (printed.price - 1);
};

/** What a card in a hand is worth to keep: a Weapon when there is none, and cheap help. */
export const keepWorth = (duel: DuelSeen, side: SideSeen, card: CardId): number => {
  const printed = printedOn(card);
  if (printed === "none" || printed.kind === "zombie" || printed.kind === "survivor") return 0;
  if (printed.kind === "weapon") return weaponsIn(duel, side) > 1 ? 3 : 9;
  if (printed.kind === "item") return printed.form === "attachment" ? 4 : 6;
  return printed.kind === "react" ? 5 : 6 - printed.price;
};

const weaponsIn = (duel: DuelSeen, { seat, hand }: SideSeen): number => {
  let count = weaponOf(sideOf(duel, seat)) === NONE ? 0 : 1;
  for (const card of hand) {
    const printed = printedOn(card);
    if (printed !== "none" && printed.kind === "weapon") count++;
  }
  return count;
};
