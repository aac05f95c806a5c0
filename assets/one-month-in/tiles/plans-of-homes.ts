import { rect } from "../../drawing/svg";
import { aerial, inks } from "../look";
import {
  car,
  dome,
  gable,
  ground,
  lane,
  parking,
  repeated,
  roof,
  round,
  shape,
  tree,
  trees,
  water,
} from "./plan-parts";

/** Where people lived and what grew. Each fits the building's region, about its middle. */

export const terracedHouses = (): string => {
  const roofs = [aerial.brick, aerial.tile, aerial.slate];
  const row = (y: number, first: number): string =>
    repeated(6, (i) => gable(-150 + i * 50, y, 48, 52, roofs[(i + first) % 3] ?? aerial.brick, "along"));
  const gardens = (y: number): string =>
    repeated(6, (i) => ground(-150 + i * 50, y, 46, 36, i % 2 === 0 ? aerial.grass : aerial.corn));
  return (
    gardens(-114) +
    row(-74, 0) +
    ground(-186, -18, 372, 38, aerial.road) +
    lane(-186, 1, 186, 1) +
    row(24, 2) +
    gardens(80) +
    car(-90, 8, inks.red, 90) +
    car(70, -7, inks.blue, 90)
  );
};

export const apartmentBlock = (): string => {
  const slab = (x: number, fill: string): string =>
    roof(x, -96, 62, 178, fill, 2.2) +
    repeated(4, (i) => rect(x + 8, -88 + i * 43, 46, 30, { fill: inks.white, "fill-opacity": 0.4 })) +
    roof(x + 20, -30, 22, 34, aerial.metal, 0.5);
  return (
    ground(-186, -122, 372, 244, inks.inner) +
    trees([-158, 20], [-58, -104], [-58, 90], [46, 100], [150, -30], [46, -96]) +
    slab(-142, aerial.tile) +
    slab(-34, aerial.stone) +
    slab(74, aerial.tile)
  );
};

export const hotel = (): string =>
  ground(-186, -122, 372, 244, aerial.stone) +
  shape(
    [
      [-160, -92],
      [60, -92],
      [60, 60],
      [8, 60],
      [8, -40],
      [-160, -40],
    ],
    "#d95f8c",
    1.6,
  ) +
  repeated(5, (i) => roof(-146 + i * 40, -80, 24, 24, inks.white, 0.4)) +
  repeated(2, (i) => roof(22, -30 + i * 42, 24, 24, inks.white, 0.4)) +
  water("M-120 20c-30-30 40-40 60-14s60-8 54 34-60 50-84 30-10-30-30-50z") +
  repeated(4, (i) => round(90 + (i % 2) * 44, -70 + Math.floor(i / 2) * 48, 15, i % 2 === 0 ? inks.red : inks.yellow)) +
  trees([96, 50], [136, 50], [-140, 92], [40, 98]);

export const farm = (): string => {
  const field = (x: number, y: number, w: number, h: number, soil: string, crop: string): string =>
    ground(x, y, w, h, soil) + repeated(Math.floor(h / 14), (i) => rect(x, y + 3 + i * 14, w, 7, { fill: crop }));
  return (
    field(-186, -122, 180, 112, aerial.earth, aerial.corn) +
    field(-186, 6, 150, 116, aerial.grass, aerial.wood) +
    field(74, 10, 112, 112, aerial.corn, "#f4dc7a") +
    ground(-6, -122, 192, 130, aerial.grass) +
    ground(-36, 8, 110, 114, aerial.stone) +
    gable(10, -92, 96, 62, inks.red, "across") +
    dome(140, -62, 24, aerial.metal) +
    gable(-18, 34, 62, 54, aerial.brick, "along") +
    trees([60, 40], [60, 92], [160, -16], [-20, -100])
  );
};

export const zoo = (): string =>
  ground(-186, -122, 372, 244, aerial.grass) +
  rect(-186, -16, 372, 26, { fill: aerial.stone }) +
  rect(-14, -122, 28, 244, { fill: aerial.stone }) +
  water("M-158-84c20-36 96-30 112-2s-8 50-50 46-78-14-62-44z") +
  round(-112, -66, 12, aerial.stone) +
  round(-78, -78, 8, aerial.stone) +
  shape(
    [
      [40, -100],
      [150, -96],
      [166, -40],
      [110, -30],
      [36, -44],
    ],
    aerial.corn,
    0.4,
  ) +
  repeated(4, (i) => round(66 + i * 24, -66 + (i % 2) * 14, 6, aerial.earth)) +
  dome(-96, 62, 46, aerial.glass) +
  repeated(3, (i) => rect(-140, 40 + i * 20, 88, 3, { fill: inks.black })) +
  shape(
    [
      [44, 34],
      [160, 30],
      [150, 92],
      [60, 100],
    ],
    aerial.earth,
    0.4,
  ) +
  gable(80, 46, 40, 30, aerial.tile, "across") +
  trees([-160, 96], [-34, 96], [30, -104], [166, 12], [34, 22]);

export const base = (): string => {
  const tent = (x: number, y: number): string => gable(x, y, 62, 44, "#7f8f4d", "across");
  return (
    ground(-186, -122, 372, 244, aerial.corn) +
    ground(-150, -96, 300, 192, aerial.stone) +
    repeated(18, (i) => round(-150 + i * 17.6, -98, 9, aerial.earth) + round(-150 + i * 17.6, 98, 9, aerial.earth)) +
    repeated(10, (i) => round(-154, -80 + i * 18, 9, aerial.earth) + round(154, -80 + i * 18, 9, aerial.earth)) +
    tent(-128, -70) +
    tent(66, -70) +
    tent(-128, 28) +
    tent(66, 28) +
    round(0, 0, 40, inks.white) +
    rect(-9, -28, 18, 56, { fill: inks.green }) +
    rect(-28, -9, 56, 18, { fill: inks.green }) +
    tree(0, -72) +
    tree(0, 72)
  );
};

export const school = (): string =>
  ground(-186, -122, 372, 244, aerial.stone) +
  shape(
    [
      [-156, -92],
      [-6, -92],
      [-6, -52],
      [-112, -52],
      [-112, -20],
      [-26, -20],
      [-26, 18],
      [-112, 18],
      [-112, 52],
      [-6, 52],
      [-6, 92],
      [-156, 92],
    ],
    aerial.brick,
    1.4,
  ) +
  rect(-148, -6, 28, 14, { fill: inks.white }) +
  ground(34, -98, 128, 92, "#3a9a6b") +
  rect(42, -90, 112, 76, { fill: "none", stroke: inks.white, "stroke-width": 4 }) +
  rect(96, -90, 4, 76, { fill: inks.white }) +
  round(98, -52, 16, "#3a9a6b") +
  parking(40, 26, 5, { 0: inks.yellow, 3: inks.blue }) +
  trees([50, 96], [90, 98], [130, 94]);
