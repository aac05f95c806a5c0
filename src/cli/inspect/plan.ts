import { picture as svg, element, escaped, group, rect, turned } from "../../../assets/drawing/svg";
import { numberIn, fieldOf } from "../../saves/node";
import type { SavedObject } from "../../saves/objects";
import type { Finding } from "../../recognise/recognise";
import type { GameFound } from "./games";
import { isZone } from "./zones";

/** A table from above, north up: what was recognised is framed, and numbered as in the list beside it. */

const WIDTH = 1800;
const LIST = 330;
const MARGIN = 24;
const LINE = 17;

const COLOURS: Readonly<Record<Finding["is"], string>> = { sure: "#2f9e44", likely: "#e8a317", unsure: "#d9480f" };

/** Width and depth at scale 1, as far as the game itself says it. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  Card: [2.2, 3.08],
  CardCustom: [2.2, 3.08],
  Deck: [2.2, 3.08],
  DeckCustom: [2.2, 3.08],
  Custom_Tile: [2, 2],
  Custom_Board: [14, 14],
  Bag: [1.8, 1.8],
  Infinite_Bag: [1.8, 1.8],
};

interface Shape {
  readonly path: string;
  readonly x: number;
  readonly z: number;
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
}

const shapeOf = ({ node, name, path }: SavedObject): Shape => {
  const transform = fieldOf(node, "Transform");
  const of = (field: string, otherwise: number): number => numberIn(transform, field, otherwise);
  const [width, depth] = SIZES[name] ?? [1, 1];
  return {
    path,
    x: of("posX", 0),
    z: of("posZ", 0),
    facing: of("rotY", 0),
    width: Math.max(0.3, width * Math.abs(of("scaleX", 1))),
    depth: Math.max(0.3, depth * Math.abs(of("scaleZ", 1))),
  };
};

interface Extent {
  readonly west: number;
  readonly north: number;
  readonly across: number;
  readonly down: number;
}

const reach = ({ width, depth }: Shape): number => Math.hypot(width, depth) / 2;

const extentOf = (shapes: readonly Shape[]): Extent => {
  if (shapes.length === 0) return { west: 0, north: 0, across: 1, down: 1 };
  const west = Math.min(...shapes.map((shape) => shape.x - reach(shape)));
  const east = Math.max(...shapes.map((shape) => shape.x + reach(shape)));
  const north = Math.max(...shapes.map((shape) => shape.z + reach(shape)));
  const south = Math.min(...shapes.map((shape) => shape.z - reach(shape)));
  return { west, north, across: Math.max(1, east - west), down: Math.max(1, north - south) };
};

/** What lies far off would make all else small. */
const isWithin = ({ x, z }: Shape, { west, north, across, down }: Extent): boolean =>
  x >= west && x <= west + across && z <= north && z >= north - down;

const within = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/** What is most in it: a deck and a bag are framed as what they hold. */
const findingOf = (path: string, findings: readonly Finding[]): Finding | undefined => {
  const inside = findings.filter(({ id }) => within(id, path));
  const counts = new Map<string, number>();
  for (const { sorts } of inside) counts.set(sorts.join("/"), (counts.get(sorts.join("/")) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return inside.find(({ sorts }) => sorts.join("/") === most?.[0]);
};

const text = (x: number, y: number, size: number, fill: string, said: string): string =>
  element("text", { x, y, "font-size": size, fill, "font-family": "Barlow Semi Condensed" }, escaped(said));

const drawn = (shape: Shape, extent: Extent, scale: number, found: Finding | undefined, number: number): string => {
  const x = MARGIN + (shape.x - extent.west) * scale;
  const y = MARGIN + (extent.north - shape.z) * scale;
  const [width, depth] = [shape.width * scale, shape.depth * scale];
  const frame =
    found === undefined
      ? { fill: "#9aa0a6", "fill-opacity": 0.25, stroke: "#9aa0a6", "stroke-width": 1 }
      : { fill: COLOURS[found.is], "fill-opacity": 0.18, stroke: COLOURS[found.is], "stroke-width": 2 };
  const body = turned(shape.facing, x, y, rect(x - width / 2, y - depth / 2, width, depth, frame));
  const label = number < 0 || found?.is === "unsure" ? "" : String(number + 1);
  return label === "" ? body : group({}, body, text(x - 3 * label.length, y + 4, 12, "#1b1e21", label));
};

const listed = ({ game, tallies, sorts, of }: GameFound): string =>
  [
    text(WIDTH - LIST, MARGIN + 8, 18, "#1b1e21", `${game}: ${String(sorts)} of ${String(of)} sorts`),
    ...tallies.map(({ sort, found, isEndless, wanted }, i) => {
      const count = isEndless ? "as many as one takes" : `${String(found)}${wanted > 0 ? ` of ${String(wanted)}` : ""}`;
      const isThere = found > 0 || isEndless;
      const y = MARGIN + 30 + i * LINE;
      return text(WIDTH - LIST, y, 14, isThere ? "#1b1e21" : "#d9480f", `${String(i + 1)}  ${sort}  ${count}`);
    }),
  ].join("");

/** The largest first, so that nothing small is hidden. */
const bySize = (shapes: readonly Shape[]): readonly Shape[] =>
  [...shapes].sort((a, b) => b.width * b.depth - a.width * a.depth);

export const planOf = (
  objects: readonly SavedObject[],
  found: GameFound,
): { readonly svg: string; readonly width: number } => {
  const shapes = objects.filter((object) => object.depth === 0 && !isZone(object)).map(shapeOf);
  const recognised = shapes.filter(({ path }) => findingOf(path, found.findings) !== undefined);
  const extent = extentOf(recognised.length > 0 ? recognised : shapes);
  const scale = (WIDTH - LIST - 3 * MARGIN) / Math.max(extent.across, extent.down);
  const height = Math.max(extent.down * scale, (found.tallies.length + 2) * LINE) + 2 * MARGIN;
  const pieces = bySize(shapes.filter((shape) => isWithin(shape, extent))).map((shape) => {
    const finding = findingOf(shape.path, found.findings);
    const number = found.tallies.findIndex(({ sort }) => sort === finding?.sorts[0]);
    return drawn(shape, extent, scale, finding, number);
  });
  const ground = rect(0, 0, WIDTH, height, { fill: "#f4f1ea" });
  return { svg: svg(WIDTH, height, ground, ...pieces, listed(found)), width: WIDTH };
};
