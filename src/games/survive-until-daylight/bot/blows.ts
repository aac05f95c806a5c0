import { breathe } from "../../../kernel/breath";
import { mapped, range } from "../../../kernel/list";
import { numberOf, numberText } from "../../../kernel/number-text";
import type { Seat, Word } from "../../../kernel/words";
import { ammoFor, bonusFor, cardsFor, usableWeapons } from "../rules/attack-action";
import { weaponOf } from "../rules/cards";
import { type Outlook, outlookOfBlow } from "../rules/forecast";
import { enemyPlaces, foeAt, healthOf, isSurvivor, nextDoor, placeOf } from "../rules/line";
import { playerOf } from "../rules/players";
import { NO } from "../../../kernel/talk";
import type { Blow, NightSeen } from "../vocabulary";
import { type Field, worthOfDamage } from "./threat";

/** What of an attack is settled already; "" for what is open. */
export interface Settled {
  readonly weapon: Word;
  readonly foe: Word;
  readonly ammo: Word;
}

export const OPEN: Settled = { weapon: "", foe: "", ammo: "" };

/** Ammo that is kept may be worth more tomorrow; a thrown weapon is gone. */
const AMMO_COST = 45;
const THROWN_COST = 90;
const MOST_AMMO = 4;
/** As much work as it is to weigh one. */
const A_BLOW = 60;

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

/** Equal targets have equal outlooks, whatever stands beside them. */
type Outlooks = Record<Word, Outlook>;

const outlookFor = (state: NightSeen, { deck }: Field, blow: Blow, known: Outlooks): Outlook => {
  const foe = foeAt(state, blow.at);
  const key = blow.weapon + "." + mapped([foe.spears, healthOf(foe), blow.ammo], numberText).join(".");
  const draws = cardsFor(state, blow.seat, blow.weapon, blow.ammo);
  const outlook = known[key] ?? outlookOfBlow(state, deck, blow, draws);
  known[key] = outlook;
  return outlook;
};

const worthOfBlow = (state: NightSeen, field: Field, blow: Blow, known: Outlooks): number => {
  const { expected, reaching } = outlookFor(state, field, blow, known);
  const health = healthOf(foeAt(state, blow.at));
  const kill = worthOfDamage(state, field, blow.at, health);
  // What does not kill still hurts, by what is expected and less than the enemy has.
  const hurt = worthOfDamage(state, field, blow.at, Math.min(health - 1, Math.floor(expected / 100)));
  const { splash, lasting, draws } = weaponOf(blow.weapon);
  const aside = worthOfSplash(state, field, blow.at, splash + playerOf(state, blow.seat).bloodLust);
  const cost = AMMO_COST * Math.max(0, blow.ammo - 1) + (lasting ? 0 : THROWN_COST) + (blow.ammo > 0 ? 20 : 0);
  const main = Math.floor((kill * reaching + hurt * (100 - reaching)) / 100);
  return main + aside - cost - fearOfSplash(state, blow.at, draws + blow.ammo);
};

const ammoCounts = (state: NightSeen, seat: Seat, weapon: Word, settled: Word): readonly number[] => {
  if (weaponOf(weapon).ammo === "none") return [0];
  if (settled !== "") return [numberOf(settled)];
  return range(1, Math.min(MOST_AMMO, ammoFor(state, seat, weapon)));
};

const placesFor = (state: NightSeen, { foe }: Settled): readonly number[] =>
  foe === "" ? enemyPlaces(state) : [placeOf(foe)];

/** What the best attack is worth that is left, with what is settled; 0 if none is worth anything. */
export const bestBlow = (state: NightSeen, field: Field, seat: Seat, settled: Settled): number => {
  const weapons = settled.weapon === "" ? usableWeapons(state, seat) : [settled.weapon];
  const known: Outlooks = {};
  let best = 0;
  for (const weapon of weapons) {
    for (const ammo of ammoCounts(state, seat, weapon, settled.ammo)) {
      const more = bonusFor(state, seat, ammo, NO);
      for (const at of placesFor(state, settled)) {
        breathe(A_BLOW);
        best = Math.max(best, worthOfBlow(state, field, { seat, weapon, at, ammo, more, focus: false }, known));
      }
    }
  }
  return best;
};
