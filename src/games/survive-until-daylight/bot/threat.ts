import { mapped } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import { type Copies, deckOf, outlooksOf } from "../rules/forecast";
import { stealsFrom } from "../rules/damage";
import { foeAt, healthOf, isSurvivor, typeOf } from "../rules/line";
import { HORDE } from "../content/horde";
import type { NightSeen } from "../vocabulary";

/** What an enemy is good for, and what it is worth to be rid of it; in hundredths of a point of damage. */

/** What is known about the line while one makes up one's mind. */
export interface Field {
  readonly deck: readonly Copies[];
  /** By the enemy's place in the line. */
  readonly threats: readonly number[];
}

/** An enemy that lives goes on hitting and stealing; a Monster makes all others hit harder. */
const threatOf = (state: NightSeen, card: Word, expected: number): number =>
  expected + (stealsFrom(card) ? 60 : 0) + (HORDE[typeOf(card)].special === "bolsters" ? 100 * state.line.length : 0);

export const fieldOf = (state: NightSeen): Field => {
  const deck = deckOf(state);
  const outlooks = outlooksOf(state, deck);
  const threats = mapped(state.line, (foe) =>
    isSurvivor(foe) ? 0 : threatOf(state, foe.card, outlooks[foe.card]?.expected ?? 0),
  );
  return { deck, threats };
};

/** A kill counts in full; what only hurts counts as far as it brings the end nearer. */
export const worthOfDamage = (state: NightSeen, { threats }: Field, at: number, damage: number): number => {
  const foe = foeAt(state, at);
  const health = healthOf(foe);
  if (damage <= 0 || health <= 0) return 0;
  if (isSurvivor(foe)) return -110;
  const weight = (threats[at] ?? 0) + 60;
  if (damage >= health) return Math.floor((weight * 3) / 2) + 10 * health;
  return Math.floor((weight * damage * 6) / (10 * health)) + 10 * damage;
};
