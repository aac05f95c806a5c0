import { type Binding, type BoundPiece, type Mark, MARKS, type Marks } from "./binding";

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

/** The pieces of a binding, each by one of its marks: for an object only those have to be looked through whose mark it has. */
export type PiecesByMark = Readonly<Record<string, readonly BoundPiece[] | undefined>>;

/** What few objects have in common comes first. */
const TELLING: readonly Mark[] = [
  "guid",
  "face",
  "image",
  "mesh",
  "notes",
  "description",
  "name",
  "back",
  "cell",
  "inside",
  "tint",
  "type",
];

const keyOf = (mark: Mark, text: string): string => mark + " " + text;

export const piecesByMark = ({ pieces }: Pick<Binding, "pieces">): PiecesByMark => {
  const all: Record<string, BoundPiece[] | undefined> = {};
  for (const piece of pieces) {
    for (const mark of TELLING) {
      const text = piece.by[mark];
      if (text !== undefined) {
        const key = keyOf(mark, text);
        const others = all[key];
        if (others === undefined) all[key] = [piece];
        else others.push(piece);
        break;
      }
    }
  }
  return all;
};

/** The same as `whichPiece` says. */
export const whichOf = (byMark: PiecesByMark, seen: Marks): BoundPiece | "none" | "several" => {
  const pieces: BoundPiece[] = [];
  for (const mark of TELLING) {
    const text = seen[mark];
    const having = text === undefined ? undefined : byMark[keyOf(mark, text)];
    for (const piece of having ?? []) pieces.push(piece);
  }
  return whichPiece({ pieces }, seen);
};
