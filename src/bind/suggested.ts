import { breathe } from "../kernel/breath";
import { mapped } from "../kernel/list";
import type { Word } from "../kernel/words";
import type { Binding, BoundBoard, Without } from "./binding";
import { boardsFound, type BoardsFound } from "./boards-found";
import { kindsByPlace } from "./kinds-by-place";
import { type Found, lacking } from "./lacking";
import { marksThatTell, type Told } from "./marks-that-tell";
import { seatsFound } from "./seats-found";
import { spotsFound } from "./spots-found";
import type { Survey } from "./survey";

/** A piece, and its id in the survey. */
export interface ToldThing extends Told {
  readonly id: Word;
}

/** A binding as far as a table tells it by itself, and what it was made of. */
export interface Suggested {
  readonly binding: Binding;
  readonly found: BoardsFound;
  readonly told: readonly ToldThing[];
  /** Pieces that nothing tells from something else. */
  readonly alike: readonly Told[];
}

/** As much as it is to count one. */
const A_THING = 0.3;

/** How many pieces of each sort lie there. */
export const foundIn = ({ things }: Pick<Survey, "things">): Found => {
  const found: Record<Word, number | "endless"> = {};
  breathe(A_THING * things.length);
  for (const { sort, pieces } of things) {
    const before = found[sort] ?? 0;
    found[sort] = (sort !== "" && pieces === 0) || before === "endless" ? "endless" : before + pieces;
  }
  return found;
};

const toldOf = ({ things }: Survey, byPlace: Readonly<Record<Word, Word>>): readonly ToldThing[] =>
  mapped(things, ({ id, sort, kind, seen }) => {
    breathe(A_THING);
    return { id, sort, kind: sort === "" ? "" : (byPlace[id] ?? kind), seen };
  });

/** Houses that are a board's picture are there; anything else that is missing, our own pieces stand in for. */
const insteadOf = ({ sorts }: Survey, sort: Word, boards: readonly BoundBoard[]): Without["instead"] => {
  for (const each of sorts)
    if (each.sort === sort && each.form === "block") for (const { flat } of boards) if (flat) return "nothing";
  return "our own";
};

/** The binding where the boards are known. */
export const suggestedOn = (survey: Survey, found: BoardsFound): Suggested => {
  const { boards } = found;
  const told = toldOf(survey, kindsByPlace(survey, boards));
  const { pieces, alike } = marksThatTell(told);
  const seats = seatsFound(survey, boards);
  const without = mapped(lacking(survey.sorts, foundIn(survey), []), ({ sort }) => ({
    sort,
    instead: insteadOf(survey, sort, boards),
  }));
  const spots = spotsFound(survey, boards, seats);
  const binding: Binding = {
    binding: 1,
    game: survey.game,
    pieces,
    boards,
    spots,
    seats,
    without,
    content: "none",
  };
  return { binding, found, told, alike };
};

export const suggested = (survey: Survey): Suggested => suggestedOn(survey, boardsFound(survey));
