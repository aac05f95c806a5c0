import { describe, expect, test } from "vitest";
import { cross, dot, minus } from "../../../src/host/geometry";
import type { Face } from "../../../src/host/world/body";
import { hullOf } from "../../../src/host/world/hull";
import { Vec } from "../../../src/host/vm/value";
import type { CustomMeshState, ObjectState } from "../../../src/tts/save";
import { card, deck, die, piece } from "../../support/host-pieces";
import { frames, lua, tableOf, thingAt } from "../../support/host-table";

/** Where things come to rest on what they lie on. */

const TOP = 0.96;

const MODELS: Readonly<Record<string, string>> = {
  // A tray, 4 wide, with a floor at 0.1 and a rim as high as 0.5.
  tray: `
v -2 0 -2\nv 2 0 -2\nv 2 0 2\nv -2 0 2
v -2 0.5 -2\nv 2 0.5 -2\nv 2 0.5 2\nv -2 0.5 2
v -1.5 0.1 -1.5\nv 1.5 0.1 -1.5\nv 1.5 0.1 1.5\nv -1.5 0.1 1.5
f 1 2 3 4\nf 9 10 11 12
f 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\nf 4 1 5 8
f 5 6 10 9\nf 6 7 11 10\nf 7 8 12 11\nf 8 5 9 12`,
  // An octahedron a unit from its middle to each corner.
  eight: `
v 1 0 0\nv -1 0 0\nv 0 1 0\nv 0 -1 0\nv 0 0 1\nv 0 0 -1
f 1 3 5\nf 3 2 5\nf 2 4 5\nf 4 1 5\nf 3 1 6\nf 2 3 6\nf 4 2 6\nf 1 4 6`,
  // A plate beside its origin: 2 wide, from 3 to 5 along x in the file, which is −5 to −3 in the game.
  aside: "v 3 0 -1\nv 5 0 -1\nv 5 0.2 1\nv 3 0.2 1\nf 1 2 3 4",
};
const models = (url: string): string | undefined => MODELS[url];

const model = (guid: string, mesh: Partial<CustomMeshState>, where: object = {}, more: Partial<ObjectState> = {}) =>
  piece(guid, "Custom_Model", where, {
    CustomMesh: {
      MeshURL: "",
      DiffuseURL: "",
      NormalURL: "",
      ColliderURL: "",
      Convex: true,
      ...mesh,
    } as CustomMeshState,
    ...more,
  });

const letFall = (
  guid: string,
  on: readonly ObjectState[],
  falls: ObjectState,
  at: readonly [number, number] = [0, 0],
) => {
  const table = tableOf([...on, falls], "", { models });
  lua(table, `getObjectFromGUID("${guid}").setPosition({ ${String(at[0])}, 4, ${String(at[1])} })`);
  table.settle();
  return thingAt(table, guid);
};

describe("a model lets things lie on what it says it is", () => {
  const LOCKED = { Locked: true };
  const ball = die("ball", [], { x: 30 });

  test.each([
    ["its faces, if it is not convex", { ColliderURL: "tray", Convex: false }, 0.1],
    ["its hull, if it is", { ColliderURL: "tray", Convex: true }, 0.5],
    ["the box about it, without a collider", { MeshURL: "tray", Convex: false }, 0.5],
  ])("%s", (_, mesh, high) => {
    const thing = letFall("ball", [model("tray", mesh, { y: TOP }, LOCKED)], ball);
    expect(thing.position.y).toBeCloseTo(TOP + high + 0.5, 6);
  });

  test("the rim is as high as it is, and slopes", () => {
    const tray = model("tray", { ColliderURL: "tray", Convex: false }, { y: TOP, turn: 30 }, LOCKED);
    const { position } = letFall("ball", [tray], ball, [0.9, 1.5588]);
    expect(position.y).toBeGreaterThan(TOP + 0.5 + 0.2);
    expect(position.y).toBeLessThan(TOP + 0.5 + 0.5);
  });

  test("a model whose middle is beside its origin is where it is, and not there", () => {
    const aside = model("aside", { ColliderURL: "aside" }, { y: TOP }, LOCKED);
    expect(letFall("ball", [aside], ball).position.y).toBeCloseTo(TOP + 0.5, 6);
    expect(letFall("ball", [aside], ball, [-4, 0]).position.y).toBeGreaterThan(TOP + 0.5 + 0.05);
    const turned = model("aside", { MeshURL: "aside" }, { y: TOP, turn: 90 }, LOCKED);
    expect(letFall("ball", [turned], ball, [0, 4]).position.y).toBeCloseTo(TOP + 0.2 + 0.5, 6);
  });

  test("beside its faces, though within the box about it, nothing is held up", () => {
    const eight = model("eight", { ColliderURL: "eight" }, { y: TOP + 1 }, LOCKED);
    expect(letFall("ball", [eight], ball, [0.8, 0.8]).position.y).toBeCloseTo(TOP + 0.5, 6);
  });

  test.each([
    ["about z", { rotZ: 45 }, [0.5, 0]],
    ["about x", { rotX: 45 }, [0, 0.5]],
    ["about neither", {}, [0.4, 0.4]],
  ] as const)("a box that is tilted %s carries on its slope", (_, turn, at) => {
    const box = piece("box", "BlockSquare", { y: 2, scale: 2 }, LOCKED);
    const tilted = { ...box, Transform: { ...box.Transform, ...turn } };
    const { position } = letFall("ball", [tilted], ball, at);
    const peak = Object.keys(turn).length === 0 ? 1 : Math.SQRT2 - 0.5;
    expect(position.y).toBeCloseTo(2 + peak + 0.5, 6);
  });

  test("it falls on what its middle is over", () => {
    const low = piece("low", "BlockSquare", { x: -4 }, LOCKED);
    const aside = model("aside", { MeshURL: "aside" }, { x: 30 });
    expect(letFall("aside", [low], aside).position.y).toBeCloseTo(1 + 0.5, 6);
  });

  test("Object.getBounds .getBoundsNormalized: the middle of its box is beside its origin", () => {
    const table = tableOf([model("aside", { MeshURL: "aside" }, { y: TOP, turn: 90 })], "", { models });
    const bounds = (name: string) =>
      lua(
        table,
        `local b = getObjectFromGUID("aside").${name}() return { b.center.x, b.center.z, b.offset.x, b.size.x }`,
      );
    expect(bounds("getBoundsNormalized")).toEqual([-4, 0, -4, 2]);
    expect(bounds("getBounds")).toEqual([0, 4, 0, 2].map((n) => expect.closeTo(n, 6) as number));
  });
});

