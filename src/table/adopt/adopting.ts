import type { Binding, BoundBoard, BoundSpot, Point, Without } from "../../bind/binding";
import { boardsFound, type BoardsFound, othersFound } from "../../bind/boards-found";
import { type Suggested, suggestedOn } from "../../bind/suggested";
import type { Survey, Thing } from "../../bind/survey";
import { breathe } from "../../kernel/breath";
import { has, joined, kept, mapped } from "../../kernel/list";
import { seatsFor } from "../../kernel/replay-code";
import type { Word } from "../../kernel/words";
import type { Finding } from "../../recognise/recognise";
import type { Table } from "../table";
import type { KnownBy } from "./known-by";
import type { Looked } from "./look";
import type { Row } from "./rows";

/**
 * A table of somebody else's while it is settled what lies there. All that people have said of it are steps, and the
 * binding is made anew of what was recognised and of those: so each can be taken back.
 */

export type Step =
  | { readonly said: "pieces"; readonly ids: readonly Word[]; readonly sort: Word; readonly kind: Word }
  | { readonly said: "board"; readonly board: BoundBoard }
  | { readonly said: "seat"; readonly seat: Word; readonly colour: Word }
  | { readonly said: "spot"; readonly spot: BoundSpot }
  | { readonly said: "instead"; readonly without: Without };

/** What is asked of whoever has a hand free. */
export type Asking =
  | { readonly about: "all" | "sorts" | "boards" | "seats" | "spots" }
  /** A kind of "" asks for the sort. */
  | { readonly about: "pieces"; readonly sort: Word; readonly kind: Word }
  /** What these cards show, which are one and the same. */
  | { readonly about: "face"; readonly sort: Word; readonly ids: readonly Word[] }
  | { readonly about: "corners"; readonly board: Word; readonly points: readonly Point[]; readonly y: number }
  | { readonly about: "spot"; readonly spot: Word };

export interface Adopting {
  readonly known: KnownBy;
  readonly looked: Looked;
  /** By id. */
  readonly findings: Readonly<Record<Word, Finding | undefined>>;
  steps: readonly Step[];
  asking: Asking;
  /** What it comes to. */
  survey: Survey;
  made: Suggested;
  rows: readonly Row[];
  /** What sorts and kinds are called. */
  readonly names: Readonly<Record<Word, string | undefined>>;
}

const sureSort = (finding: Finding | undefined): Word =>
  finding === undefined || finding.is === "unsure" ? "" : (finding.sorts[0] ?? "");

/** As much as it is to say what a thing is. */
const A_THING = 2;

/** What each thing is, as it was recognised and as people said it. */
const thingsAs = (
  { looked, findings }: Pick<Adopting, "looked" | "findings">,
  steps: readonly Step[],
): readonly Thing[] => {
  const sorts: Record<Word, Word | undefined> = {};
  const kinds: Record<Word, Word> = {};
  for (const step of steps)
    if (step.said === "pieces")
      for (const id of step.ids) {
        sorts[id] = step.sort;
        kinds[id] = step.kind;
      }
  return mapped(looked.things, (thing) => {
    breathe(A_THING);
    const { id } = thing;
    const finding = findings[id];
    const said = sorts[id];
    if (said !== undefined) return { ...thing, sort: said, kind: kinds[id] ?? "" };
    const sort = sureSort(finding);
    return { ...thing, sort, kind: sort === "" ? "" : (finding?.kind ?? "") };
  });
};

/** The last of those with the same name holds. */
const withSaid = <T>(found: readonly T[], said: readonly T[], name: (this: void, item: T) => Word): readonly T[] => {
  let all = found;
  for (const each of said)
    all = joined(
      kept(all, (other) => name(other) !== name(each)),
      [each],
    );
  return all;
};

const boardsAs = (survey: Survey, steps: readonly Step[]): BoardsFound => {
  const said: BoundBoard[] = [];
  for (const step of steps) if (step.said === "board") said.push(step.board);
  const found = boardsFound(survey);
  const [main] = survey.boards;
  const known = withSaid(found.boards, said, ({ board }) => board);
  const [first] = kept(known, ({ board }) => board === main?.board);
  if (first === undefined) return { ...found, boards: [] };
  const others = said.length === 0 ? { boards: found.boards, guessed: found.guessed } : othersFound(survey, first);
  const rest = withSaid(others.boards, said, ({ board }) => board);
  const names = mapped(said, ({ board }) => board);
  return {
    boards: joined(
      [first],
      kept(rest, ({ board }) => board !== first.board),
    ),
    amiss: "nothing",
    guessed: kept(others.guessed, (board) => !has(names, board)),
  };
};

/** What is missing, and what nobody can tell from something else, or which of its sort it is: ours come for it. */
const lackingIn = ({ binding, told, alike }: Suggested): readonly Without[] => {
  const without: Without[] = binding.without.slice();
  const named: Record<Word, boolean> = {};
  for (const { sort } of without) named[sort] = true;
  const add = (sort: Word): void => {
    if (named[sort] !== true) without.push({ sort, instead: "our own" });
    named[sort] = true;
  };
  for (const { sort, kind } of told) if (sort !== "" && kind === "") add(sort);
  for (const { sort } of alike) add(sort);
  return without;
};

const withSteps = (made: Suggested, steps: readonly Step[]): Binding => {
  const { binding } = made;
  let { seats, spots } = binding;
  let without = lackingIn(made);
  for (const step of steps) {
    if (step.said === "seat") {
      const { seat, colour } = step;
      // Nobody holds two hands in one zone.
      seats = joined(
        kept(seats, (each) => each.seat !== seat && each.colour !== colour),
        [{ seat, colour }],
      );
    } else if (step.said === "spot") spots = withSaid(spots, [step.spot], ({ spot }) => spot);
    else if (step.said === "instead") without = withSaid(without, [step.without], ({ sort }) => sort);
  }
  return { ...binding, seats, spots, without };
};

/** What was recognised and said, put together. */
export const settled = (
  { game, layout }: Pick<Table, "game" | "layout">,
  { known, looked, findings }: Pick<Adopting, "known" | "looked" | "findings">,
  steps: readonly Step[],
  opening: Survey["opening"],
): { readonly survey: Survey; readonly made: Suggested } => {
  const survey: Survey = {
    game: game.name,
    sorts: known.sorts,
    boards: known.boards,
    seats: seatsFor(game.seats.most),
    spots: layout.spots,
    opening,
    things: thingsAs({ looked, findings }, steps),
    zones: looked.zones,
  };
  const made = suggestedOn(survey, boardsAs(survey, steps));
  return { survey, made: { ...made, binding: withSteps(made, steps) } };
};
