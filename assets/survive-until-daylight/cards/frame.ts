import { icon } from "../../drawing/icons";
import { text } from "../../drawing/lettering";
import { at, circle, group, polygon, rect, regular } from "../../drawing/svg";
import { brush, hand, paper, pens } from "../look";
import { page, scrap, tape } from "../paper";
import { drawnBox } from "../pencil";
import { signs } from "../symbols";

/** The size of a card on its sheet. */
export const CARD = { width: 500, height: 700 } as const;

const EDGE = 26;
const TITLE = 112;

/** The width of everything within the edge. */
export const INNER = CARD.width - 2 * EDGE;

export const TABS = ["disc", "square", "diamond", "hexagon", "triangle", "star", "drop"] as const;
export type TabShape = (typeof TABS)[number];

/** The mark in a card's corner: what sort it is, by shape and sign before colour. */
export interface Tab {
  readonly shape: TabShape;
  readonly icon: string;
  readonly colour: string;
}

const tabShape = (shape: TabShape, c: number, r: number, fill: string): string => {
  const of = { fill, stroke: pens.marker, "stroke-width": 5, "stroke-linejoin": "round" };
  if (shape === "disc") return circle(c, c, r, of);
  if (shape === "square") return rect(c - r * 0.88, c - r * 0.88, r * 1.76, r * 1.76, { rx: 8, ...of });
  if (shape === "diamond") return polygon(regular(4, c, c, r * 1.14), of);
  if (shape === "hexagon") return polygon(regular(6, c, c, r * 1.06), of);
  if (shape === "triangle") return polygon(regular(3, c, c + r * 0.18, r * 1.24), of);
  if (shape === "drop") return polygon(regular(5, c, c, r * 1.1), of);
  return polygon(
    Array.from({ length: 16 }, (_, i) => {
      const far = i % 2 === 0 ? r * 1.14 : r * 0.88;
      const turn = (i / 16) * 2 * Math.PI;
      return [c + Math.sin(turn) * far, c - Math.cos(turn) * far] as const;
    }),
    of,
  );
};

/** About the middle of a square of the given side. */
export const tab = ({ shape, icon: name, colour }: Tab, side: number): string => {
  const c = side / 2;
  const low = shape === "triangle" ? side * 0.08 : 0;
  const span = side * (shape === "triangle" ? 0.42 : shape === "diamond" ? 0.46 : 0.56);
  return tabShape(shape, c, side * 0.43, colour) + icon(name, c - span / 2, c - span / 2 + low, span, paper.scrap);
};

export interface Frame {
  readonly name: string;
  /** What sort of card it is, on the tape below its name. */
  readonly sort: string;
  readonly tab: Tab;
  readonly seed: number;
  readonly artHeight: number;
  /** Drawn into the width within the edge and the art's height, from the origin. */
  readonly art: string;
  /** Drawn below it. */
  readonly panel: string;
  readonly page?: string;
}

/** How much page there is below the art. */
export const panelHeight = (artHeight: number): number => CARD.height - 2 * EDGE - TITLE - artHeight;

const titled = ({ name, sort, tab: mark }: Frame): string =>
  at(EDGE - 8, EDGE - 8, tab(mark, 104)) +
  text(
    { x: EDGE + 104, y: EDGE - 4, width: INNER - 108, height: 72 },
    { ...brush(), largest: 62, least: 33, leading: 0.98, valign: "middle" },
    name,
  ) +
  tape(EDGE + 104 + (INNER - 108) / 2, EDGE + 88, INNER - 104, 36, -0.6) +
  text(
    { x: EDGE + 116, y: EDGE + 72, width: INNER - 132, height: 32 },
    { ...brush(), largest: 31, least: 25, valign: "middle" },
    sort,
  );

export const framed = (frame: Frame): string =>
  group(
    {},
    page({ ...CARD, seed: frame.seed, lined: "ruled", ...(frame.page === undefined ? {} : { fill: frame.page }) }),
    at(EDGE, EDGE + TITLE, frame.art),
    at(EDGE, EDGE + TITLE + frame.artHeight, frame.panel),
    titled(frame),
    drawnBox(11, 11, CARD.width - 22, CARD.height - 22, {
      colour: pens.marker,
      width: 7,
      seed: frame.seed + 3,
      slip: 2,
    }),
  );

/** A picture on a scrap of its own, held by tape. */
export const pasted = (height: number, seed: number, picture: string, fill: string = paper.scrap): string =>
  at(14, 12, scrap(INNER - 28, height - 24, seed, fill)) +
  picture +
  tape(46, 16, 92, 30, -38) +
  tape(INNER - 46, 16, 92, 30, 38);

/** Rules on a card, as large as they go, no smaller than a player can read. */
export const rules = (y: number, height: number, words: string, valign: "top" | "middle" = "middle"): string =>
  text(
    { x: 12, y, width: INNER - 24, height },
    { ...hand(), largest: 50, least: 32, leading: 1.14, valign, signs },
    words,
  );
