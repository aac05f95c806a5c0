import { AREAS, ZONES } from "../../../src/games/dying-light/content/board";
import { box, dot, quad, WHOLE } from "../../drawing/mesh";
import type { Mesh, Patch, Place } from "../../drawing/mesh";

/** A block for every roof of the board, its foot on the ground and its roof at its level. */

const SQUARE = 2.4;
export const STOREY = 1.5;
const GAP = 0.03;
export const PARAPET = 0.07;
const RIM = 0.05;
/** Pixels of a unit. */
export const PX = 96;

export interface Building {
  readonly area: string;
  readonly level: number;
  readonly width: number;
  readonly depth: number;
}

export const buildings: readonly Building[] = ZONES.flatMap((zone) => {
  const level = AREAS.find(({ area }) => area === zone.area)?.level ?? 0;
  return level === 0
    ? []
    : [{ area: zone.area, level, width: zone.w * SQUARE - 2 * GAP, depth: zone.h * SQUARE - 2 * GAP }];
});

const roofHeight = ({ level }: Building): number => level * STOREY;
export const wallHeight = (building: Building): number => roofHeight(building) + PARAPET;

interface Atlas {
  readonly width: number;
  readonly height: number;
  readonly roof: Patch;
  readonly long: Patch;
  readonly short: Patch;
}

/** The roof above, below it the long wall and the short one. */
export const atlasOf = (building: Building): Atlas => {
  const [w, d, h] = [building.width * PX, building.depth * PX, wallHeight(building) * PX];
  const height = d + 2 * h;
  return {
    width: w,
    height,
    roof: { left: 0, top: 0, right: 1, bottom: d / height },
    long: { left: 0, top: d / height, right: 1, bottom: (d + h) / height },
    short: { left: 0, top: (d + h) / height, right: d / w, bottom: 1 },
  };
};

export const buildingMesh = (building: Building): Mesh => {
  const { roof, long, short } = atlasOf(building);
  const [x, z, top, floor] = [building.width / 2, building.depth / 2, wallHeight(building), roofHeight(building)];
  const [ix, iz] = [x - RIM, z - RIM];
  const rim = dot(0.002, 0.002);
  const outer: readonly (readonly [number, number])[] = [
    [-x, z],
    [x, z],
    [x, -z],
    [-x, -z],
  ];
  const inner: readonly (readonly [number, number])[] = [
    [-ix, iz],
    [ix, iz],
    [ix, -iz],
    [-ix, -iz],
  ];
  const place = (ring: typeof outer, i: number, y: number): Place => {
    const [px, pz] = ring[i % 4] ?? [0, 0];
    return [px, y, pz];
  };
  const sides = outer.flatMap((_, i): Mesh => [
    quad(
      i % 2 === 0 ? long : short,
      place(outer, i, top),
      place(outer, i, 0),
      place(outer, i + 1, 0),
      place(outer, i + 1, top),
    ),
    quad(rim, place(inner, i, top), place(outer, i, top), place(outer, i + 1, top), place(inner, i + 1, top)),
    quad(rim, place(inner, i + 1, top), place(inner, i + 1, floor), place(inner, i, floor), place(inner, i, top)),
  ]);
  const flat = quad(roof, [-ix, floor, -iz], [-ix, floor, iz], [ix, floor, iz], [ix, floor, -iz]);
  const foot = quad(rim, [x, 0, -z], [x, 0, z], [-x, 0, z], [-x, 0, -z]);
  return [...sides, flat, foot];
};

/** What figures stand on: up to the roof and no further. */
export const buildingCollider = (building: Building): Mesh => {
  const [x, z] = [building.width / 2, building.depth / 2];
  return box([-x, 0, -z], [x, roofHeight(building), z], { top: WHOLE, bottom: WHOLE, long: WHOLE, short: WHOLE });
};
