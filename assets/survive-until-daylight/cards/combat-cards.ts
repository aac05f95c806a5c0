import type { CombatCard } from "../../../src/games/survive-until-daylight/content/combat";
import { text, textWidth, word } from "../../drawing/lettering";
import { at, group, path } from "../../drawing/svg";
import { brush, marker, markerFace, pens } from "../look";
import { page } from "../paper";
import { drawnBox, drawnRing } from "../pencil";
import { damage, splashMark } from "../symbols";
import { CARD } from "./frame";
import { said } from "../text/said";

/** One value, as large as the card. */

const signed = (value: number): string => (value > 0 ? `+${String(value)}` : String(value));

const valueOf = ({ gives, value }: CombatCard): string =>
  gives === "base" ? "X" : gives === "plain" ? String(value) : signed(value);

const MIDDLE = { x: CARD.width / 2, y: 316 } as const;

/** Underlined once for each point above nothing, struck through where it takes away. */
const strokes = ({ value }: CombatCard): string =>
  path(
    Array.from({ length: Math.abs(value) }, (_, i) => `M${String(150 + i * 9)} ${String(462 + i * 22)}l200 -6`).join(
      "",
    ),
    { stroke: value < 0 ? pens.red : pens.green, "stroke-width": 11, "stroke-linecap": "round", fill: "none" },
  );

const number = (card: CombatCard): string => {
  const shown = valueOf(card);
  const size = Math.min(280, 380 / textWidth(markerFace, 1, shown));
  const colour = card.value < 0 ? pens.red : card.value > 0 ? pens.green : pens.marker;
  return word(MIDDLE.x, MIDDLE.y, size, marker(colour), shown) + strokes(card);
};

const fixed = (card: CombatCard): string =>
  damage(MIDDLE.x, MIDDLE.y, 132, valueOf(card)) +
  splashMark(MIDDLE.x - 172, MIDDLE.y, 56, -1, card.splash) +
  splashMark(MIDDLE.x + 172, MIDDLE.y, 56, 1, card.splash);

/** Arrows to both sides: the damage may be divided. */
const spreading = (): string =>
  at(
    0,
    524,
    path("M50 0H176M50 0l34 -24M50 0l34 24M450 0H324M450 0l-34 -24M450 0l-34 24", {
      fill: "none",
      stroke: pens.blue,
      "stroke-width": 12,
      "stroke-linecap": "round",
    }),
    text(
      { x: 190, y: -26, width: 120, height: 52 },
      { ...brush(pens.blue), largest: 46, least: 34, align: "middle", valign: "middle" },
      said().words.spread,
    ),
  );

const meaning = ({ gives }: CombatCard): string =>
  gives === "signed" ? said().words.signed : gives === "plain" ? said().words.plain : said().words.base2;

const corner = (card: CombatCard): string =>
  drawnRing(70, 74, 42, { colour: pens.marker, width: 5, seed: 4 }) + word(70, 74, 44, marker(), valueOf(card));

export const combatCard = (card: CombatCard, seed: number): string =>
  group(
    {},
    page({ ...CARD, seed: seed * 13, lined: "squared" }),
    corner(card),
    group({ transform: `rotate(180 ${String(CARD.width / 2)} ${String(CARD.height / 2)})` }, corner(card)),
    card.splash > 0 ? fixed(card) : number(card),
    card.spread ? spreading() : "",
    text(
      { x: 36, y: 590, width: CARD.width - 156, height: 64 },
      { ...brush(), largest: 46, least: 34, align: "middle", valign: "middle" },
      meaning(card),
    ),
    drawnBox(11, 11, CARD.width - 22, CARD.height - 22, { colour: pens.marker, width: 7, seed: seed + 2, slip: 2 }),
  );
