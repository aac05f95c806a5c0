import { SPOTS } from "../../../src/games/survivor-duel/scene/spots";
import { groundOf } from "../../drawing/ground";
import { text } from "../../drawing/lettering";
import { rect } from "../../drawing/svg";
import { inks, title } from "../look";

/** Where the spots of the south side are on its mat; the other side is the same, turned. */

/**
 * Where the spots of the south side are on its mat; the other side is the same, turned. As the player sits: to the right,
 * and ahead of the middle of the table.
 */
export const EDGE = { west: -25, east: 25, north: 0, south: -20.4 } as const;

/** Pixels of a unit. */
export const PX = 68;

const ground = groundOf(SPOTS, EDGE, PX);
export const { width: WIDTH, depth: DEPTH, spotOf, east: across, south: down } = ground;

const CARD = [2.3, 3.2] as const;

/** An outline where each card of a spot lies; `by`: so much larger than most. */
export const cardSlots = (name: string, ink: string, opacity: number, by = 1): string => {
  const [w, h] = [CARD[0] * by * PX, CARD[1] * by * PX];
  return ground
    .slots(name)
    .map(([x, y]) =>
      rect(x - w / 2, y - h / 2, w, h, {
        rx: 12,
        fill: inks.black,
        "fill-opacity": opacity,
        stroke: ink,
        "stroke-opacity": 0.75,
        "stroke-width": 4,
        "stroke-dasharray": "22 12",
      }),
    )
    .join("");
};

/** What lies there, written where the card will cover it. */
export const cardName = (name: string, ink: string, words: string): string => {
  const [[x, y] = [0, 0]] = ground.slots(name);
  const [w, h] = [CARD[0] * PX - 16, CARD[1] * PX - 20];
  return text(
    { x: x - w / 2, y: y - h / 2, width: w, height: h },
    { ...title(ink), largest: 40, least: 26, align: "middle", valign: "middle" },
    words,
  );
};

/** A caption box of a comic: what this panel is, and what happens in it. */
export const caption = (
  left: number,
  ahead: number,
  width: number,
  fill: string,
  name: string,
  ink: string,
): string => {
  const [x, y, w, h] = [across(left), down(ahead), width * PX, 0.8 * PX];
  return (
    rect(x + 7, y + 7, w, h, { fill: inks.black }) +
    rect(x, y, w, h, { fill, stroke: inks.black, "stroke-width": 6 }) +
    text(
      { x: x + 12, y: y + 2, width: w - 24, height: h - 4 },
      { ...title(ink), largest: 46, least: 26, align: "middle", valign: "middle" },
      name,
    )
  );
};
