import { SPOTS } from "../../../src/games/dying-light/scene/spots";
import { groundOf } from "../../drawing/ground";
import { text } from "../../drawing/lettering";
import { circle, rect } from "../../drawing/svg";
import { light, night, strong } from "../look";

/** Where the spots of the table are on the mat, drawn and named. */

export const EDGE = { west: -36, east: 36, north: 23, south: -26 } as const;

/** Pixels of a unit. */
export const PX = 56;

const ground = groundOf(SPOTS, EDGE, PX);
export const { spotOf, east, south } = ground;

type Size = readonly [width: number, depth: number];

export const CARD: Size = [2.26, 3.12];
export const TOKEN: Size = [0.98, 0.98];

const line = { fill: night.deep, "fill-opacity": 0.4, stroke: light.sand, "stroke-opacity": 0.45, "stroke-width": 3 };

const caption = (x: number, y: number, width: number, words: string): string =>
  text(
    { x: x - width / 2, y: y - 17, width, height: 34 },
    { ...strong(light.sand), largest: 30, least: 16, align: "middle", valign: "middle" },
    words,
  );

/** How far a name above may reach over its outline on either side together. */
const ABOVE = 20;

/** An outline about all slots of a spot, with its name on it or above it. */
export const place = (name: string, [w, d]: Size, words: string, where: "on" | "above"): string => {
  const all = ground.slots(name);
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - (w * PX) / 2, Math.max(...xs) + (w * PX) / 2];
  const [top, bottom] = [Math.min(...ys) - (d * PX) / 2, Math.max(...ys) + (d * PX) / 2];
  return (
    rect(left, top, right - left, bottom - top, { rx: 12, ...line }) +
    caption(
      (left + right) / 2,
      where === "on" ? (top + bottom) / 2 : top - 19,
      right - left + (where === "on" ? -10 : ABOVE),
      words,
    )
  );
};

export const bag = (name: string, words: string): string => {
  const { x, z } = spotOf(name);
  return circle(east(x), south(z), 0.95 * PX, line) + caption(east(x), south(z) + 1.2 * PX, 1.98 * PX, words);
};
