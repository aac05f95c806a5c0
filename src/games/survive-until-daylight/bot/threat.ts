import { type Copies, deckOf, outlookOfEnemy } from "../rules/forecast";
import { stealsFrom } from "../rules/damage";
import { foeAt, healthOf, typeOf } from "../rules/line";
import { HORDE } from "../content/horde";
import type { NightSeen } from "../vocabulary";

/** What an enemy is good for, and what it is worth to be rid of it; in hundredths of a point of damage. */

/** An enemy that lives goes on hitting; a Monster makes all others hit harder. */
const threatOf = (state: NightSeen, deck: readonly Copies[], at: number): number => {
  const { card } = foeAt(state, at);
  const bolsters = HORDE[typeOf(card)].special === "bolsters" ? 100 * state.line.length : 0;
  return outlookOfEnemy(state, deck, card).expected + (stealsFrom(card) ? 60 : 0) + bolsters;
};

/** What is known about the line while one makes up one's mind. */
export interface Field {
  readonly deck: readonly Copies[];
  /** By the enemy's place in the line. */
  readonly threats: readonly number[];
}

export const fieldOf = (state: NightSeen): Field => {
  const deck = deckOf(state);
  const threats: number[] = [];
  const known: Record<string, number> = {};
  for (let at = 0; at < state.line.length; at++) {
    const { card } = foeAt(state, at);
    const threat = known[card] ?? (typeOf(card) === "survivor" ? 0 : threatOf(state, deck, at));
    known[card] = threat;
    threats[at] = threat;
  }
  return { deck, threats };
};

/** A kill counts in full; what only hurts counts as far as it brings the end nearer. */
export const worthOfDamage = (state: NightSeen, { threats }: Field, at: number, damage: number): number => {
  const foe = foeAt(state, at);
  const health = healthOf(foe);
  if (damage <= 0 || health <= 0) return 0;
  if (typeOf(foe.card) === "survivor") return -110;
  const weight = (threats[at] ?? 0) + 60;
  if (damage >= health) return Math.floor((weight * 3) / 2) + 10 * health;
  return Math.floor((weight * damage * 6) / (10 * health)) + 10 * damage;
};
