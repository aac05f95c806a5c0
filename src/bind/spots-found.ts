import { breathe } from "../kernel/breath";
import { distinct, has, kept, mapped } from "../kernel/list";
import { liesIn, type Spot } from "../kernel/scene";
import type { Word } from "../kernel/words";
import type { BoundBoard, BoundSeat, BoundSpot, Point } from "./binding";
import { facingOf, type Frame, frameOf, shareOf } from "./frame";
import { boardUnder, frameOfOwn, spotThere } from "./lie";
import { nearestPairs } from "./nearest-pairs";
import { isLoose, kindsOfSort, type Survey, type Thing, tidy } from "./survey";

/** Where decks, supplies and hands lie that are not where our own table has them. */

/** A deck, a bag or a lone card that holds one sort. */
interface Heap extends Point {
  readonly thing: Thing;
  readonly sort: Word;
}

const CONTAINERS: readonly string[] = [
  "Deck",
  "DeckCustom",
  "Bag",
  "Infinite_Bag",
  "Custom_Model_Bag",
  "Custom_Model_Infinite_Bag",
];

const MANY = "many";

/** As much as it is to look where one lies. */
const A_THING = 0.4;

/** By holder: the one sort that lies in it. */
const sortsHeld = ({ things }: Survey): Readonly<Record<Word, Word | undefined>> => {
  const held: Record<Word, Word | undefined> = {};
  breathe(A_THING * things.length);
  for (const { holder, sort } of things) {
    const before = held[holder];
    held[holder] = before === undefined || before === sort ? sort : MANY;
  }
  return held;
};

const heapsOf = (survey: Survey): readonly Heap[] => {
  const held = sortsHeld(survey);
  const heaps: Heap[] = [];
  for (const thing of survey.things) {
    // In a box of many things nothing has a place of its own.
    const sort = isLoose(thing) && has(CONTAINERS, thing.type) ? (held[thing.id] ?? "") : "";
    if (sort !== "" && sort !== MANY) heaps.push({ thing, sort, x: thing.at.x, z: thing.at.z });
  }
  return heaps;
};

/** By spot: whether pieces of these kinds are there when a match begins, and whether others are. */
const homesAmong = (
  { opening }: Survey,
  kinds: readonly Word[],
): { readonly theirs: readonly Word[]; readonly others: Readonly<Record<Word, boolean>> } => {
  const theirs: Record<Word, boolean> = {};
  const names: Word[] = [];
  const others: Record<Word, boolean> = {};
  for (const kind in opening) {
    const isTheirs = has(kinds, kind);
    const places = opening[kind] ?? [];
    breathe(1 + places.length / 3);
    for (const { at } of places) {
      if (!isTheirs) others[at] = true;
      else if (theirs[at] !== true) {
        theirs[at] = true;
        names.push(at);
      }
    }
  }
  return { theirs: names, others };
};

/** The spots that hold a pile or bag of that sort alone when a match begins. */
const homesOf = (survey: Survey, sort: Word): readonly Word[] => {
  const { theirs, others } = homesAmong(survey, kindsOfSort(survey, sort));
  return kept(theirs, (name) => {
    const spot = survey.spots[name];
    return spot !== undefined && liesIn(spot) && others[name] !== true;
  });
};

/** A point of the table as the spot of ours would have it. */
export const spotSaid = (
  { spots, boards: own }: Pick<Survey, "spots" | "boards">,
  boards: readonly BoundBoard[],
  name: Word,
  at: Point,
  facing: number,
): BoundSpot | "none" => {
  const spot = spots[name];
  const under = spot === undefined ? "none" : boardUnder(own, spot);
  const [first] = boards;
  const [bound = first] = kept(boards, ({ board }) => under !== "none" && board === under.board);
  if (bound === undefined) return "none";
  const frame = frameOf(bound);
  const { across, down } = shareOf(frame, at);
  const turn = Math.floor(facing - facingOf(frame) + 720.5) % 360;
  return { spot: name, board: bound.board, across: tidy(across), down: tidy(down), turn };
};

/** As much as it is to work out where one lies. */
const A_SPOT = 20;

interface Home extends Point {
  readonly name: Word;
}

