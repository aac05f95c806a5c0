import type { BoundPiece, Mark, Marks } from "../../bind/binding";
import { hasMarks } from "../../bind/which";

/** What a piece is, and what there is to see of it. */
export interface Told {
  readonly sort: string;
  readonly kind: string;
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
const marksFor = (way: readonly Mark[], seen: Marks): readonly Marks[] =>
  way.every((mark) => seen[mark] !== undefined) ? [Object.fromEntries(way.map((mark) => [mark, seen[mark]]))] : [];

const isAlike = (one: Told, other: Told): boolean => one.sort === other.sort && one.kind === other.kind;

/** By the first of its marks, those that have it. */
class Index {
  readonly #by = new Map<string, Told[]>();

  constructor(readonly all: readonly Told[]) {
    for (const told of all)
      for (const [mark, text] of Object.entries(told.seen)) {
        const key = `${mark} ${text}`;
        const others = this.#by.get(key);
        if (others === undefined) this.#by.set(key, [told]);
        else others.push(told);
      }
  }

  having(marks: Marks): readonly Told[] {
    const lists = Object.entries(marks).map(([mark, text]) => this.#by.get(`${mark} ${text}`) ?? []);
    const [shortest = []] = lists.sort((a, b) => a.length - b.length);
    return shortest.filter(({ seen }) => hasMarks(marks, seen));
  }
}

/** The marks by which each piece is told from everything else there is, and the pieces that nothing tells apart. */
export const marksThatTell = (
  all: readonly Told[],
): { readonly pieces: readonly BoundPiece[]; readonly alike: readonly Told[] } => {
  const index = new Index(all);
  const pieces = new Map<string, BoundPiece>();
  const alike: Told[] = [];
  for (const told of all.filter(({ sort }) => sort !== "")) {
    const by = WAYS.flatMap((way) => marksFor(way, told.seen)).find((marks) =>
      index.having(marks).every((other) => isAlike(told, other)),
    );
    if (by === undefined) alike.push(told);
    else pieces.set(JSON.stringify(by), { sort: told.sort, kind: told.kind, by });
  }
  return { pieces: [...pieces.values()], alike };
};
