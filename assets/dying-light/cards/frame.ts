import { text, textWidth } from "../../drawing/lettering";
import { at, clipped, group, rect } from "../../drawing/svg";
import { ink, light, night, paler, plain, strong, strongFace, title } from "../look";
import { signs } from "../symbols";

/** The size of a card on its sheet. */
export const CARD = { width: 500, height: 700 } as const;

const EDGE = 18;
const TITLE = 108;

/** The width of everything within the frame. */
export const INNER = CARD.width - 2 * EDGE;

export interface Frame {
  /** Its clip path's name, its own within the sheet. */
  readonly id: string;
  readonly name: string;
  /** What sort of card it is, in a word or two. */
  readonly sort: string;
  /** The colour of its deck. */
  readonly accent: string;
  readonly artHeight: number;
  /** Drawn into the width within the frame and the art's height, from the origin. */
  readonly art: string;
  /** Drawn on the paper below it. */
  readonly panel: string;
}

/** How much paper there is below the art. */
export const panelHeight = (artHeight: number): number => CARD.height - 2 * EDGE - TITLE - artHeight;

/** A word on a plate of its own. */
export const label = (x: number, y: number, size: number, fill: string, ground: string, words: string): string => {
  const width = textWidth(strongFace, size, words) + size;
  return (
    rect(x, y, width, size * 1.4, { rx: size * 0.3, fill: ground }) +
    text(
      { x, y: y + size * 0.2, width, height: size },
      { ...strong(fill), largest: size, least: size, align: "middle" },
      words,
    )
  );
};

export const framed = (frame: Frame): string => {
  const height = CARD.height - 2 * EDGE;
  const paper = panelHeight(frame.artHeight);
  return group(
    {},
    rect(0, 0, CARD.width, CARD.height, { fill: night.deep }),
    clipped(
      `${frame.id}-edge`,
      rect(EDGE, EDGE, INNER, height, { rx: 20 }),
      rect(EDGE, EDGE, INNER, height, { fill: night.plum }),
      at(EDGE, EDGE + TITLE, frame.art),
      at(EDGE, EDGE + TITLE + frame.artHeight, rect(0, 0, INNER, paper, { fill: light.bone }), frame.panel),
      rect(EDGE, EDGE + TITLE - 6, INNER, 6, { fill: frame.accent }),
    ),
    text(
      { x: EDGE + 20, y: EDGE + 8, width: INNER - 40, height: 52 },
      { ...title(light.bone), largest: 52, least: 40, valign: "middle" },
      frame.name,
    ),
    text(
      { x: EDGE + 20, y: EDGE + 68, width: INNER - 40, height: 30 },
      { ...strong(paler(frame.accent, 0.5)), largest: 28, least: 24, valign: "middle" },
      frame.sort,
    ),
    rect(EDGE, EDGE, INNER, height, { rx: 20, fill: "none", stroke: frame.accent, "stroke-width": 6 }),
  );
};

/** Rules on the paper of a card, as large as they go, no smaller than a player can read. */
export const rules = (y: number, height: number, words: string, valign: "top" | "middle" = "middle"): string =>
  text(
    { x: 22, y, width: INNER - 44, height },
    { ...plain(ink), largest: 46, least: 28, leading: 1.18, valign, signs },
    words,
  );
