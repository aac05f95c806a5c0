import type { Piece, Triple } from "../room/wire";
import type { Standing } from "../view/standing";
import { HAND_TILT } from "./measures";
import type { Made } from "./parts";
import { type Frame, frameOf, outOf, sum } from "./space";

/** Where a piece is seen, and the box it takes up. */
export interface Placed {
  readonly at: Triple;
  readonly frame: Frame;
  /** The middle of its box, on the table. */
  readonly middle: Triple;
  readonly box: Triple;
}

const isInHand = ({ hand, held }: Piece): boolean => hand !== "" && held === "";

/** Cards of a hand stand up towards who holds them, as the game shows them. */
export const placedAs = ({ piece, at, turn }: Standing, { rises, box, middle }: Made): Placed => {
  const inHand = isInHand(piece);
  const frame = frameOf(inHand ? [turn[0] + HAND_TILT, turn[1], turn[2]] : turn);
  const seen: Triple = inHand ? at : [at[0], at[1] + rises, at[2]];
  return { at: seen, frame, middle: sum(seen, outOf(frame, middle)), box };
};
