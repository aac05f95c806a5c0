import { group, line, path, polygon, rect, type Point } from "../drawing/svg";
import { inks } from "./look";

/** What the survey prints by the yard: dots, stripes, grids. They are clipped by whoever asks for them. */

export const dotted = (x: number, y: number, width: number, height: number, step: number, fill: string): string => {
  // One path with round caps is a tenth of as many circles.
  const rows = Array.from({ length: Math.ceil(height / step) + 1 }, (_, row) =>
    Array.from({ length: Math.ceil(width / step) + 1 }, (_, column) => {
      const [cx, cy] = [x + (column + (row % 2) / 2) * step, y + row * step];
      return `M${String(Math.round(cx))} ${String(Math.round(cy))}h.1`;
    }).join(""),
  );
  return path(rows.join(""), { stroke: fill, "stroke-width": step * 0.3, "stroke-linecap": "round" });
};

/** Slanting stripes over a rectangle. */
export const striped = (
  x: number,
  y: number,
  width: number,
  height: number,
  { step, fill }: { readonly step: number; readonly fill: string },
): string =>
  Array.from({ length: Math.ceil((width + height) / step) + 1 }, (_, i) => {
    const left = x - height + i * step;
    const points: readonly Point[] = [
      [left, y + height],
      [left + height, y],
      [left + height + step / 2, y],
      [left + step / 2, y + height],
    ];
    return polygon(points, { fill });
  }).join("");

/** Slanting bars that end with the rectangle, as on tape. */
export const tape = (x: number, y: number, width: number, height: number, step: number, fill: string): string =>
  Array.from({ length: Math.max(0, Math.floor((width - height) / step + 0.5)) }, (_, i) => {
    const left = x + i * step;
    const points: readonly Point[] = [
      [left, y + height],
      [left + height, y],
      [left + height + step / 2, y],
      [left + step / 2, y + height],
    ];
    return polygon(points, { fill });
  }).join("");

export const grid = (x: number, y: number, width: number, height: number, step: number, stroke: string): string => {
  const of = { stroke, "stroke-width": 2 };
  return group(
    {},
    ...Array.from({ length: Math.floor(width / step) + 1 }, (_, i) =>
      line(x + i * step, y, x + i * step, y + height, of),
    ),
    ...Array.from({ length: Math.floor(height / step) + 1 }, (_, i) =>
      line(x, y + i * step, x + width, y + i * step, of),
    ),
  );
};

/** A sheet of the survey: paper, a double rule, ticks of the grid at its edges. */
export const sheet = (width: number, height: number, fill: string = inks.paper): string =>
  rect(0, 0, width, height, { rx: 10, fill, stroke: inks.black, "stroke-width": 8 }) +
  rect(12, 12, width - 24, height - 24, { rx: 4, fill: "none", stroke: inks.black, "stroke-width": 2.5 });
