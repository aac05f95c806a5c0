import { extent, stretched, times, turned, turnedBack, UP } from "../geometry";
import { Vec } from "../vm/value";
import { type Body, meets } from "./body";
import type { Bounds } from "./bounds";

/** Higher than anything reaches over its own origin. */
const SKY = 1000;

const isLevel = ({ x, z }: Vec): boolean => x % 180 === 0 && z % 180 === 0;

/** How high a body's corners are, over its origin: the lowest and the highest. */
const heightsOf = ({ corners }: Body, rotation: Vec, scale: Vec): readonly [low: number, high: number] => {
  let [low, high] = [Infinity, -Infinity];
  for (const corner of corners) {
    const { y } = turned(stretched(corner, scale), rotation);
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  return [low, high];
};

/** What a thing takes up about its origin for as long as it is turned and scaled like this: it is asked for in every frame. */
export class Standing {
  readonly low: number;
  readonly high: number;
  /** From its origin to the middle of its box. */
  readonly middle: Vec;
  readonly #sine: number;
  readonly #cosine: number;
  /** Half of its outline as seen from above, not turned about. */
  readonly #half: Vec;

  constructor(
    readonly bounds: Bounds,
    readonly rotation: Vec,
    readonly scale: Vec,
  ) {
    [this.low, this.high] = heightsOf(bounds.body, rotation, scale);
    this.middle = turned(stretched(bounds.middle, scale), rotation);
    const yaw = (rotation.y * Math.PI) / 180;
    [this.#sine, this.#cosine] = [Math.sin(yaw), Math.cos(yaw)];
    this.#half = times(extent(stretched(bounds.size, scale), new Vec(rotation.x, 0, rotation.z)), 0.5);
  }

  isOf(bounds: Bounds, rotation: Vec, scale: Vec): boolean {
    return this.bounds === bounds && this.rotation === rotation && this.scale === scale;
  }

  /** Whether a place beside its origin lies within its outline as seen from above. */
  covers(x: number, z: number): boolean {
    const [east, north] = [x - this.middle.x, z - this.middle.z];
    const across = east * this.#cosine - north * this.#sine;
    const along = north * this.#cosine + east * this.#sine;
    return Math.abs(across) <= this.#half.x && Math.abs(along) <= this.#half.z;
  }

  /** How high it is there, over its origin; nothing where it is not. */
  surface(x: number, z: number): number | undefined {
    if (this.bounds.body.isBox && isLevel(this.rotation)) return this.covers(x, z) ? this.high : undefined;
    const [from, way] = [this.#own(new Vec(x, SKY, z)), this.#own(times(UP, -1))];
    let nearest = Infinity;
    for (const face of this.bounds.body.faces) nearest = Math.min(nearest, meets(from, way, face) ?? Infinity);
    return nearest === Infinity ? undefined : SKY - nearest;
  }

  #own(v: Vec): Vec {
    const { x, y, z } = turnedBack(v, this.rotation);
    return new Vec(x / this.scale.x, y / this.scale.y, z / this.scale.z);
  }
}
