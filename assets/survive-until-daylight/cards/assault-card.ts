import type { AssaultCard } from "../../../src/games/survive-until-daylight/content/assault";
import { HORDE_TYPES, type HordeType } from "../../../src/games/survive-until-daylight/content/horde";
import { icon } from "../../drawing/icons";
import { text, word } from "../../drawing/lettering";
import { at, circle, group, rect } from "../../drawing/svg";
import { brush, marker, paper, pens } from "../look";
import { page, tape } from "../paper";
import { drawnBox, drawnLine } from "../pencil";
import { nameOf } from "../text/names";
import { CARD, tab } from "./frame";
import { TYPE_TABS } from "./horde-card";
import { said } from "../text/said";

/** A table on squared paper: who comes, for how many of us. */

const LEFT = 178;
const TOP = 190;
const ROW = 92;
const COLUMN = (CARD.width - LEFT - 24) / 6;
const PLAYERS = [1, 2, 3, 4, 5, 6] as const;

const columnMiddle = (players: number): number => LEFT + (players - 0.5) * COLUMN;

const head = (): string =>
  icon("person", LEFT - 128, TOP - 64, 56, pens.marker) +
  PLAYERS.map(
    (players) =>
      circle(columnMiddle(players), TOP - 36, 24, { fill: pens.marker }) +
      word(columnMiddle(players), TOP - 36, 34, marker(paper.scrap), String(players)),
  ).join("");

const row = (type: HordeType, counts: readonly number[], y: number): string =>
  at(20, y + 6, tab(TYPE_TABS[type], 58)) +
  text(
    { x: 80, y, width: LEFT - 80, height: ROW - 24 },
    { ...brush(), largest: 30, least: 26, valign: "middle" },
    nameOf(type),
  ) +
  PLAYERS.map((players) => {
    const count = counts[players - 1] ?? 0;
    const [x, middle] = [columnMiddle(players), y + ROW / 2 - 12];
    return count === 0
      ? rect(x - 9, middle - 2, 18, 4, { fill: pens.pencil, "fill-opacity": 0.5 })
      : word(x, middle, 52, marker(type === "survivor" ? pens.green : pens.marker), String(count));
  }).join("");

const lines = (): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      drawnLine(22, TOP + i * ROW - 6, CARD.width - 22, TOP + i * ROW - 6, {
        colour: pens.pencil,
        width: 4,
        seed: i + 1,
        opacity: 0.75,
      }),
    )
    .join("");

export const assaultCard = ({ card, brings }: AssaultCard, seed: number): string =>
  group(
    {},
    page({ ...CARD, seed: seed * 17, lined: "squared" }),
    tape(CARD.width / 2, 74, CARD.width - 90, 96, -1),
    text(
      { x: 62, y: 30, width: CARD.width - 124, height: 88 },
      { ...marker(pens.red), largest: 76, least: 46, align: "middle", valign: "middle" },
      nameOf(card),
    ),
    head(),
    lines(),
    HORDE_TYPES.map((type, i) => row(type, brings[type], TOP + i * ROW)).join(""),
    text(
      { x: 30, y: 650, width: CARD.width - 60, height: 32 },
      { ...brush(pens.pencil), largest: 28, least: 24, align: "middle", valign: "middle" },
      said().words.assault,
    ),
    drawnBox(11, 11, CARD.width - 22, CARD.height - 22, { colour: pens.marker, width: 7, seed, slip: 2 }),
  );
