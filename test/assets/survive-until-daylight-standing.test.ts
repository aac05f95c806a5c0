import { describe, expect, it } from "vitest";
import { boardMesh } from "../../assets/survive-until-daylight/boards/character-board";
import { matMesh } from "../../assets/survive-until-daylight/boards/mat";
import { notebookMesh } from "../../assets/survive-until-daylight/containers/notebook";
import { tinMesh } from "../../assets/survive-until-daylight/containers/tin";
import { tokenMesh, TOKEN_THICKNESS } from "../../assets/survive-until-daylight/tokens/token-shapes";
import { tokens } from "../../assets/survive-until-daylight/tokens/tokens";
import type { Mesh } from "../../assets/drawing/mesh";
import { table } from "../../objects/survive-until-daylight/table";
import { surviveUntilDaylight } from "../../src/games/survive-until-daylight/game";
import { KINDS } from "../../src/games/survive-until-daylight/scene/kinds";
import { SPOTS } from "../../src/games/survive-until-daylight/scene/spots";
import { seeded } from "../../src/kernel/generator";
import { answer, started } from "../../src/kernel/match";
import { botInput } from "../../src/kernel/play";
import { seatsFor } from "../../src/kernel/replay-code";
import type { Place, Scene } from "../../src/kernel/scene";
import { standing } from "../../src/table/stand";

/** Where things stand by the spots of the game, and how much room they have there. */

/** From the least to the most of an axis. */
const extent = (mesh: Mesh, axis: "x" | "y" | "z"): readonly [number, number] => {
  const all = mesh.flatMap((face) => face.map((corner) => corner[axis]));
  return [Math.min(...all), Math.max(...all)];
};

describe("meshes", () => {
  const meshes: readonly Mesh[] = [
    boardMesh(),
    matMesh(),
    notebookMesh(),
    tinMesh(),
    ...Object.values(tokens).map(({ shape, half }) => tokenMesh(shape, half)),
  ];

  it("stay within their pictures", () => {
    for (const { u, v } of meshes.flat(2)) {
      expect(Math.min(u, v)).toBeGreaterThanOrEqual(0);
      expect(Math.max(u, v)).toBeLessThanOrEqual(1);
    }
  });

  it("what lies on a board lies on its top, and a token is no higher than it is said to be", () => {
    const [, top] = extent(boardMesh(), "y");
    expect((SPOTS["p1.board"]?.y ?? NaN) + top).toBeCloseTo(SPOTS["p1.track"]?.y ?? NaN, 4);
    for (const { shape, half } of Object.values(tokens)) {
      const [low, high] = extent(tokenMesh(shape, half), "y");
      expect(high - low).toBeCloseTo(TOKEN_THICKNESS, 4);
    }
  });
});

/** A rectangle on the table, with the height it lies at. */
interface Box {
  readonly what: string;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly y: number;
}

/** As TTS has it. */
const CARD = { wide: 2.2, deep: 3.08 } as const;

type Reach = Pick<Box, "west" | "east" | "south" | "north">;

const about = (wide: number, deep: number): Reach => ({
  west: -wide / 2,
  east: wide / 2,
  south: -deep / 2,
  north: deep / 2,
});

const scaleOf = (kind: string) => {
  const make = table.pieces[kind];
  if (make === undefined) throw new Error(`${kind} is not made`);
  return make(0).scale;
};

const reachOf = (kind: string): Reach | undefined => {
  const scale = scaleOf(kind);
  const token = tokens[kind];
  if (token !== undefined) return about(2 * token.half, 2 * token.half);
  if (KINDS[kind]?.form === "card") return about(CARD.wide * scale.x, CARD.deep * scale.z);
  if (!kind.startsWith("board.")) return undefined;
  const [[west, east], [back, front]] = [extent(boardMesh(), "x"), extent(boardMesh(), "z")];
  return { west, east, south: -front, north: -back };
};

/** Turned to the facing of its spot, and a quarter for what lies across. */
const lying = (reach: Reach, facing: number, turn: number): Reach => {
  const { west, east, south, north } = reach;
  const turned = turn % 2 === 1 ? { west: south, east: north, south: west, north: east } : reach;
  if (facing !== 180) return turned;
  return turn % 2 === 1
    ? { west: -turned.east, east: -turned.west, south: -turned.north, north: -turned.south }
    : { west: -east, east: -west, south: -north, north: -south };
};

