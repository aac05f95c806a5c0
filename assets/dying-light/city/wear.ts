import { START_ZONE } from "../../../src/games/dying-light/content/board";
import type { ZoneData } from "../../../src/games/dying-light/content/board";
import { chanceOf } from "../../drawing/chance";
import { circle, element, path, rect, turned } from "../../drawing/svg";
import type { Point } from "../../drawing/svg";
import { light } from "../look";
import { S } from "./grid";

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
export const wear = (zone: ZoneData, seed: number): string => {
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
