import { text, word } from "../../drawing/lettering";
import { at, line, rect } from "../../drawing/svg";
import { ink, light, night, plain, title } from "../look";
import { WEAPON_CARDS } from "../../../src/games/dying-light/content/weapons";
import { signs } from "../symbols";
import { framed, INNER, panelHeight, rules } from "./frame";
import { nameOf, textOf } from "../text/name-of";
import { said } from "../text/said";
import { lit } from "./plain-cards";

/** A weapon: its two attacks with their Damage Dice, and what they do besides. */

export const WEAPON_KINDS: readonly string[] = WEAPON_CARDS.map(({ weapon }) => weapon);

const ART = 146;
const WIDE = INNER - 44;

/** A damage die without its number. */
const die = (x: number, y: number): string =>
  rect(x, y, 46, 46, { rx: 9, fill: "#f3ead3", stroke: "#8f2233", "stroke-width": 6 }) +
  word(x + 23, y + 23, 30, title("#8f2233"), "?");

const attack = (y: number, name: string, cost: string, dice: number): string =>
  at(
    22,
    y,
    rect(0, 0, WIDE, 98, { rx: 12, fill: light.sand }),
    text({ x: 14, y: 6, width: 160, height: 46 }, { ...title(ink), largest: 40, least: 30, valign: "middle" }, name),
    text(
      { x: 14, y: 56, width: WIDE - 28, height: 36 },
      { ...plain(ink), largest: 29, least: 26, valign: "middle", signs },
      cost,
    ),
    ...Array.from({ length: dice }, (_, i) => die(WIDE - 54 * (dice - i) - 6, 8)),
  );

export const weaponCard = (kind: string, sort: string, accent: string, seed: number): string => {
  const weapon = WEAPON_CARDS.find((card) => card.weapon === kind);
  if (weapon === undefined) throw new Error(`no dice for the weapon "${kind}"`);
  const height = panelHeight(ART);
  const reach =
    weapon.range === 0 ? said().words.melee : `${said().words.ranged}, ${said().words.range} ${String(weapon.range)}`;
  return framed({
    id: kind.replaceAll(".", "-"),
    name: nameOf(kind),
    sort: `${sort}: ${reach.toLowerCase()}`,
    accent,
    artHeight: ART,
    art: lit(kind, ART, "dusk", seed),
    panel:
      attack(16, said().words.standard, said().words.standardCost, weapon.standard) +
      attack(122, said().words.fierce, said().words.fierceCost, weapon.special) +
      line(22, 232, INNER - 22, 232, { stroke: night.haze, "stroke-width": 3 }) +
      rules(240, height - 254, textOf(said().weapons, kind)),
  });
};
