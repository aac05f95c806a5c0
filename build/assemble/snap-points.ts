import { standing } from "../../src/table/stand";
import { readingTurn } from "../../src/tts/reading-turn";
import type { SnapPointState } from "../../src/tts/save";
import type { Maker } from "./maker";
import { type Piece, tagsOf, tidy, turned } from "./piece";

/** What only the script moves, such as a board, is nothing to put a piece on by hand. */
const spotsOfFixedPieces = (pieces: readonly Piece[]): Set<string> =>
  new Set(pieces.filter(({ kind }) => kind.fixed).map(({ place }) => place.at));

/** The first place of every spot on the table pulls what is put near it, if it is one of ours; a pile turns it too. */
export const snapPoints = ({ game }: Maker, pieces: readonly Piece[]): SnapPointState[] => {
  const taken = spotsOfFixedPieces(pieces);
  return Object.entries(game.spots).flatMap(([at, spot]) => {
    const { as } = spot.holds;
    if (taken.has(at) || (as !== "row" && as !== "pile")) return [];
    const { x, y, z, facing } = standing(spot, 0);
    const point = { Position: { x: tidy(x), y: tidy(y), z: tidy(z) }, Tags: tagsOf() };
    return [as === "row" ? point : { ...point, Rotation: { x: 0, y: turned(facing + readingTurn("Deck")), z: 0 } }];
  });
};
