import { circle, path } from "../../drawing/svg";
import { pens } from "../look";

/** What a doodle is made of: marker lines, filled shapes, eyeballs. */

export const INK = pens.marker;

export const pen = (d: string, width = 5, fill = "none"): string =>
  path(d, { fill, stroke: INK, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" });

export const dark = (d: string): string => pen(d, 4, INK);

export const ball = (x: number, y: number, r: number, pupil: number, dx = 0, dy = 0): string =>
  circle(x, y, r, { fill: "#ffffff", stroke: INK, "stroke-width": 4 }) + circle(x + dx, y + dy, pupil, { fill: INK });
