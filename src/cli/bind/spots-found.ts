import type { BoundBoard, BoundSeat, BoundSpot, Point } from "../../bind/binding";
import { facingOf, frameOf, shareOf } from "../../bind/frame";
import { boardUnder, frameOfOwn, spotThere } from "../../bind/lie";
import { liesIn } from "../../kernel/scene";
import { tidy } from "./lying";
import { nearestPairs } from "./nearest-pairs";
import { handZonesIn } from "./seats-found";
import { isLoose, sortOfThing, type TableSeen, type Thing } from "./table-seen";

/** Where decks, supplies and hands lie that are not where our own table has them. */

/** A deck, a bag or a lone card that holds one sort. */
interface Heap extends Point {
  readonly thing: Thing;
  readonly sort: string;
}

const CONTAINERS = /^(Deck|DeckCustom|Bag|Infinite_Bag|Custom_Model_Bag|Custom_Model_Infinite_Bag)$/;

const heapsOf = ({ things }: TableSeen): readonly Heap[] =>
  things
    .filter((thing) => isLoose(thing) && CONTAINERS.test(thing.object.name))
    .flatMap((thing) => {
      const inside = things.filter(
        ({ object }) => object.holder !== "none" && object.holder.path === thing.object.path,
      );
      const sorts = new Set(inside.map(sortOfThing));
      const [sort = ""] = sorts;
      // In a box of many things nothing has a place of its own.
      return sorts.size === 1 && sort !== "" ? [{ thing, sort, x: thing.at.x, z: thing.at.z }] : [];
    });

/** The spots where pieces of these kinds are when a match begins. */
const spotsOf = ({ game: { opening } }: TableSeen, isWanted: (kind: string) => boolean): ReadonlySet<string> =>
  new Set(
    Object.keys(opening)
      .filter(isWanted)
      .flatMap((kind) => (opening[kind] ?? []).map(({ at }) => at)),
  );

/** The spots that hold a pile or bag of that sort alone when a match begins. */
const homesOf = (seen: TableSeen, sort: string): readonly string[] => {
  const kinds = (seen.sorts.find((each) => each.sort === sort)?.kinds ?? []).map(({ kind }) => kind);
  const others = spotsOf(seen, (kind) => !kinds.includes(kind));
  return [...spotsOf(seen, (kind) => kinds.includes(kind))].filter((name) => {
    const spot = seen.game.spots[name];
    return spot !== undefined && liesIn(spot) && !others.has(name);
  });
};

/** A point of the table as the spot of ours would have it. */
const said = (seen: TableSeen, boards: readonly BoundBoard[], name: string, at: Point, facing: number): BoundSpot => {
  const spot = seen.game.spots[name];
  const under = spot === undefined ? "none" : boardUnder(seen.boards, spot);
  const bound = boards.find(({ board }) => under !== "none" && board === under.board) ?? boards[0];
  if (bound === undefined) throw new Error(`a spot without a board: ${name}`);
  const frame = frameOf(bound);
  const { across, down } = shareOf(frame, at);
  const turn = Math.round(facing - facingOf(frame) + 720) % 360;
  return { spot: name, board: bound.board, across: tidy(across), down: tidy(down), turn };
};

const decks = (seen: TableSeen, boards: readonly BoundBoard[]): readonly BoundSpot[] => {
  const heaps = heapsOf(seen);
  return [...new Set(heaps.map(({ sort }) => sort))].flatMap((sort) => {
    const homes = homesOf(seen, sort).flatMap((name) => {
      const spot = seen.game.spots[name];
      return spot === undefined ? [] : [{ name, ...spotThere({ boards, spots: [] }, seen.boards, name, spot) }];
    });
    return nearestPairs(
      homes,
      heaps.filter((heap) => heap.sort === sort),
    ).map(([{ name }, { thing }]) => said(seen, boards, name, thing.at, thing.at.facing));
  });
};

/** So near to its deck on our own table, a discard pile goes along with it. */
const BESIDE = 3.5;

/** `common.discard` belongs to `common`, and a seat's piles to each other: `p1.discard` to `p1.exposure`. */
const belongs = ({ game: { spots }, seats }: TableSeen, name: string, to: string): boolean => {
  const [seat = ""] = to.split(".");
  const isSeats = seats.includes(seat) && name.startsWith(`${seat}.`) && spots[name]?.holds.as === "pile";
  return isSeats || name.startsWith(`${to}.`);
};

/** What belongs to a pile and lies beside it. */
const beside = (seen: TableSeen, boards: readonly BoundBoard[], bound: readonly BoundSpot[]): readonly BoundSpot[] =>
  bound.flatMap(({ spot: name, board, across, down, turn }) => {
    const own = seen.game.spots[name];
    const under = own === undefined ? "none" : boardUnder(seen.boards, own);
    const ours = under === "none" ? undefined : frameOfOwn(under.board === board ? under : (seen.boards[0] ?? under));
    if (own === undefined || ours === undefined) return [];
    const from = shareOf(ours, own);
    return Object.entries(seen.game.spots)
      .filter(([other, at]) => belongs(seen, other, name) && Math.hypot(at.x - own.x, at.z - own.z) <= BESIDE)
      .filter(([other]) => !bound.some(({ spot }) => spot === other))
      .map(([other, at]) => {
        const to = shareOf(ours, at);
        const moved = { across: tidy(across + to.across - from.across), down: tidy(down + to.down - from.down) };
        return { spot: other, board, ...moved, turn };
      });
  });

/** A hand is held where its seat's zone is. */
const hands = (seen: TableSeen, boards: readonly BoundBoard[], seats: readonly BoundSeat[]): readonly BoundSpot[] => {
  const zones = handZonesIn(seen);
  return Object.entries(seen.game.spots).flatMap(([name, { holds }]) => {
    if (holds.as !== "hand") return [];
    const colour = seats.find(({ seat }) => seat === holds.seat)?.colour;
    const zone = zones.find((each) => each.colour === colour);
    return zone === undefined ? [] : [said(seen, boards, name, zone, facingOf(frameOf(boards[0] ?? NOWHERE)))];
  });
};

const AT = { x: 0, z: 0 };
const NOWHERE: Pick<BoundBoard, "corners"> = { corners: [AT, AT, AT, AT] };

export const spotsFound = (
  seen: TableSeen,
  boards: readonly BoundBoard[],
  seats: readonly BoundSeat[],
): readonly BoundSpot[] => {
  if (boards.length === 0) return [];
  const piles = decks(seen, boards);
  return [...piles, ...beside(seen, boards, piles), ...hands(seen, boards, seats)];
};
