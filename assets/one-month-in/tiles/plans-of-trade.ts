import { line, rect, turned } from "../../drawing/svg";
import { icon } from "../../drawing/icons";
import { aerial, inks } from "../look";
import { striped } from "../print";
import { car, dome, gable, ground, lane, parking, repeated, roof, round, shape, trees, water } from "./plan-parts";

/** Where things were sold and made, and what carried them. */

const awning = (x: number, y: number, w: number, fill: string): string =>
  repeated(Math.floor(w / 16), (i) =>
    rect(x + i * 16, y, 16, 24, { fill: i % 2 === 0 ? fill : inks.white, stroke: inks.black, "stroke-width": 2 }),
  );

export const cornerShop = (): string =>
  ground(-186, -122, 372, 244, aerial.stone) +
  ground(-186, 48, 372, 56, aerial.road) +
  ground(84, -122, 56, 244, aerial.road) +
  lane(-186, 76, 84, 76) +
  lane(112, -122, 112, 48) +
  shape(
    [
      [-130, -92],
      [62, -92],
      [62, 14],
      [-30, 14],
      [-30, -30],
      [-130, -30],
    ],
    aerial.tile,
    1.4,
  ) +
  awning(-30, 14, 96, inks.red) +
  roof(-104, -78, 36, 30, aerial.metal, 0.5) +
  roof(4, -70, 34, 34, inks.white, 0.4) +
  car(-80, 88, inks.blue, 90) +
  car(124, -40, inks.yellow) +
  trees([-150, 10], [-108, 12], [-66, 12], [164, -90], [164, 20]);

export const petrolStation = (): string =>
  ground(-186, -122, 372, 244, aerial.road) +
  roof(-150, -94, 70, 188, aerial.slate, 1.2) +
  roof(-134, -70, 36, 30, aerial.metal, 0.5) +
  roof(-36, -70, 150, 120, inks.yellow, 2) +
  rect(-36, -14, 150, 10, { fill: inks.red }) +
  repeated(4, (i) => roof(-14 + (i % 2) * 84, -54 + Math.floor(i / 2) * 62, 22, 28, inks.red, 0.4)) +
  round(150, 70, 18, inks.white) +
  round(150, 70, 9, inks.black) +
  round(150, -84, 18, inks.white) +
  round(150, -84, 9, inks.black) +
  car(-58, 40, inks.blue) +
  car(138, -10, inks.white) +
  lane(-60, 90, 120, 90);

export const supermarket = (): string =>
  ground(-186, -122, 372, 244, aerial.road) +
  roof(-150, -104, 300, 122, inks.white, 1.6) +
  rect(-150, -14, 300, 32, { fill: inks.green, stroke: inks.black, "stroke-width": 3 }) +
  icon("shopping-cart", -34, -100, 84, inks.green) +
  repeated(4, (i) => roof(-134 + (i % 2) * 224, -90 + Math.floor(i / 2) * 36, 34, 22, aerial.metal, 0.4)) +
  parking(-152, 54, 14, { 1: inks.red, 2: inks.blue, 5: inks.yellow, 9: inks.white, 12: inks.red });

export const shoppingCentre = (): string =>
  ground(-186, -122, 372, 244, aerial.road) +
  shape(
    [
      [-160, -70],
      [-120, -104],
      [120, -104],
      [160, -70],
      [160, 40],
      [120, 70],
      [-120, 70],
      [-160, 40],
    ],
    "#e05a9c",
    1.8,
  ) +
  rect(-128, -32, 256, 30, { fill: aerial.glass, stroke: inks.black, "stroke-width": 3 }) +
  rect(-16, -86, 32, 140, { fill: aerial.glass, stroke: inks.black, "stroke-width": 3 }) +
  dome(0, -17, 34, aerial.glass) +
  repeated(4, (i) => roof(-112 + (i % 2) * 180, -78 + Math.floor(i / 2) * 96, 44, 28, inks.white, 0.4)) +
  parking(-132, 84, 12, { 0: inks.blue, 3: inks.yellow, 4: inks.red, 8: inks.white });

