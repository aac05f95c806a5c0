import { describe, expect, test } from "vitest";
import { deckHeight } from "../../src/page/solid/measures";
import { extentOf, type Mesh, pointOf } from "../../src/page/solid/shapes/mesh";
import { tracedOutline } from "../../src/page/solid/shapes/cutout";
import { dieOf } from "../../src/page/solid/shapes/dice";
import { objMesh } from "../../src/page/solid/shapes/obj";
import { CARDS, TILES } from "../../src/page/solid/shapes/outlines";
import { BODIES, BOX, STANDEE_BACK, STANDEE_FRONT, WRITING } from "../../src/page/solid/shapes/shape";
import { slabOf } from "../../src/page/solid/shapes/slab";
import { triangulated } from "../../src/page/solid/shapes/triangulated";
import { cross, difference, dot, frameOf, outOf, sum, times, unit } from "../../src/page/solid/space";
import type { Triple } from "../../src/page/room/wire";

const corners = (mesh: Mesh): readonly (readonly [Triple, Triple, Triple])[] =>
  Array.from({ length: mesh.corners.length / 3 }, (_, i) => {
    const at = (n: number): Triple => pointOf(mesh, mesh.corners[3 * i + n] ?? 0);
    return [at(0), at(1), at(2)] as const;
  });

/** How many triangles look inwards; a convex body about its middle has none. */
const inward = (mesh: Mesh): number =>
  corners(mesh).filter(([a, b, c]) => {
    const out = cross(difference(b, a), difference(c, a));
    return dot(out, sum(sum(a, b), c)) < -1e-9;
  }).length;

/** Six times the volume within: every edge is shared, and all look outwards, only if it is what it should be. */
const volume = (...meshes: readonly Mesh[]): number =>
  meshes.flatMap(corners).reduce((all, [a, b, c]) => all + dot(a, cross(b, c)), 0) / 6;

const fixedMesh = (shape: { make: (files: never) => Mesh | Promise<Mesh> }): Mesh => {
  const mesh = shape.make(undefined as never);
  if (mesh instanceof Promise) throw new Error("a fixed shape is made at once");
  return mesh;
};

/** The place in the picture (from its lower left) at a point of a mesh. */
const imageAt = (mesh: Mesh, wanted: Triple): readonly number[] => {
  const found = Array.from({ length: mesh.points.length / 3 }, (_, i) => i).find(
    (i) => Math.hypot(...difference(pointOf(mesh, i), wanted)) < 1e-6,
  );
  return found === undefined ? [] : [mesh.images[2 * found] ?? NaN, mesh.images[2 * found + 1] ?? NaN];
};

describe("flat pieces", () => {
  const { front, back, edge } = slabOf(CARDS.square);

  test("the front looks up, the back down, and together with the edge they close", () => {
    expect(front.normals.filter((_, i) => i % 3 === 1).every((y) => y === 1)).toBe(true);
    expect(back.normals.filter((_, i) => i % 3 === 1).every((y) => y === -1)).toBe(true);
    expect([inward(front), inward(back), inward(edge)]).toEqual([0, 0, 0]);
    expect(volume(front, back, edge)).toBeCloseTo(1);
  });

  test("a card turned by half is read from the south, either side up", () => {
    const northWest = [-1, 0, 1];
    /** Where on the table the picture's upper left corner is, seen from above. */
    const upperLeft = (mesh: Mesh, turn: Triple, y: number): readonly number[] => {
      const [found] = [-0.5, 0.5]
        .flatMap((x) => [-0.5, 0.5].map((z): Triple => [x, y, z]))
        .filter((corner) => {
          const [u, v] = imageAt(mesh, corner);
          return u === 0 && v === 1;
        });
      const [x, , z] = outOf(frameOf(turn), found ?? [0, 0, 0]);
      return [Math.sign(Math.round(x * 4)), 0, Math.sign(Math.round(z * 4))];
    };
    expect(upperLeft(front, [0, 180, 0], 0.5)).toEqual(northWest);
    expect(upperLeft(back, [0, 180, 180], -0.5)).toEqual(northWest);
  });

  test.each(Object.entries({ ...CARDS, ...TILES }))("%s is closed", (_name, outline) => {
    const slab = slabOf(outline);
    const area = triangulated(outline).length;
    expect(area).toBe(outline.length - 2);
    expect(inward(slab.edge)).toBe(0);
    expect(volume(slab.front, slab.back, slab.edge)).toBeGreaterThan(0.6);
    expect(volume(slab.front, slab.back, slab.edge)).toBeLessThanOrEqual(1.0001);
  });

  test("a deck is as high as its cards, and a card is seen from the side", () => {
    expect(deckHeight(52)).toBeCloseTo(0.52);
    expect([deckHeight(-1), deckHeight(1)]).toEqual([0.02, 0.02]);
  });
});

