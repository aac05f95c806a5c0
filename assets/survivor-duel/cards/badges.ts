import { text, word } from "../../drawing/lettering";
import { circle, polygon, rect, regular, type Point } from "../../drawing/svg";
import { inks, plain, title } from "../look";
import { burstNumber } from "../print";
import { said } from "../text/said";

/** Prices and numbers: each kind of points has a shape of its own, so that none needs its colour. */

export type Points = "ap" | "tp" | "th";

const SHADOW = 5;

const outlined = (fill: string) => ({ fill, stroke: inks.black, "stroke-width": 8, "stroke-linejoin": "round" });

const shape = (points: Points, cx: number, cy: number, r: number, fill: string): string => {
  if (points === "ap") return circle(cx, cy, r, outlined(fill));
  const corners = points === "tp" ? regular(4, cx, cy, r * 1.22) : regular(6, cx, cy, r * 1.08, 30);
  return polygon(corners, outlined(fill));
};

const FILL = { ap: inks.yellow, tp: inks.cyan, th: inks.green } as const;

/** A price: a coin of AP, a diamond of TP, a hexagon of TH. */
export const price = (points: Points, amount: number, cx: number, cy: number, r: number): string =>
  shape(points, cx + SHADOW, cy + SHADOW, r, inks.black) +
  shape(points, cx, cy, r, FILL[points]) +
  word(cx, cy - r * 0.14, r * 1.02, title(), String(amount)) +
  word(cx, cy + r * 0.62, Math.max(24, r * 0.4), title(), said().words[points]);

export interface Stat {
  readonly name: string;
  readonly value: string;
  readonly as: "burst" | "box";
  readonly fill: string;
}

const boxed = (cx: number, y: number, width: number, { value, fill }: Stat): string =>
  rect(cx - width / 2 + 4, y + 4, width, 58, { rx: 8, fill: inks.black }) +
  rect(cx - width / 2, y, width, 58, { rx: 8, fill, stroke: inks.black, "stroke-width": 6 }) +
  text(
    { x: cx - width / 2 + 8, y: y + 2, width: width - 16, height: 54 },
    { ...title(), largest: 44, least: 24, align: "middle", valign: "middle" },
    value,
  );

/** Numbers in a row, each over its name; what hurts is in a star. */
export const stats = (left: number, y: number, width: number, ink: string, all: readonly Stat[]): string => {
  const column = width / all.length;
  return all
    .map((stat, i) => {
      const cx = left + column * (i + 0.5);
      const number =
        stat.as === "burst"
          ? burstNumber(cx, y + 24, 48, stat.fill, stat.value)
          : boxed(cx, y, Math.min(96, column - 14), stat);
      return (
        number +
        text(
          { x: cx - column / 2, y: y + 65, width: column, height: 34 },
          { ...title(ink), largest: 26, least: 24, align: "middle", valign: "middle" },
          stat.name,
        )
      );
    })
    .join("");
};

/** A flag with a word at the foot of a card. */
export const flag = (x: number, y: number, width: number, fill: string, ink: string, words: string): string => {
  const corners: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width - 16, y + 20],
    [x + width, y + 40],
    [x, y + 40],
    [x + 16, y + 20],
  ];
  return (
    polygon(corners, { fill, stroke: inks.black, "stroke-width": 5, "stroke-linejoin": "round" }) +
    text(
      { x: x + 20, y: y + 1, width: width - 40, height: 38 },
      { ...plain(ink), largest: 27, least: 24, align: "middle", valign: "middle" },
      words,
    )
  );
};
