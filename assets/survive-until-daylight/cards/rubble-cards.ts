import { RECIPES } from "../../../src/games/survive-until-daylight/content/crafting";
import type { RubbleCard, RubbleSort } from "../../../src/games/survive-until-daylight/content/rubble";
import { WEAPONS } from "../../../src/games/survive-until-daylight/content/weapons";
import { icon } from "../../drawing/icons";
import { word } from "../../drawing/lettering";
import { at, group } from "../../drawing/svg";
import { brush, paper, pens } from "../look";
import { blot } from "../paper";
import { plate, type Plate } from "../symbols";
import { filled, nameOf, ruledOn } from "../text/names";
import { framed, INNER, panelHeight, pasted, rules, type Tab } from "./frame";
import { iconOf } from "./pictures";
import { said } from "../text/said";

/** Everything out of the rubble but weapons: a picture, and what it is good for. */

export const TAB: Readonly<Record<RubbleSort, Tab>> = {
  junk: { shape: "disc", icon: "trash-can", colour: "#6b665c" },
  healing: { shape: "square", icon: "health-normal", colour: pens.green },
  special: { shape: "star", icon: "lightning-frequency", colour: pens.blue },
  weapon: { shape: "diamond", icon: "crossed-axes", colour: pens.marker },
  ammo: { shape: "hexagon", icon: "bullets", colour: "#8a5a12" },
  ingredient: { shape: "drop", icon: "nails", colour: pens.violet },
  red: { shape: "triangle", icon: "hazard-sign", colour: pens.red },
};

/** The rows that say what a card does. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  "energy-shot": ["SUD-CARD-01", "SUD-CARD-02"],
  focus: ["SUD-CARD-03", "SUD-CARD-04"],
  cheer: ["SUD-CARD-05", "SUD-CARD-06"],
  "blood-lust": ["SUD-CARD-07", "SUD-CARD-08"],
  "vitaly-pills": ["SUD-CARD-09", "SUD-CARD-10"],
  lucky: ["SUD-CARD-11", "SUD-CARD-12"],
  "rodent-attack-1": ["SUD-RED-01", "SUD-HEALTH-04"],
  "rodent-attack-2": ["SUD-RED-03", "SUD-HEALTH-04"],
  "crow-attack": ["SUD-RED-02"],
};

/** Specials that are not bound to one's own turn (SUD-RUBBLE-10). */
const ANYTIME: readonly string[] = ["cheer", "lucky"];

const listed = (names: readonly string[]): string => names.join(", ");

const ingredientRules = (card: string): string =>
  RECIPES.filter(({ of }) => of.includes(card))
    .map(({ craft, of }) => {
      const other = of.find((each) => each !== card) ?? card;
      return filled(said().words.ingredient, { other: `+ {${other}} ${nameOf(other)}`, craft: nameOf(craft) });
    })
    .join("\n");

const ammoRules = (card: string): string =>
  filled(said().words.ammo, {
    weapons: listed(WEAPONS.filter(({ ammo }) => ammo === card).map((each) => nameOf(each.card))),
  });

export const rulesOf = ({ card, sort, amount }: RubbleCard): string => {
  if (sort === "junk") return said().words.junk;
  if (sort === "healing") return filled(said().words.heals, { amount: String(amount) });
  if (sort === "ammo") return ammoRules(card);
  if (sort === "ingredient") return ingredientRules(card);
  return ruledOn(nameOf(card).replace(/,.*/, ""), ...(ROWS[card] ?? []));
};

const sortOf = ({ card, sort }: RubbleCard): string => {
  if (sort === "special")
    return `${said().words.sorts.special}: ${(ANYTIME.includes(card) ? said().words.anytime : said().words.ownTurn).toLowerCase()}`;
  return sort === "red" ? `${said().words.sorts.red}: ${said().words.atOnce.toLowerCase()}` : said().words.sorts[sort];
};

/** A sign with its number beside the picture. */
const badge = (sign: Plate, count: number, side: number): string =>
  at(
    INNER - side - 46,
    count === 0 ? 100 : 76,
    plate(sign, 0, 0, side),
    count === 0 ? "" : word(side / 2, side + 40, 62, brush(), String(count)),
  );

const badgeOf = ({ card, sort, amount }: RubbleCard): string => {
  if (sort === "healing") return badge("heal", amount, 78);
  if (sort === "red" || (sort === "special" && amount > 0))
    return amount > 0 ? badge("suffer", amount, 78) : badge("lose", 0, 90);
  return ANYTIME.includes(card) ? badge("anytime", 0, 90) : "";
};

const ART = 300;

/** What a sort's things are coloured with. */
const TINTS: Readonly<Record<RubbleSort, string>> = {
  junk: "#c9c4b4",
  healing: "#a9cdaa",
  special: "#a9c3dc",
  weapon: "#c9c4b4",
  ammo: "#dcb45f",
  ingredient: "#c9a67a",
  red: "#c98a76",
};

/** The card's picture, outlined and filled as the faces are. */
const inked = (card: string, sort: RubbleSort, height: number, side = height * 0.74): string => {
  const [x, y] = [(INNER - side) / 2, (height - side) / 2];
  const outline = { stroke: pens.marker, "stroke-width": 15, "stroke-linejoin": "round" };
  return group(outline, icon(iconOf(card), x, y, side, TINTS[sort]));
};

export const rubbleCard = (of: RubbleCard, seed: number): string => {
  const isRed = of.sort === "red";
  const badged = badgeOf(of);
  const drawn = at(badged === "" ? 0 : -46, 0, inked(of.card, of.sort, ART)) + badged;
  return framed({
    name: nameOf(of.card),
    sort: sortOf(of),
    tab: TAB[of.sort],
    seed: seed * 7,
    ...(isRed ? { page: "#e3a394" } : {}),
    artHeight: ART,
    art: pasted(
      ART,
      seed * 5,
      (isRed ? blot(INNER / 2 - 40, ART / 2, 112, "#e58f84", seed) : "") + drawn,
      isRed ? "#f3d8cc" : paper.scrap,
    ),
    panel: rules(8, panelHeight(ART) - 16, rulesOf(of)),
  });
};
