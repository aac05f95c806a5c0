import type { Look } from "../room/look";
import type { Triple } from "../room/wire";

/** What the painter is asked for: a look, as it is turned, so many pixels to a table unit. */
export interface Order {
  readonly key: string;
  readonly look: Look;
  readonly turn: Triple;
  readonly size: Triple;
  readonly scale: number;
  readonly detail: number;
}

/** The picture of a piece from above, about its own middle, in table units. */
export interface Sprite {
  readonly key: string;
  readonly bitmap: ImageBitmap;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A figure shows its front: upright parts lean back by this much of their height. */
export const LEAN = 0.7;
