import { chanceOf } from "../drawing/chance";
import { circle, element, group, line, path, polygon, rect, turned, type Point } from "../drawing/svg";
import { paper, pens } from "./look";

/** Sheets out of a notebook that has been through a lot, and what holds them to each other. */

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly lined: "ruled" | "squared" | "plain";
  readonly fill?: string;
}

const RULE = 46;

const rules = ({ width, height, lined }: Sheet): string => {
  if (lined === "plain") return "";
  const of = { stroke: paper.rule, "stroke-width": 2, "stroke-opacity": 0.55 };
  const rows = Array.from({ length: Math.ceil(height / RULE) }, (_, i) =>
    line(0, i * RULE + 20, width, i * RULE + 20, of),
  );
  if (lined === "ruled") return rows.join("");
  return [
    ...rows,
    ...Array.from({ length: Math.ceil(width / RULE) }, (_, i) => line(i * RULE + 20, 0, i * RULE + 20, height, of)),
  ].join("");
};

/** What a mug left. */
const ring = (x: number, y: number, r: number): string =>
  circle(x, y, r, { fill: "none", stroke: "#8a5a2b", "stroke-width": r * 0.09, "stroke-opacity": 0.2 }) +
  circle(x + r * 0.03, y, r * 0.94, { fill: "#8a5a2b", "fill-opacity": 0.05 });

const speck = (x: number, y: number, r: number, flat: number): string =>
  element("ellipse", { cx: x, cy: y, rx: r, ry: r * flat, fill: paper.grime, "fill-opacity": 0.16 });

const dirt = ({ width, height, seed }: Sheet): string => {
  const chance = chanceOf(seed);
  const specks = Array.from({ length: Math.round((width * height) / 16000) }, () =>
    speck(chance() * width, chance() * height, 1 + chance() * 4.5, 0.5 + chance() * 0.5),
  );
  const mug = ring(chance() * width, chance() * height, Math.min(width, height) * (0.2 + chance() * 0.1));
  return mug + specks.join("");
};

/** The edges are darker where hands have been. */
const thumbed = ({ width, height, seed }: Sheet): string => {
  const chance = chanceOf(seed + 31);
  const of = { fill: paper.grime, "fill-opacity": 0.13 };
  const rim = (x: number, y: number, w: number, h: number): string => rect(x, y, w, h, of);
  const thumb = element("ellipse", {
    cx: chance() < 0.5 ? 0 : width,
    cy: height * (0.5 + chance() * 0.4),
    rx: 46,
    ry: 74,
    ...of,
  });
  return (
    rim(0, 0, width, 9) + rim(0, height - 9, width, 9) + rim(0, 0, 9, height) + rim(width - 9, 0, 9, height) + thumb
  );
};

/** A whole page from the origin. */
export const page = (sheet: Sheet): string =>
  rect(0, 0, sheet.width, sheet.height, { fill: sheet.fill ?? paper.page }) +
  rules(sheet) +
  dirt(sheet) +
  thumbed(sheet);

const torn = (width: number, height: number, seed: number): readonly Point[] => {
  const chance = chanceOf(seed);
  const tear = (): number => (chance() - 0.5) * 9;
  const along = (length: number): readonly number[] => {
    const steps = Math.max(2, Math.round(length / 24));
    return Array.from({ length: steps }, (_, i) => (i / steps) * length);
  };
  return [
    ...along(width).map((x): Point => [x, tear()]),
    ...along(height).map((y): Point => [width + tear() * 0.4, y]),
    ...along(width).map((x): Point => [width - x, height + tear()]),
    ...along(height).map((y): Point => [tear() * 0.4, height - y]),
  ];
};

/** A torn-off piece of paper with a shadow, from the origin. */
export const scrap = (width: number, height: number, seed: number, fill: string = paper.scrap): string => {
  const points = torn(width, height, seed);
  return (
    polygon(
      points.map(([x, y]): Point => [x + 5, y + 6]),
      { fill: pens.marker, "fill-opacity": 0.22 },
    ) + polygon(points, { fill, stroke: paper.grime, "stroke-opacity": 0.35, "stroke-width": 2 })
  );
};

/** A strip of masking tape about a middle, its ends cut in teeth. */
export const tape = (
  cx: number,
  cy: number,
  width: number,
  height: number,
  turn = 0,
  fill: string = paper.tape,
): string => {
  const [left, right, top] = [cx - width / 2, cx + width / 2, cy - height / 2];
  const tooth = height / 4;
  const teeth = (x: number, way: 1 | -1, y: number): readonly Point[] =>
    [0, 1, 2, 3, 4].map((i): Point => [x + (i % 2 === 0 ? 0 : way * tooth * 0.6), y + way * i * tooth]);
  const points = [...teeth(right, 1, top), ...teeth(left, -1, top + height)];
  return turned(
    turn,
    cx,
    cy,
    polygon(points, { fill, "fill-opacity": 0.96, stroke: paper.grime, "stroke-opacity": 0.3, "stroke-width": 1.5 }),
  );
};

/** A splash of something dark. */
export const blot = (cx: number, cy: number, r: number, fill: string, seed: number): string => {
  const chance = chanceOf(seed);
  const points = Array.from({ length: 18 }, (_, i): Point => {
    const turn = (i / 18) * 2 * Math.PI;
    const far = r * (0.72 + 0.28 * chance()) * (i % 3 === 0 ? 1.12 : 0.86);
    return [cx + Math.cos(turn) * far, cy + Math.sin(turn) * far];
  });
  const drops = Array.from({ length: 7 }, () => {
    const turn = chance() * 2 * Math.PI;
    const far = r * (1.05 + chance() * 0.18);
    return circle(cx + Math.cos(turn) * far, cy + Math.sin(turn) * far, r * (0.03 + chance() * 0.09), { fill });
  });
  const middle = (i: number): string => {
    const [[ax, ay], [bx, by]] = [points[i] ?? [cx, cy], points[(i + 1) % points.length] ?? [cx, cy]];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const smooth = points.map(([x, y], i) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(i)}`).join("");
  return group({}, path(`M${middle(points.length - 1)}${smooth}Z`, { fill }), ...drops);
};
