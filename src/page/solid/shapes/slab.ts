import { type Mesh, MeshMaker } from "./mesh";
import type { Outline } from "./outlines";
import { triangulated } from "./triangulated";

/**
 * A flat piece of height 1 about its middle, in three parts: two that bear pictures and an edge. Unturned its picture's top
 * points south, as the game has cards, tiles and boards; turned over about its long side the back reads the right way too.
 */
export interface Slab {
  readonly front: Mesh;
  readonly back: Mesh;
  readonly edge: Mesh;
}

const side = (outline: Outline, up: 1 | -1): Mesh => {
  const maker = new MeshMaker();
  for (const [x, z] of outline) maker.corner([x, up / 2, z], [0, up, 0], [0.5 - up * x, 0.5 - z]);
  // Round from east over north, a face looks down.
  for (const [a, b, c] of triangulated(outline)) {
    if (up > 0) maker.triangle(a, c, b);
    else maker.triangle(a, b, c);
  }
  return maker.made();
};

const edge = (outline: Outline): Mesh => {
  const maker = new MeshMaker();
  outline.forEach(([x, z], i) => {
    const [nx, nz] = outline[(i + 1) % outline.length] ?? [x, z];
    maker.face(
      [
        [x, -0.5, z],
        [x, 0.5, z],
        [nx, 0.5, nz],
        [nx, -0.5, nz],
      ],
      [
        [0, 0],
        [0, 1],
        [1, 1],
        [1, 0],
      ],
    );
  });
  return maker.made();
};

export const slabOf = (outline: Outline): Slab => ({
  front: side(outline, 1),
  back: side(outline, -1),
  edge: edge(outline),
});
