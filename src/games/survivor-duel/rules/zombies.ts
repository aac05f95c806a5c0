import { fail } from "../../../kernel/fail";
import { kept } from "../../../kernel/list";
import type { Seen } from "../../../kernel/words";
import type { Sort } from "../content/effect";
import type { ZombieCard } from "../content/zombies";
import type { CardId, DuelSeen, Zombie } from "../vocabulary";
import { printedOn, staticsOf } from "./cards";
import { zombieHas, zombiesOf } from "./sides";

export const zombieCard = (card: CardId): ZombieCard => {
  const printed = printedOn(card);
  return printed !== "none" && printed.kind === "zombie" ? printed : fail("no zombie: " + card);
};

/** Its attack value with what other zombies add; 0 is no attack (DUEL-RUL-17). */
export const powerOf = (duel: DuelSeen, card: CardId): number => {
  const { attack, statics } = zombieCard(card);
  let power = attack;
  for (const each of statics) if (each.static === "pack" && hasNear(duel, card, each.with)) power += each.n;
  let near = false;
  let led = 0;
  for (const other of zombiesOf(duel)) {
    if (other.card === card) near = other.zone === "threat";
    else if (other.zone === "threat") led += leads(other.card);
  }
  return near ? power + led : power;
};

/** What it adds to all others while it is in the Threat Zone. */
const leads = (card: CardId): number => {
  let more = 0;
  for (const each of zombieCard(card).statics) if (each.static === "leads") more += each.n;
  return more;
};

/** Whether another one of that sort stands in the Threat Zone. */
const hasNear = (duel: DuelSeen, card: CardId, sort: Sort): boolean => {
  for (const other of zombiesOf(duel)) {
    if (other.zone === "threat" && other.card !== card && zombieCard(other.card).sort === sort) return true;
  }
  return false;
};

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
  !attacked && hp > 0 && (zone === "threat" || zombieHas(card, "farReach")) && hasPower(duel, card);

/** Others only ever add to what is printed. */
const hasPower = (duel: DuelSeen, card: CardId): boolean => zombieCard(card).attack > 0 || powerOf(duel, card) > 0;

/** Those whose attack is still to come, in the order they would be chosen in. */
export const attackers = (duel: DuelSeen): readonly Seen<Zombie>[] => {
  const able = kept(zombiesOf(duel), (zombie) => canAttack(duel, zombie));
  const near = kept(able, (zombie) => zombie.zone === "threat");
  for (const zombie of able) if (zombie.zone !== "threat") near.push(zombie);
  return near;
};
