import { type Mesh, MeshMaker } from "./mesh";

/** Pictures that stand: a unit wide and high. Seen from the side it looks to, a picture's left is on the left. */

const QUAD = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
] as const;

/** `looks`: north (1) or south (−1); from the south, east is on the right. */
const upright = (looks: 1 | -1, foot: number, z: number): Mesh => {
  const maker = new MeshMaker();
  const corners = QUAD.map(([u, v]) => [(0.5 - u) * looks, v + foot, z] as const);
  maker.face(corners, QUAD);
  return maker.made();
};

const THIN = 0.01;

/** A standee's front looks north, as an unturned piece does; it stands on its foot. */
export const standeeFront = (): Mesh => upright(1, 0, THIN);
export const standeeBack = (): Mesh => upright(-1, 0, -THIN);

/** Writing is read by who looks north, before it is turned; about its middle. */
export const writingQuad = (): Mesh => upright(-1, -0.5, 0);
