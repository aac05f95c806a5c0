import { word } from "../drawing/lettering";
import { at, element, group, line, polygon, type Point } from "../drawing/svg";
import { inks, title } from "./look";
import { motif } from "./motifs";

/** What a cheap press does: dots of ink, rays, bursts, and a colour that does not quite meet its outline. */

export interface Dots {
  readonly ink: string;
  /** From dot to dot. */
  readonly step: number;
  /** How wide the dots are at the top, and at the bottom. */
  readonly from: number;
  readonly to: number;
}

/** Every second row of dots is shifted by half a step: a screen at an angle. A row is one line of dashes of no length. */
export const halftone = (x: number, y: number, width: number, height: number, dots: Dots): string => {
  const { ink, step, from, to } = dots;
  const rows = Math.ceil((2 * height) / step);
  const drawn = Array.from({ length: rows }, (_, row) => {
    const wide = from + ((to - from) * row) / Math.max(1, rows - 1);
    const down = y + (row + 0.5) * (step / 2);
    return wide < 0.8 ? "" : line(x + (row % 2) * (step / 2), down, x + width, down, { "stroke-width": wide });
  });
  return group({ stroke: ink, "stroke-linecap": "round", "stroke-dasharray": `0.01 ${String(step)}` }, ...drawn);
};

/** Rays from a point, every second one inked. */
export const rays = (cx: number, cy: number, far: number, count: number, ink: string): string =>
  Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i / count) * 2 * Math.PI, ((i + 0.5) / count) * 2 * Math.PI];
    const end = (angle: number): Point => [cx + Math.sin(angle) * far, cy - Math.cos(angle) * far];
    return polygon([[cx, cy], end(a), end(b)], { fill: ink });
  }).join("");

/** The outline of a star that goes off; every third ray is a long one. */
export const burst = (cx: number, cy: number, r: number, points: number): readonly Point[] =>
  Array.from({ length: 2 * points }, (_, i): Point => {
    const turn = (i / (2 * points)) * 2 * Math.PI;
    const far = i % 2 === 1 ? r * 0.74 : (i / 2) % 3 === 0 ? r : r * 0.9;
    return [cx + Math.sin(turn) * far, cy - Math.cos(turn) * far];
  });

const POINTS = 12;

/** A number in a star: outlined, with its colour beside it. */
export const burstNumber = (cx: number, cy: number, r: number, fill: string, number: string): string => {
  const of = { stroke: inks.black, "stroke-width": r * 0.09, "stroke-linejoin": "round" };
  const size = r * (number.length > 2 ? 0.62 : number.length > 1 ? 0.8 : 1);
  return (
    polygon(burst(cx + r * 0.1, cy + r * 0.1, r, POINTS), { fill: inks.black }) +
    polygon(burst(cx, cy, r, POINTS), { fill, ...of }) +
    word(cx, cy, size, title(), number)
  );
};

/** Words with their own shadow, as on a poster. */
export const posterWord = (cx: number, cy: number, size: number, fill: string, shadow: string, words: string): string =>
  word(cx + size * 0.06, cy + size * 0.06, size, title(shadow), words) + word(cx, cy, size, title(fill), words);

export interface Plates {
  /** The colour, and the dots in its shade. */
  readonly colour: string;
  readonly shade: string;
}

/** How far the colour is from where it should be, in shares of the side. */
const SLIP = 0.018;
const OUTLINE = 34;

/**
 * A silhouette in the four passes of a cheap press: its shadow, its thick outline, its colour out of register, and dots
 * of shade. `id` is the document's own.
 */
export const printed = (id: string, name: string, x: number, y: number, side: number, plates: Plates): string => {
  const slip = side * SLIP;
  const bold = (ink: string): string =>
    group({ stroke: ink, "stroke-width": OUTLINE, "stroke-linejoin": "round" }, motif(name, x, y, side, ink));
  return [
    at(slip * 1.6, slip * 1.8, bold(inks.black)),
    bold(inks.black),
    motif(name, x - slip, y - slip * 0.6, side, plates.colour),
    element("mask", { id }, motif(name, x, y, side, "#ffffff")),
    group(
      { mask: `url(#${id})` },
      halftone(x, y + side * 0.3, side, side * 0.7, { ink: plates.shade, step: 12, from: 1, to: 12 }),
    ),
  ].join("");
};
