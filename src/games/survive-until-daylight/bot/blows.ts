import { joined } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import type { Seat, Word } from "../../../kernel/words";
import { ammoFor, bonusFor, cardsFor, usableWeapons } from "../rules/attack-action";
import { weaponOf } from "../rules/cards";
import { outlookOfBlow } from "../rules/forecast";
import { enemyPlaces, foeAt, healthOf, idAt, isSurvivor, nextDoor } from "../rules/line";
import { playerOf } from "../rules/players";
import { NO } from "../rules/talk";
import type { Blow, NightSeen } from "../vocabulary";
import { type Field, worthOfDamage } from "./threat";

/** A way to attack, in the words that say it, and what it is worth. */
export interface Plan {
  readonly words: readonly Word[];
  readonly worth: number;
}

export const NO_PLAN: Plan = { words: [], worth: 0 };

/** Ammo that is kept may be worth more tomorrow; a thrown weapon is gone. */
const AMMO_COST = 45;
const THROWN_COST = 90;
const MOST_AMMO = 4;

/** What splash does to those beside the target. */
const worthOfSplash = (state: NightSeen, field: Field, at: number, splash: number): number => {
  let worth = 0;
  for (const beside of splash > 0 ? nextDoor(state, at) : []) worth += worthOfDamage(state, field, beside, splash);
  return worth;
};

/** Some cards splash: where a Survivor stands beside, that is not wanted. */
const fearOfSplash = (state: NightSeen, at: number, draws: number): number => {
  if (draws === 0) return 0;
  let fear = 0;
  for (const beside of nextDoor(state, at)) if (isSurvivor(foeAt(state, beside))) fear += 6;
  return fear;
};

const worthOfBlow = (state: NightSeen, field: Field, blow: Blow, draws: number): number => {
  const { expected, reaching } = outlookOfBlow(state, field.deck, blow, draws);
  const health = healthOf(foeAt(state, blow.at));
  const kill = worthOfDamage(state, field, blow.at, health);
  // What does not kill still hurts, by what is expected and less than the enemy has.
  const hurt = worthOfDamage(state, field, blow.at, Math.min(health - 1, Math.max(0, Math.floor(expected / 100))));
  const { splash, lasting } = weaponOf(blow.weapon);
  const aside = worthOfSplash(state, field, blow.at, splash + playerOf(state, blow.seat).bloodLust);
  const cost = AMMO_COST * Math.max(0, blow.ammo - 1) + (lasting ? 0 : THROWN_COST) + (blow.ammo > 0 ? 20 : 0);
  const main = Math.floor((kill * reaching + hurt * (100 - reaching)) / 100);
  return main + aside - cost - fearOfSplash(state, blow.at, draws);
};

const ammoCounts = (state: NightSeen, seat: Seat, weapon: Word): readonly number[] => {
  if (weaponOf(weapon).ammo === "none") return [0];
  const counts: number[] = [];
  for (let n = 1; n <= Math.min(MOST_AMMO, ammoFor(state, seat, weapon)); n++) counts[n - 1] = n;
  return counts;
};

const planOf = (state: NightSeen, field: Field, seat: Seat, weapon: Word, at: number, ammo: number): Plan => {
  const more = bonusFor(state, seat, ammo, NO);
  const blow: Blow = { seat, weapon, at, ammo, more, focus: false };
  const words = joined(["attack", weapon, idAt(state, at)], ammo > 0 ? [numberText(ammo)] : []);
  return { words, worth: worthOfBlow(state, field, blow, cardsFor(state, seat, weapon, ammo)) };
};

export const bestBlow = (state: NightSeen, field: Field, seat: Seat): Plan => {
  let best = NO_PLAN;
  for (const weapon of usableWeapons(state, seat)) {
    for (const at of enemyPlaces(state)) {
      for (const ammo of ammoCounts(state, seat, weapon)) {
        const plan = planOf(state, field, seat, weapon, at, ammo);
        if (plan.worth > best.worth) best = plan;
      }
    }
  }
  return best;
};
