import type { Triple } from "../../room/wire";
import { type Image, type Mesh, MeshMaker } from "./mesh";

/** Pictures that stand: a unit wide and high, their foot at the middle. */

const quad = (corners: readonly [Triple, Triple, Triple, Triple], images: readonly Image[]): Mesh => {
  const maker = new MeshMaker();
  maker.face(corners, images);
  return maker.made();
};

const LOWER_LEFT_FIRST: readonly Image[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** A standee's front looks north, as an unturned piece does. */
export const standeeFront = (): Mesh =>
  quad(
    [
      [0.5, 0, 0.01],
      [-0.5, 0, 0.01],
      [-0.5, 1, 0.01],
      [0.5, 1, 0.01],
    ],
    LOWER_LEFT_FIRST,
  );

export const standeeBack = (): Mesh =>
  quad(
    [
      [-0.5, 0, -0.01],
      [0.5, 0, -0.01],
      [0.5, 1, -0.01],
      [-0.5, 1, -0.01],
    ],
    LOWER_LEFT_FIRST,
  );

/** Writing is read by who looks north, before it is turned; about its middle. */
export const writingQuad = (): Mesh =>
  quad(
    [
      [-0.5, -0.5, 0],
      [0.5, -0.5, 0],
      [0.5, 0.5, 0],
      [-0.5, 0.5, 0],
    ],
    LOWER_LEFT_FIRST,
  );