const decks = (survey: Survey, boards: readonly BoundBoard[]): readonly BoundSpot[] => {
  const heaps = heapsOf(survey);
  const bound: BoundSpot[] = [];
  for (const sort of distinct(mapped(heaps, (heap) => heap.sort))) {
    const homes: Home[] = [];
    for (const name of homesOf(survey, sort)) {
      const spot = survey.spots[name];
      if (spot !== undefined) {
        breathe(A_SPOT);
        const { x, z } = spotThere({ boards, spots: [] }, survey.boards, name, spot);
        homes.push({ name, x, z });
      }
    }
    const pairs = nearestPairs(
      homes,
      kept(heaps, (heap) => heap.sort === sort),
    );
    for (const { one, other } of pairs) {
      const said = spotSaid(survey, boards, one.name, other.thing.at, other.thing.at.facing);
      if (said !== "none") bound.push(said);
    }
  }
  return bound;
};

/** So near to its deck on our own table, a discard pile goes along with it. */
const BESIDE = 3.5;

/** `common.discard` belongs to `common`, and a seat's piles to each other: `p1.discard` to `p1.exposure`. */
const belongs = ({ spots, seats }: Survey, name: Word, to: Word): boolean => {
  const [seat = ""] = to.split(".");
  const isSeats = has(seats, seat) && name.startsWith(seat + ".") && spots[name]?.holds.as === "pile";
  return isSeats || name.startsWith(to + ".");
};

const isNear = (a: Point, b: Point): boolean =>
  (a.x - b.x) * (a.x - b.x) + (a.z - b.z) * (a.z - b.z) <= BESIDE * BESIDE;

/** The board of ours that a bound spot is measured by. */
const ownFrame = ({ boards }: Survey, own: Spot, board: Word): Frame | "none" => {
  const under = boardUnder(boards, own);
  const [first] = boards;
  if (under === "none") return "none";
  return frameOfOwn(under.board === board ? under : (first ?? under));
};

/** What belongs to a pile and lies beside it. */
const beside = (survey: Survey, bound: readonly BoundSpot[]): readonly BoundSpot[] => {
  const more: BoundSpot[] = [];
  const said: Record<Word, boolean> = {};
  for (const { spot } of bound) said[spot] = true;
  for (const { spot: name, board, across, down, turn } of bound) {
    const own = survey.spots[name];
    const ours = own === undefined ? "none" : ownFrame(survey, own, board);
    if (own !== undefined && ours !== "none") {
      const from = shareOf(ours, own);
      for (const other in survey.spots) {
        const at = survey.spots[other];
        breathe(1);
        if (at !== undefined && said[other] !== true && isNear(at, own) && belongs(survey, other, name)) {
          const to = shareOf(ours, at);
          const there = { across: tidy(across + to.across - from.across), down: tidy(down + to.down - from.down) };
          more.push({ spot: other, board, ...there, turn });
        }
      }
    }
  }
  return more;
};

/** A hand is held where its seat's zone is. */
const hands = (survey: Survey, boards: readonly BoundBoard[], seats: readonly BoundSeat[]): readonly BoundSpot[] => {
  const bound: BoundSpot[] = [];
  const [first] = boards;
  for (const name in survey.spots) {
    const { holds } = survey.spots[name] ?? { holds: { as: "bag" } };
    const of = holds.as === "hand" ? holds.seat : "";
    const [seat] = of === "" ? [] : kept(seats, (each) => each.seat === of);
    const [zone] = seat === undefined ? [] : kept(survey.zones, ({ colour }) => colour === seat.colour);
    const said =
      zone === undefined || first === undefined
        ? "none"
        : spotSaid(survey, boards, name, zone, facingOf(frameOf(first)));
    if (said !== "none") bound.push(said);
  }
  return bound;
};

export const spotsFound = (
  survey: Survey,
  boards: readonly BoundBoard[],
  seats: readonly BoundSeat[],
): readonly BoundSpot[] => {
  if (boards.length === 0) return [];
  // Where the table itself is the board nothing is printed on it: decks come to our places, or what is next to ours there
  // would lie on them.
  const piles = survey.boards[0]?.sort === "none" ? [] : decks(survey, boards);
  return [piles, beside(survey, piles), hands(survey, boards, seats)].flat();
};