describe("bodies", () => {
  test.each(Object.entries(BODIES))(
    "%s is a unit wide and high about its middle, closed, and looks outwards",
    (_, shape) => {
      const mesh = fixedMesh(shape);
      const { low, high } = extentOf(mesh);
      for (const axis of [0, 1, 2] as const) {
        expect(low[axis]).toBeCloseTo(-0.5, 2);
        expect(high[axis]).toBeCloseTo(0.5, 2);
      }
      expect(volume(mesh)).toBeGreaterThan(0.1);
    },
  );

  test("a box is a box", () => {
    expect(volume(fixedMesh(BOX))).toBeCloseTo(1);
    expect(inward(fixedMesh(BOX))).toBe(0);
  });

  test("a standee looks north and south, and writing south", () => {
    const look = (mesh: Mesh): number => Math.sign(mesh.normals[2] ?? 0);
    expect([STANDEE_FRONT, STANDEE_BACK, WRITING].map((shape) => look(fixedMesh(shape)))).toEqual([1, -1, -1]);
    // From the south x runs to the right: what is written runs that way too.
    expect(imageAt(fixedMesh(WRITING), [0.5, 0.5, 0])).toEqual([1, 1]);
    // From the north it runs to the left.
    expect(imageAt(fixedMesh(STANDEE_FRONT), [-0.5, 1, 0.01])).toEqual([1, 1]);
  });
});

describe("dice", () => {
  test.each([4, 6, 8, 10, 12, 20])("one of %i sides is closed and has a flat side for each", (sides) => {
    const { mesh, marks, far } = dieOf(`Die_${String(sides)}`, []);
    expect(inward(mesh)).toBe(0);
    const outs = new Set(marks.map(({ out }) => out.map((n) => n.toFixed(3)).join(" ")));
    expect(outs.size).toBe(sides);
    const heights = corners(mesh).map(([a, b, c]) => dot(a, unit(cross(difference(b, a), difference(c, a)))));
    for (const height of heights) expect(height).toBeCloseTo(far, 5);
    expect(volume(mesh)).toBeGreaterThan(0.4);
  });

  test("the value that a save's rotation has up is written on top, its letters not mirrored", () => {
    const turn: Triple = [-90, 0, 0];
    const sides = [turn, [0, 0, 0], [0, 0, -90], [0, 0, 90], [0, 0, 180], [90, 0, 0]].map((each, i) => ({
      label: String(i + 1),
      turn: each as Triple,
    }));
    for (const { label, turn: up } of sides) {
      const mark = dieOf("Die_6", sides).marks.find((each) => each.label === label);
      const out = outOf(frameOf(up), mark?.out ?? [0, 0, 0]);
      expect(out[1]).toBeCloseTo(1);
      expect(dot(mark?.top ?? [1, 0, 0], mark?.out ?? [1, 0, 0])).toBeCloseTo(0);
    }
  });
});

const TEST_CARD = `
v 1 0 1
v -1 0 1
v -1 0 -1
v 1 0 -1
vt 0 0
vt 1 0
vt 1 1
vt 0 1
f 1/1 4/4 3/3 2/2
`;

describe("models", () => {
  test("an OBJ's x is turned round, its faces still look up, its picture is not mirrored", () => {
    const mesh = objMesh(TEST_CARD);
    expect(corners(mesh)).toHaveLength(2);
    for (const [a, b, c] of corners(mesh)) expect(cross(difference(b, a), difference(c, a))[1]).toBeGreaterThan(0);
    // What the file has east lies west: its lower left corner, at x 1 and z 1, is seen at x -1.
    expect(imageAt(mesh, [-1, 0, 1])).toEqual([0, 0]);
    expect(imageAt(mesh, [1, 0, 1])).toEqual([1, 0]);
  });

  test("normals of the file are turned round with it, and wrong lines are no end of it", () => {
    const mesh = objMesh("v 0 0 0\nv 1 0 0\nv 0 0 1\nvn 1 0 0\nf 1//1 2//1 3//1\nf 7 8 9\nf 1\nv x y z\n");
    expect([...mesh.normals.slice(0, 3)]).toEqual([-1, 0, 0]);
    expect(mesh.points.every((n) => Number.isFinite(n))).toBe(true);
  });
});

test("a token is cut out of what is not clear, its holes filled", () => {
  const rows = ["......", ".####.", ".#..#.", ".####.", "......", "......"];
  const solid = rows.flatMap((row) => Array.from(row, (each) => each === "#"));
  const outline = tracedOutline({ width: 6, height: 6, solid });
  if (outline === "nothing") throw new Error("there is something");
  const xs = outline.map(([x]) => x);
  const zs = outline.map(([, z]) => z);
  expect([Math.min(...xs), Math.max(...xs)].map((n) => n.toFixed(2))).toEqual(["-0.33", "0.33"]);
  // The picture's top lies south.
  expect([Math.min(...zs), Math.max(...zs)].map((n) => n.toFixed(2))).toEqual(["-0.33", "0.17"]);
  expect(inward(slabOf(outline).edge)).toBe(0);
  expect(tracedOutline({ width: 2, height: 1, solid: [false, false] })).toBe("nothing");
});

test("turns are Unity's: about z, then x, then y, and a turned frame stays one", () => {
  const { x, y, z } = frameOf([0, 90, 0]);
  expect(x.map(Math.round)).toEqual([0, 0, -1].map((n) => n + 0));
  expect(z.map(Math.round)).toEqual([1, 0, 0]);
  expect(y[1]).toBeCloseTo(1);
  const turned = frameOf([35, 120, 45]);
  expect(dot(cross(turned.x, turned.y), turned.z)).toBeCloseTo(1);
  expect(Math.hypot(...times(turned.x, 1))).toBeCloseTo(1);
});
