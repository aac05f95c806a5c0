import type { Game } from "../../src/kernel/game";
import type { Place, Scene } from "../../src/kernel/scene";
import type { Nouns } from "../../src/kernel/words";
import { standing } from "../../src/table/stand";

/** What lies where by a game's scene, and what would lie in something else. */

export interface Box {
  readonly what: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** Width and depth of the forms that lie on the table itself, not on a board or under other things. */
export type Sizes = Readonly<Record<string, readonly [width: number, depth: number]>>;

/** Piles and bags have a rim about them. */
const PILE = 1.6;

/** Slots follow each other in a row; a pile and a bag keep theirs in one place. */
export const boxOf = <N extends Nouns>(
  { spots, kinds }: Game<N>,
  sizes: Sizes,
  kind: string,
  { at, n, turn }: Place,
): Box => {
  const spot = spots[at];
  if (spot === undefined) throw new Error(`no such spot: ${at}`);
  const [wide, deep] = sizes[kinds[kind]?.form ?? ""] ?? [0, 0];
  const [width, depth] = turn === 1 ? [deep, wide] : [wide, deep];
  const { x, y, z } = standing(spot, n);
  if (spot.holds.as === "row") return { what: `${kind} at ${at} ${String(n)}`, x, y, z, width, depth };
  return { what: `${at} ${spot.holds.as}`, x, y, z, width: Math.max(width, PILE), depth: Math.max(depth, PILE) };
};

/** Each thing once; a pile is one thing. */
export const boxesOf = <N extends Nouns>(
  game: Game<N>,
  sizes: Sizes,
  scene: Scene,
  counts: (at: string) => boolean = () => true,
): Box[] => {
  const boxes = new Map<string, Box>();
  for (const [kind, places] of Object.entries(scene)) {
    if (sizes[game.kinds[kind]?.form ?? ""] === undefined) continue;
    for (const place of places.filter(({ at }) => counts(at))) {
      const box = boxOf(game, sizes, kind, place);
      boxes.set(box.what, box);
    }
  }
  return [...boxes.values()];
};

export const overlapping = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 1e-6)
      .filter((b) => Math.abs(a.z - b.z) < (a.depth + b.depth) / 2 - 1e-6)
      .filter((b) => Math.abs(a.y - b.y) < 1)
      .map((b) => `${a.what} / ${b.what}`),
  );
