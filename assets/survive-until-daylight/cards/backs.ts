import { HORDE_TYPES, type HordeType } from "../../../src/games/survive-until-daylight/content/horde";
import { icon } from "../../drawing/icons";
import { text } from "../../drawing/lettering";
import { at, group, picture, turned } from "../../drawing/svg";
import { marker, paper, pens } from "../look";
import { blot, page, scrap, tape } from "../paper";
import { drawnBox, hatched } from "../pencil";
import { nameOf } from "../text/names";
import { CARD, tab } from "./frame";
import { TYPE_TABS } from "./horde-card";
import { said, type Said } from "../text/said";

/** The notebook's covers: each deck has a sign, and its name in marker. */

interface Cover {
  readonly name: string;
  readonly card: string;
  /** Drawn about the middle of a square of 240. */
  readonly sign: string;
}

const plainSign = (name: string): string => icon(name, 0, 0, 240, pens.marker);

const covers = (): readonly Cover[] => [
  { name: "rubble", card: paper.kraft, sign: plainSign("stone-pile") },
  { name: "assault", card: "#b7a46b", sign: plainSign("alarm-clock") },
  { name: "combat", card: "#8f9a8c", sign: plainSign("punch-blast") },
];

const titleOf = (words: string): string =>
  tape(CARD.width / 2, 574, CARD.width - 90, 100, -1.5) +
  text(
    { x: 66, y: 528, width: CARD.width - 132, height: 92 },
    { ...marker(), largest: 72, least: 44, align: "middle", valign: "middle" },
    words,
  );

const cover = (fill: string, sign: string, words: string, seed: number): string =>
  picture(
    CARD.width,
    CARD.height,
    page({ ...CARD, seed, lined: "plain", fill }),
    hatched(20, 20, CARD.width - 40, CARD.height - 40, 34, { colour: paper.grime, width: 5, seed, opacity: 0.16 }),
    turned(-2, 250, 260, at(80, 90, scrap(340, 350, seed)), at(130, 145, sign)),
    tape(250, 92, 120, 40, 3),
    titleOf(words),
    drawnBox(13, 13, CARD.width - 26, CARD.height - 26, { colour: pens.marker, width: 9, seed, slip: 3 }),
  );

const hordeBack = (type: HordeType, seed: number): string =>
  cover(
    type === "survivor" ? "#9fb188" : "#a98d80",
    group(
      {},
      blot(120, 120, 118, type === "survivor" ? "#cfe0bb" : "#d98b7c", seed),
      at(6, 6, tab(TYPE_TABS[type], 228)),
    ),
    nameOf(type),
    seed,
  );

export interface BackPicture {
  readonly name: string;
  readonly svg: () => string;
}

export const BACKS: readonly BackPicture[] = [
  ...covers().map(({ name, card, sign }, i) => ({
    name: `back-${name}`,
    svg: () => cover(card, sign, said().backs[name as keyof Said["backs"]], i + 41),
  })),
  ...HORDE_TYPES.map((type, i) => ({ name: `back-${type}`, svg: () => hordeBack(type, i + 51) })),
];
