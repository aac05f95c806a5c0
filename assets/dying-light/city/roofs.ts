import { chanceOf } from "../../drawing/chance";
import { icon } from "../../drawing/icons";
import { word } from "../../drawing/lettering";
import { at, circle, gradient, group, line, picture, polygon, rect } from "../../drawing/svg";
import { ink, light, night, title } from "../look";
import { type Block, seedOf } from "./blocks";

/**
 * Roofs from above. The higher a roof, the more light it has, so that its level is told without its colour: brown tar,
 * slate, pale boards; each in a pattern of its own as well.
 */

/** Pixels of a unit in which they are drawn. */
const PX = 96;

interface Roof {
  readonly fill: string;
  /** Where the light falls. */
  readonly lit: string;
  readonly shade: string;
  readonly edge: string;
}

export const roofs: readonly Roof[] = [
  { fill: "#5b3a2c", lit: "#75503c", shade: "#3b2530", edge: "#c98a5c" },
  { fill: "#57748c", lit: "#7391a8", shade: "#34465c", edge: "#c9dcea" },
  { fill: "#a48b5c", lit: "#c4ab78", shade: "#6b5638", edge: "#fff1c4" },
];

const seams = (width: number, depth: number, level: number): string => {
  const dark = { stroke: "#000", "stroke-opacity": 0.24, "stroke-width": 3 };
  const bright = { stroke: "#fff", "stroke-opacity": 0.09, "stroke-width": 2 };
  const lines: string[] = [];
  const along = (y: number): number => lines.push(line(0, y, width, y, dark), line(0, y + 3, width, y + 3, bright));
  const down = (x: number, from: number, to: number): number => lines.push(line(x, from, x, to, dark));
  const step = [44, 92, 30][level - 1] ?? 44;
  for (let y = step; level < 3 && y < depth; y += step) along(y);
  for (let x = step; level > 1 && x < width; x += step) down(x, 0, depth);
  if (level === 1)
    for (let y = 0, odd = 0; y < depth; y += step, odd = 1 - odd)
      for (let x = 38 + odd * 34; x < width; x += 68) down(x, y, Math.min(depth, y + step));
  return lines.join("");
};

/** It casts its shade to the south-east, as if it stood up. */
const raised = (x: number, y: number, w: number, h: number, fill: string, inside: string): string =>
  rect(x + 7, y + 9, w, h, { rx: 6, fill: "#000", "fill-opacity": 0.4 }) +
  rect(x, y, w, h, { rx: 5, fill }) +
  rect(x, y, w, 5, { rx: 2, fill: "#fff", "fill-opacity": 0.35 }) +
  at(x, y, inside);

const fan = (x: number, y: number): string =>
  raised(
    x - 30,
    y - 30,
    60,
    60,
    "#8b8894",
    circle(30, 31, 24, { fill: "#2b2735" }) + icon("computer-fan", 8, 9, 44, "#c9c6d4"),
  );

const skylight = (x: number, y: number): string =>
  raised(
    x - 48,
    y - 28,
    96,
    56,
    "#3a3346",
    [0, 1].map((i) => rect(6 + i * 43, 7, 41, 42, { rx: 3, fill: light.amber, "fill-opacity": 0.85 })).join("") +
      polygon(
        [
          [10, 46],
          [26, 10],
          [38, 10],
          [22, 46],
        ],
        { fill: "#fff", "fill-opacity": 0.35 },
      ),
  );

const hatch = (x: number, y: number): string =>
  raised(
    x - 26,
    y - 26,
    52,
    52,
    "#6d6676",
    rect(8, 9, 36, 35, { rx: 3, fill: "#4a4454" }) + rect(22, 40, 8, 4, { fill: light.lamp }),
  );

const FITTINGS = [fan, skylight, hatch] as const;

const fittings = (width: number, depth: number, seed: number): string => {
  const chance = chanceOf(seed);
  const count = Math.round(width / 190);
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) / count) * width + (chance() - 0.5) * 30;
    const y = depth * (0.3 + 0.3 * chance());
    return (FITTINGS[(seed + i) % FITTINGS.length] ?? fan)(x, y);
  }).join("");
};

/** Painted by whoever runs here: the way over the edge. */
const chevrons = (x: number, y: number, turn: number): string =>
  group(
    { transform: `translate(${String(x)} ${String(y)}) rotate(${String(turn)})`, opacity: 0.85 },
    ...[0, 1, 2].map((i) =>
      polygon(
        [
          [-22, 14 - i * 22],
          [0, -6 - i * 22],
          [22, 14 - i * 22],
          [22, 26 - i * 22],
          [0, 6 - i * 22],
          [-22, 26 - i * 22],
        ],
        { fill: light.amber, "fill-opacity": 1 - i * 0.25 },
      ),
    ),
  );

/** The level, one stroke for each storey, and the area's name. */
const marks = ({ area, level }: Block, width: number, depth: number): string =>
  rect(14, depth - 74, 132, 60, { rx: 8, fill: night.deep, "fill-opacity": 0.9 }) +
  word(80, depth - 44, 50, title(light.lamp), area) +
  rect(width - 142, depth - 74, 128, 60, { rx: 8, fill: light.bone, "fill-opacity": 0.95 }) +
  [0, 1, 2]
    .map((i) =>
      rect(width - 132 + i * 20, depth - 26 - (i + 1) * 13, 15, (i + 1) * 13, { fill: i < level ? ink : "#cbbfa4" }),
    )
    .join("") +
  word(width - 42, depth - 43, 54, title(ink), String(level));

export const roofPicture = (of: Block): string => {
  const [w, d] = [of.width * PX, of.depth * PX];
  const { fill, lit, edge } = roofs[of.level - 1] ?? { fill: night.plum, lit: night.haze, edge: light.bone };
  return picture(
    w,
    d,
    gradient("light", "down", [
      [0, fill],
      [1, lit],
    ]),
    rect(-1, -1, w + 2, d + 2, { fill: "url(#light)" }),
    seams(w, d, of.level),
    // What the parapet keeps from the light.
    rect(0, 0, w, 26, { fill: "#000", "fill-opacity": 0.28 }),
    rect(0, 0, 22, d, { fill: "#000", "fill-opacity": 0.22 }),
    // Read from afar, where figures cover the corner.
    group({ opacity: 0.34 }, word(w / 2, d / 2, 170, title(edge), of.area)),
    fittings(w, d, seedOf(of)),
    chevrons(w / 2, d - 46, 180),
    chevrons(w / 2, 56, 0),
    marks(of, w, d),
  );
};