describe("how a body is turned says how deep its foot is", () => {
  test.each([
    ["on a corner", { rotX: 0, rotZ: 0 }, 1],
    ["on an edge", { rotX: 45, rotZ: 0 }, Math.SQRT1_2],
    ["on a side", { rotX: (Math.atan(Math.SQRT1_2) * 180) / Math.PI, rotZ: 45 }, 1 / Math.sqrt(3)],
  ])("an octahedron %s", (_, turn, foot) => {
    const eight = model("eight", { ColliderURL: "eight" });
    const lying = { ...eight, Transform: { ...eight.Transform, ...turn } };
    expect(letFall("eight", [], lying).position.y).toBeCloseTo(TOP + foot, 6);
  });

  test("a tile's origin is on its lower side: turned over, it is above it", () => {
    const tile = (faceDown: boolean) => letFall("tile", [], piece("tile", "Custom_Tile", { faceDown }));
    expect(tile(false).position.y).toBeCloseTo(TOP, 6);
    expect(tile(true).position.y).toBeCloseTo(TOP + 0.2, 6);
  });
});

describe("a deck is as high as its cards", () => {
  const cards = (count: number): string[] => Array.from({ length: count }, (_, i) => `card${String(i)}`);

  test.each([
    [2, 0.02],
    [30, 0.3],
    [100, 1],
  ])("%i cards", (count, high) => {
    const thing = letFall("deck", [], deck("deck", cards(count)));
    expect(thing.size.y).toBeCloseTo(high, 6);
    expect(thing.position.y).toBeCloseTo(TOP + high / 2, 6);
  });

  test("it shrinks as they are taken and grows as they are put in, and stays on the table", () => {
    const table = tableOf([deck("deck", cards(50)), card("more", { x: 9 })]);
    lua(table, `getObjectFromGUID("deck").setPosition({ 0, 2, 0 })`);
    table.settle();
    const thing = thingAt(table, "deck");
    expect(thing.position.y).toBeCloseTo(TOP + 0.25, 6);
    lua(
      table,
      `for i = 1, 20 do getObjectFromGUID("deck").takeObject({ position = { i * 3, 2, 9 }, smooth = false }) end`,
    );
    expect(thing.position.y).toBeCloseTo(TOP + 0.15, 6);
    lua(table, `getObjectFromGUID("deck").putObject(getObjectFromGUID("more"))`);
    table.settle();
    expect(thing.position.y).toBeCloseTo(TOP + 0.155, 6);
    expect(thing.top).toBeCloseTo(TOP + 0.31, 6);
  });

  test("what is put on it lies on its top", () => {
    const die6 = die("die", [], { x: 9 });
    expect(letFall("die", [deck("deck", cards(60), { y: TOP + 0.3 })], die6).position.y).toBeCloseTo(
      TOP + 0.6 + 0.5,
      6,
    );
  });
});

test("a hull is convex, closed, and holds every point", () => {
  const points = Array.from({ length: 200 }, (_, i) => {
    const [a, b, c] = [(i * 7919) % 101, (i * 104729) % 97, (i * 1299709) % 89];
    return new Vec(a / 101 - 0.5, b / 97 - 0.5, c / 89 - 0.5);
  });
  const faces = hullOf(points);
  const above = ([a, b, c]: Face, d: Vec): number => dot(cross(minus(b, a), minus(c, a)), minus(d, a));
  for (const face of faces) for (const point of points) expect(above(face, point)).toBeLessThan(1e-6);
  const corners = new Set(faces.flat());
  // Euler: corners − edges + sides = 2, and three edges of each side are shared by two.
  expect(corners.size - (faces.length * 3) / 2 + faces.length).toBe(2);
});

test("what somebody holds carries nothing", () => {
  const table = tableOf([piece("held01", "BlockSquare"), piece("falls1", "BlockSquare", { x: 5 })], "", {
    seated: ["Red"],
  });
  const [held, falls] = [thingAt(table, "held01"), thingAt(table, "falls1")];
  table.seat("Red").pickUp(held);
  held.position = new Vec(0, 5, 0);
  lua(table, 'getObjectFromGUID("falls1").setPosition({ 0, 9, 0 })');
  frames(table, 120);
  expect(falls.position.y).toBeLessThan(2);
});
