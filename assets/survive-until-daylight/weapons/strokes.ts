import { path } from "../../drawing/svg";
import { INK, pen } from "../faces/strokes";

/** What a doodled weapon is made of, by the pen that draws the faces, in a box 320 wide and 180 high. */

export const STEEL = "#c9c4b4";
export const WOOD = "#c08c55";
export const RED = "#b5402f";
export const GREY = "#8d8471";

/** A piece of it, filled. */
export const part = (d: string, fill: string): string => pen(d, 6, fill);

/** A tube or a stick along a line. */
export const stick = (d: string, width: number, fill: string): string =>
  pen(d, width + 10) +
  path(d, { fill: "none", stroke: fill, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" });

/** Thin lines: grain, edges, wrappings. */
export const nick = (d: string): string => pen(d, 3.5);

/** A thing that is nothing but ink. */
export const black = (d: string): string => pen(d, 5, INK);
