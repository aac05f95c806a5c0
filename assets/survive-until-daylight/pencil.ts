import { chanceOf } from "../drawing/chance";
import { group, path, type Point } from "../drawing/svg";

/** Lines as a hand draws them: never quite straight, and gone over twice. */

export interface Pen {
  readonly colour: string;
  readonly width: number;
  /** Its own for each drawing, so that no two look copied. */
  readonly seed: number;
  /** How far the hand slips. */
  readonly slip?: number;
  readonly opacity?: number;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

const slipped = (points: readonly Point[], slip: number, chance: () => number): string => {
  const off = (): number => (chance() - 0.5) * 2 * slip;
  return points
    .map(([x, y], i) => {
      const last = points[i - 1];
      if (last === undefined) return `M${n(x + off())} ${n(y + off())}`;
      const [mx, my] = [(last[0] + x) / 2 + off(), (last[1] + y) / 2 + off()];
      return `Q${n(mx)} ${n(my)} ${n(x + off())} ${n(y + off())}`;
    })
    .join("");
};

/** A line through points. */
const drawn = (points: readonly Point[], { colour, width, seed, slip = width * 0.5, opacity = 1 }: Pen): string => {
  const chance = chanceOf(seed);
  const pass = (share: number): string =>
    path(slipped(points, slip, chance), {
      fill: "none",
      stroke: colour,
      "stroke-width": width * share,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    });
  return group(opacity === 1 ? {} : { opacity }, pass(1), pass(0.6));
};

export const drawnLine = (x1: number, y1: number, x2: number, y2: number, pen: Pen): string =>
  drawn(
    [
      [x1, y1],
      [x2, y2],
    ],
    pen,
  );

export const drawnBox = (x: number, y: number, width: number, height: number, pen: Pen): string => {
  const over = pen.width * 0.8;
  return drawn(
    [
      [x - over, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
      [x, y - over],
    ],
    pen,
  );
};

export const drawnRing = (cx: number, cy: number, r: number, pen: Pen): string => {
  const points = Array.from({ length: 15 }, (_, i): Point => {
    const turn = (i / 13) * 2 * Math.PI - 1.2;
    return [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r];
  });
  return drawn(points, pen);
};

/** Slanting strokes over a rectangle: a shade, or a marker that fills. */
export const hatched = (x: number, y: number, width: number, height: number, gap: number, pen: Pen): string => {
  const lines: Point[] = [];
  const slant = height * 0.5;
  for (let at = -slant, down = true; at < width; at += gap, down = !down) {
    const top: Point = [x + Math.min(width, Math.max(0, at + slant)), y];
    const bottom: Point = [x + Math.min(width, Math.max(0, at)), y + height];
    lines.push(...(down ? [top, bottom] : [bottom, top]));
  }
  return drawn(lines, pen);
};
