import { describe, expect, it } from "vitest";
import { matMesh } from "../../assets/one-month-in/boards/mat";
import { HELP_SCALE } from "../../assets/one-month-in/cards/help-card";
import { CARD_SCALE } from "../../assets/one-month-in/cards/search-card";
import { CRATE, crateMesh } from "../../assets/one-month-in/containers/crate";
import { CASE, caseMesh } from "../../assets/one-month-in/containers/map-case";
import { DIE_SIZE } from "../../assets/one-month-in/dice/die";
import { TURN_MARK_SCALE } from "../../assets/one-month-in/loose";
import { NUMBERS, type NumberName } from "../../assets/one-month-in/signs";
import { cornerOf } from "../../assets/one-month-in/tiles/corner";
import { BAND } from "../../assets/one-month-in/tiles/face";
import { OUTLINE, PX, tileMesh } from "../../assets/one-month-in/tiles/hexagon";
import { outlined, tokenMesh } from "../../assets/one-month-in/tokens/forms";
import { marks } from "../../assets/one-month-in/tokens/marks";
import {
  FLAG_HALF,
  flagMesh,
  SURVIVOR_HALF,
  survivorMesh,
  teamWallMesh,
  WALL,
  zombieMesh,
} from "../../assets/one-month-in/tokens/team-pieces";
import type { Mesh } from "../../assets/drawing/mesh";
import { turned, type Shape, shapesOver, inside } from "../support/shapes";
import { table } from "../../objects/one-month-in/table";
import { bordersOf, CELLS } from "../../src/games/one-month-in/content/city-map";
import { FOOD } from "../../src/games/one-month-in/content/limits";
import { PLATE } from "../../src/games/one-month-in/scene/plate";
import { SPOTS, STANDS, SURVIVOR } from "../../src/games/one-month-in/scene/spots";
import { TABLE, type Spot } from "../../src/kernel/scene";
import { standing } from "../../src/table/stand";

/** Where things stand by the spots of the game, and how much room they have there. */

type Outline = readonly (readonly [x: number, z: number])[];

const spotOf = (name: string): Spot => {
  const spot = SPOTS[name];
  if (spot === undefined) throw new Error(`there is no spot ${name}`);
  return spot;
};

const rectangle = (wide: number, deep: number): Outline => [
  [-wide / 2, -deep / 2],
  [wide / 2, -deep / 2],
  [wide / 2, deep / 2],
  [-wide / 2, deep / 2],
];

/** The turn's mark is a survivor's disc, grown. */
const TURN_HALF = SURVIVOR_HALF * TURN_MARK_SCALE;
const halfOf = (kind: string): number => (kind === "turn-mark" ? TURN_HALF : (marks[kind]?.half ?? NaN));
const markOutline = (kind: string): Outline => outlined(marks[kind]?.outline ?? "disc", halfOf(kind));

const DISC_OUTLINE = outlined("disc", SURVIVOR_HALF);
const CARD_OUTLINE = rectangle(2.2 * CARD_SCALE, 3.08 * CARD_SCALE);

/** What lies at a slot of a spot; outlines are drawn with the south downwards. */
const lying = (at: string, n: number, outline: Outline): Shape => {
  const { x, z, facing } = standing(spotOf(at), n);
  const points = turned(
    outline.map(([east, south]) => [east, -south] as const),
    facing,
  ).map(([east, north]) => [x + east, z + north] as const);
  return { what: `${at} ${String(n)}`, points, y: spotOf(at).y };
};

const CELL = "e5";

/** A tile with all that it can hold at once: everybody in, everybody out, one storey on the other. */
const survivors = (): Shape[] =>
  ["", "2"].flatMap((storey) =>
    [...STANDS.in, ...STANDS.out].flatMap(({ spot, room }) =>
      Array.from({ length: room }, (_, n) => lying(`${CELL}.${spot}${storey}`, n, DISC_OUTLINE)),
    ),
  );

const zombies = (): Shape[] =>
  Array.from({ length: 8 }, (_, n) => lying(`${CELL}.dead`, n, outlined("octagon", SURVIVOR_HALF)));

const beside = (): Shape[] => [
  lying(`${CELL}.stack`, 0, CARD_OUTLINE),
  lying(`${CELL}.flag`, 0, outlined("pin", FLAG_HALF)),
  lying(`${CELL}.arms`, 0, markOutline("arms-mark")),
  lying(`${CELL}.suits`, 0, markOutline("suit-mark")),
  lying(`${CELL}.mark`, 0, markOutline("hold-mark")),
  lying(`${CELL}.ap`, 0, rectangle(0.54, 0.48)),
  lying(`${CELL}.zombies`, 0, rectangle(0.54, 0.48)),
];

const walls = (): Shape[] => bordersOf(CELL).map(({ border }) => lying(border, 0, rectangle(WALL.long, WALL.thick)));

/** What is printed and has to be seen. */
const printed = (): Shape[] => {
  const numbers = (Object.keys(NUMBERS) as NumberName[]).map((name) => {
    const outline = cornerOf(name).map(([x, y]) => [x / PX, y / PX] as const);
    return { ...lying(`${CELL}.tile`, 0, outline), what: name };
  });
  const band = [
    [-BAND.half, BAND.top],
    [BAND.half, BAND.top],
    [BAND.half, BAND.top + BAND.height],
    [-BAND.half, BAND.top + BAND.height],
  ].map(([x = 0, y = 0]) => [x / PX, y / PX] as const);
  return [...numbers, { ...lying(`${CELL}.tile`, 0, band), what: "name" }];
};

