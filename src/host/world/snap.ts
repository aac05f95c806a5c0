import { far } from "../geometry";
import { Vec } from "../vm/value";
import type { Thing } from "./thing";
import type { World } from "./world";

/** Crossings of the grid's lines, or the middles of its cells, which are half a cell further. */
type Places = "crossings" | "middles";

const nearest = (world: World, { x, y, z }: Vec, places: Places): Vec => {
  const { xSize, ySize, PosOffset } = world.header.of("Grid");
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
  const isRectangles = world.header.of("Grid").Type === 0;
  if (!isRectangles || thing.data.Grid === false) return;
  thing.position = places(world, thing.position)[0] ?? thing.position;
};
