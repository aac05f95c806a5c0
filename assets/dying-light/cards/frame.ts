import { text, textWidth } from "../../drawing/lettering";
import { at, group, rect } from "../../drawing/svg";
import { ink, light, night, plain, strong, strongFace, title } from "../look";
import { signs } from "../symbols";

/** The size of a card on its sheet. */
export const CARD = { width: 500, height: 700 } as const;

const EDGE = 18;

export interface Frame {
  readonly name: string;
  /** What sort of card it is, in a word or two. */
  readonly sort: string;
  /** The colour of its deck. */
  readonly accent: string;
  /** Drawn into 464 x `artHeight` from the origin. */
  readonly art: string;
  readonly artHeight: number;
  /** Drawn below the art, on paper, into 464 x the rest from the origin. */
  readonly panel: string;
}

/** The width of everything within the frame. */
export const INNER = CARD.width - 2 * EDGE;

const TITLE_HEIGHT = 92;

export const panelHeight = (artHeight: number): number => CARD.height - 2 * EDGE - TITLE_HEIGHT - artHeight;

/** A small label: the sort of a card, a part of its text. */
export const label = (x: number, y: number, size: number, fill: string, back: string, words: string): string => {
  const width = textWidth(strongFace, size, words) + size * 0.9;
  return (
    rect(x, y, width, size * 1.42, { rx: size * 0.3, fill: back }) +
    text(
      { x, y: y + size * 0.2, width, height: size * 1.02 },
      { ...strong(fill), largest: size, least: size, align: "middle" },
      words,
    )
  );
};

export const framed = (frame: Frame): string =>
  group(
    {},
    rect(0, 0, CARD.width, CARD.height, { fill: night.deep }),
    rect(EDGE, EDGE, INNER, CARD.height - 2 * EDGE, { rx: 16, fill: night.plum }),
    rect(EDGE, EDGE, INNER, 10, { fill: frame.accent }),
    text(
      { x: EDGE + 16, y: EDGE + 14, width: INNER - 32, height: 52 },
      { ...title(light.bone), largest: 52, least: 38, align: "start", valign: "middle" },
      frame.name,
    ),
    text(
      { x: EDGE + 16, y: EDGE + 62, width: INNER - 32, height: 26 },
      { ...strong(frame.accent), largest: 26, least: 22, valign: "middle" },
      frame.sort,
    ),
    at(EDGE, EDGE + TITLE_HEIGHT, frame.art),
    at(
      EDGE,
      EDGE + TITLE_HEIGHT + frame.artHeight,
      rect(0, 0, INNER, panelHeight(frame.artHeight), { fill: light.bone }),
      frame.panel,
    ),
    rect(EDGE, EDGE, INNER, CARD.height - 2 * EDGE, {
      fill: "none",
      stroke: frame.accent,
      "stroke-width": 5,
    }),
  );

/** Rules on the paper of a card, as large as they go, no smaller than a player can read. */
export const rules = (top: number, height: number, words: string, valign: "top" | "middle" = "middle"): string =>
  text(
    { x: 20, y: top, width: INNER - 40, height },
    { ...plain(ink), largest: 38, least: 28, leading: 1.2, valign, signs },
    words,
  );
