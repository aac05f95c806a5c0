import { SPOTS } from "../../../src/games/survive-until-daylight/scene/spots";
import { groundOf } from "../../drawing/ground";
import { text, textWidth } from "../../drawing/lettering";
import { circle, rect } from "../../drawing/svg";
import { brush, brushFace, paper } from "../look";
import { tape } from "../paper";

/** Where the spots of the table are on the mat, chalked, and named on tape. */

export const EDGE = { west: -33, east: 33, north: 24.75, south: -24.75 } as const;

/** Pixels of a unit. */
export const PX = 56;

export const { width: WIDTH, depth: DEPTH, spotOf, east, south, slots } = groundOf(SPOTS, EDGE, PX);

type Size = readonly [width: number, depth: number];

export const CARD: Size = [2.26, 3.14];
export const TOKEN: Size = [1, 1];

const chalk = {
  fill: "#1b1815",
  "fill-opacity": 0.16,
  stroke: paper.scrap,
  "stroke-opacity": 0.62,
  "stroke-width": 3.5,
} as const;

/** A strip of tape with a name, about a point, no wider and no taller than it may be. */
export const label = (x: number, y: number, widest: number, words: string, tall = 40): string => {
  const size = Math.min(tall * 0.85, ((widest - 20) * 34) / textWidth(brushFace, 34, words));
  const width = textWidth(brushFace, size, words) + 20;
  return (
    tape(x, y, width, tall, (words.length % 3) - 1) +
    text(
      { x: x - width / 2, y: y - tall / 2, width, height: tall },
      { ...brush(), largest: Math.floor(size), least: 18, align: "middle", valign: "middle" },
      words,
    )
  );
};

export const slot = (x: number, y: number, [w, d]: Size, opacity = 1): string =>
  rect(x - (w * PX) / 2, y - (d * PX) / 2, w * PX, d * PX, { rx: 10, ...chalk, opacity });

/** An outline about each slot of a spot, and its name on the first of them or above. */
export const place = (name: string, size: Size, words: string, where: "on" | "above"): string => {
  const all = slots(name);
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const span = Math.max(...xs) - Math.min(...xs) + size[0] * PX;
  const y = where === "on" ? (Math.min(...ys) + Math.max(...ys)) / 2 : Math.min(...ys) - (size[1] * PX) / 2 - 12;
  return all.map(([x, z]) => slot(x, z, size)).join("") + label(middle, y, Math.max(span, 1.16 * PX), words);
};

/** Where a tin stands: it has its name on its lid. */
export const stand = (name: string): string => {
  const { x, z } = spotOf(name);
  return circle(east(x), south(z), 1.02 * PX, chalk);
};
