import type { RotationValueState } from "../../src/tts/save";
import type { Face, Mesh, Patch, Place } from "./mesh";
import { dot, quad } from "./mesh";

/** A six-sided die with our own faces: 3 x 2 pictures on one texture, and the turn that brings each of them up. */

const COLUMNS = 3;
const ROWS = 2;

const facePatch = (face: number): Patch => {
  const [column, row] = [face % COLUMNS, Math.floor(face / COLUMNS)];
  return {
    left: column / COLUMNS,
    top: row / ROWS,
    right: (column + 1) / COLUMNS,
    bottom: (row + 1) / ROWS,
  };
};

/** A side of the die: which way it looks, and which way is up and right on its picture. */
interface Side {
  readonly out: Place;
  readonly up: Place;
  readonly right: Place;
  readonly turn: readonly [x: number, y: number, z: number];
}

/**
 * Faces 1 and 6, 2 and 5, 3 and 4 lie opposite each other, and each is read from the south when it is up. z is towards
 * the player: -z in TTS.
 */
const SIDES: readonly Side[] = [
  { out: [0, 1, 0], up: [0, 0, -1], right: [1, 0, 0], turn: [0, 0, 0] },
  { out: [1, 0, 0], up: [0, 0, -1], right: [0, -1, 0], turn: [0, 0, 90] },
  { out: [0, 0, 1], up: [0, 1, 0], right: [1, 0, 0], turn: [90, 0, 0] },
  { out: [0, 0, -1], up: [0, -1, 0], right: [1, 0, 0], turn: [270, 0, 0] },
  { out: [-1, 0, 0], up: [0, 0, -1], right: [0, 1, 0], turn: [0, 0, 270] },
  { out: [0, -1, 0], up: [0, 0, 1], right: [1, 0, 0], turn: [180, 0, 0] },
];

/** How each face comes up, by its word; the turn brings that side of the mesh to the top. */
export const rotationValues = (faces: readonly string[]): readonly RotationValueState[] =>
  SIDES.map(({ turn: [x, y, z] }, i) => ({ Value: faces[i] ?? "", Rotation: { x, y, z } }));

const point = (side: Side, half: number, flat: number, up: number, right: number): Place => {
  const axis = (i: 0 | 1 | 2): number => side.out[i] * half + side.up[i] * up * flat + side.right[i] * right * flat;
  return [axis(0), axis(1), axis(2)];
};

const across = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The corner of a side that lies towards two other sides. */
const cornerTowards = (side: Side, half: number, flat: number, ...others: readonly Side[]): Place => {
  const towards = (way: Place): number => Math.sign(others.reduce((sum, other) => sum + across(way, other.out), 0));
  return point(side, half, flat, towards(side.up), towards(side.right));
};

const outward = (face: readonly Place[], patch: Patch): Face => {
  const [a, b, c] = face as readonly [Place, Place, Place];
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal: Place = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const ordered = across(normal, a) > 0 ? face : [...face].reverse();
  return ordered.map(([x, y, z]) => ({ x, y, z, u: patch.left, v: 1 - patch.top }));
};

const beside = (a: Side, b: Side): boolean => across(a.out, b.out) === 0;

/** A cube of a size whose edges are cut off; the cut has the colour of the texture's corner. */
export const dieMesh = (size: number): Mesh => {
  const half = size / 2;
  const flat = half * 0.82;
  const edge = dot(0.01, 0.01);
  const faces = SIDES.map((side, i) =>
    quad(
      facePatch(i),
      point(side, half, flat, 1, -1),
      point(side, half, flat, -1, -1),
      point(side, half, flat, -1, 1),
      point(side, half, flat, 1, 1),
    ),
  );
  const edges: Face[] = [];
  const corners: Face[] = [];
  SIDES.forEach((a, i) => {
    SIDES.slice(i + 1).forEach((b, j) => {
      if (!beside(a, b)) return;
      const third = SIDES.filter((side) => beside(side, a) && beside(side, b));
      const [c, d] = third as [Side, Side];
      const at = (side: Side, one: Side, two: Side): Place => cornerTowards(side, half, flat, one, two);
      edges.push(outward([at(a, b, c), at(a, b, d), at(b, a, d), at(b, a, c)], edge));
      for (const e of third) {
        if (SIDES.indexOf(e) > i + 1 + j) corners.push(outward([at(a, b, e), at(b, a, e), at(e, a, b)], edge));
      }
    });
  });
  return [...faces, ...edges, ...corners];
};
