import type { Binding, BoundBoard } from "../../src/bind/binding";
import { suggested } from "../../src/cli/bind/suggested";
import { seatsFound } from "../../src/bind/seats-found";
import { spotsFound } from "../../src/bind/spots-found";
import { surveyOf } from "../../src/cli/bind/survey-of";
import type { TableSeen, Thing } from "../../src/cli/bind/table-seen";
import { sortOf } from "../recognise/sorts";
import type { StandIn, Truth } from "./stand-in";

/** What somebody who knows a stand-in's table says of it: what each piece is, and where the boards lie. */

/** The book's boards by our name for them; players sit as they do at our own table. */
export const BOARDS_BY_BOOK: Readonly<Record<string, string>> = {
  "round tracker": "round-tracker",
  "player 1": "p4",
  "player 2": "p1",
  "player 3": "p3",
  "player 4": "p2",
};

/** The kind each object of a stand-in truly is. */
export const trueKind = (seen: TableSeen, standIn: StandIn, { component, member }: Truth): string => {
  const sort = sortOf(standIn.game, component);
  const members = Math.max(
    ...standIn.truth.filter((each) => each.component === component).map((each) => each.member + 1),
  );
  const kinds = (seen.sorts.find((each) => each.sort === sort)?.kinds ?? []).map(({ kind }) => kind);
  const copies = kinds.flatMap((kind) => Array.from({ length: seen.game.kinds[kind]?.count ?? 1 }, () => kind));
  return (kinds.length >= members ? kinds : copies)[member] ?? "";
};

const told = (seen: TableSeen, standIn: StandIn): TableSeen => {
  const truths = new Map(standIn.truth.map((each) => [each.path, each]));
  const things = seen.things.map((thing): Thing => {
    const truth = truths.get(thing.object.path);
    if (truth === undefined) return { ...thing, found: "none" };
    const pieces = truth.pieces === "any" ? 0 : truth.pieces;
    const sort = sortOf(standIn.game, truth.component);
    const kind = trueKind(seen, standIn, truth);
    return { ...thing, found: { id: truth.path, is: "sure", sorts: [sort], kind, pieces, by: "count", text: "" } };
  });
  return { ...seen, things };
};

const boardsOf = (standIn: StandIn, found: readonly BoundBoard[]): readonly BoundBoard[] =>
  standIn.boards.map(({ board, corners }) => ({
    board: BOARDS_BY_BOOK[board] ?? board,
    corners,
    y: standIn.style.height,
    flat: found[0]?.flat === true,
  }));

/** The table as that person sees it, and the binding it comes to. */
export const knownTruly = (
  standIn: StandIn,
  seen: TableSeen,
): { readonly seen: TableSeen; readonly binding: Binding } => {
  const all = told(seen, standIn);
  const { binding } = suggested(all);
  const known = boardsOf(standIn, binding.boards).filter(({ board }) => seen.boards.some((own) => own.board === board));
  // The table itself is measured by what lies on it.
  const boards = known.length > 0 ? known : binding.boards;
  const survey = surveyOf(all);
  const seats = seatsFound(survey, boards);
  return { seen: all, binding: { ...binding, boards, seats, spots: spotsFound(survey, boards, seats) } };
};
