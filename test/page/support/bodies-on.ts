import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileAtAddress } from "../../../build/local-address";
import { openTable } from "../../../src/host/open";
import { parsedSaveText } from "../../../src/host/world/parse";
import type { Thing } from "../../../src/host/world/thing";
import type { GameName } from "../../../src/games/index";
import { dealtByBots } from "../../../src/page/room/dealt";
import { Middles } from "../../../src/page/room/middles";
import { pieceFor } from "../../../src/page/room/pieces";
import type { Piece, Triple } from "../../../src/page/room/wire";
import { madeOf, type Part } from "../../../src/page/solid/parts";
import { type Placed, placedAs } from "../../../src/page/solid/placed";
import { type Mesh, pointOf } from "../../../src/page/solid/shapes/mesh";
import { outOf, sum } from "../../../src/page/solid/space";
import { BUILT } from "../../support/built-once";

/** The pieces of a built table as three dimensions show them: their very triangles, where they stand. */

export type Triangle = readonly [Triple, Triple, Triple];

export interface Body {
  readonly piece: Piece;
  readonly thing: Thing;
  readonly triangles: readonly Triangle[];
  readonly low: number;
  readonly high: number;
}

const FRAMES = 2500;
const NO_PICTURE = { width: 1, height: 1, solid: [true] };

const modelText = (url: string): string => readFileSync(fileAtAddress(url) ?? "", "utf8");

const meshes = new Map<string, Mesh>();

const meshOf = async ({ shape }: Part): Promise<Mesh> => {
  let mesh = meshes.get(shape.key);
  if (mesh === undefined) {
    mesh = await shape.make({
      text: (url) => Promise.resolve(modelText(url)),
      clearness: () => Promise.resolve(NO_PICTURE),
    });
    meshes.set(shape.key, mesh);
  }
  return mesh;
};

const trianglesOf = async (part: Part, { at, frame }: Placed): Promise<Triangle[]> => {
  const mesh = await meshOf(part);
  const corner = (index: number): Triple => {
    const [x, y, z] = pointOf(mesh, mesh.corners[index] ?? 0);
    const own: Triple = [x * part.size[0], y * part.size[1], z * part.size[2]];
    return sum(at, outOf(frame, sum(own, part.at)));
  };
  return Array.from({ length: mesh.corners.length / 3 }, (_, i) => [
    corner(3 * i),
    corner(3 * i + 1),
    corner(3 * i + 2),
  ]);
};

const bodyOf = async (thing: Thing, piece: Piece): Promise<Body> => {
  const { position: p, rotation: r } = thing;
  const [at, turn]: [Triple, Triple] = [
    [p.x, p.y, p.z],
    [r.x, r.y, r.z],
  ];
  const made = madeOf(piece, { front: piece.look, back: piece.look }, () => 1);
  const placed = placedAs({ piece, at, turn, toAt: at, toTurn: turn, moves: false }, made);
  const triangles = (await Promise.all(made.parts.map((part) => trianglesOf(part, placed)))).flat();
  const heights = triangles.flatMap((triangle) => triangle.map(([, y]) => y));
  return {
    piece,
    thing,
    triangles,
    low: heights.reduce((a, b) => Math.min(a, b), Infinity),
    high: heights.reduce((a, b) => Math.max(a, b), -Infinity),
  };
};

/** The table after so many answers of bots, come to rest. */
export const bodiesOn = async (
  game: GameName,
  moves: number,
  seats: number,
  seed: number,
): Promise<readonly Body[]> => {
  const folder = resolve(BUILT, game);
  const file = readdirSync(folder).find((name) => name.startsWith("Outbreak")) ?? "";
  const save = parsedSaveText(readFileSync(resolve(folder, file), "utf8"));
  const dealt = moves === 0 ? save : dealtByBots(save, game, seats, moves, seed);
  const { world } = openTable(dealt, { models: modelText });
  for (let i = 0; i < FRAMES; i++) world.frame();
  const models = new Map<string, string>();
  for (const { data } of world.things) {
    const url = data.CustomMesh?.MeshURL;
    if (url !== undefined) models.set(url, modelText(url));
  }
  const looking = { colour: "Black", middles: new Middles(models), words: {} };
  const bodies = await Promise.all(world.things.map((thing) => bodyOf(thing, pieceFor(world, thing, looking))));
  return bodies.filter(({ triangles }) => triangles.length > 0);
};

const heightIn = ([a, b, c]: Triangle, x: number, z: number): number => {
  const whole = (b[0] - a[0]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[0] - a[0]);
  if (Math.abs(whole) < 1e-9) return -Infinity;
  const second = ((x - a[0]) * (c[2] - a[2]) - (z - a[2]) * (c[0] - a[0])) / whole;
  const third = ((b[0] - a[0]) * (z - a[2]) - (b[2] - a[2]) * (x - a[0])) / whole;
  if (second < 0 || third < 0 || second + third > 1) return -Infinity;
  return a[1] + second * (b[1] - a[1]) + third * (c[1] - a[1]);
};

const middleOf = ({ triangles, low }: Body): readonly [x: number, z: number] => {
  const feet = triangles.flat().filter(([, y]) => y < low + 0.02);
  const mean = (axis: 0 | 2): number => feet.reduce((all, foot) => all + foot[axis], 0) / feet.length;
  return [mean(0), mean(2)];
};

export interface Resting {
  /** How far its foot is above what it lies on; below 0 it is in it. */
  readonly gap: number;
  readonly on: Body | "nothing";
}

/** What is higher above a foot than this is beside it or over it, not under it. */
const SUNK_MOST = 0.45;

/** What stands on a seam lies on what is beside it. */
const NEAR = [
  [0, 0],
  [0.04, 0.03],
  [-0.04, -0.03],
] as const;

export const restingOf = (body: Body, all: readonly Body[]): Resting => {
  const [x, z] = middleOf(body);
  let best: Resting = { gap: Infinity, on: "nothing" };
  for (const other of all) {
    if (other === body || other.low > body.low + 1e-6) continue;
    const heights = NEAR.flatMap(([dx, dz]) => other.triangles.map((each) => heightIn(each, x + dx, z + dz)));
    const tops = heights.filter((y) => y <= body.low + SUNK_MOST);
    const gap = body.low - tops.reduce((a, b) => Math.max(a, b), -Infinity);
    if (gap < best.gap) best = { gap, on: other };
  }
  return best;
};