describe("a tile that holds all it can", () => {
  const loose = [...survivors(), ...zombies(), ...beside()];

  it("has 20 inside, 22 outside and nothing in anything else, with a fence on every border", () => {
    expect(survivors().length).toBe(42);
    expect(walls().length).toBe(6);
    expect(shapesOver([...loose, ...walls()])).toEqual([]);
  });

  it("shows its name and its four numbers", () => {
    const flat = [...printed(), ...loose.map((shape) => ({ ...shape, y: TABLE }))];
    const covered = shapesOver(flat).filter((pair) => printed().some(({ what }) => pair.startsWith(`${what} / `)));
    expect(covered).toEqual([]);
  });

  it("keeps it all on itself", () => {
    const tile = lying(`${CELL}.tile`, 0, OUTLINE);
    expect(loose.filter((shape) => !inside(shape, tile)).map(({ what }) => what)).toEqual([]);
  });
});

const shared = (): Shape[] => [
  ...CELLS.map(({ cell }) => lying(`${cell}.tile`, 0, OUTLINE)),
  ...Object.keys(table.bags).map((at) => lying(at, 0, rectangle(CRATE.side, CRATE.side))),
  ...["deck", "discard", "turned"].map((at) => lying(at, 0, CARD_OUTLINE)),
  ...Array.from({ length: 10 }, (_, n) => lying("dice", n, rectangle(DIE_SIZE, DIE_SIZE))),
];

const ofTeam = (seat: string): Shape[] => [
  ...Array.from({ length: FOOD }, (_, n) =>
    lying(`${seat}.food`, n, rectangle(2 * halfOf("food"), 2 * halfOf("food"))),
  ),
  lying(`${seat}.salvage`, 0, CARD_OUTLINE),
  lying(`${seat}.turn`, 0, markOutline("turn-mark")),
  lying(`${seat}.points`, 0, rectangle(4.7, 1.1)),
  lying(`${seat}.stores`, 0, rectangle(3, 0.8)),
  lying(`${seat}.help`, 0, rectangle(2.2 * HELP_SCALE, 3.08 * HELP_SCALE)),
];

const mapCase = (): Shape => {
  const { x, y, z } = table.controller.at;
  return { what: "controller", y, points: rectangle(CASE.width, CASE.depth).map(([dx, dz]) => [x + dx, z + dz]) };
};

const extent = (mesh: Mesh, axis: "x" | "y" | "z"): readonly [number, number] => {
  const all = mesh.flatMap((face) => face.map((corner) => corner[axis]));
  return [Math.min(...all), Math.max(...all)];
};

describe("the table of six", () => {
  const all = [...shared(), ...Object.keys(table.hands).flatMap(ofTeam), mapCase()];

  it("has nothing in anything else", () => {
    expect(shapesOver(all)).toEqual([]);
  });

  it("has nothing beside the mat", () => {
    const [[west, east], [back, front]] = [extent(matMesh(), "x"), extent(matMesh(), "z")];
    const off = all.filter(({ points }) =>
      points.some(([x, z]) => x <= west || x >= east || z <= -front || z >= -back),
    );
    expect(off.map(({ what }) => what)).toEqual([]);
  });

  it("seats everybody in the south, each beside the next", () => {
    const hands = Object.values(table.hands).sort((a, b) => a.position.x - b.position.x);
    const [, front] = extent(matMesh(), "z");
    for (const { position, facing, size } of hands) {
      expect(facing).toBe(0);
      expect(position.z + size.z / 2).toBeLessThan(-front);
    }
    hands.slice(1).forEach(({ position, size }, i) => {
      expect(position.x - (hands[i]?.position.x ?? NaN)).toBeGreaterThan(size.x);
    });
  });
});

describe("meshes", () => {
  const meshes: Readonly<Record<string, Mesh>> = {
    tile: tileMesh(),
    survivor: survivorMesh(),
    flag: flagMesh(),
    wall: teamWallMesh(),
    zombie: zombieMesh(),
    mat: matMesh(),
    crate: crateMesh(),
    case: caseMesh(),
    ...Object.fromEntries(Object.entries(marks).map(([kind, of]) => [kind, tokenMesh(of.outline, of.half)])),
  };

  it.each(Object.entries(meshes))("%s stays within its picture", (_, mesh) => {
    for (const { u, v } of mesh.flat()) {
      expect(Math.min(u, v)).toBeGreaterThanOrEqual(0);
      expect(Math.max(u, v)).toBeLessThanOrEqual(1);
    }
  });

  it("what stands on a tile stands on its top, a storey as high as a survivor", () => {
    const [bottom, top] = extent(tileMesh(), "y");
    expect([bottom, top]).toEqual([0, PLATE]);
    expect(spotOf(`${CELL}.in`).y).toBeCloseTo(TABLE + top, 6);
    const [low, high] = extent(survivorMesh(), "y");
    expect(high - low).toBeCloseTo(SURVIVOR, 6);
    expect(spotOf(`${CELL}.in2`).y - spotOf(`${CELL}.in`).y).toBeCloseTo(SURVIVOR, 6);
  });

  it.each(Object.entries(meshes))("%s is closed and looks outwards", (_, mesh) => {
    let volume = 0;
    for (const face of mesh) {
      const [a] = face;
      for (let i = 2; i < face.length; i++) {
        const [b, c] = [face[i - 1], face[i]];
        if (a === undefined || b === undefined || c === undefined) throw new Error("a face has three corners");
        volume += a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x);
      }
    }
    expect(volume).toBeGreaterThan(0);
  });
});
