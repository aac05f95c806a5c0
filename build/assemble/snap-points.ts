import type { Spot } from "../../src/kernel/scene";
import { standing } from "../../src/table/stand";
import { readingTurn } from "../../src/tts/reading-turn";
import type { SnapPointState } from "../../src/tts/save";
import type { Maker } from "./maker";
import { type Piece, tagsOf, tidy, turned } from "./piece";

/** What only the script moves, such as a board, is nothing to put a piece on by hand. */
const spotsOfFixedPieces = (pieces: readonly Piece[]): Set<string> =>
  new Set(pieces.filter(({ kind }) => kind.fixed).map(({ place }) => place.at));

/** A pile, or a row of one place: what is put near it belongs there and nowhere else. */
const isOnePlace = ({ holds }: Spot): boolean =>
  holds.as === "pile" || (holds.as === "row" && holds.across * holds.lines === 1);

/** Such places pull what is put near them, if it is one of ours; a pile turns it too. */
export const snapPoints = ({ game }: Maker, pieces: readonly Piece[]): SnapPointState[] => {
  const taken = spotsOfFixedPieces(pieces);
  const open = Object.entries(game.spots).filter(([at, spot]) => isOnePlace(spot) && !taken.has(at));
  return open.map(([, spot]) => {
    const { x, y, z, facing } = standing(spot, 0);
    const point = { Position: { x: tidy(x), y: tidy(y), z: tidy(z) }, Tags: tagsOf() };
    if (spot.holds.as === "row") return point;
    return { ...point, Rotation: { x: 0, y: turned(facing + readingTurn("Deck")), z: 0 } };
  });
};
