import { Vec } from "../vm/value";
import type { Thing } from "./thing";
import type { World } from "./world";

/** The nearest crossing of the table's grid: https://api.tabletopsimulator.com/grid/ */
export const snapToGrid = (world: World, thing: Thing): void => {
  const { xSize, ySize, PosOffset } = world.header.of("Grid");
  const near = (at: number, size: number, from: number): number => Math.round((at - from) / size) * size + from;
  const { x, y, z } = thing.position;
  thing.position = new Vec(near(x, xSize, PosOffset.x), y, near(z, ySize, PosOffset.z));
};
