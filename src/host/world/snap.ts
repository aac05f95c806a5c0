import { far } from "../geometry";
import { cornerNear, type Flat, middleNear } from "./hexagons";
import { Vec } from "../vm/value";
import type { Thing } from "./thing";
import type { World } from "./world";

/** Crossings of the grid's lines, or the middles of its cells, which are half a cell further. */
type Places = "crossings" | "middles";

/** As a save tells it: hexagons in rows along x, and along z. */
const HORIZONTAL = 1;
const VERTICAL = 2;

/** Hexagons have one size, and the grid's origin is the middle of one. */
const nearestOfHexagons = (world: World, { x, y, z }: Vec, places: Places): Vec => {
  const { Type, xSize, PosOffset } = world.header.of("Grid");
  const turned = ({ x, z }: Flat): Flat => (Type === VERTICAL ? { x: z, z: x } : { x, z });
  const near = places === "middles" ? middleNear : cornerNear;
  const to = turned(near(turned({ x: x - PosOffset.x, z: z - PosOffset.z }), xSize));
  return new Vec(to.x + PosOffset.x, y, to.z + PosOffset.z);
};

const nearest = (world: World, at: Vec, places: Places): Vec => {
  const { Type, xSize, ySize, PosOffset } = world.header.of("Grid");
  if (Type === HORIZONTAL || Type === VERTICAL) return nearestOfHexagons(world, at, places);
  const { x, y, z } = at;
  const near = (at: number, size: number, from: number): number => {
    const first = from + (places === "middles" ? size / 2 : 0);
    return Math.round((at - first) / size) * size + first;
  };
  return new Vec(near(x, xSize, PosOffset.x), y, near(z, ySize, PosOffset.z));
};

/** Where the grid takes things as it is set, the nearest place first. */
const places = (world: World, at: Vec): readonly Vec[] => {
  const { Snapping, Offset, BothSnapping } = world.header.of("Grid");
  return [
    ...(Snapping || BothSnapping ? [nearest(world, at, "crossings")] : []),
    ...(Offset || BothSnapping ? [nearest(world, at, "middles")] : []),
  ].sort((a, b) => far(a, at) - far(b, at));
};

/** To where the grid takes things, or else its nearest crossing: https://api.tabletopsimulator.com/grid/ */
export const snapToGrid = (world: World, thing: Thing): void => {
  thing.position = places(world, thing.position)[0] ?? nearest(world, thing.position, "crossings");
};

/** What is dropped goes where the grid takes things, if it does. */
export const droppedOnGrid = (world: World, thing: Thing): void => {
  if (thing.data.Grid === false) return;
  thing.position = places(world, thing.position)[0] ?? thing.position;
};
