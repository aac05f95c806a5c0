import type { Point } from "../../bind/binding";
import type { SavedObject } from "../../saves/objects";
import { fieldOf, numberIn } from "../../saves/node";

/** How an object lies in a save. */
export interface Lying extends Point {
  readonly y: number;
  readonly facing: number;
  readonly scaleX: number;
  readonly scaleZ: number;
}

export const lyingOf = ({ node }: Pick<SavedObject, "node">): Lying => {
  const transform = fieldOf(node, "Transform");
  const of = (field: string, otherwise: number): number => numberIn(transform, field, otherwise);
  return {
    x: of("posX", 0),
    y: of("posY", 0),
    z: of("posZ", 0),
    facing: ((of("rotY", 0) % 360) + 360) % 360,
    scaleX: Math.abs(of("scaleX", 1)),
    scaleZ: Math.abs(of("scaleZ", 1)),
  };
};

/** What it lies in or is a state of, on the table. */
export const outermost = (object: SavedObject): SavedObject =>
  object.holder === "none" ? object : outermost(object.holder);

export const farBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.z - b.z);
