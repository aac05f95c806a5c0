import { chanceOf } from "../../drawing/chance";
import { icon } from "../../drawing/icons";
import { word } from "../../drawing/lettering";
import { at, circle, group, line, picture, rect } from "../../drawing/svg";
import { light, night, strong, title } from "../look";
import { atlasOf, PARAPET, PX, STOREY, wallHeight } from "./buildings";
import type { Building } from "./buildings";

/** What the blocks look like: the roof, the long wall and the short one on one picture. */

/** Each level has its own roof: tar, slate, steel. */
const roofs = ["#6e4f3c", "#4a5878", "#66436e"] as const;
const facades = ["#4a3a4c", "#3c3f5c", "#523e44", "#37485a", "#4b4340", "#43375a"] as const;

const levelMark = (x: number, y: number, level: number): string =>
  at(
    x,
    y,
    rect(0, 0, 92, 52, { rx: 8, fill: night.deep, "fill-opacity": 0.82 }),
    ...Array.from({ length: 3 }, (_, i) =>
      rect(10 + i * 12, 38 - i * 10, 9, 6 + i * 10, { fill: i < level ? light.amber : night.haze }),
    ),
    word(70, 26, 40, title(light.bone), String(level)),
  );

const seams = (width: number, depth: number, level: number): string => {
  const faint = { stroke: "#000", "stroke-opacity": 0.22, "stroke-width": 2 };
  const step = [48, 32, 64][level - 1] ?? 48;
  const lines: string[] = [];
  for (let x = step; level !== 2 && x < width; x += step) lines.push(line(x, 0, x, depth, faint));
  for (let y = step; level >= 2 && y < depth; y += step) lines.push(line(0, y, width, y, faint));
  return lines.join("");
};

/** Fans, hatches and skylights: flat, so that nothing is in a figure's way. */
const fittings = (width: number, depth: number, seed: number): string => {
  const chance = chanceOf(seed);
  const dim = { fill: "#000", "fill-opacity": 0.24 };
  const fan = (x: number, y: number): string =>
    rect(x - 30, y - 30, 60, 60, { rx: 8, ...dim }) +
    group({ opacity: 0.35 }, icon("computer-fan", x - 24, y - 24, 48, "#ffffff"));
  const skylight = (x: number, y: number): string =>
    rect(x - 44, y - 26, 88, 52, { rx: 4, fill: light.amber, "fill-opacity": 0.24 }) +
    line(x, y - 26, x, y + 26, { stroke: night.deep, "stroke-width": 4, "stroke-opacity": 0.5 }) +
    rect(x - 44, y - 26, 88, 52, { rx: 4, fill: "none", stroke: night.deep, "stroke-width": 4, "stroke-opacity": 0.5 });
  const hatch = (x: number, y: number): string =>
    rect(x - 24, y - 24, 48, 48, { rx: 4, ...dim }) + circle(x, y, 7, { fill: "#fff", "fill-opacity": 0.2 });
  const kinds = [fan, skylight, hatch];
  return Array.from({ length: Math.round(width / 150) }, (_, i) => {
    const x = ((i + 0.5) / Math.round(width / 150)) * width + (chance() - 0.5) * 40;
    const y = depth * (0.28 + 0.42 * chance());
    return (kinds[Math.floor(chance() * kinds.length)] ?? fan)(x, y);
  }).join("");
};

const roofPicture = (building: Building, seed: number): string => {
  const [w, d] = [building.width * PX, building.depth * PX];
  return (
    rect(0, 0, w, d, { fill: roofs[building.level - 1] ?? roofs[0] }) +
    seams(w, d, building.level) +
    fittings(w, d, seed) +
    rect(6, 6, w - 12, d - 12, { fill: "none", stroke: "#ffffff", "stroke-width": 5, "stroke-opacity": 0.9 }) +
    word(62, d - 40, 44, strong(light.lamp), building.area) +
    levelMark(w - 112, d - 72, building.level)
  );
};

const storey = (width: number, top: number, seed: number, ground: boolean): string => {
  const chance = chanceOf(seed);
  const columns = Math.max(2, Math.round(width / 84));
  const step = width / columns;
  return Array.from({ length: columns }, (_, i) => {
    const x = i * step + step / 2;
    const lit = chance() < 0.34;
    if (ground && chance() < 0.4)
      return rect(x - 22, top + 52, 44, 92, { fill: night.deep }) + rect(x + 10, top + 96, 5, 8, { fill: light.amber });
    const glass = lit ? light.amber : "#191430";
    return (
      rect(x - 24, top + 34, 48, 68, { fill: night.deep, "fill-opacity": 0.6 }) +
      rect(x - 20, top + 38, 40, 60, { fill: glass }) +
      line(x, top + 38, x, top + 98, { stroke: night.deep, "stroke-width": 4 }) +
      line(x - 20, top + 66, x + 20, top + 66, { stroke: night.deep, "stroke-width": 4 })
    );
  }).join("");
};

const wallPicture = (building: Building, width: number, seed: number): string => {
  const h = wallHeight(building) * PX;
  const facade = facades[seed % facades.length] ?? facades[0];
  const floors = Array.from({ length: building.level }, (_, i) => {
    const top = PARAPET * PX + i * STOREY * PX;
    const band = rect(0, top + STOREY * PX - 6, width, 6, { fill: "#000", "fill-opacity": 0.3 });
    return storey(width, top, seed * 13 + i, i === building.level - 1) + band;
  });
  return (
    rect(0, 0, width, h, { fill: facade }) + rect(0, 0, width, PARAPET * PX, { fill: night.deep }) + floors.join("")
  );
};

export const buildingPicture = (building: Building): string => {
  const { width, height } = atlasOf(building);
  const seed = Number(building.area.slice(1));
  const [d, h] = [building.depth * PX, wallHeight(building) * PX];
  return picture(
    width,
    height,
    // Beyond the edge: where a pixel or a corner of a texture is clear, the game draws the block see-through.
    rect(-1, -1, width + 2, height + 2, { fill: night.deep }),
    roofPicture(building, seed),
    at(0, d, wallPicture(building, width, seed)),
    at(0, d + h, wallPicture(building, d, seed + 1)),
    rect(0, 0, 6, 6, { fill: "#2a2338" }),
  );
};

export const buildingTextureWidth = (building: Building): number => Math.round(atlasOf(building).width);
