import { icon } from "../../drawing/icons";
import { circle, line, path, rect, regular } from "../../drawing/svg";
import { aerial, bold, inks } from "../look";
import { word } from "../../drawing/lettering";
import { car, dome, fence, ground, lane, parking, repeated, roof, round, shape, trees } from "./plan-parts";

/** What belonged to everybody, and what nobody was let into. */

const helipad = (cx: number, cy: number, r: number, fill: string): string =>
  round(cx, cy, r, fill) +
  circle(cx, cy, r * 0.8, { fill: "none", stroke: inks.white, "stroke-width": 4 }) +
  word(cx, cy, r * 1.1, bold(inks.white), "H");

export const hospital = (): string =>
  ground(-186, -122, 372, 244, inks.inner) +
  ground(-186, 70, 372, 52, aerial.road) +
  lane(-186, 98, 186, 98) +
  shape(
    [
      [-36, -110],
      [36, -110],
      [36, -52],
      [110, -52],
      [110, 14],
      [36, 14],
      [36, 62],
      [-36, 62],
      [-36, 14],
      [-110, 14],
      [-110, -52],
      [-36, -52],
    ],
    inks.white,
    1.8,
  ) +
  helipad(0, -19, 38, inks.red) +
  repeated(2, (i) => roof(-96 + i * 152, -36, 40, 30, aerial.glass, 0.4)) +
  roof(-22, -100, 44, 26, aerial.glass, 0.4) +
  car(-66, 98, inks.white, 90) +
  car(60, 86, inks.red, 90) +
  trees([-150, -80], [-110, -96], [150, -84], [112, -98], [-146, 40], [146, 42]);

export const policeStation = (): string =>
  ground(-186, -122, 372, 244, aerial.road) +
  shape(
    [
      [-150, -98],
      [150, -98],
      [150, 84],
      [86, 84],
      [86, -34],
      [-86, -34],
      [-86, 84],
      [-150, 84],
    ],
    inks.blue,
    1.6,
  ) +
  shape(regular(5, 0, -64, 30), inks.yellow, 0.3) +
  repeated(
    3,
    (i) => car(-46 + i * 46, 14, i === 1 ? inks.black : inks.white) + rect(-51 + i * 46, 9, 10, 5, { fill: inks.red }),
  ) +
  repeated(2, (i) => roof(-134 + i * 236, 14, 32, 40, aerial.metal, 0.5)) +
  lane(-80, 92, 80, 92, 4);

export const prison = (): string =>
  ground(-186, -122, 372, 244, aerial.corn) +
  rect(-146, -104, 292, 208, { fill: aerial.stone, stroke: inks.black, "stroke-width": 12 }) +
  rect(-146, -104, 292, 208, { fill: "none", stroke: aerial.metal, "stroke-width": 4 }) +
  shape(
    [
      [-116, -76],
      [-84, -88],
      [0, -22],
      [84, -88],
      [116, -76],
      [38, 0],
      [116, 76],
      [84, 88],
      [0, 22],
      [-84, 88],
      [-116, 76],
      [-38, 0],
    ],
    aerial.slate,
    1.4,
  ) +
  dome(0, 0, 26, aerial.metal) +
  [
    [-146, -104],
    [146, -104],
    [-146, 104],
    [146, 104],
  ]
    .map(([x = 0, y = 0]) => roof(x - 17, y - 17, 34, 34, inks.red, 0.6))
    .join("");

