import type { Triple } from "../../room/wire";
import { cross, difference, unit } from "../space";

/**
 * Triangles in the game's space, about a piece's own middle. The corners of each go round so that (b − a) × (c − a) points
 * out of the body. A place in the picture counts from its lower left.
 */
export interface Mesh {
  readonly points: Float32Array;
  readonly normals: Float32Array;
  readonly images: Float32Array;
  readonly corners: Uint32Array;
}

export type Image = readonly [u: number, v: number];

export class MeshMaker {
  readonly #points: number[] = [];
  readonly #normals: number[] = [];
  readonly #images: number[] = [];
  readonly #corners: number[] = [];

  corner(point: Triple, normal: Triple, image: Image = [0, 0]): number {
    this.#points.push(...point);
    this.#normals.push(...normal);
    this.#images.push(...image);
    return this.#points.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.#corners.push(a, b, c);
  }

  /** A flat face, its corners going round; convex. */
  face(points: readonly Triple[], images: readonly Image[] = []): void {
    const [a = ORIGIN, b = ORIGIN, c = ORIGIN] = points;
    const normal = unit(cross(difference(b, a), difference(c, a)));
    const at = points.map((point, i) => this.corner(point, normal, images[i]));
    for (let i = 2; i < at.length; i++) this.triangle(at[0] ?? 0, at[i - 1] ?? 0, at[i] ?? 0);
  }

  made(): Mesh {
    return {
      points: Float32Array.from(this.#points),
      normals: Float32Array.from(this.#normals),
      images: Float32Array.from(this.#images),
      corners: Uint32Array.from(this.#corners),
    };
  }
}

const ORIGIN: Triple = [0, 0, 0];

export const pointOf = ({ points }: Mesh, corner: number): Triple => [
  points[corner * 3] ?? 0,
  points[corner * 3 + 1] ?? 0,
  points[corner * 3 + 2] ?? 0,
];

export interface Extent {
  readonly low: Triple;
  readonly high: Triple;
}

export const extentOf = ({ points }: Mesh): Extent => {
  const low = [Infinity, Infinity, Infinity] as [number, number, number];
  const high = [-Infinity, -Infinity, -Infinity] as [number, number, number];
  for (let i = 0; i < points.length; i++) {
    const axis = (i % 3) as 0 | 1 | 2;
    low[axis] = Math.min(low[axis], points[i] ?? 0);
    high[axis] = Math.max(high[axis], points[i] ?? 0);
  }
  return points.length === 0 ? { low: ORIGIN, high: ORIGIN } : { low, high };
};
