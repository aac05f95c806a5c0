import { countOf, distinct, has, joined, kept } from "../../../kernel/list";
import { numberOf } from "../../../kernel/number-text";
import { refuse } from "../../../kernel/refusal";
import type { Say, Seat, Verdict, Word } from "../../../kernel/words";
import type { Blow, NightSeen, NightTell, StepOf } from "../vocabulary";
import type { NightAction } from "./actions";
import { isWeapon, weaponOf } from "./cards";
import { ofSort } from "./inventory";
import { enemyIds, placeOf } from "./line";
import { hasPerk, playerOf } from "./players";
import { isOpen, NO, type Talk, talkFrom, wordTo, wordAt } from "../../../kernel/talk";
import { numbers } from "./talk";

const weaponsOf = (state: NightSeen, seat: Seat): readonly Word[] =>
  kept(distinct(playerOf(state, seat).inventory), isWeapon);

/** Matching ammo cards; a weapon that needs none is never out of it (SUD-AMMO-01). */
export const ammoFor = (state: NightSeen, seat: Seat, weapon: Word): number => {
  const { ammo } = weaponOf(weapon);
  return ammo === "none" ? 0 : countOf(playerOf(state, seat).inventory, ammo);
};

const isLoaded = (state: NightSeen, seat: Seat, weapon: Word): boolean =>
  weaponOf(weapon).ammo === "none" || ammoFor(state, seat, weapon) > 0;

/** Without an action of any kind only a melee weapon may be left to use. */
const isAllowed = (state: NightSeen, weapon: Word): boolean =>
  state.actions > 0 || (state.meleeActions > 0 && weaponOf(weapon).manner === "melee");

export const usableWeapons = (state: NightSeen, seat: Seat): readonly Word[] =>
  kept(weaponsOf(state, seat), (weapon) => isLoaded(state, seat, weapon) && isAllowed(state, weapon));

export const whyNotAttack = (state: NightSeen, seat: Seat): Verdict => {
  if (state.actions + state.meleeActions === 0) return refuse("SUD-TURN-04");
  if (weaponsOf(state, seat).length === 0) return refuse("SUD-RUBBLE-15");
  if (enemyIds(state).length === 0) return refuse("SUD-RULING-47");
  return usableWeapons(state, seat).length > 0 ? "fine" : refuse("SUD-AMMO-02");
};

const junkFor = (state: NightSeen, seat: Seat): readonly Word[] =>
  hasPerk(state, seat, "anything-is-a-weapon") ? ofSort(playerOf(state, seat).inventory, "junk") : [];

const talkOfAttack = (state: NightSeen, seat: Seat, said: Say): Talk => {
  const talk = talkFrom(said, 1);
  const weapon = wordTo(talk, "weapon", usableWeapons(state, seat));
  wordTo(talk, "target", enemyIds(state));
  if (isOpen(talk)) return talk;
  if (weaponOf(weapon).ammo !== "none") wordTo(talk, "ammo", numbers(1, ammoFor(state, seat, weapon)), ["1"]);
  const junk = junkFor(state, seat);
  if (junk.length > 0) wordTo(talk, "swing", joined([NO], junk), [NO]);
  return talk;
};

const againstWeapon = (state: NightSeen, seat: Seat, word: Word): Word => {
  if (!isWeapon(word)) return "SUD-ATTACK-01";
  if (!has(playerOf(state, seat).inventory, word)) return "SUD-RUBBLE-15";
  return isLoaded(state, seat, word) ? "SUD-TURN-04" : "SUD-AMMO-02";
};

const against = (state: NightSeen, seat: Seat, ask: Word, word: Word): Word => {
  if (ask === "weapon") return againstWeapon(state, seat, word);
  if (ask === "target") return "SUD-RULING-47";
  return ask === "ammo" ? "SUD-RULING-54" : "SUD-PROTO-08";
};

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
  (ammo > 0 && hasPerk(state, seat, "called-shot") ? 1 : 0) + (junk === NO || junk === "" ? 0 : 1);

/** The words after weapon and target: ammo if the weapon wants it, Junk if the perk offers it. */
const restOf = (state: NightSeen, seat: Seat, weapon: Word, say: Say) => {
  const loaded = weaponOf(weapon).ammo !== "none";
  const ammo = loaded ? numberOf(wordAt(say, 3)) : 0;
  return { ammo, junk: wordAt(say, loaded ? 4 : 3) };
};

const takeAttack = ({ state, emit, next }: NightTell, seat: Seat, say: Say): void => {
  const weapon = wordAt(say, 1);
  const foe = wordAt(say, 2);
  const { ammo, junk } = restOf(state, seat, weapon, say);
  const more = bonusFor(state, seat, ammo, junk);
  const focus = playerOf(state, seat).focus > 0;
  emit({ was: "attackDeclared", seat, weapon, foe, ammo });
  if (junk !== NO && junk !== "") emit({ was: "junkSwung", seat, card: junk });
  const blow: Blow = { seat, weapon, at: placeOf(foe), ammo, more, focus };
  for (const draws of drawsFor(state, seat, weapon, ammo)) next(draws);
  next({ do: "lucky", sealed: [] }, { do: "pick", blow });
};

/** One weapon, one enemy anywhere in the line (SUD-ATTACK-01, SUD-ATTACK-02). */
export const attack: NightAction = {
  act: "attack",
  whyNot: whyNotAttack,
  talk: talkOfAttack,
  against,
  take: takeAttack,
};