export const cathedral = (): string =>
  ground(-186, -122, 372, 244, inks.inner) +
  shape(
    [
      [-150, -34],
      [20, -34],
      [20, -92],
      [76, -92],
      [76, -34],
      [112, -34],
      [146, 0],
      [112, 34],
      [76, 34],
      [76, 92],
      [20, 92],
      [20, 34],
      [-150, 34],
    ],
    aerial.slate,
    1.8,
  ) +
  line(-150, 0, 146, 0, { stroke: inks.black, "stroke-width": 4 }) +
  line(48, -92, 48, 92, { stroke: inks.black, "stroke-width": 4 }) +
  roof(-166, -52, 46, 42, aerial.stone, 1.6) +
  roof(-166, 10, 46, 42, aerial.stone, 1.6) +
  round(48, 0, 22, inks.yellow) +
  repeated(12, (i) =>
    rect(-96 + (i % 6) * 20, i < 6 ? -98 : 84, 9, 14, { fill: inks.white, stroke: inks.black, "stroke-width": 2 }),
  ) +
  trees([112, -84], [146, -62], [112, 84], [146, 60], [-120, -96], [-120, 92]);

export const stadium = (): string => {
  const oval = (rx: number, ry: number, fill: string): string =>
    `<ellipse cx="0" cy="0" rx="${String(rx)}" ry="${String(ry)}" fill="${fill}" stroke="${inks.black}" stroke-width="4"/>`;
  return (
    ground(-186, -122, 372, 244, aerial.road) +
    parking(-184, -118, 3, { 1: inks.red }) +
    parking(110, 86, 3, { 0: inks.blue }) +
    oval(164, 114, aerial.stone) +
    oval(150, 102, inks.red) +
    oval(130, 86, inks.white) +
    oval(114, 74, inks.blue) +
    rect(-86, -52, 172, 104, { rx: 10, fill: aerial.grass, stroke: inks.black, "stroke-width": 4 }) +
    repeated(3, (i) => rect(-58 + i * 48, -50, 22, 100, { fill: aerial.wood, "fill-opacity": 0.5 })) +
    rect(-74, -42, 148, 84, { fill: "none", stroke: inks.white, "stroke-width": 4 }) +
    line(0, -42, 0, 42, { stroke: inks.white, "stroke-width": 4 }) +
    circle(0, 0, 18, { fill: "none", stroke: inks.white, "stroke-width": 4 })
  );
};

export const researchCentre = (): string => {
  const wing = (turn: number): string =>
    `<g transform="rotate(${String(turn)})">${roof(-25, -106, 50, 92, inks.white)}${repeated(3, (i) => rect(-17, -98 + i * 24, 34, 14, { fill: aerial.glass }))}</g>`;
  return (
    ground(-186, -122, 372, 244, inks.inner) +
    circle(0, 4, 108, { fill: inks.paper }) +
    wing(0) +
    wing(120) +
    wing(240) +
    dome(0, 0, 52, "#f0a31b") +
    icon("hazard-sign", -34, -38, 68, inks.black) +
    dome(-132, -40, 20, aerial.metal) +
    dome(132, -40, 20, aerial.metal) +
    fence(-176, -112, 352, 226)
  );
};

export const militaryBase = (): string => {
  const hangar = (x: number, y: number): string =>
    roof(x, y, 104, 62, "#5f7040", 1.4) +
    repeated(6, (i) => rect(x + 6 + i * 17, y, 6, 62, { fill: inks.black, "fill-opacity": 0.28 })) +
    rect(x, y + 50, 104, 12, { fill: aerial.night });
  return (
    ground(-186, -122, 372, 244, "#8a9a5b") +
    path("M-186-60q60-50 120-10t110-20 142 20v-52h-372z", { fill: "#6f7f46" }) +
    path("M-186 80q80-40 150 0t222-20v62h-372z", { fill: "#6f7f46" }) +
    hangar(-156, -92) +
    hangar(-156, -4) +
    helipad(20, -46, 44, aerial.night) +
    shape(
      [
        [90, -84],
        [150, -84],
        [150, -20],
        [90, -20],
      ],
      inks.yellow,
      1,
    ) +
    icon("radio-tower", 92, -82, 58, inks.black) +
    repeated(
      4,
      (i) => roof(-28 + i * 46, 34, 30, 44, "#56653a", 0.7) + rect(-18 + i * 46, 22, 9, 34, { fill: inks.black }),
    ) +
    fence(-178, -114, 356, 228)
  );
};
