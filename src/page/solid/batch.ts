import {
  BufferAttribute,
  BufferGeometry,
  Color,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
} from "three";
import type { Mesh } from "./shapes/mesh";

/** All that is drawn at once: one shape with one picture, wherever it stands. */

/** A part of a picture, as three's shader takes it: where it begins, and how far it goes. Rows count from the top. */
export type Rect = readonly [x: number, y: number, wide: number, high: number];

/** A place in a batch; it moves when another leaves. */
export interface Slot {
  readonly batch: Batch;
  index: number;
}

const FIRST = 8;

/** Turned round for three: it counts z the other way, and so goes round triangles the other way. */
const geometryOf = ({ points, normals, images, corners }: Mesh): BufferGeometry => {
  const [at, out, round] = [points.slice(), normals.slice(), corners.slice()];
  for (let i = 2; i < at.length; i += 3) {
    at[i] = -(at[i] ?? 0);
    out[i] = -(out[i] ?? 0);
  }
  for (let i = 1; i < round.length; i += 3) [round[i], round[i + 1]] = [round[i + 1] ?? 0, round[i] ?? 0];
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(at, 3));
  geometry.setAttribute("normal", new BufferAttribute(out, 3));
  geometry.setAttribute("uv", new BufferAttribute(images, 2));
  geometry.setIndex(new BufferAttribute(round, 1));
  return geometry;
};

export class Batch {
  mesh: InstancedMesh;
  readonly #slots: Slot[] = [];
  #rects = new InstancedBufferAttribute(new Float32Array(FIRST * 4), 4);
  #geometry = new BufferGeometry();

  constructor(
    readonly material: Material,
    readonly shadows: boolean,
    /** A batch that grows has another mesh: the old one is taken away. */
    readonly replaced: (old: InstancedMesh, next: InstancedMesh) => void,
  ) {
    this.mesh = this.#made(FIRST);
  }

  shapeIs(mesh: Mesh): void {
    this.#geometry = geometryOf(mesh);
    this.#geometry.setAttribute("cell", this.#rects);
    this.mesh.geometry = this.#geometry;
    this.mesh.visible = this.#slots.length > 0;
  }

  add(rect: Rect, tint: Color): Slot {
    const index = this.#slots.length;
    if (index >= this.mesh.instanceMatrix.count) this.#grow();
    const slot: Slot = { batch: this, index };
    this.#slots.push(slot);
    this.#rects.setXYZW(index, ...rect);
    this.#rects.needsUpdate = true;
    this.mesh.setColorAt(index, tint);
    if (this.mesh.instanceColor !== null) this.mesh.instanceColor.needsUpdate = true;
    this.#count();
    return slot;
  }

  move({ index }: Slot, matrix: Matrix4): void {
    this.mesh.setMatrixAt(index, matrix);
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  /** The last one takes the place that is free. */
  remove({ index }: Slot): void {
    const last = this.#slots.pop();
    if (last !== undefined && last.index !== index) {
      this.#copy(last.index, index);
      last.index = index;
      this.#slots[index] = last;
    }
    this.#count();
  }

  #count(): void {
    this.mesh.count = this.#slots.length;
    this.mesh.visible = this.#slots.length > 0 && this.#geometry.index !== null;
  }

  #copy(from: number, to: number): void {
    const [matrix, colour] = [new Matrix4(), new Color()];
    this.mesh.getMatrixAt(from, matrix);
    this.mesh.setMatrixAt(to, matrix);
    this.mesh.getColorAt(from, colour);
    this.mesh.setColorAt(to, colour);
    const rects = this.#rects;
    rects.setXYZW(to, rects.getX(from), rects.getY(from), rects.getZ(from), rects.getW(from));
    rects.needsUpdate = true;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor !== null) this.mesh.instanceColor.needsUpdate = true;
  }

  #made(room: number): InstancedMesh {
    const mesh = new InstancedMesh(this.#geometry, this.material, room);
    mesh.frustumCulled = false;
    mesh.castShadow = this.shadows;
    mesh.receiveShadow = this.shadows;
    mesh.count = 0;
    return mesh;
  }

  #grow(): void {
    const old = this.mesh;
    const room = old.instanceMatrix.count * 2;
    const rects = new InstancedBufferAttribute(new Float32Array(room * 4), 4);
    rects.array.set(this.#rects.array);
    this.#rects = rects;
    this.mesh = this.#made(room);
    this.mesh.instanceMatrix.array.set(old.instanceMatrix.array);
    for (let i = 0; i < this.#slots.length; i++) {
      const colour = new Color();
      old.getColorAt(i, colour);
      this.mesh.setColorAt(i, colour);
    }
    this.#geometry.setAttribute("cell", rects);
    this.#count();
    this.replaced(old, this.mesh);
    old.dispose();
  }
}
