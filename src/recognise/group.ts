import { breathe } from "../kernel/breath";
import type { Colour } from "../kernel/known-by";
import { numberText } from "../kernel/number-text";
import { isCard } from "./form-fit";
import type { Glimpse } from "./glimpse";

/** Pieces that look alike, of which nobody has said what they are. */
export interface Group {
  readonly pieces: Glimpse[];
  /** How many there are; 0 for any number. */
  count: number;
}

const shade = ({ r, g, b }: Colour): string =>
  numberText(Math.floor(r * 20)) + "/" + numberText(Math.floor(g * 20)) + "/" + numberText(Math.floor(b * 20));

/** Cards of one back in one deck are one group; the game's own pieces differ by their tint alone. */
export const byLook = (glimpse: Glimpse): string => {
  const { type, look, holder } = glimpse;
  return type + " " + look + (isCard(glimpse) ? " " + holder : "") + " " + shade(glimpse.colour);
};

/** Those that each have a picture of their own: made alike, as large, and kept together. */
export const bySize = ({ type, model, mould, wide, holder }: Glimpse): string =>
  type + " " + mould + " " + numberText(model + 1) + " " + numberText(Math.floor(wide * 20)) + " " + holder;

/** As much as it is to say what a piece looks like. */
const A_PIECE = 4;

/** In the order in which their first pieces come. */
export const grouped = (pieces: readonly Glimpse[], by: (this: void, glimpse: Glimpse) => string): readonly Group[] => {
  const groups: Group[] = [];
  const known: Record<string, Group | undefined> = {};
  for (const piece of pieces) {
    breathe(A_PIECE);
    const key = by(piece);
    const group = known[key];
    if (group === undefined) {
      const begun = { pieces: [piece], count: piece.count };
      known[key] = begun;
      groups.push(begun);
    } else {
      group.pieces.push(piece);
      group.count = group.count === 0 || piece.count === 0 ? 0 : group.count + piece.count;
    }
  }
  return groups;
};
