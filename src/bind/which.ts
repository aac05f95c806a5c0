import { type Binding, type BoundPiece, MARKS, type Marks } from "./binding";

/** How many of its marks an object has, or -1 where one of them is another. */
const agreeing = (by: Marks, seen: Marks): number => {
  let count = 0;
  for (const mark of MARKS) {
    const text = by[mark];
    if (text !== undefined) {
      if (text !== seen[mark]) return -1;
      count++;
    }
  }
  return count;
};

export const hasMarks = (by: Marks, seen: Marks): boolean => agreeing(by, seen) >= 0;

/**
 * What the binding says an object is. Where several pieces have marks that fit, the one of which most is said is meant;
 * "several" where as much is said of different ones.
 */
export const whichPiece = ({ pieces }: Pick<Binding, "pieces">, seen: Marks): BoundPiece | "none" | "several" => {
  let best: BoundPiece | "none" | "several" = "none";
  let most = 0;
  for (const piece of pieces) {
    const count = agreeing(piece.by, seen);
    if (count > most) {
      best = piece;
      most = count;
    } else if (count === most && count > 0 && best !== "none" && best !== "several") {
      if (best.kind !== piece.kind || best.sort !== piece.sort) best = "several";
    }
  }
  return best;
};
