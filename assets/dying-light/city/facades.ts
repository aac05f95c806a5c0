import { atlasPicture } from "../../drawing/atlas";
import { chanceOf } from "../../drawing/chance";
import { line, picture, rect } from "../../drawing/svg";
import { light, night } from "../look";
import { blockAtlas, GROUND_FLOORS, trimName, TRIMS, type Trim, UPPER_FLOORS } from "./block-atlas";
import { blocks } from "./blocks";
import { roofPicture, roofs } from "./roofs";

/** What the houses look like: their roofs, a few rows of windows, and the colours of their edges. */

const walls = ["#4a3a4c", "#3c3f5c", "#523e44", "#37485a", "#4b4340", "#43375a"] as const;

const W = 800;
const H = 126;
const BAYS = 10;

const bay = (i: number, ground: boolean, chance: () => number): string => {
  const x = (i + 0.5) * (W / BAYS);
  if (ground && chance() < 0.4)
    return rect(x - 20, 44, 40, H - 44, { fill: night.deep }) + rect(x + 9, 84, 5, 8, { fill: light.amber });
  const glass = chance() < 0.38 ? light.amber : "#191430";
  return (
    rect(x - 22, 26, 44, 66, { fill: night.deep, "fill-opacity": 0.6 }) +
    rect(x - 18, 30, 36, 58, { fill: glass }) +
    line(x, 30, x, 88, { stroke: night.deep, "stroke-width": 4 }) +
    line(x - 18, 56, x + 18, 56, { stroke: night.deep, "stroke-width": 4 }) +
    rect(x - 24, 90, 48, 5, { fill: "#ffffff", "fill-opacity": 0.16 })
  );
};

const facade = (seed: number, ground: boolean): string => {
  const chance = chanceOf(seed * 13 + 5);
  return picture(
    W,
    H,
    rect(-1, -1, W + 2, H + 2, { fill: walls[seed % walls.length] ?? walls[0] }),
    Array.from({ length: BAYS }, (_, i) => bay(i, ground, chance)).join(""),
    rect(0, 0, W, 8, { fill: "#ffffff", "fill-opacity": 0.14 }),
    rect(0, H - 10, W, 10, { fill: "#000", "fill-opacity": ground ? 0.5 : 0.3 }),
  );
};

const swatch = (fill: string): string => picture(8, 8, rect(-1, -1, 10, 10, { fill }));

const trims: Readonly<Record<Trim, (level: number) => string>> = {
  side: (level) => roofs[level - 1]?.shade ?? night.deep,
  top: (level) => roofs[level - 1]?.edge ?? light.bone,
  inside: () => "#1c1626",
  mast: () => "#cfc4dc",
};

export const buildingsPicture = (): string =>
  atlasPicture(blockAtlas, night.deep, {
    ...Object.fromEntries(blocks.map((of) => [of.area, roofPicture(of)])),
    ...Object.fromEntries(GROUND_FLOORS.map((name, i) => [name, facade(i + 1, true)])),
    ...Object.fromEntries(UPPER_FLOORS.map((name, i) => [name, facade(i + 3, false)])),
    ...Object.fromEntries(
      [1, 2, 3].flatMap((level) => TRIMS.map((trim) => [trimName(trim, level), swatch(trims[trim](level))])),
    ),
  });
