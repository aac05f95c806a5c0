import { Color, Group, type Material } from "three";
import type { Cell } from "../room/look";
import { Batch, type Rect, type Slot } from "./batch";
import type { Lettering } from "./lettering";
import { litMaterial, writtenMaterial } from "./materials";
import type { Part } from "./parts";
import type { Pictures } from "./pictures";
import type { Mesh } from "./shapes/mesh";
import { type Shape, WRITING } from "./shapes/shape";

/** What is drawn, by shape and picture: as few calls to the graphics card as there are different things to draw. */

/** A neighbour on the same sheet must not shine through at a cell's edge. */
const INSET = 0.002;

const rectOf = ({ at, across, down }: Cell): Rect => {
  if (across === 1 && down === 1) return [0, 0, 1, 1];
  const [wide, high] = [1 / across, 1 / down];
  const [x, y] = [(at % across) * wide, Math.floor(at / across) * high];
  return [x + wide * INSET, y + high * INSET, wide * (1 - 2 * INSET), high * (1 - 2 * INSET)];
};

/** While its picture is on its way. */
const COMING = new Color("#6c667a");

interface Surface {
  readonly material: ReturnType<typeof litMaterial>;
  /** Whether its picture is there, so that pieces have their own colour. */
  readonly clear: boolean;
}

export class Batches {
  readonly group = new Group();
  readonly #batches = new Map<string, Batch>();
  readonly #surfaces = new Map<string, Surface>();
  readonly #shapes = new Map<string, Mesh | Promise<Mesh>>();
  readonly #written: Material;

  constructor(
    readonly pictures: Pictures,
    lettering: Lettering,
    /** A shape has come, or cannot be had: then pieces that have it are outlined. */
    readonly came: (shape: Shape, fine: boolean) => void,
  ) {
    this.#written = writtenMaterial(lettering.texture);
  }

  part({ shape, picture, cell, tint, clear }: Part): Slot {
    const key = `${shape.key} | ${picture}${clear ? " clear" : ""}`;
    const batch = this.#batches.get(key) ?? this.#begin(key, shape, this.#surface(picture, clear).material, true);
    return batch.add(rectOf(cell), new Color(tint));
  }

  writing(rect: Rect): Slot {
    const batch = this.#batches.get(WRITING.key) ?? this.#begin(WRITING.key, WRITING, this.#written, false);
    return batch.add(rect, new Color("#ffffff"));
  }

  /** A picture has come, or never will. */
  pictureCame(url: string): void {
    for (const clear of [false, true]) {
      const surface = this.#surfaces.get(`${url}${String(clear)}`);
      const picture = this.pictures.of(url);
      if (surface === undefined || typeof picture === "string") continue;
      surface.material.map = picture.texture;
      surface.material.color = new Color("#ffffff");
      surface.material.needsUpdate = true;
    }
  }

  #surface(picture: string, clear: boolean): Surface {
    const key = `${picture}${String(clear)}`;
    let surface = this.#surfaces.get(key);
    if (surface !== undefined) return surface;
    surface = { material: litMaterial(clear), clear };
    this.#surfaces.set(key, surface);
    if (picture === "") return surface;
    const known = this.pictures.of(picture);
    if (typeof known === "string") surface.material.color = COMING;
    else surface.material.map = known.texture;
    return surface;
  }

  #begin(key: string, shape: Shape, material: Material, shadows: boolean): Batch {
    const batch = new Batch(material, shadows, (old, next) => {
      this.group.remove(old);
      this.group.add(next);
    });
    batch.mesh.name = key;
    this.#batches.set(key, batch);
    this.group.add(batch.mesh);
    void this.pictures.counted(this.#shapeFor(batch, shape));
    return batch;
  }

  async #shapeFor(batch: Batch, shape: Shape): Promise<void> {
    let mesh = this.#shapes.get(shape.key);
    if (mesh === undefined) this.#shapes.set(shape.key, (mesh = shape.make(this.pictures)));
    try {
      if (mesh instanceof Promise) mesh = await mesh;
      batch.shapeIs(mesh);
      this.came(shape, mesh.corners.length > 0);
    } catch {
      this.came(shape, false);
    }
  }
}
