import { icon } from "../drawing/icons";
import { word, type Signs } from "../drawing/lettering";
import { circle, line, path, polygon, rect, type Point } from "../drawing/svg";
import { marker, paper, pens } from "./look";

/** The symbols of the cards. Each has a shape of its own, so that none needs its colour. */

/** A jagged star: damage that is dealt. */
const burst = (cx: number, cy: number, r: number): readonly Point[] =>
  Array.from({ length: 22 }, (_, i): Point => {
    const turn = (i / 22) * 2 * Math.PI;
    const far = i % 2 === 0 ? r : r * 0.76;
    return [cx + Math.sin(turn) * far, cy - Math.cos(turn) * far];
  });

export const damage = (cx: number, cy: number, r: number, value: string): string =>
  polygon(burst(cx, cy, r), {
    fill: pens.red,
    stroke: pens.marker,
    "stroke-width": r * 0.07,
    "stroke-linejoin": "round",
  }) + word(cx, cy, r * (value.length > 1 ? 0.8 : 1.02), marker("#ffffff"), value);

/** What hits the neighbours: a splash to either side. */
export const splashMark = (cx: number, cy: number, r: number, way: -1 | 1, value: number): string => {
  const x = (share: number): number => cx + way * r * share;
  const spike = (dy: number): string =>
    line(x(-0.9), cy + dy * 0.35, x(-0.45), cy + dy, {
      stroke: pens.marker,
      "stroke-width": r * 0.14,
      "stroke-linecap": "round",
    });
  const drop: readonly Point[] = [
    [x(-0.5), cy],
    [x(0.1), cy - r * 0.62],
    [x(0.95), cy],
    [x(0.1), cy + r * 0.62],
  ];
  return (
    spike(-r * 0.85) +
    spike(r * 0.85) +
    polygon(drop, { fill: paper.scrap, stroke: pens.marker, "stroke-width": r * 0.12, "stroke-linejoin": "round" }) +
    word(x(0.16), cy, r * 0.78, marker(), String(value))
  );
};

/** So many combat cards are drawn. */
export const cardsToDraw = (cx: number, cy: number, height: number, value: string): string => {
  const width = height * 0.7;
  const edge = { stroke: pens.marker, "stroke-width": height * 0.06 };
  return (
    rect(cx - width * 0.32, cy - height * 0.56, width, height, { rx: height * 0.1, fill: "#c9bfa4", ...edge }) +
    rect(cx - width * 0.62, cy - height * 0.44, width, height, { rx: height * 0.1, fill: paper.scrap, ...edge }) +
    word(cx - width * 0.12, cy + height * 0.06, height * 0.62, marker(), value)
  );
};

export const infinity = (cx: number, cy: number, width: number, stroke: string = pens.marker): string => {
  const [x, y, w, h] = [cx, cy, width / 2, width * 0.26];
  const d = `M${String(x)} ${String(y)}C${String(x - w * 0.5)} ${String(y - h * 1.7)} ${String(x - w)} ${String(y - h)} ${String(x - w)} ${String(y)}S${String(x - w * 0.5)} ${String(y + h * 1.7)} ${String(x)} ${String(y)}S${String(x + w)} ${String(y - h)} ${String(x + w)} ${String(y)}S${String(x + w * 0.5)} ${String(y + h * 1.7)} ${String(x)} ${String(y)}Z`;
  return path(d, { fill: "none", stroke, "stroke-width": width * 0.13, "stroke-linejoin": "round" });
};

/** Symbols that are one icon on a round or square plate. */
const plates = {
  suffer: { icon: "bleeding-wound", shape: "disc", fill: pens.red },
  lose: { icon: "snatch", shape: "square", fill: pens.violet },
  heal: { icon: "health-normal", shape: "disc", fill: pens.green },
  unbarred: { icon: "broken-shield", shape: "square", fill: pens.brown },
  bolster: { icon: "shouting", shape: "square", fill: pens.red },
  shields: { icon: "person", shape: "disc", fill: pens.green },
  anytime: { icon: "stopwatch", shape: "disc", fill: pens.blue },
  bullets: { icon: "bullets", shape: "square", fill: pens.marker },
  shells: { icon: "shotgun-rounds", shape: "square", fill: pens.marker },
  arrows: { icon: "arrow-cluster", shape: "square", fill: pens.marker },
  planks: { icon: "planks", shape: "square", fill: pens.brown },
  nails: { icon: "nails", shape: "square", fill: pens.brown },
  shards: { icon: "shattered-glass", shape: "square", fill: pens.brown },
  wires: { icon: "wire-coil", shape: "square", fill: pens.brown },
  explosives: { icon: "dynamite", shape: "square", fill: pens.brown },
} as const;

export type Plate = keyof typeof plates;

export const plate = (of: Plate, x: number, y: number, side: number): string => {
  const { icon: name, shape, fill } = plates[of];
  const ground =
    shape === "disc"
      ? circle(x + side / 2, y + side / 2, side / 2, { fill })
      : rect(x, y, side, side, { rx: side * 0.14, fill });
  const inset = shape === "disc" ? 0.17 : 0.11;
  return ground + icon(name, x + side * inset, y + side * inset, side * (1 - 2 * inset), paper.scrap);
};

const isPlate = (name: string): name is Plate => name in plates;

/** The plate of a content word, such as an ammo's or an ingredient's. */
export const plateOf = (name: string): Plate => {
  if (!isPlate(name)) throw new Error(`no symbol for "${name}"`);
  return name;
};

/** Symbols within a text, by their names. */
export const signs: Signs = {
  ...Object.fromEntries(
    Object.keys(plates).map((name) => [name, (x: number, y: number, side: number) => plate(plateOf(name), x, y, side)]),
  ),
  damage: (x, y, side) => damage(x + side / 2, y + side / 2, side / 2, "1"),
  cards: (x, y, side) => cardsToDraw(x + side / 2, y + side / 2, side * 0.86, "1"),
  infinity: (x, y, side) => infinity(x + side / 2, y + side / 2, side * 0.9),
};
