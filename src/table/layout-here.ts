import { deepOf, facingOf, type Frame, frameOf, wideOf } from "../bind/frame";
import { frameOfOwn, spotsThere } from "../bind/lie";
import type { Point } from "../bind/binding";
import { breathe } from "../kernel/breath";
import { fail } from "../kernel/fail";
import { kept } from "../kernel/list";
import { type Kind, row, type Spot, type Spots } from "../kernel/scene";
import type { Word } from "../kernel/words";
import type { TtsVector } from "../tts/api";
import type { Bound } from "./bound";
import { type Layout, layoutOn } from "./layout";
import { APART_BOARDS, APART_CARDS } from "./scene-here";
import { thisObject } from "./script";
import { standing } from "./stand";

/** Where things belong on a table that somebody else has made. */

/** Room for a piece, for a card and for a bag, in units of our own table. */
const PIECE = 1.25;
const CARD = { wide: 3.2, deep: 4.4 } as const;
const BOARD = { wide: 9, deep: 7 } as const;
const BAG = 4;
const PIECES_ACROSS = 30;
const CARDS_ACROSS = 12;
const BOARDS_ACROSS = 6;
const LINES_OF_PIECES = 12;

/** How large everything is here, beside our own table; and how it is turned. */
interface Measure {
  readonly frame: Frame;
  readonly cos: number;
  readonly sin: number;
  readonly scale: number;
  readonly y: number;
}

const measureOf = ({ binding, boards }: Bound): Measure => {
  const [first] = binding.boards;
  if (first === undefined) return fail("a binding without a board");
  const frame = frameOf(first);
  let scale = 1;
  for (const own of boards) {
    if (own.board === first.board) {
      const ours = frameOfOwn(own);
      scale = Math.min(wideOf(frame) / wideOf(ours), deepOf(frame) / deepOf(ours));
    }
  }
  const turn = (facingOf(frame) * Math.PI) / 180;
  return { frame, cos: Math.cos(turn), sin: Math.sin(turn), scale, y: first.y };
};

/** A point of the table, so far right of the frame's middle and so far ahead of it. */
const aboutMiddle = ({ frame: { middle }, cos, sin }: Measure, right: number, ahead: number): Point => ({
  x: middle.x + right * cos + ahead * sin,
  z: middle.z - right * sin + ahead * cos,
});

interface Beside {
  readonly right: number;
  readonly ahead: number;
}

/** The other way round. */
const besideMiddle = ({ frame: { middle }, cos, sin }: Measure, { x, z }: Point): Beside => ({
  right: (x - middle.x) * cos - (z - middle.z) * sin,
  ahead: (x - middle.x) * sin + (z - middle.z) * cos,
});

/** The last slot of a spot. */
const lastOf = ({ holds }: Spot): number => (holds.as === "row" ? holds.across * holds.lines - 1 : 0);

/** As much as it is to look how far one reaches. */
const A_SPOT = 3;

/** The corner before all that lies on the table, as one sits at the first board. */
const cornerBefore = (measure: Measure, { binding }: Bound, spots: Spots): Beside => {
  let right = 0;
  let ahead = 0;
  const reach = (point: Point): void => {
    const at = besideMiddle(measure, point);
    right = Math.min(right, at.right);
    ahead = Math.min(ahead, at.ahead);
  };
  for (const { corners } of binding.boards) for (const corner of corners) reach(corner);
  for (const name in spots) {
    const spot = spots[name];
    breathe(A_SPOT);
    if (spot !== undefined && spot.holds.as !== "hand") {
      reach(spot);
      reach(standing(spot, lastOf(spot)));
    }
  }
  // We may stand there ourselves, if we do not stand somewhere else altogether.
  const room = BAG * measure.scale;
  const ours = besideMiddle(measure, thisObject().getPosition());
  const isInTheWay = ours.ahead < ahead + room && ours.ahead > ahead - OUR_ROOM * room;
  return { right, ahead: (isInTheWay ? ours.ahead - room : ahead) - room };
};

