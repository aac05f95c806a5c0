import { AREAS, START_ZONE, WALLS, ZONES } from "../../../src/games/dying-light/content/board";
import type { ZoneData } from "../../../src/games/dying-light/content/board";
import { word } from "../../drawing/lettering";
import { dot, plate } from "../../drawing/mesh";
import type { Mesh } from "../../drawing/mesh";
import { circle, element, glow, group, line, path, picture, rect, turned } from "../../drawing/svg";
import type { Point } from "../../drawing/svg";
import { light, night, strong, title } from "../look";
import { chanceOf } from "../../drawing/chance";

/** The ground of the whole city, 12 x 12 squares, cut into four tiles. */

/** Pixels of a square. */
const S = 256;
const SQUARES = 12;

const ground: Readonly<Record<string, string>> = {
  G01: "#3d3a55",
  G02: "#4a3f4f",
  G03: "#36425a",
  G04: "#443a5c",
  G05: "#564350",
  G06: "#3a4450",
  G07: "#3d4a4c",
  G08: "#3f3b58",
  G09: "#4d3f56",
  G10: "#4f4a44",
  G11: "#5d4a39",
  G12: "#45484f",
};

const zoneAt = (x: number, y: number): ZoneData | undefined =>
  ZONES.find((zone) => x >= zone.x && x < zone.x + zone.w && y >= zone.y && y < zone.y + zone.h);

const isRoof = (zone: ZoneData): boolean => (AREAS.find(({ area }) => area === zone.area)?.level ?? 0) > 0;

const crack = (x: number, y: number, chance: () => number): string => {
  const points: Point[] = [[x, y]];
  for (let i = 0; i < 5; i++) points.push([(x += 14 + chance() * 26), (y += (chance() - 0.5) * 46)]);
  const d = points.map(([px, py], i) => `${i === 0 ? "M" : "L"}${px.toFixed(1)} ${py.toFixed(1)}`).join("");
  return path(d, { fill: "none", stroke: "#000", "stroke-opacity": 0.22, "stroke-width": 3 });
};

const car = (x: number, y: number, turn: number, fill: string): string =>
  turned(
    turn,
    x,
    y,
    rect(x - 74, y - 34, 148, 68, { rx: 20, fill: "#000", "fill-opacity": 0.28 }),
    rect(x - 70, y - 31, 140, 62, { rx: 18, fill }),
    rect(x - 36, y - 27, 70, 54, { rx: 12, fill: "#0d0a1e", "fill-opacity": 0.75 }),
    rect(x - 22, y - 25, 40, 50, { rx: 8, fill }),
    rect(x + 64, y - 26, 7, 14, { fill: light.lamp, "fill-opacity": 0.7 }),
    rect(x + 64, y + 12, 7, 14, { fill: light.lamp, "fill-opacity": 0.7 }),
  );

const CARS = ["#5d3547", "#34506a", "#56553f", "#4a3a63"] as const;

/** Cracks, stains, covers and a wreck here and there, fainter than anything that has a meaning. */
const wear = (zone: ZoneData, seed: number): string => {
  const chance = chanceOf(seed);
  const within = (share: number): Point => [
    (zone.x + (zone.w * (1 - share)) / 2 + chance() * zone.w * share) * S,
    (zone.y + (zone.h * (1 - share)) / 2 + chance() * zone.h * share) * S,
  ];
  const stains = Array.from({ length: zone.w * zone.h }, () => {
    const [cx, cy] = within(0.7);
    return element("ellipse", {
      cx,
      cy,
      rx: 30 + chance() * 50,
      ry: 16 + chance() * 26,
      fill: "#000",
      "fill-opacity": 0.08,
    });
  });
  const cracks = Array.from({ length: zone.w * zone.h }, () => crack(...within(0.7), chance));
  const [cx, cy] = within(0.5);
  const cover =
    circle(cx, cy, 20, { fill: "#000", "fill-opacity": 0.22 }) +
    circle(cx, cy, 14, {
      fill: "none",
      stroke: "#fff",
      "stroke-opacity": 0.12,
      "stroke-width": 3,
      "stroke-dasharray": "5 4",
    });
  const wreck =
    zone.zone !== START_ZONE && chance() < 0.4
      ? car(...within(0.45), chance() * 360, CARS[seed % CARS.length] ?? CARS[0])
      : "";
  return [...stains, ...cracks, cover, wreck].join("");
};

const paved = (zone: ZoneData): string => {
  const slabs: string[] = [];
  const faint = { stroke: "#000", "stroke-opacity": 0.14, "stroke-width": 2 };
  for (let x = 0; x <= zone.w * 4; x++) {
    const at = (zone.x + x / 4) * S;
    slabs.push(line(at, zone.y * S, at, (zone.y + zone.h) * S, faint));
  }
  for (let y = 0; y <= zone.h * 4; y++) {
    const at = (zone.y + y / 4) * S;
    slabs.push(line(zone.x * S, at, (zone.x + zone.w) * S, at, faint));
  }
  return slabs.join("");
};

/** Squares are paved, streets have a dashed line along their middle. */
const surface = (zone: ZoneData): string => {
  if (zone.w > 1 && zone.h > 1) return paved(zone);
  const [cx, cy] = [(zone.x + zone.w / 2) * S, (zone.y + zone.h / 2) * S];
  const dashes = { stroke: light.sand, "stroke-opacity": 0.16, "stroke-width": 8, "stroke-dasharray": "46 34" };
  return zone.w > zone.h
    ? line(zone.x * S, cy, (zone.x + zone.w) * S, cy, dashes)
    : line(cx, zone.y * S, cx, (zone.y + zone.h) * S, dashes);
};

