import { anyOf } from "../../../kernel/choice";
import { numbers } from "../../../kernel/number-text";
import type { Choice, Word } from "../../../kernel/words";
import type { Reach } from "../content/effect";
import { survivorNamed } from "../content/pool";
import { type CardId, type DuelSeen, NONE, type SideSeen } from "../vocabulary";
import { nameOf, weaponCard } from "./cards";
import { activeSide, sumOf, weaponOf, zombieOf, zombiesIn } from "./sides";

export const FACES: readonly Word[] = numbers(1, 6);

/** Unarmed attacks are melee (DUEL-UNARM-02). */
export const reachOf = (side: SideSeen): Reach => {
  const weapon = weaponOf(side);
  return weapon === NONE ? "melee" : weaponCard(weapon).reach;
};

/** The zombies the Survivor's attack reaches: those near first (DUEL-RANGE-01, DUEL-RANGE-02). */
export const inReach = (duel: DuelSeen): readonly CardId[] => {
  const targets: CardId[] = [];
  for (const card of zombiesIn(duel, "threat")) targets.push(card);
  if (reachOf(activeSide(duel)) === "ranged") for (const card of zombiesIn(duel, "zombie")) targets.push(card);
  return targets;
};

export const targetIn = (duel: DuelSeen): Choice =>
  anyOf(inReach(duel), (word) => (zombieOf(duel, word) === "gone" ? "DUEL-RUL-27" : "DUEL-RANGE-01"));

/** How many numbers an unarmed attack calls (DUEL-UNARM-03). */
export const callsOf = (side: SideSeen): number => Math.max(1, sumOf(side, "calls"));

/** The faces that hit: the numbers called, or all from the Hit Roll on; all where none is printed (DUEL-HIT-02). */
export const facesThatHit = (duel: DuelSeen): readonly Word[] => {
  const { weapon, called, hit } = duel.blow;
  if (weapon === NONE) return called;
  const { hit: printed } = weaponCard(weapon);
  return printed === 0 ? FACES : facesFrom(printed - hit - sumOf(activeSide(duel), "hit"));
};

/** A roll of so much or more. */
export const facesFrom = (least: number): readonly Word[] => FACES.slice(Math.min(6, Math.max(0, least - 1)));

/** What a hit does before the zombie's armour. */
export const blowDamage = (duel: DuelSeen): number => {
  const side = activeSide(duel);
  const { weapon, damage } = duel.blow;
  if (weapon === NONE) return survivorNamed(nameOf(side.survivor)).base;
  return weaponCard(weapon).damage + sumOf(side, "damage") + damage;
};
