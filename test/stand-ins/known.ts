import type { Binding, BoundBoard } from "../../src/bind/binding";
import { suggested } from "../../src/cli/bind/suggested";
import { seatsFound } from "../../src/bind/seats-found";
import { spotsFound } from "../../src/bind/spots-found";
import { surveyOf } from "../../src/cli/bind/survey-of";
import type { TableSeen, Thing } from "../../src/cli/bind/table-seen";
import { sortOf } from "../recognise/sorts";
import { PRINTS } from "./all";
import type { StandIn, Truth } from "./stand-in";
import { placed } from "./table";

/** What somebody who knows a stand-in's table says of it: what each piece is, and where the boards lie. */

/** The book's boards by our name for them; players sit as they do at our own table. */
export const BOARDS_BY_BOOK: Readonly<Record<string, string>> = {
  "round tracker": "round-tracker",
  "player 1": "p4",
  "player 2": "p1",
  "player 3": "p3",
  "player 4": "p2",
};

/** The teams by the seats they have here. */
const TEAMS = ["Blue", "Red", "Green"];

/** What a member of a component is called, if it has a name of its own. */
const memberNamed = ({ game }: StandIn, component: string, member: number): string =>
  PRINTS.find((print) => print.game === game)?.components.find(({ id }) => id === component)?.members?.[member] ?? "";

/** `Fire Axe` as we would write it. */
const worded = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ (?=\d)/g, "")
    .replace(/ /g, "-");

/** By its name, else by its place in the list; where there are fewer names than pieces each of those has a copy of its own. */
const kindAmong = (kinds: readonly string[], copies: readonly string[], name: string, its: Truth, count: number) => {
  const tail = (kind: string): string => kind.slice(kind.indexOf(".") + 1).replace(/-(?=\d)/g, "");
  const named = name === "" ? undefined : kinds.find((kind) => kind === name || tail(kind) === worded(name));
  return named ?? (kinds.length >= count ? kinds : copies)[its.member] ?? "";
};

/** The kind each object of a stand-in truly is. */
export const trueKind = (seen: TableSeen, standIn: StandIn, truth: Truth): string => {
  const { component } = truth;
  const sort = sortOf(standIn.game, component);
  const kinds = (seen.sorts.find((each) => each.sort === sort)?.kinds ?? []).map(({ kind }) => kind);
  const team = TEAMS.findIndex((each) => component.endsWith(` ${each}`));
  if (team >= 0) return kinds[team] ?? "";
  const members = Math.max(
    ...standIn.truth.filter((each) => each.component === component).map((each) => each.member + 1),
  );
  const copies = kinds.flatMap((kind) => Array.from({ length: seen.game.kinds[kind]?.count ?? 1 }, () => kind));
  return kindAmong(kinds, copies, memberNamed(standIn, component, truth.member), truth, members);
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

/** All of the table, as large as ours is to an inch of the print. */
const aroundAll = ({ style }: StandIn, { boards: [own] }: TableSeen): BoundBoard => {
  const { board = "", wide = 0, deep = 0 } = own ?? {};
  const corner = (east: number, north: number) => placed(style, { x: (east * wide) / 2, z: (north * deep) / 2 });
  return {
    board,
    corners: [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)],
    y: style.height,
    flat: false,
  };
};

/** The table as that person sees it, and the binding it comes to. */
export const knownTruly = (
  standIn: StandIn,
  seen: TableSeen,
): { readonly seen: TableSeen; readonly binding: Binding } => {
  const all = told(seen, standIn);
  const { binding } = suggested(all);
  const known = boardsOf(standIn, binding.boards).filter(({ board }) => seen.boards.some((own) => own.board === board));
  // The table itself is measured by what lies on it, and by whoever sits there where nothing tells.
  const measured = binding.boards.length > 0 ? binding.boards : [aroundAll(standIn, seen)];
  const boards = known.length > 0 ? known : measured;
  const survey = surveyOf(all);
  const seats = seatsFound(survey, boards);
  return { seen: all, binding: { ...binding, boards, seats, spots: spotsFound(survey, boards, seats) } };
};
