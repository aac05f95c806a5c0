import type { Binding, BoundBoard, Without } from "../../bind/binding";
import { type Found, lacking } from "../../bind/lacking";
import { whichPiece } from "../../bind/which";
import type { Finding } from "../../recognise/recognise";
import { boardsFound } from "./boards-found";
import { kindsByPlace } from "./kinds-by-place";
import { marksThatTell, type Told } from "./marks-that-tell";
import { seatsFound } from "./seats-found";
import { spotsFound } from "./spots-found";
import { sortOfThing, type TableSeen, type Thing } from "./table-seen";

/** A binding as far as a table tells it by itself, and what a person has to say. */
export interface Suggested {
  readonly binding: Binding;
  readonly unsure: readonly string[];
}

const kindOf = ({ found, object }: Thing, byPlace: ReadonlyMap<string, string>): string =>
  byPlace.get(object.path) ?? (found === "none" ? "" : found.kind);

const toldOf = ({ things }: TableSeen, byPlace: ReadonlyMap<string, string>): readonly (Told & { at: string })[] =>
  things.map((thing) => {
    const sort = sortOfThing(thing);
    return { at: thing.object.path, sort, kind: sort === "" ? "" : kindOf(thing, byPlace), seen: thing.seen };
  });

/** How many pieces of each sort lie there. */
export const foundOn = ({ things }: TableSeen): Found => {
  const found: Record<string, number | "endless"> = {};
  for (const thing of things) {
    const sort = sortOfThing(thing);
    const before = found[sort] ?? 0;
    const pieces = thing.found === "none" ? 0 : thing.found.pieces;
    found[sort] = pieces === 0 || before === "endless" ? "endless" : before + pieces;
  }
  return found;
};

const n = (count: number, what: string): string => `${String(count)} ${what}${count === 1 ? "" : "s"}`;

/** How an object is named to a person. */
const named = ({ object }: Thing): string =>
  object.nickname === "" ? object.path : `${object.path} "${object.nickname}"`;

const counted = (keys: readonly string[]): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts];
};

/** Objects of which it is not known what they are, and those that may be the same together. */
const unsureSorts = ({ things }: TableSeen): readonly string[] => {
  const asked = things.filter(({ found }) => found !== "none" && found.is === "unsure");
  const mayBe = ({ found }: Thing): string => (found as Finding).sorts.join(" or ");
  return counted(asked.map(mayBe)).map(([sorts, count]) => {
    const first = asked.find((thing) => mayBe(thing) === sorts);
    const from = first === undefined ? "" : `: ${named(first)}${count > 1 ? " and others" : ""}`;
    return `what ${n(count, "object")} may be, ${sorts}${from}`;
  });
};

const unsureKinds = (told: readonly Told[]): readonly string[] =>
  counted(told.filter(({ sort, kind }) => sort !== "" && kind === "").map(({ sort }) => sort)).map(
    ([sort, count]) => `which ${sort} is which: ${n(count, "object")} tell only what they are`,
  );

const looksAlike = (alike: readonly Told[]): readonly string[] =>
  counted(alike.map(({ sort, kind }) => (kind === "" ? sort : kind))).map(
    ([what, count]) => `how to tell ${what} from other things: ${n(count, "object")} look like something else too`,
  );

/** Nothing that a person has not named may be taken for a piece. */
const mistaken = (binding: Binding, told: readonly (Told & { at: string })[]): readonly string[] =>
  told.flatMap(({ at, sort, kind, seen }) => {
    const piece = whichPiece(binding, seen);
    if (piece === "none") return [];
    const isRight = piece !== "several" && piece.sort === sort && piece.kind === kind;
    return isRight ? [] : [`what ${at} is: its marks are also those of something else`];
  });

/** Houses that are a board's picture are there; anything else that is missing, our own pieces stand in for. */
const insteadOf = ({ sorts }: TableSeen, sort: string, boards: readonly BoundBoard[]): Without["instead"] => {
  const form = sorts.find((each) => each.sort === sort)?.form;
  return form === "block" && boards.some(({ flat }) => flat) ? "nothing" : "our own";
};

const withoutFor = (seen: TableSeen, boards: readonly BoundBoard[]): readonly Without[] =>
  lacking(seen.sorts, foundOn(seen), []).map(({ sort }) => ({ sort, instead: insteadOf(seen, sort, boards) }));

export const suggested = (seen: TableSeen): Suggested => {
  const { boards, unsure } = boardsFound(seen);
  const told = toldOf(seen, kindsByPlace(seen, boards));
  const { pieces, alike } = marksThatTell(told);
  const seats = seatsFound(seen, boards);
  const spots = spotsFound(seen, boards, seats);
  const without = withoutFor(seen, boards);
  const binding: Binding = {
    binding: 1,
    game: seen.game.name,
    pieces,
    boards,
    spots,
    seats,
    without,
    content: "none",
  };
  return {
    binding,
    unsure: [
      ...unsure,
      ...unsureSorts(seen),
      ...unsureKinds(told),
      ...looksAlike(alike),
      ...mistaken(
        binding,
        told.filter((each) => !alike.includes(each)),
      ),
    ],
  };
};
