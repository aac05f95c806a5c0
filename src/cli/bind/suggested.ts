import type { Binding } from "../../bind/binding";
import type { BoardAmiss, BoardsFound } from "../../bind/boards-found";
import type { Found } from "../../bind/lacking";
import type { Told } from "../../bind/marks-that-tell";
import { foundIn, suggested as suggestedOf, type ToldThing } from "../../bind/suggested";
import { whichPiece } from "../../bind/which";
import type { Finding } from "../../recognise/recognise";
import { surveyOf } from "./survey-of";
import type { TableSeen, Thing } from "./table-seen";

/** A binding as far as a save tells it by itself, and what a person has to say. */
export interface Suggested {
  readonly binding: Binding;
  readonly unsure: readonly string[];
}

/** How many pieces of each sort lie there. */
export const foundOn = (seen: TableSeen): Found => foundIn(surveyOf(seen));

const n = (count: number, what: string): string => `${String(count)} ${what}${count === 1 ? "" : "s"}`;

/** How an object is named to a person. */
const named = ({ object }: Thing): string =>
  object.nickname === "" ? object.path : `${object.path} "${object.nickname}"`;

const counted = (keys: readonly string[]): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts];
};

const AMISS: Readonly<Record<BoardAmiss, string>> = {
  "none of it": "none of its pieces was recognised",
  "one tile": "only one of its tiles was recognised",
  "tiles turned": "its tiles are turned each in another way",
  "tiles apart": "its tiles do not lie as they do in the book",
  "no card": "there is no card to measure it by",
  "all turned": "what lies on it is turned each in another way",
};

const unsureBoards = ({ boards: [main] }: TableSeen, { amiss, guessed }: BoardsFound): readonly string[] => {
  if (main !== undefined && amiss !== "nothing")
    return [`where the ${main.board} lies, by its four corners: ${AMISS[amiss]}`];
  if (guessed.length === 0) return [];
  return [`the corners of ${guessed.join(", ")}: their middles are known, not their sizes`];
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
const mistaken = (binding: Binding, told: readonly ToldThing[]): readonly string[] =>
  told.flatMap(({ id, sort, kind, seen }) => {
    const piece = whichPiece(binding, seen);
    if (piece === "none") return [];
    const isRight = piece !== "several" && piece.sort === sort && piece.kind === kind;
    return isRight ? [] : [`what ${id} is: its marks are also those of something else`];
  });

export const suggested = (seen: TableSeen): Suggested => {
  const { binding, found, told, alike } = suggestedOf(surveyOf(seen));
  return {
    binding,
    unsure: [
      ...unsureBoards(seen, found),
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
