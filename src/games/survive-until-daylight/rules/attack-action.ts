import { allowed, anyOf } from "../../../kernel/choice";
import { countOf, distinct, joined, kept } from "../../../kernel/list";
import { numberOf, numbers } from "../../../kernel/number-text";
import { refuse } from "../../../kernel/refusal";
import { isOpen, NO, wordTo } from "../../../kernel/talk";
import type { Seat, Verdict, Word } from "../../../kernel/words";
import type { Blow, FoeId, NightAction, NightSeen, StepOf } from "../vocabulary";
import { isWeapon, weaponOf } from "./cards";
import { ofSort } from "./inventory";
import { enemyIds, placeOf } from "./line";
import { hasPerk, holds, playerOf } from "./players";

const weaponsOf = (state: NightSeen, seat: Seat): readonly Word[] =>
  kept(distinct(playerOf(state, seat).inventory), isWeapon);

const needsAmmo = (weapon: Word): boolean => weaponOf(weapon).ammo !== "none";

/** Matching ammo cards; a weapon that needs none is never out of it (SUD-AMMO-01). */
export const ammoFor = (state: NightSeen, seat: Seat, weapon: Word): number => {
  const { ammo } = weaponOf(weapon);
  return ammo === "none" ? 0 : countOf(playerOf(state, seat).inventory, ammo);
};

/** Without an action of any kind only a melee weapon may be left to use. */
const isAllowed = (state: NightSeen, weapon: Word): boolean =>
  state.actions > 0 || (state.meleeActions > 0 && weaponOf(weapon).manner === "melee");

const whyNotWith = (state: NightSeen, seat: Seat, word: Word): Verdict => {
  if (!isWeapon(word)) return refuse("SUD-ATTACK-01");
  if (!holds(state, seat, word)) return refuse("SUD-RUBBLE-15");
  if (needsAmmo(word) && ammoFor(state, seat, word) === 0) return refuse("SUD-AMMO-02");
  return isAllowed(state, word) ? "fine" : refuse("SUD-TURN-04");
};

export const usableWeapons = (state: NightSeen, seat: Seat): readonly Word[] =>
  kept(weaponsOf(state, seat), (weapon) => whyNotWith(state, seat, weapon) === "fine");

export const whyNotAttack = (state: NightSeen, seat: Seat): Verdict => {
  if (state.actions + state.meleeActions === 0) return refuse("SUD-TURN-04");
  if (weaponsOf(state, seat).length === 0) return refuse("SUD-RUBBLE-15");
  if (enemyIds(state).length === 0) return refuse("SUD-RULING-47");
  return usableWeapons(state, seat).length > 0 ? "fine" : refuse("SUD-AMMO-02");
};

const junkFor = (state: NightSeen, seat: Seat): readonly Word[] =>
  hasPerk(state, seat, "anything-is-a-weapon") ? ofSort(playerOf(state, seat).inventory, "junk") : [];

/** The combat cards that the weapon, the ammo and a perk draw (SUD-RULING-53). */
const drawsFor = (state: NightSeen, seat: Seat, weapon: Word, ammo: number): readonly StepOf<"flip">[] => [
  { do: "flip", count: weaponOf(weapon).draws, by: "SUD-ATTACK-07" },
  { do: "flip", count: ammo, by: "SUD-AMMO-04" },
  { do: "flip", count: ammo > 0 && hasPerk(state, seat, "ready-steady") ? 1 : 0, by: "SUD-PROTO-08" },
];

/** How many they are. */
export const cardsFor = (state: NightSeen, seat: Seat, weapon: Word, ammo: number): number => {
  let cards = 0;
  for (const { count } of drawsFor(state, seat, weapon, ammo)) cards += count;
  return cards;
};

/** Bonuses known when the attack is declared. */
export const bonusFor = (state: NightSeen, seat: Seat, ammo: number, junk: Word): number =>
  (ammo > 0 && hasPerk(state, seat, "called-shot") ? 1 : 0) + (junk === NO ? 0 : 1);

interface Attack {
  readonly weapon: Word;
  readonly foe: FoeId;
  readonly ammo: number;
  readonly junk: Word;
}

/** One weapon, one enemy anywhere in the line (SUD-ATTACK-01, SUD-ATTACK-02). */
export const attack: NightAction<Attack> = {
  act: "attack",
  whyNot: whyNotAttack,
  asks: (talk, state, seat) => {
    const weapon = wordTo(talk, "weapon", () =>
      allowed(weaponsOf(state, seat), (word) => whyNotWith(state, seat, word)),
    );
    const foe = wordTo(talk, "target", () => anyOf(enemyIds(state), "SUD-RULING-47"));
    if (isOpen(talk)) return { weapon, foe, ammo: 0, junk: NO };
    const most = ammoFor(state, seat, weapon);
    const ammo = needsAmmo(weapon) ? wordTo(talk, "ammo", () => anyOf(numbers(1, most), "SUD-RULING-54", ["1"])) : "0";
    const junk = junkFor(state, seat);
    const swung = junk.length > 0 ? wordTo(talk, "swing", () => anyOf(joined([NO], junk), "SUD-PROTO-08", [NO])) : NO;
    return { weapon, foe, ammo: numberOf(ammo), junk: swung };
  },
  take: ({ state, emit, next }, seat, { weapon, foe, ammo, junk }) => {
    const more = bonusFor(state, seat, ammo, junk);
    const focus = playerOf(state, seat).focus > 0;
    emit({ was: "attackDeclared", seat, weapon, foe, ammo });
    if (junk !== NO) emit({ was: "junkSwung", seat, card: junk });
    const blow: Blow = { seat, weapon, at: placeOf(foe), ammo, more, focus };
    for (const draws of drawsFor(state, seat, weapon, ammo)) next(draws);
    next({ do: "lucky", sealed: [] }, { do: "pick", blow });
  },
};
