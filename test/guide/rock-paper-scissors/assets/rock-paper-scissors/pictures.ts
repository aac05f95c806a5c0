import type { CardName } from "../../src/games/rock-paper-scissors/content/cards";
import { cardSheet, type Grid } from "../drawing/card-sheet";
import { at, circle, line, picture, polygon, rect, regular } from "../drawing/svg";

/** A card is so large in its picture; on the table it is as TTS has cards. */
const CARD = { width: 400, height: 560 };
const MIDDLE = { x: CARD.width / 2, y: CARD.height / 2 };

const INKS = { night: "#1b1426", paper: "#f4ebd9", amber: "#f2b134", brick: "#a8452e", slate: "#5c6672" };

const framed = (ground: string, ...inside: readonly string[]): string =>
  rect(0, 0, CARD.width, CARD.height, { fill: INKS.night }) +
  rect(24, 24, CARD.width - 48, CARD.height - 48, { rx: 24, fill: ground }) +
  inside.join("");

const blade = (side: 1 | -1): string =>
  line(MIDDLE.x + side * 50, MIDDLE.y + 110, MIDDLE.x - side * 60, MIDDLE.y - 160, {
    stroke: INKS.night,
    "stroke-width": 26,
    "stroke-linecap": "round",
  }) + circle(MIDDLE.x + side * 62, MIDDLE.y + 145, 40, { fill: "none", stroke: INKS.brick, "stroke-width": 22 });

/** What each card shows. */
const FRONTS: Readonly<Record<CardName, () => string>> = {
  rock: () => framed(INKS.paper, polygon(regular(7, MIDDLE.x, MIDDLE.y, 130, 12), { fill: INKS.slate })),
  paper: () => framed(INKS.amber, rect(MIDDLE.x - 95, MIDDLE.y - 130, 190, 260, { fill: INKS.paper })),
  scissors: () => framed(INKS.paper, blade(1), blade(-1)),
};

export const NAMES = Object.keys(FRONTS) as readonly CardName[];

/** All fronts on one picture, whose sides are powers of two: the graphics card takes them as they are. */
export const SHEET: Grid = { columns: 4, rows: 1, width: 2048, height: 512 };
export const sheetPicture = (): string =>
  cardSheet(
    SHEET,
    CARD,
    INKS.night,
    NAMES.map((name) => FRONTS[name]()),
  );

const back = (): string => framed(INKS.brick, circle(MIDDLE.x, MIDDLE.y, 110, { fill: INKS.amber }));
export const backPicture = (): string => picture(CARD.width, CARD.height, back());

/** What the game's menus show. */
export const thumbnail = (): string =>
  picture(
    CARD.height,
    CARD.height,
    rect(0, 0, CARD.height, CARD.height, { fill: INKS.night }),
    at(80, 0, FRONTS.rock()),
  );
