import { box, quad } from "../../drawing/mesh";
import type { Mesh, Patch, Place } from "../../drawing/mesh";
import { facadePatch, roofPatch, type Trim, trimPatch } from "./block-atlas";
import { type Block, seedOf, STOREY } from "./blocks";

/** A house in the round: rows of windows, and a roof at its level with a parapet about it. */

/** Higher than a step, lower than a figure's knee, and outside of where figures stand. */
const PARAPET = 0.16;
const RIM = 0.11;

type Ring = readonly (readonly [x: number, z: number])[];

/** From the south-west, against the clock as seen from above. */
const ring = (x: number, z: number): Ring => [
  [-x, z],
  [x, z],
  [x, -z],
  [-x, -z],
];

const place = (of: Ring, i: number, y: number): Place => {
  const [x, z] = of[i % 4] ?? [0, 0];
  return [x, y, z];
};

interface Level {
  readonly ring: Ring;
  readonly y: number;
}

/** Four walls between two rings. */
const around = (patch: (side: number) => Patch, upper: Level, lower: Level): Mesh =>
  [0, 1, 2, 3].map((i) =>
    quad(
      patch(i),
      place(upper.ring, i, upper.y),
      place(lower.ring, i, lower.y),
      place(lower.ring, i + 1, lower.y),
      place(upper.ring, i + 1, upper.y),
    ),
  );

const storeys = (of: Block): Mesh => {
  const outer = ring(of.width / 2, of.depth / 2);
  return Array.from({ length: of.level }, (_, storey) =>
    around(
      (side) => facadePatch(of, storey, side % 2 === 0 ? of.width : of.depth),
      { ring: outer, y: (storey + 1) * STOREY },
      { ring: outer, y: storey * STOREY },
    ),
  ).flat();
};

/** Lit from above: its top is bright, its inner side lies in shade. */
const parapet = ({ level, width, depth }: Block): Mesh => {
  const [outer, inner] = [ring(width / 2, depth / 2), ring(width / 2 - RIM, depth / 2 - RIM)];
  const floor = level * STOREY;
  const top = floor + PARAPET;
  const trim = (name: Trim) => () => trimPatch(name, level);
  return [
    ...around(trim("side"), { ring: outer, y: top }, { ring: outer, y: floor }),
    ...around(trim("top"), { ring: inner, y: top }, { ring: outer, y: top }),
    ...around(trim("inside"), { ring: inner, y: floor }, { ring: inner, y: top }),
  ];
};

const plain = (level: number, side: Trim, top: Trim) => ({
  top: trimPatch(top, level),
  bottom: trimPatch(side, level),
  long: trimPatch(side, level),
  short: trimPatch(side, level),
});

const aerial = (x: number, y: number, z: number, high: number, level: number): Mesh => {
  const half = 0.035;
  const sides = plain(level, "mast", "mast");
  return [
    ...box([x - half, y, z - half], [x + half, y + high, z + half], sides),
    ...box([x - 0.2, y + high * 0.7, z - half], [x + 0.2, y + high * 0.7 + 0.05, z + half], sides),
  ];
};

const chimney = (x: number, y: number, z: number, level: number): Mesh =>
  box([x - 0.16, y, z - 0.05], [x + 0.16, y + 0.42, z + 0.05], plain(level, "side", "mast"));

/** On the northern parapet alone: nothing hides a figure from who sits in the south. */
const furniture = (of: Block): Mesh => {
  const { level, width, depth } = of;
  const seed = seedOf(of);
  const [y, z] = [level * STOREY + PARAPET, -depth / 2 + RIM / 2];
  const west = -width / 2 + 0.35 + (seed % 3) * 0.5;
  return [
    ...aerial(width / 2 - 0.25 - (seed % 2) * 0.4, y, z, 0.55 + (seed % 3) * 0.16, level),
    ...chimney(west, y, z, level),
    ...chimney(west + 0.5, y, z, level),
  ];
};

export const buildingMesh = (of: Block): Mesh => {
  const [x, z] = [of.width / 2, of.depth / 2];
  const [ix, iz] = [x - RIM, z - RIM];
  const floor = of.level * STOREY;
  return [
    ...storeys(of),
    ...parapet(of),
    quad(roofPatch(of), [-ix, floor, -iz], [-ix, floor, iz], [ix, floor, iz], [ix, floor, -iz]),
    quad(trimPatch("side", of.level), [x, 0, -z], [x, 0, z], [-x, 0, z], [-x, 0, -z]),
    ...furniture(of),
  ];
};