/** So many bags before all else we stand at the most. */
const OUR_ROOM = 6;

/** By kind: from which slot on its pieces lie apart. */
const firstSlots = (kinds: Readonly<Record<Word, Kind>>, names: readonly Word[]): Readonly<Record<Word, number>> => {
  const first: Record<Word, number> = {};
  let cards = 0;
  let boards = 0;
  let others = 0;
  for (const name of names) {
    const kind = kinds[name];
    if (kind?.form === "card") {
      first[name] = cards;
      cards += kind.count;
    } else if (kind?.form === "board" || kind?.form === "tile") {
      first[name] = boards;
      boards += kind.count;
    } else if (kind !== undefined && !kind.fixed) {
      first[name] = others;
      others += kind.count;
    }
  }
  return first;
};

/** What is put there is in a row of its own, one behind the other. */
interface Strip {
  readonly pieces: Spot;
  readonly cards: Spot;
  /** To the left of all others: they are larger. */
  readonly boards: Spot;
  /** Where bags stand. */
  bag(this: void, nth: number): TtsVector;
}

const stripOf = (measure: Measure, bound: Bound, spots: Spots): Strip => {
  const { scale, y, frame } = measure;
  const { right, ahead } = cornerBefore(measure, bound, spots);
  const at = (east: number, north: number): TtsVector => ({ ...aboutMiddle(measure, right + east, ahead + north), y });
  const facing = facingOf(frame);
  const piece = PIECE * scale;
  const behind = -BAG * scale - piece * LINES_OF_PIECES;
  return {
    pieces: { ...at(0, -BAG * scale), facing, holds: row(PIECES_ACROSS, piece, -piece) },
    cards: { ...at(0, behind), facing, holds: row(CARDS_ACROSS, CARD.wide * scale, -CARD.deep * scale) },
    boards: {
      ...at(-BOARD.wide * BOARDS_ACROSS * scale, -BAG * scale),
      facing,
      holds: row(BOARDS_ACROSS, BOARD.wide * scale, -BOARD.deep * scale),
    },
    bag: (nth) => at(nth * BAG * scale, 0),
  };
};

/** As much as going through all spots once more is. */
const ALL_SPOTS = 150;

/** Boards lie where they lie, and all else by them; where the table itself is the board, they come to their places too. */
const isMoved = ({ boards: [first] }: Bound, { form, fixed }: Kind): boolean =>
  form !== "board" || !fixed || first?.sort === "none";

/** The layout of the game on this table, `bagAt` where the bag of a spot stands that has one. */
export const layoutHere = (
  bound: Bound,
  bagAt: Readonly<Record<Word, TtsVector | undefined>>,
): { readonly layout: Layout; readonly strip: Strip } => {
  const { kinds, spots: own, kindNames: names } = bound.own;
  const measure = measureOf(bound);
  const spots: Record<Word, Spot> = { ...spotsThere(bound.binding, bound.boards, own) };
  const strip = stripOf(measure, bound, spots);
  const bagless: Record<Word, boolean> = {};
  for (const name in own) {
    const spot = spots[name];
    const bag = bagAt[name];
    if (spot?.holds.as === "bag") {
      if (bag === undefined) {
        bagless[name] = true;
        spots[name] = strip.pieces;
      } else spots[name] = { ...spot, x: bag.x, z: bag.z };
    }
  }
  spots[APART_CARDS] = strip.cards;
  spots[APART_BOARDS] = strip.boards;
  breathe(ALL_SPOTS);
  const layout = layoutOn(bound.own, spots);
  const kindNames = kept(names, (name) => {
    const kind = kinds[name];
    return kind !== undefined && isMoved(bound, kind);
  });
  const here = { short: bound.short, bagless, apart: firstSlots(kinds, kindNames) };
  const near = layout.near * Math.min(1, measure.scale);
  return { layout: { ...layout, kindNames, near, sides: bound.sides, here }, strip };
};
