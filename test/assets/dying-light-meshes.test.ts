import { describe, expect, it } from "vitest";
import { blocks } from "../../assets/dying-light/city/blocks";
import { SPOTS } from "../../src/games/dying-light/scene/spots";
import { standing } from "../../src/table/stand";
import { table } from "../../objects/dying-light/table";
import { extent, meshNames, meshOf } from "./mesh-file";
import type { MeshFile } from "./mesh-file";

const edgesOf = ({ triangles }: MeshFile): Map<string, number> => {
  const edges = new Map<string, number>();
  for (const { at } of triangles) {
    at.forEach((from, i) => {
      const to = at[(i + 1) % 3] ?? from;
      const key = from < to ? `${String(from)} ${String(to)}` : `${String(to)} ${String(from)}`;
      edges.set(key, (edges.get(key) ?? 0) + (from < to ? 1 : -1));
    });
  }
  return edges;
};

/** Six times what is inside; negative if the fronts look inwards. */
const volume = ({ vertices, triangles }: MeshFile): number =>
  triangles.reduce((sum, { at }) => {
    const [a, b, c] = at.map((i) => vertices[i] ?? { x: NaN, y: NaN, z: NaN });
    if (a === undefined || b === undefined || c === undefined) return NaN;
    return sum + a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x);
  }, 0);

describe.each(meshNames)("mesh %s", (name) => {
  const mesh = meshOf(name);

  it("is within what TTS imports", () => {
    expect(mesh.triangles.length).toBeGreaterThan(0);
    expect(mesh.uvs).toBeLessThan(25_000);
    expect(mesh.vertices.length).toBeLessThan(25_000);
  });

  it("names only corners it has", () => {
    for (const { at, uv } of mesh.triangles) {
      for (const i of at) expect(mesh.vertices[i]).toBeDefined();
      for (const [u, v] of uv) {
        expect(u).toBeGreaterThanOrEqual(0);
        expect(u).toBeLessThanOrEqual(1);
        expect(v).toBeGreaterThanOrEqual(0);
        expect(v).toBeLessThanOrEqual(1);
      }
    }
  });

  it("is closed: every edge is passed as often one way as the other", () => {
    expect([...edgesOf(mesh)].filter(([, balance]) => balance !== 0)).toEqual([]);
  });

  it("shows its outside", () => {
    expect(volume(mesh)).toBeGreaterThan(0);
  });
});

it("colliders are simple", () => {
  const pieces = Object.values(table.pieces).map((make) => make(0));
  const colliders = new Set(pieces.map(({ CustomMesh }) => CustomMesh?.ColliderURL ?? "").filter((url) => url !== ""));
  expect(colliders.size).toBeGreaterThan(2);
  for (const url of colliders) expect(meshOf(url.slice("asset:".length)).triangles.length).toBeLessThan(255);
});

/** As far as a figure's collider reaches. */
const FOOT = 0.33;

/** How high a mesh is at a point of the table: the highest of its faces there. */
const groundBelow = ({ vertices, triangles }: MeshFile, x: number, z: number): number => {
  const heights = triangles.flatMap(({ at }) => {
    const [a, b, c] = at.map((i) => vertices[i]);
    if (a === undefined || b === undefined || c === undefined) return [];
    const double = (b.x - a.x) * (c.z - a.z) - (c.x - a.x) * (b.z - a.z);
    if (Math.abs(double) < 1e-9) return [];
    const [v, w] = [
      ((x - a.x) * (c.z - a.z) - (c.x - a.x) * (z - a.z)) / double,
      ((b.x - a.x) * (z - a.z) - (x - a.x) * (b.z - a.z)) / double,
    ];
    return v < 0 || w < 0 || v + w > 1 ? [] : [a.y + v * (b.y - a.y) + w * (c.y - a.y)];
  });
  return Math.max(...heights);
};

describe("sizes", () => {
  const heightOf = (spot: string): number => SPOTS[spot]?.y ?? NaN;

  it("the city's ground lies where its zones are", () => {
    const [, top] = extent(meshOf("city-mesh"), "y");
    expect(heightOf("city.nw") + top).toBeCloseTo(heightOf("G01a"), 4);
    expect(extent(meshOf("city-mesh"), "x")).toEqual([-7.2, 7.2]);
  });

  it.each(blocks)("a figure stands on the roof of $area, wherever it may stand there", ({ area }) => {
    const mesh = meshOf(`building-${area}-mesh`);
    expect(extent(mesh, "y")[0]).toBe(0);
    const [spot, house] = [SPOTS[area], SPOTS[`building.${area}`]];
    if (spot === undefined || house === undefined || spot.holds.as !== "row") throw new Error(`no roof ${area}`);
    for (let slot = 0; slot < spot.holds.across * spot.holds.lines; slot++) {
      const { x, y, z } = standing(spot, slot);
      for (const [dx, dz] of [
        [0, 0],
        [FOOT, 0],
        [-FOOT, 0],
        [0, FOOT],
        [0, -FOOT],
      ] as const) {
        expect(house.y + groundBelow(mesh, x + dx - house.x, z + dz - house.z)).toBeCloseTo(y, 4);
      }
    }
  });

  it("what lies on a character board lies on its top", () => {
    const [, top] = extent(meshOf("character-board-mesh"), "y");
    expect(heightOf("p1.board") + top).toBeCloseTo(heightOf("p1.track1"), 4);
  });

  it("the round marker slides on the round tracker", () => {
    const [, top] = extent(meshOf("mat-mesh"), "y");
    expect(heightOf("round-tracker") + top).toBeCloseTo(heightOf("round.marker"), 4);
  });

  it("everything that is not in the city lies on the mat", () => {
    const mat = meshOf("mat-mesh");
    const tracker = SPOTS["round-tracker"] ?? { x: NaN, z: NaN };
    for (const { x, z } of Object.values(SPOTS)) {
      const [west, east] = extent(mat, "x");
      const [south, north] = extent(mat, "z");
      expect(x).toBeGreaterThan(tracker.x + west + 1);
      expect(x).toBeLessThan(tracker.x + east - 1);
      expect(z).toBeGreaterThan(tracker.z + south + 1);
      expect(z).toBeLessThan(tracker.z + north - 1);
    }
  });
});
