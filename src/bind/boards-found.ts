import { breathe } from "../kernel/breath";
import { distinct, kept, mapped } from "../kernel/list";
import type { KnownBoard } from "../kernel/known-by";
import { sorted } from "../kernel/order";
import type { Word } from "../kernel/words";
import type { BoundBoard, Point } from "./binding";
import { cornersAbout, type Frame, frameOf, pointAt, shareOf, wideOf } from "./frame";
import { frameOfOwn } from "./lie";
import { nearestPairs } from "./nearest-pairs";
import { isLoose, kindsOfSort, looseOf, type Size, type Survey, type Thing, tidy } from "./survey";

/** Why it is not known where the first board lies. */
export type BoardAmiss = "none of it" | "one tile" | "tiles turned" | "tiles apart" | "no card" | "all turned";

/** Where a game's boards lie on a table, as far as its pieces tell. */
export interface BoardsFound {
  readonly boards: readonly BoundBoard[];
  readonly amiss: BoardAmiss | "nothing";
  /** Those of which only the middle is known. */
  readonly guessed: readonly Word[];
}

/** Degrees by which things that lie alike differ. */
const ALIKE = 5;

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** As much as it is to look at one. */
const A_THING = 0.15;

/** How most of them are turned; "none" where they do not agree. */
const commonFacing = (things: readonly Thing[]): number | "none" => {
  let best = 0;
  let most = 0;
  for (const { at } of things) {
    breathe(A_THING * things.length);
    let agreeing = 0;
    for (const other of things) if (apart(at.facing, other.at.facing) <= ALIKE) agreeing++;
    if (agreeing > most) {
      most = agreeing;
      best = at.facing;
    }
  }
  return 2 * most <= things.length ? "none" : best;
};

interface Extent extends Point {
  readonly wide: number;
  readonly deep: number;
}