export const officeTower = (): string =>
  ground(-186, -122, 372, 244, aerial.stone) +
  repeated(6, (i) => line(-186, -100 + i * 40, 186, -100 + i * 40, { stroke: inks.white, "stroke-width": 3 })) +
  rect(-30, -36, 190, 150, { fill: inks.black, "fill-opacity": 0.3 }) +
  roof(-78, -92, 150, 150, "#2b6f9e") +
  repeated(6, (i) => rect(-70 + i * 24, -84, 8, 134, { fill: aerial.glass })) +
  roof(-50, -64, 94, 94, aerial.slate, 0.6) +
  round(-3, -17, 34, inks.yellow) +
  round(-3, -17, 24, aerial.slate) +
  water("M-164 70h110v34h-110z") +
  trees([-140, -80], [-140, -40], [-140, 0], [130, -90], [146, -50]);

export const factory = (): string =>
  ground(-186, -122, 372, 244, aerial.earth) +
  repeated(
    5,
    (i) =>
      roof(-150, -96 + i * 34, 190, 34, i % 2 === 0 ? aerial.slate : aerial.metal, i === 4 ? 1.4 : 0) +
      rect(-150, -96 + i * 34, 190, 10, { fill: aerial.glass }),
  ) +
  dome(96, -70, 26, aerial.stone) +
  round(96, -70, 12, aerial.night) +
  dome(96, -8, 26, aerial.stone) +
  round(96, -8, 12, aerial.night) +
  repeated(3, (i) => round(146, -84 + i * 46, 18, inks.orange)) +
  roof(66, 46, 84, 52, inks.orange) +
  repeated(5, (i) => roof(-130 + i * 34, 92, 26, 18, i % 2 === 0 ? inks.red : inks.blue, 0.4));

export const busDepot = (): string => {
  const bus = (x: number, fill: string): string =>
    turned(
      12,
      x,
      40,
      roof(x - 15, 0, 30, 88, fill, 0.7),
      rect(x - 9, 10, 18, 24, { fill: inks.white }),
      rect(x - 9, 46, 18, 24, { fill: inks.white }),
    );
  return (
    ground(-186, -122, 372, 244, aerial.road) +
    roof(-156, -102, 312, 62, aerial.metal, 1.4) +
    repeated(6, (i) => rect(-146 + i * 51, -62, 38, 18, { fill: aerial.night })) +
    striped(-156, -102, 312, 14, { step: 28, fill: inks.black }) +
    repeated(6, (i) => bus(-128 + i * 52, i === 3 ? inks.red : inks.yellow)) +
    lane(-160, 108, 160, 108)
  );
};

export const railwayStation = (): string => {
  const track = (y: number): string =>
    ground(-186, y - 11, 372, 22, aerial.earth) +
    repeated(24, (i) => rect(-182 + i * 16, y - 10, 6, 20, { fill: aerial.night })) +
    line(-186, y - 5, 186, y - 5, { stroke: aerial.metal, "stroke-width": 3 }) +
    line(-186, y + 5, 186, y + 5, { stroke: aerial.metal, "stroke-width": 3 });
  const train = (x: number, y: number, cars: number, fill: string): string =>
    repeated(
      cars,
      (i) => roof(x + i * 66, y - 11, 62, 22, fill, 0.6) + rect(x + 8 + i * 66, y - 4, 46, 8, { fill: inks.white }),
    );
  return (
    ground(-186, -122, 372, 244, aerial.stone) +
    gable(-96, -112, 192, 66, aerial.brick, "across") +
    round(0, -79, 16, inks.white) +
    line(0, -79, 0, -90, { stroke: inks.black, "stroke-width": 4 }) +
    [-20, 14, 64, 98].map(track).join("") +
    ground(-186, 28, 372, 24, aerial.stone) +
    train(-160, -20, 3, inks.red) +
    train(-40, 64, 3, inks.blue) +
    repeated(9, (i) => roof(-150 + i * 36, 34, 26, 12, aerial.glass, 0.3))
  );
};