const footprint = (zone: ZoneData): string =>
  rect(zone.x * S + 8, zone.y * S + 8, zone.w * S - 16, zone.h * S - 16, { fill: night.deep, rx: 10 }) +
  word((zone.x + zone.w / 2) * S, (zone.y + zone.h / 2) * S, 120, title(night.haze), zone.area);

/** Its name in the corner that figures reach last. */
const zoneName = (zone: ZoneData): string =>
  group({ opacity: 0.85 }, word(zone.x * S + 92, (zone.y + zone.h) * S - 58, 46, strong(light.lamp), zone.zone));

const shelter = (zone: ZoneData): string => {
  const [cx, cy] = [(zone.x + zone.w / 2) * S, (zone.y + zone.h / 2) * S];
  const drawn = { fill: "none", stroke: light.amber, "stroke-opacity": 0.5 };
  return (
    circle(cx, cy, 190, { ...drawn, "stroke-width": 10, "stroke-dasharray": "52 22" }) +
    circle(cx, cy, 150, { ...drawn, "stroke-width": 4 })
  );
};

const lamps = (): string => {
  const chance = chanceOf(41);
  return ZONES.filter((zone) => !isRoof(zone))
    .filter(() => chance() < 0.45)
    .map((zone) => {
      const [x, y] = [(zone.x + zone.w * 0.5) * S, (zone.y + zone.h * 0.5) * S];
      return circle(x, y, S * 1.1, { fill: "url(#lamp)" });
    })
    .join("");
};

/** A unit of border: between areas solid, between zones of one area dotted. */
const border = (here: ZoneData, there: ZoneData, x1: number, y1: number, x2: number, y2: number): string => {
  if (here.zone === there.zone) return "";
  const dotted = here.area === there.area;
  return line(x1 * S, y1 * S, x2 * S, y2 * S, {
    stroke: "#ffffff",
    "stroke-width": dotted ? 7 : 10,
    "stroke-linecap": "round",
    "stroke-dasharray": dotted ? "2 25.2" : "none",
    "stroke-opacity": dotted ? 0.9 : 0.95,
  });
};

const borders = (): string => {
  const drawn: string[] = [];
  for (let y = 0; y < SQUARES; y++) {
    for (let x = 0; x < SQUARES; x++) {
      const here = zoneAt(x, y);
      const [east, south] = [zoneAt(x + 1, y), zoneAt(x, y + 1)];
      if (here !== undefined && east !== undefined) drawn.push(border(here, east, x + 1, y, x + 1, y + 1));
      if (here !== undefined && south !== undefined) drawn.push(border(here, south, x, y + 1, x + 1, y + 1));
    }
  }
  return drawn.join("");
};

/** Where a wall stands: a barrier's stripes under it. */
const wallLines = (): string =>
  WALLS.map(({ x, y, along, length }) => {
    const [dx, dy] = along === "x" ? [length / 2, 0] : [0, length / 2];
    const ends = [(x - dx) * S, (y - dy) * S, (x + dx) * S, (y + dy) * S] as const;
    return (
      line(...ends, { stroke: night.deep, "stroke-width": 44 }) +
      line(...ends, { stroke: light.amber, "stroke-width": 36, "stroke-dasharray": "26 26" })
    );
  }).join("");

const city = (): string =>
  glow("lamp", [
    [0, light.amber, 0.2],
    [0.5, light.amber, 0.07],
    [1, light.amber, 0],
  ]) +
  ZONES.map((zone, i) =>
    isRoof(zone)
      ? rect(zone.x * S, zone.y * S, zone.w * S, zone.h * S, { fill: night.dark }) + footprint(zone)
      : rect(zone.x * S, zone.y * S, zone.w * S, zone.h * S, { fill: ground[zone.area] ?? night.plum }) +
        wear(zone, i + 1) +
        surface(zone),
  ).join("") +
  lamps() +
  ZONES.filter(({ zone }) => zone === START_ZONE)
    .map(shelter)
    .join("") +
  borders() +
  wallLines() +
  ZONES.filter((zone) => !isRoof(zone))
    .map(zoneName)
    .join("") +
  rect(0, 0, SQUARES * S, SQUARES * S, { fill: "none", stroke: night.deep, "stroke-width": 24 });

export const TILES = { nw: [0, 0], ne: [6, 0], sw: [0, 6], se: [6, 6] } as const;

export type Tile = keyof typeof TILES;

/** A quarter of the city: 6 x 6 squares. */
export const tilePicture = (tile: Tile): string => {
  const [x, y] = TILES[tile];
  return picture(6 * S, 6 * S, group({ transform: `translate(${String(-x * S)} ${String(-y * S)})` }, city()));
};

/** As the spots have it: the ground's level less the table's. */
const THICKNESS = 0.24;
const SIDE = 14.4;

/** Its edge has the colour of the picture's outermost corner. */
export const tileMesh = (tile: Tile): Mesh => {
  const [x, y] = TILES[tile];
  return plate(SIDE, SIDE, THICKNESS, dot(x === 0 ? 0.002 : 0.998, y === 0 ? 0.002 : 0.998));
};
