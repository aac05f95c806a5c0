import type { Triple } from "../../room/wire";
import { type Mesh, MeshMaker } from "./mesh";

/** The game's triangular block, a unit wide, high and deep about the middle; its ridge runs north. */

const [SOUTH, NORTH] = [-0.5, 0.5];
const end = (z: number): [Triple, Triple, Triple] => [
  [-0.5, -0.5, z],
  [0.5, -0.5, z],
  [0, 0.5, z],
];

export const wedge = (): Mesh => {
  const maker = new MeshMaker();
  const [[a, b, c], [d, e, f]] = [end(SOUTH), end(NORTH)];
  maker.face([a, c, b]);
  maker.face([d, e, f]);
  maker.face([a, b, e, d]);
  maker.face([b, c, f, e]);
  maker.face([c, a, d, f]);
  return maker.made();
};
