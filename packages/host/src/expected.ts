import type { Piece, Point } from "./piece";

const places = new WeakMap<Piece, Point>();

/** A test has looked for a piece at this place in vain: pictures point it out. */
export const expectAt = (piece: Piece, place: Point): void => {
  places.set(piece, place);
};

export const expectedPlace = (piece: Piece): Point | undefined => places.get(piece);
