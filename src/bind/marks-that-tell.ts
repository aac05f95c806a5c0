import { breathe } from "../kernel/breath";
import type { Word } from "../kernel/words";
import { type BoundPiece, type Mark, MARKS, type Marks } from "./binding";
import { hasMarks } from "./which";

/** What a piece is, and what there is to see of it. */
export interface Told {
  readonly sort: Word;
  readonly kind: Word;
  readonly seen: Marks;
}

/** The most lasting first: names are given and taken away, a picture stays. */
const WAYS: readonly (readonly Mark[])[] = [
  ["face", "back"],
  ["back"],
  ["face", "back", "cell"],
  ["face", "back", "cell", "name"],
  ["type", "mesh"],
  ["type", "image"],
  ["type", "mesh", "image"],
  ["type", "name"],
  ["type", "description"],
  ["type", "notes"],
  ["type", "mesh", "tint"],
  ["type", "image", "tint"],
  ["type", "name", "tint"],
  ["type", "tint"],
  ["type", "inside"],
  ["type", "inside", "tint"],
  // Of four equal pawns only the GUID tells which is whose; it goes with what such a pawn looks like.
  ["type", "image", "guid"],
  ["type", "mesh", "guid"],
  ["type", "tint", "guid"],
];

/** Its marks of that way, where it has them all. */
const marksFor = (way: readonly Mark[], seen: Marks): Marks | "none" => {
  const marks: Partial<Record<Mark, string>> = {};
  for (const mark of way) {
    const text = seen[mark];
    if (text === undefined) return "none";
    marks[mark] = text;
  }
  return marks;
};

const isAlike = (one: Told, other: Told): boolean => one.sort === other.sort && one.kind === other.kind;

/** By one of its marks, those that have it. */
type Index = Readonly<Record<string, readonly Told[] | undefined>>;

const keyOf = (mark: Mark, text: string): string => mark + " " + text;

/** As much as it is to put a few pieces where they are found. */
const A_PIECE = 8;

const indexOf = (all: readonly Told[]): Index => {
  const index: Record<string, Told[] | undefined> = {};
  for (const told of all) {
    breathe(A_PIECE);
    for (const mark of MARKS) {
      const text = told.seen[mark];
      if (text !== undefined) {
        const key = keyOf(mark, text);
        const others = index[key];
        if (others === undefined) index[key] = [told];
        else others.push(told);
      }
    }
  }
  return index;
};

/** The fewest among which those with all these marks are. */
const amongWhich = (index: Index, marks: Marks): readonly Told[] => {
  let shortest: readonly Told[] | "none" = "none";
  for (const mark of MARKS) {
    const text = marks[mark];
    const having = text === undefined ? undefined : (index[keyOf(mark, text)] ?? []);
    if (having !== undefined && (shortest === "none" || having.length < shortest.length)) shortest = having;
  }
  return shortest === "none" ? [] : shortest;
};

/** As much as it is to compare two. */
const A_LOOK = 2.5;

/** Whether nothing else has these marks. */
const tells = (index: Index, marks: Marks, told: Told): boolean => {
  const among = amongWhich(index, marks);
  for (const other of among) {
    breathe(A_LOOK);
    if (!isAlike(told, other) && hasMarks(marks, other.seen)) return false;
  }
  return true;
};

/** What is seen of a piece in one text, its GUID left out. */
const lookOf = ({ sort, kind, seen }: Told): string => {
  let look = sort + " " + kind;
  for (const mark of MARKS) if (mark !== "guid") look += "\n" + (seen[mark] ?? "");
  return look;
};

const textOf = (marks: Marks): string => {
  let text = "";
  for (const mark of MARKS) text += "\n" + (marks[mark] ?? "");
  return text;
};

/** As much as it is to look who has these marks. */
const A_WAY = 6;

const byWhichMarks = (index: Index, told: Told): Marks | "none" => {
  for (const way of WAYS) {
    breathe(A_WAY);
    const marks = marksFor(way, told.seen);
    if (marks !== "none" && tells(index, marks, told)) return marks;
  }
  return "none";
};

/** The marks by which each piece is told from everything else there is, and the pieces that nothing tells apart. */
export const marksThatTell = (
  all: readonly Told[],
): { readonly pieces: readonly BoundPiece[]; readonly alike: readonly Told[] } => {
  const index = indexOf(all);
  const pieces: BoundPiece[] = [];
  const bound: Record<string, boolean> = {};
  const alike: Told[] = [];
  // Those that look the same are told by the same, unless it is by their GUIDs.
  const before: Record<string, Marks | "none" | undefined> = {};
  for (const told of all) {
    if (told.sort !== "") {
      breathe(A_PIECE);
      const look = lookOf(told);
      const by = before[look] ?? byWhichMarks(index, told);
      if (by !== "none" && by.guid === undefined) before[look] = by;
      const text = by === "none" ? "" : textOf(by);
      if (by === "none") alike.push(told);
      else if (bound[text] !== true) {
        bound[text] = true;
        pieces.push({ sort: told.sort, kind: told.kind, by });
      }
    }
  }
  return { pieces, alike };
};
