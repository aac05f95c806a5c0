import { inWords } from "../../assets/drawing/in-words";
import { rulesOf } from "../../assets/survive-until-daylight/cards/rubble-cards";
import { filled } from "../../assets/survive-until-daylight/text/names";
import { said } from "../../assets/survive-until-daylight/text/said";
import { ASSAULT_CARDS } from "../../src/games/survive-until-daylight/content/assault";
import { COMBAT_CARDS, type CombatCard } from "../../src/games/survive-until-daylight/content/combat";
import { HORDE, HORDE_CARDS, type HordeCard } from "../../src/games/survive-until-daylight/content/horde";
import { RUBBLE } from "../../src/games/survive-until-daylight/content/rubble";
import { type Weapon, WEAPONS } from "../../src/games/survive-until-daylight/content/weapons";

/** What a card is and does, told to a hand that hovers over it. */

const hint = (name: string): string => said().hints[name] ?? "";

const weaponTold = ({ manner, base, draws, ammo, lasting }: Weapon): string =>
  filled(hint("weapon"), {
    sort: said().words.weapon[manner],
    base: String(base),
    draws: filled(hint("draws"), { count: ammo === "none" ? String(draws) : "1" }),
    use:
      ammo === "none"
        ? lasting
          ? said().words.lasting
          : said().words.usedUp
        : inWords(said().words.perAmmo, () => said().words.draws),
  });

const hordeTold = ({ type }: HordeCard): string =>
  type === "survivor" ? hint("survivor") : filled(hint("horde"), { health: String(HORDE[type].health) });

const combatTold = ({ gives }: CombatCard): string =>
  ({ signed: said().words.signed, plain: said().words.plain, base: said().words.base2 })[gives];

const all = (): ReadonlyMap<string, string> =>
  new Map([
    ["wave", hint("wave")],
    ...RUBBLE.map((of): [string, string] => [of.card, of.sort === "weapon" ? "" : inWords(rulesOf(of))]),
    ...WEAPONS.map((of): [string, string] => [of.card, weaponTold(of)]),
    ...ASSAULT_CARDS.map(({ card }): [string, string] => [card, hint("assault")]),
    ...HORDE_CARDS.map((of): [string, string] => [of.card, hordeTold(of)]),
    ...COMBAT_CARDS.map((of): [string, string] => [of.card, combatTold(of)]),
  ]);

export const cardTold = (card: string): string => {
  const told = all().get(card);
  if (told === undefined) throw new Error(`nothing is told of ${card}`);
  return told;
};
