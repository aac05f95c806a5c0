import { START_ZONE, WALLS, ZONES } from "../../../src/games/dying-light/content/board";
import type { ZoneData } from "../../../src/games/dying-light/content/board";
import { word } from "../../drawing/lettering";
import { dot, plate } from "../../drawing/mesh";
import type { Mesh } from "../../drawing/mesh";
import { circle, glow, group, line, picture, rect } from "../../drawing/svg";
import { light, night, strong, title } from "../look";
import { chanceOf } from "../../drawing/chance";
import { isRoof, S, SQUARES, zoneAt } from "./grid";
import { wear } from "./wear";

/** The ground of the whole city, 12 x 12 squares, cut into four tiles. */

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
  word((zone.x + zone.w / 2) * S, (zone.y + zone.h / 2) * S, 120, title(light.sand), zone.area);

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
  return picture(
    6 * S,
    6 * S,
    rect(-1, -1, 6 * S + 2, 6 * S + 2, { fill: night.dark }),
    group({ transform: `translate(${String(-x * S)} ${String(-y * S)})` }, city()),
    // The edges of the mesh take the colour of this corner.
    rect(0, 0, 8, 8, { fill: night.deep }),
  );
};

/** As the spots have it: the ground's level less the table's. */
const THICKNESS = 0.24;
const SIDE = 14.4;

export const tileMesh = (): Mesh => plate(SIDE, SIDE, THICKNESS, dot(0.002, 0.002));
