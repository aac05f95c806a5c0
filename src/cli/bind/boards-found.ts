import type { BoundBoard, Point } from "../../bind/binding";
import { cornersAbout, frameOf, pointAt, shareOf, wideOf } from "../../bind/frame";
import { frameOfOwn } from "../../bind/lie";
import type { KnownBoard } from "../../games/known-by";
import { fieldOf, numberIn } from "../../saves/node";
import { tidy } from "./lying";
import { nearestPairs } from "./nearest-pairs";
import { isLoose, sortOfThing, type TableSeen, type Thing } from "./table-seen";

/** Where a game's boards lie on a table, as far as its pieces tell. */
export interface BoardsFound {
  readonly boards: readonly BoundBoard[];
  /** What a person has to say. */
  readonly unsure: readonly string[];
}

/** Degrees by which things that lie alike differ. */
const ALIKE = 5;

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** How most of them are turned; "none" where they do not agree. */
const commonFacing = (facings: readonly number[]): number | "none" => {
  const agreeing = (one: number): number => facings.filter((each) => apart(each, one) <= ALIKE).length;
  const [best] = [...facings].sort((a, b) => agreeing(b) - agreeing(a));
  return best === undefined || 2 * agreeing(best) <= facings.length ? "none" : best;
};

/** Seen from above, as far as a turned rectangle about some points reaches. */
const extentOf = (points: readonly Point[], facing: number) => {
  const turn = (facing * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const across = points.map(({ x, z }) => x * cos - z * sin);
  const ahead = points.map(({ x, z }) => x * sin + z * cos);
  const [west, east] = [Math.min(...across), Math.max(...across)];
  const [south, north] = [Math.min(...ahead), Math.max(...ahead)];
  const [a, b] = [(west + east) / 2, (south + north) / 2];
  return { x: a * cos + b * sin, z: b * cos - a * sin, wide: east - west, deep: north - south };
};

const lowest = (things: readonly Thing[]): number => Math.min(...things.map(({ at }) => at.y));

/** Our own pieces of a board that is made of several: each has a spot of its name. */
const ownPoints = ({ game, sorts }: TableSeen, { sort }: KnownBoard): readonly Point[] =>
  (sorts.find((each) => each.sort === sort)?.kinds ?? []).flatMap(({ kind }) => game.spots[kind] ?? []);

const board = (known: KnownBoard, corners: BoundBoard["corners"], y: number, flat: boolean): BoundBoard => ({
  board: known.board,
  corners: corners.map(({ x, z }) => ({ x: tidy(x), z: tidy(z) })) as unknown as BoundBoard["corners"],
  y: tidy(y),
  flat,
});

/** Houses and walls are the board's picture where there are none. */
const isFlat = ({ sorts, things }: TableSeen): boolean => {
  const blocks = sorts.filter(({ form }) => form === "block").map(({ sort }) => sort);
  return blocks.length > 0 && !things.some((thing) => thing.found !== "none" && blocks.includes(sortOfThing(thing)));
};

/** A board of several tiles: two that lie cornerwise to each other tell how large it is. */
const ofTiles = (seen: TableSeen, known: KnownBoard, tiles: readonly Thing[]): BoundBoard | string => {
  const facing = commonFacing(tiles.map(({ at }) => at.facing));
  if (facing === "none") return "its tiles are turned each in another way";
  const theirs = extentOf(
    tiles.map(({ at }) => at),
    facing,
  );
  const ours = extentOf(ownPoints(seen, known), 0);
  if (tiles.length < 2) return "only one of its tiles was recognised";
  const scales = [theirs.wide / ours.wide, theirs.deep / ours.deep];
  const [least = 0, most = 0] = scales.sort((a, b) => a - b);
  if (least < 0.9 * most) return "its tiles do not lie as they do in the book";
  const corners = cornersAbout(theirs, (known.wide * (least + most)) / 2, (known.deep * (least + most)) / 2, facing);
  return board(known, corners, lowest(tiles), isFlat(seen));
};

/** The table itself: as much larger than ours as its cards are, about the middle of what was recognised. */
const ofCards = (seen: TableSeen, known: KnownBoard): BoundBoard | string => {
  const things = seen.things.filter((thing) => isLoose(thing) && holdsPiece(seen, thing));
  const cards = seen.things.filter(
    ({ object, found }) => found !== "none" && fieldOf(object.node, "CardID") !== undefined,
  );
  const scales = cards
    .map(({ object }) => numberIn(fieldOf(object.node, "Transform"), "scaleX", 1))
    .sort((a, b) => a - b);
  const middle = scales[Math.floor(scales.length / 2)];
  if (middle === undefined) return "there is no card to measure it by";
  const facing = commonFacing(things.map(({ at }) => at.facing));
  if (facing === "none") return "what lies on it is turned each in another way";
  const scale = (middle * CARD_WIDE) / known.card;
  const about = extentOf(
    things.map(({ at }) => at),
    facing,
  );
  return board(known, cornersAbout(about, known.wide * scale, known.deep * scale, facing), lowest(things), false);
};

/** A card of scale 1 measures so much. */
const CARD_WIDE = 2.2;

const holdsPiece = ({ things }: TableSeen, { object }: Thing): boolean =>
  things.some(
    (thing) =>
      sortOfThing(thing) !== "" &&
      (thing.object === object || thing.object.path.startsWith(`${object.path}.Contained`)),
  );

/** A tile's size is in the save; any other board is as much larger than ours as the first one. */
const ofOne = (known: KnownBoard, thing: Thing, scale: number): BoundBoard => {
  const { at } = thing;
  const [wide, deep] = isSized(thing) ? [2 * at.scaleX, 2 * at.scaleZ] : [known.wide * scale, known.deep * scale];
  return board(known, cornersAbout(at, wide, deep, at.facing), at.y, false);
};

const isSized = ({ object }: Thing): boolean => object.name === "Custom_Tile";

const othersFound = (
  seen: TableSeen,
  main: KnownBoard,
  bound: BoundBoard,
): readonly { readonly board: BoundBoard; readonly isSized: boolean }[] => {
  const [from, to] = [frameOfOwn(main), frameOf(bound)];
  const scale = wideOf(to) / wideOf(from);
  const others = seen.boards.filter((each) => each !== main);
  const sorts = [...new Set(others.map(({ sort }) => sort))];
  return sorts.flatMap((sort) => {
    const wanted = others
      .filter((each) => each.sort === sort)
      .map((known) => ({ known, ...pointAt(to, shareOf(from, known)) }));
    const there = seen.things
      .filter((thing) => isLoose(thing) && sortOfThing(thing) === sort)
      .map((thing) => ({ thing, x: thing.at.x, z: thing.at.z }));
    const pairs = nearestPairs(wanted, there);
    return wanted.flatMap((each) => {
      const thing = pairs.find(([one]) => one === each)?.[1].thing;
      return thing === undefined ? [] : [{ board: ofOne(each.known, thing, scale), isSized: isSized(thing) }];
    });
  });
};

export const boardsFound = (seen: TableSeen): BoardsFound => {
  const [main] = seen.boards;
  if (main === undefined) return { boards: [], unsure: [] };
  const tiles = seen.things.filter((thing) => isLoose(thing) && sortOfThing(thing) === main.sort);
  const found =
    main.sort === "none"
      ? ofCards(seen, main)
      : tiles.length === 0
        ? "none of its pieces was recognised"
        : ofTiles(seen, main, tiles);
  if (typeof found === "string") {
    return { boards: [], unsure: [`where the ${main.board} lies, by its four corners: ${found}`] };
  }
  const others = othersFound(seen, main, found);
  const guessed = others.filter((each) => !each.isSized).map((each) => each.board.board);
  return {
    boards: [found, ...others.map((each) => each.board)],
    unsure:
      guessed.length === 0 ? [] : [`the corners of ${guessed.join(", ")}: their middles are known, not their sizes`],
  };
};
