import type { Word } from "../../../kernel/words";
import { HORDE } from "../content/horde";
import type { Blow, NightSeen } from "../vocabulary";
import { combatCard, isCombatCard, weaponOf } from "./cards";
import { bolster, foeAt, hordeCard, typeOf } from "./line";
import { playerOf } from "./players";

/** What a blow or an enemy's attack comes to. */
export interface Damage {
  readonly main: number;
  /** To each side. */
  readonly splash: number;
  readonly spread: boolean;
}

/** Stands for no combat card at all. */
export const BARE: Word = "bare";

/** One sum and one floor at 0; splash is never less for it (SUD-RULING-51, SUD-RULING-52). */
const damageBy = (base: number, bonus: number, splash: number, word: Word): Damage => {
  if (!isCombatCard(word)) return { main: Math.max(0, base + bonus), splash, spread: false };
  const card = combatCard(word);
  const given = card.gives === "plain" ? card.value : card.gives === "signed" ? base + card.value : base;
  return { main: Math.max(0, given + bonus), splash: splash + card.splash, spread: card.spread };
};

/** A player's attack with this card: Spears, perks and Blood Lust counted (SUD-RULING-46, SUD-RULING-71). */
export const damageOfBlow = (state: NightSeen, { seat, weapon, at, more }: Blow, card: Word): Damage => {
  const { base, splash } = weaponOf(weapon);
  return damageBy(base, more + foeAt(state, at).spears, splash + playerOf(state, seat).bloodLust, card);
};

/** An enemy's attack with this card, and as much more as the Monsters on the line give it (SUD-ENATK-04). */
export const damageOfEnemy = (foe: Word, more: number, card: Word): Damage =>
  damageBy(hordeCard(foe).base, more, 0, card);

export interface Chosen extends Damage {
  readonly card: Word;
}

/** The card that does most, then the one with more splash, then the first (SUD-COMBAT-05, SUD-RULING-57). */
export const worstOf = (state: NightSeen, foe: Word, cards: readonly Word[]): Chosen => {
  const bolstered = bolster(state);
  let worst: Chosen = { ...damageOfEnemy(foe, bolstered, BARE), card: BARE };
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? BARE;
    const damage = damageOfEnemy(foe, bolstered, card);
    const more = damage.main > worst.main || (damage.main === worst.main && damage.splash > worst.splash);
    if (i === 0 || more) worst = { ...damage, card };
  }
  return worst;
};

export const stealsFrom = (foe: Word): boolean => HORDE[typeOf(foe)].special === "steals";

export const ignoresBarricades = (foe: Word): boolean => HORDE[typeOf(foe)].special === "ignores-barricades";