/** Seen from above, as far as a turned rectangle about some points reaches. */
const extentOf = (points: readonly Point[], facing: number): Extent => {
  const turn = (facing * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  let west = Infinity;
  let east = -Infinity;
  let south = Infinity;
  let north = -Infinity;
  for (const { x, z } of points) {
    west = Math.min(west, x * cos - z * sin);
    east = Math.max(east, x * cos - z * sin);
    south = Math.min(south, x * sin + z * cos);
    north = Math.max(north, x * sin + z * cos);
  }
  const a = (west + east) / 2;
  const b = (south + north) / 2;
  return { x: a * cos + b * sin, z: b * cos - a * sin, wide: east - west, deep: north - south };
};

const lowest = (things: readonly Thing[]): number => {
  let least = Infinity;
  for (const { at } of things) least = Math.min(least, at.y);
  return least;
};

/** Our own pieces of a board that is made of several: each has a spot of its name. */
const ownPoints = (survey: Survey, { sort }: KnownBoard): readonly Point[] => {
  const points: Point[] = [];
  for (const kind of kindsOfSort(survey, sort)) {
    const spot = survey.spots[kind];
    if (spot !== undefined) points.push(spot);
  }
  return points;
};

const tidyPoint = ({ x, z }: Point): Point => ({ x: tidy(x), z: tidy(z) });

const boundAs = ({ board }: KnownBoard, [a, b, c, d]: BoundBoard["corners"], y: number, flat: boolean): BoundBoard => ({
  board,
  corners: [tidyPoint(a), tidyPoint(b), tidyPoint(c), tidyPoint(d)],
  y: tidy(y),
  flat,
});

/** Houses and walls are the board's picture where there are none. */
export const isFlat = ({ sorts, things }: Pick<Survey, "sorts" | "things">): boolean => {
  const isBlock: Record<Word, boolean> = {};
  let count = 0;
  for (const { sort, form } of sorts)
    if (form === "block") {
      isBlock[sort] = true;
      count++;
    }
  for (const { sort } of things) if (isBlock[sort] === true) return false;
  return count > 0;
};

/** A board of several tiles: two that lie cornerwise to each other tell how large it is. */
const ofTiles = (survey: Survey, known: KnownBoard, tiles: readonly Thing[]): BoundBoard | BoardAmiss => {
  if (tiles.length === 0) return "none of it";
  const facing = commonFacing(tiles);
  if (facing === "none") return "tiles turned";
  const theirs = extentOf(
    mapped(tiles, ({ at }) => at),
    facing,
  );
  const ours = extentOf(ownPoints(survey, known), 0);
  if (tiles.length < 2) return "one tile";
  const across = theirs.wide / ours.wide;
  const down = theirs.deep / ours.deep;
  const least = Math.min(across, down);
  const most = Math.max(across, down);
  if (least < 0.9 * most) return "tiles apart";
  const scale = (least + most) / 2;
  const corners = cornersAbout(theirs, known.wide * scale, known.deep * scale, facing);
  return boundAs(known, corners, lowest(tiles), isFlat(survey));
};

/** Loose things that are pieces or hold some. */
const withPieces = ({ things }: Survey): readonly Thing[] => {
  const holds: Record<Word, boolean> = {};
  const holders: Record<Word, Word> = {};
  for (const { id, holder } of things) holders[id] = holder;
  for (const { id, sort } of things) {
    // What it lies in, however deep.
    let at = sort === "" ? "" : id;
    while (at !== "") {
      holds[at] = true;
      at = holders[at] ?? "";
    }
  }
  return kept(things, (thing) => isLoose(thing) && holds[thing.id] === true);
};

const cardWidths = ({ things }: Survey): readonly number[] => {
  const widths: number[] = [];
  for (const { sort, seen, at } of things)
    if (sort !== "" && seen.cell !== undefined && at.size !== "unknown") widths.push(at.size.wide);
  return sorted(widths, (a, b) => a - b);
};

/** How far each piece of a sort is from the one next to it; what lies on another is a stack, and tells nothing. */
const gapsOf = (survey: Survey, sort: Word): readonly number[] => {
  const things = looseOf(survey, sort);
  const gaps: number[] = [];
  for (const { at } of things) {
    breathe(A_THING * things.length);
    let least = Infinity;
    for (const { at: other } of things) {
      const far = Math.sqrt((at.x - other.x) * (at.x - other.x) + (at.z - other.z) * (at.z - other.z));
      if (far > STACKED) least = Math.min(least, far);
    }
    if (least < Infinity) gaps.push(least);
  }
  return sorted(gaps, (a, b) => a - b);
};

const STACKED = 0.3;

const middleOf = (numbers: readonly number[]): number | "none" => numbers[Math.floor(numbers.length / 2)] ?? "none";

/** How much larger than ours everything is. */
const scaleOf = (survey: Survey, { card, beside }: KnownBoard): number | "none" => {
  const gap = beside === undefined ? "none" : middleOf(gapsOf(survey, beside.sort));
  if (beside !== undefined && gap !== "none") return gap / beside.far;
  const width = middleOf(cardWidths(survey));
  return width === "none" ? "none" : width / card;
};

/** The table itself: as much larger than ours as its pieces are, about the middle of what was recognised. */
const ofPieces = (survey: Survey, known: KnownBoard): BoundBoard | BoardAmiss => {
  const scale = scaleOf(survey, known);
  if (scale === "none") return "no card";
  const things = withPieces(survey);
  const facing = commonFacing(things);
  if (facing === "none") return "all turned";
  const about = extentOf(
    mapped(things, ({ at }) => at),
    facing,
  );
  return boundAs(known, cornersAbout(about, known.wide * scale, known.deep * scale, facing), lowest(things), false);
};

/** A model that could not be fetched measures anything: a board is not so much larger or smaller than it should be. */
const UNLIKELY = 2.5;

const isLikely = (known: KnownBoard, { wide }: Size, scale: number): boolean =>
  wide < UNLIKELY * known.wide * scale && wide * UNLIKELY > known.wide * scale;

/** How large a board is; one whose size is not known is as much larger than ours as the first one. */
const sizeOf = (known: KnownBoard, { at: { size } }: Thing, scale: number): Size | "unknown" =>
  size !== "unknown" && isLikely(known, size, scale) ? size : "unknown";

const ofOne = (known: KnownBoard, { at }: Thing, size: Size): BoundBoard =>
  boundAs(known, cornersAbout(at, size.wide, size.deep, at.facing), at.y, false);

interface Known extends Point {
  readonly own: KnownBoard;
}

interface Lies extends Point {
  readonly thing: Thing;
}

/** The other boards, each the nearest of its sort to where ours would be. */
export const othersFound = (
  survey: Survey,
  bound: BoundBoard,
): { readonly boards: readonly BoundBoard[]; readonly guessed: readonly Word[] } => {
  const boards: BoundBoard[] = [];
  const guessed: Word[] = [];
  const [main] = kept(survey.boards, ({ board }) => board === bound.board);
  if (main === undefined) return { boards, guessed };
  const from: Frame = frameOfOwn(main);
  const to = frameOf(bound);
  const scale = wideOf(to) / wideOf(from);
  const others = kept(survey.boards, (each) => each !== main);
  for (const sort of distinct(mapped(others, (each) => each.sort))) {
    const wanted: Known[] = [];
    for (const own of others) if (own.sort === sort) wanted.push({ own, ...pointAt(to, shareOf(from, own)) });
    const there: Lies[] = mapped(looseOf(survey, sort), (thing) => ({ thing, x: thing.at.x, z: thing.at.z }));
    const pairs = nearestPairs(wanted, there);
    for (const { own } of wanted)
      for (const { one, other } of pairs)
        if (one.own === own) {
          const size = sizeOf(own, other.thing, scale);
          const asOurs = { wide: own.wide * scale, deep: own.deep * scale };
          boards.push(ofOne(own, other.thing, size === "unknown" ? asOurs : size));
          if (size === "unknown") guessed.push(own.board);
        }
  }
  return { boards, guessed };
};

export const boardsFound = (survey: Survey): BoardsFound => {
  const [main] = survey.boards;
  if (main === undefined) return { boards: [], amiss: "nothing", guessed: [] };
  const found = main.sort === "none" ? ofPieces(survey, main) : ofTiles(survey, main, looseOf(survey, main.sort));
  if (typeof found === "string") return { boards: [], amiss: found, guessed: [] };
  const others = othersFound(survey, found);
  const boards = [found];
  for (const board of others.boards) boards.push(board);
  return { boards, amiss: "nothing", guessed: others.guessed };
};