const boxOf = (kind: string, { at, n, turn }: Place): Box | undefined => {
  const [reach, spot] = [reachOf(kind), SPOTS[at]];
  if (spot === undefined) throw new Error(`there is no spot ${at}`);
  if (reach === undefined || spot.holds.as === "bag") return undefined;
  const { x, y, z } = standing(spot, spot.holds.as === "row" ? n : 0);
  const { west, east, south, north } = lying(reach, spot.facing, turn);
  const what = spot.holds.as === "pile" ? at : `${kind} at ${at} ${String(n)}`;
  return { what, west: x + west, east: x + east, south: z + south, north: z + north, y };
};

const boxesOf = (scene: Scene): Box[] => {
  const boxes = new Map<string, Box>();
  for (const kind of Object.keys(scene))
    for (const place of scene[kind] ?? []) {
      const box = boxOf(kind, place);
      if (box !== undefined) boxes.set(box.what, box);
    }
  return [...boxes.values()];
};

const standingTins = (): Box[] =>
  Object.keys(table.bags).map((at) => {
    const { x = NaN, y = NaN, z = NaN } = SPOTS[at] ?? {};
    const [west, east] = extent(tinMesh(), "x");
    return { what: at, west: x + west, east: x + east, south: z + west, north: z + east, y };
  });

const notebook = (): Box => {
  const { x, y, z } = table.controller.at;
  const [[west, east], [back, front]] = [extent(notebookMesh(), "x"), extent(notebookMesh(), "z")];
  return { what: "controller", west: x + west, east: x + east, south: z - front, north: z - back, y };
};

const inEachOther = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => Math.min(a.east, b.east) - Math.max(a.west, b.west) > 1e-6)
      .filter((b) => Math.min(a.north, b.north) - Math.max(a.south, b.south) > 1e-6)
      .filter((b) => Math.abs(a.y - b.y) < 0.1)
      .map((b) => `${a.what} / ${b.what}`),
  );

const offTheMat = (boxes: readonly Box[]): string[] => {
  const [[west, east], [back, front]] = [extent(matMesh(), "x"), extent(matMesh(), "z")];
  const isOn = (box: Box): boolean => box.west > west && box.east < east && box.south > -front && box.north < -back;
  return boxes.filter((box) => !isOn(box)).map(({ what }) => what);
};

/** Bots play, and the table is looked at every few answers. */
const looked = (seats: number, seed: number, look: (scene: Scene) => void): number => {
  const { match } = started(surviveUntilDaylight, seatsFor(seats), {}, seed);
  const bots = seeded(seed + 1);
  const seen = (): void => {
    look(surviveUntilDaylight.scene(match.state));
  };
  seen();
  for (let inputs = 1; inputs < 2000; inputs++) {
    const input = botInput(match, bots);
    if (input === "over") return inputs;
    if (answer(match, input).verdict !== "fine") throw new Error(`${input.to} is refused`);
    if (inputs % 9 === 0) seen();
  }
  throw new Error("the night has no end");
};

describe.each([1, 4, 6])("the table of %i", (seats) => {
  it("has nothing in anything else and nothing beside the mat, whatever happens", () => {
    const fixed = [...standingTins(), notebook()];
    const inputs = looked(seats, 3, (scene) => {
      const boxes = [...boxesOf(scene), ...fixed];
      expect(inEachOther(boxes)).toEqual([]);
      expect(offTheMat(boxes)).toEqual([]);
    });
    expect(inputs).toBeGreaterThan(30);
  });
});

it("SUD-CRAFT-18 two stunned enemies lie across side by side, each within its own place", () => {
  const lies = (at: string, turn: number) => boxOf("slab", { at, n: 0, up: "front", turn, label: "", seen: "all" });
  const boxes = [lies("line1", 0), lies("line2", 1), lies("line3", 1), lies("line4", 0), lies("line18", 0)];
  expect(inEachOther(boxes.flatMap((box) => (box === undefined ? [] : [box])))).toEqual([]);
});

it("a hand is held behind its place, and over nobody else's", () => {
  const [[back, front]] = [extent(matMesh(), "z")];
  for (const [seat, { position, facing, size }] of Object.entries(table.hands)) {
    const board = SPOTS[`${seat}.board`];
    expect(facing).toBe(board?.facing);
    const near = Math.abs(position.z) - size.z / 2;
    expect(near).toBeGreaterThan(Math.abs(board?.z ?? NaN) + 3.4);
    expect(Math.sign(position.z)).toBe(Math.sign(board?.z ?? NaN));
    expect(near).toBeGreaterThanOrEqual(position.z < 0 ? front : -back);
    expect(Math.abs(position.x - (board?.x ?? NaN))).toBeLessThan(7);
  }
});
