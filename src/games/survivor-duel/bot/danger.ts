import type { Seen } from "../../../kernel/words";
import { weaponCard } from "../rules/cards";
import { FACES } from "../rules/reach";
import { sideOf, sumOf, weaponOf, zombieHas } from "../rules/sides";
import { attackers, damageTo, mustAdvance, powerOf, zombieCard } from "../rules/zombies";
import { type CardId, type DuelSeen, NONE, type SideSeen, type Zombie } from "../vocabulary";

/** Sixths of a roll that a number or more comes in. */
export const waysFrom = (least: number): number => Math.max(0, Math.min(6, 7 - least));

/** What its attack does on average, in sixths of a point of damage. */
export const sixthsOf = (duel: DuelSeen, zombie: CardId): number => {
  const { hit } = zombieCard(zombie);
  return powerOf(duel, zombie) * (hit === 0 ? FACES.length : waysFrom(hit));
};

/** Whether it will attack in the Zombie Phase that comes, as things are. */
export const willAttack = (duel: DuelSeen, zombie: Seen<Zombie>): boolean => {
  if (zombie.stunned || powerOf(duel, zombie.card) === 0) return false;
  if (zombie.zone === "threat" || zombieHas(zombie.card, "farReach")) return true;
  return mustAdvance(zombie) && !zombie.held;
};

/** The damage to be expected in the Zombie Phase that comes, in sixths. */
export const dangerOf = (duel: DuelSeen): number => {
  let sixths = 0;
  for (const zombie of sideOf(duel, duel.active).zombies) {
    if (willAttack(duel, zombie)) sixths += sixthsOf(duel, zombie.card);
  }
  return sixths;
};

/** What those that have not attacked yet will do, in sixths. */
export const dangerLeft = (duel: DuelSeen): number => {
  let sixths = 0;
  for (const { card, stunned } of attackers(duel)) if (!stunned) sixths += sixthsOf(duel, card);
  return sixths;
};

/** How many sixths of the rolls hit with what is in hand now, and what a hit does. */
const blowOf = (side: SideSeen, base: number): { readonly sixths: number; readonly damage: number } => {
  const weapon = weaponOf(side);
  if (weapon === NONE) return { sixths: Math.max(1, sumOf(side, "calls")), damage: base };
  const { hit, damage } = weaponCard(weapon);
  const sixths = hit === 0 ? FACES.length : waysFrom(hit - sumOf(side, "hit"));
  return { sixths, damage: damage + sumOf(side, "damage") + side.nextDamage };
};

/** What a zombie is worth to whoever gets rid of it: what it does, and that it lasts. */
export const worthOf = (duel: DuelSeen, { card, zone, hp }: Seen<Zombie>): number => {
  const { price } = zombieCard(card);
  const now = zone === "threat" ? 3 : 2;
  return now * sixthsOf(duel, card) + 4 * price + hp;
};

/** How good a blow at this zombie is: what it takes off, and more if it kills. */
export const blowAt = (duel: DuelSeen, zombie: Seen<Zombie>, base: number): number => {
  const { sixths, damage } = blowOf(sideOf(duel, duel.active), base);
  const taken = Math.min(zombie.hp, damageTo(zombie.card, damage));
  const worth = worthOf(duel, zombie);
  return sixths * (taken >= zombie.hp ? 2 * worth : Math.floor((worth * taken) / Math.max(1, zombie.hp)));
};
