import { fail } from "../../../kernel/fail";
import { has, kept, mapped } from "../../../kernel/list";
import type { Seen } from "../../../kernel/words";
import type { ZombieCard } from "../content/zombies";
import type { CardId, DuelSeen, Zombie } from "../vocabulary";
import { printedOn, staticsOf } from "./cards";
import { zombieHas, zombiesIn, zombiesOf } from "./sides";

export const zombieCard = (card: CardId): ZombieCard => {
  const printed = printedOn(card);
  return printed !== "none" && printed.kind === "zombie" ? printed : fail("no zombie: " + card);
};

/** Its attack value with what other zombies add; 0 is no attack (DUEL-RUL-17). */
export const powerOf = (duel: DuelSeen, card: CardId): number => {
  let power = zombieCard(card).attack;
  const near = kept(zombiesIn(duel, "threat"), (other) => other !== card);
  for (const each of staticsOf(card)) {
    if (each.static === "pack" && has(mapped(near, sortOf), each.with)) power += each.n;
  }
  if (!has(zombiesIn(duel, "threat"), card)) return power;
  for (const other of near) for (const each of staticsOf(other)) if (each.static === "leads") power += each.n;
  return power;
};

const sortOf = (card: CardId): ZombieCard["sort"] => zombieCard(card).sort;

/** What is left of damage to it. */
export const damageTo = (card: CardId, damage: number): number => {
  let left = damage;
  for (const each of staticsOf(card)) if (each.static === "armour") left = Math.max(1, left - each.n);
  return Math.min(left, damage);
};

export const isHasty = (card: CardId): boolean => zombieCard(card).keyword !== "none";

export const isSteadfast = (card: CardId): boolean => zombieHas(card, "steadfast");

/** Whether it must move when the Advance step opens (DUEL-ADV-01, DUEL-SICK-01, DUEL-SICK-02). */
export const mustAdvance = ({ card, zone, fresh }: Seen<Zombie>): boolean =>
  zone === "zombie" && (!fresh || isHasty(card));

/** Whether it can attack from where it stands, leaving a stun aside (DUEL-ZATK-01). */
export const canAttack = (duel: DuelSeen, { card, zone, hp, attacked }: Seen<Zombie>): boolean =>
  !attacked && hp > 0 && (zone === "threat" || zombieHas(card, "farReach")) && powerOf(duel, card) > 0;

/** Those whose attack is still to come, in the order they would be chosen in. */
export const attackers = (duel: DuelSeen): readonly Seen<Zombie>[] => {
  const able = kept(zombiesOf(duel), (zombie) => canAttack(duel, zombie));
  const near = kept(able, (zombie) => zombie.zone === "threat");
  for (const zombie of able) if (zombie.zone !== "threat") near.push(zombie);
  return near;
};
