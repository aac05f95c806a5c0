import type { Hint } from "../../../kernel/game";
import { joined } from "../../../kernel/list";
import type { Part, Word } from "../../../kernel/words";
import { GEAR, RUNNERS } from "../content/runners";
import { WEAPON_CARDS } from "../content/weapons";
import { about } from "./chances";

/** What each choice before the first Round brings. */

const ofRunner = (word: Word): readonly Hint[] => {
  for (const { runner, skill, set, weapon } of RUNNERS)
    if (runner === word) return [about(word, skill, {}), about(word, "startsWith", { set, weapon })];
  return [];
};

/** Of each Gear Token the Boost that it adds, and what it prevents (DL-PV-08). */
const ofSet = (word: Word): readonly Hint[] => {
  let hints: readonly Hint[] = [];
  for (const { set, slot, boost, prevents } of GEAR)
    if (set === word)
      hints = joined(hints, [about(word, "gear", { slot, boost: "boost." + boost, prevents: "prevents." + prevents })]);
  return hints;
};

const ofWeapon = (word: Word): readonly Hint[] => {
  for (const { weapon, range, standard, special, cleave, knock } of WEAPON_CARDS)
    if (weapon === word) {
      const dice = about(word, range > 0 ? "weaponFar" : "weapon", { range, standard, special });
      const more = cleave === "special" ? "cleaves" : knock > 0 ? "knocks" : "none";
      return more === "none" ? [dice] : [dice, about(word, more, { knock })];
    }
  return [];
};

export const setUpHints = ({ ask, of }: Part): readonly Hint[] => {
  const brings = ask === "runner" ? ofRunner : ask === "set" ? ofSet : ofWeapon;
  let hints: readonly Hint[] = [];
  for (const word of of) hints = joined(hints, brings(word));
  return hints;
};
