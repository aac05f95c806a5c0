import {
  HORDE,
  type HordeCard,
  type HordeKind,
  type HordeType,
} from "../../../src/games/survive-until-daylight/content/horde";
import { text, word } from "../../drawing/lettering";
import { at, scaled } from "../../drawing/svg";
import { faceOf } from "../faces/people";
import { portrait } from "../faces/face";
import { brush, hand, paper, pens } from "../look";
import { drawnBox, hatched } from "../pencil";
import { cardsToDraw, damage, plate, signs } from "../symbols";
import { filled, nameOf, ruled } from "../text/names";
import { framed, INNER, pasted, type Tab } from "./frame";
import { said } from "../text/said";

/** Somebody out there: what it hits for, what it does besides, and how much it takes. */

export const TYPE_TABS: Readonly<Record<HordeType, Tab>> = {
  wanderer: { shape: "disc", icon: "shambling-zombie", colour: "#566b2e" },
  raider: { shape: "diamond", icon: "snatch", colour: pens.violet },
  brute: { shape: "square", icon: "mailed-fist", colour: pens.brown },
  monster: { shape: "star", icon: "death-skull", colour: pens.red },
  survivor: { shape: "hexagon", icon: "person", colour: pens.green },
};

const SPECIALS: Readonly<Record<HordeKind["special"], { readonly sign: string; readonly row: string }>> = {
  none: { sign: "", row: "SUD-ENEMY-04" },
  steals: { sign: "{lose} ", row: "SUD-ENEMY-06" },
  "ignores-barricades": { sign: "{unbarred} ", row: "SUD-ENEMY-08" },
  bolsters: { sign: "{bolster} ", row: "SUD-ENEMY-10" },
  shields: { sign: "{shields} ", row: "SUD-ENEMY-12" },
};

const ART = 282;

/** The face to the left, its attack to the right. */
const sketched = (card: string, seed: number): string =>
  hatched(30, 60, 216, 190, 20, { colour: pens.pencil, width: 4, seed, opacity: 0.28 }) +
  at(28, 32, scaled(1.15, portrait(faceOf(card))));

const attack = ({ base, draws, type }: HordeCard): string => {
  const x = INNER - 96;
  if (type === "survivor")
    return text(
      { x: x - 80, y: 60, width: 150, height: 160 },
      { ...brush(pens.green), largest: 44, least: 34, align: "middle", valign: "middle" },
      said().words.nothing,
    );
  return (
    damage(x, 94, 62, String(base)) +
    (draws > 0 ? word(x - 76, 206, 56, brush(), "+") + cardsToDraw(x, 206, 92, String(draws)) : "")
  );
};

/** Numbered boxes: at the last of them it falls. */
const tracker = (health: number, y: number): string => {
  const step = Math.min(64, (INNER - 12) / health);
  const side = step - 8;
  const left = (INNER - step * health) / 2;
  return Array.from({ length: health }, (_, i) => {
    const x = left + i * step + 4;
    const last = i + 1 === health;
    return (
      (last ? plate("suffer", x + side / 2 - side * 0.54, y - side * 0.04, side * 1.08) : "") +
      drawnBox(x, y, side, side, { colour: pens.marker, width: 5, seed: i + health }) +
      (last ? "" : word(x + side / 2, y + side / 2, side * 0.66, brush(pens.pencil), String(i + 1)))
    );
  }).join("");
};

export const hordeCard = (of: HordeCard, seed: number): string => {
  const { health, special } = HORDE[of.type];
  const { sign, row } = SPECIALS[special];
  const rules = of.type === "survivor" ? `${ruled(row)} ${said().words.survivorSaved}` : ruled(row);
  return framed({
    name: nameOf(of.card),
    sort: `${nameOf(of.type)}: ${filled(said().words.horde, { health: String(health) }).toLowerCase()}`,
    tab: TYPE_TABS[of.type],
    seed: seed * 19,
    artHeight: ART,
    art: pasted(ART, seed * 9, sketched(of.card, seed) + attack(of), of.type === "survivor" ? "#e3ecd6" : paper.scrap),
    panel:
      text(
        { x: 12, y: 6, width: INNER - 24, height: 158 },
        { ...hand(), largest: 46, least: 36, leading: 1.08, valign: "middle", signs },
        sign + rules,
      ) + tracker(health, 180),
  });
};
