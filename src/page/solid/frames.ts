import { BoxGeometry, Color, InstancedMesh, Matrix4, MeshBasicMaterial } from "three";
import type { Triple } from "../room/wire";
import type { Placed } from "./placed";
import { matrixOf, outOf, sum } from "./space";

/** Boxes drawn by their edges: what is pointed at, held or glows; zones; and what cannot be drawn. */

export interface Framed {
  readonly placed: Placed;
  readonly tint: string;
  /** How thick the edges are. */
  readonly thick: number;
}

const EDGES = 12;
const FIRST = 64;

/** The twelve edges of a box: where the middle of each is, as shares of the box, and along which axis it runs. */
const edges: readonly (readonly [axis: 0 | 1 | 2, at: Triple])[] = ([0, 1, 2] as const).flatMap((axis) =>
  [-0.5, 0.5].flatMap((a) =>
    [-0.5, 0.5].map((b) => {
      const at: [number, number, number] = [0, 0, 0];
      at[(axis + 1) % 3] = a;
      at[(axis + 2) % 3] = b;
      return [axis, at] as const;
    }),
  ),
);

export class Frames {
  mesh = this.#made(FIRST);
  readonly #matrix = new Matrix4();
  readonly #colour = new Color();

  constructor(readonly replaced: (old: InstancedMesh, next: InstancedMesh) => void) {}

  show(all: readonly Framed[]): void {
    if (all.length * EDGES > this.mesh.instanceMatrix.count) {
      const old = this.mesh;
      this.mesh = this.#made(all.length * EDGES * 2);
      this.replaced(old, this.mesh);
      old.dispose();
    }
    all.forEach((framed, i) => {
      this.#put(framed, i * EDGES);
    });
    this.mesh.count = all.length * EDGES;
    this.mesh.visible = all.length > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor !== null) this.mesh.instanceColor.needsUpdate = true;
  }

  #put({ placed: { frame, middle, box }, tint, thick }: Framed, first: number): void {
    this.#colour.set(tint);
    edges.forEach(([axis, at], i) => {
      const size: [number, number, number] = [thick, thick, thick];
      size[axis] = box[axis] + thick;
      const where = sum(middle, outOf(frame, [at[0] * box[0], at[1] * box[1], at[2] * box[2]]));
      this.mesh.setMatrixAt(first + i, this.#matrix.fromArray(matrixOf(frame, size, where)));
      this.mesh.setColorAt(first + i, this.#colour);
    });
  }

  #made(room: number): InstancedMesh {
    const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), new MeshBasicMaterial(), room);
    mesh.frustumCulled = false;
    mesh.visible = false;
    return mesh;
  }
}
