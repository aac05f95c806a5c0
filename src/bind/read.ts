import { has, mapped } from "../kernel/list";
import { numberText } from "../kernel/number-text";
import type { Word } from "../kernel/words";
import {
  type Binding,
  type BoundBoard,
  type BoundPiece,
  type BoundSeat,
  type BoundSpot,
  type Content,
  INSTEAD,
  type Mark,
  MARKS,
  type Marks,
  type Point,
  type Without,
} from "./binding";
import { fingerprintOf } from "./fingerprint";

/** Reads what somebody pasted or wrote: whatever is wrong with it is told with the field's name. */

type Fields = Readonly<Record<Word, unknown>>;

/** What is wrong, in the order in which it was met: `boards[0].corners: there must be 4 of them, not 3`. */
interface Reader {
  readonly amiss: string[];
}

const wrong = ({ amiss }: Reader, at: string, what: string): void => {
  amiss.push(at + ": " + what);
};

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const fieldsAt = (reader: Reader, value: unknown, at: string, known: readonly string[]): Fields => {
  if (!isFields(value) || (Array.isArray(value) && value.length > 0)) {
    wrong(reader, at, "it must be a record with " + known.join(", "));
    return {};
  }
  const before = at === "the binding" ? "" : at + ".";
  for (const name in value)
    if (!has(known, name)) wrong(reader, before + name, "there is no such field; known: " + known.join(", "));
  for (const name of known) if (value[name] === undefined) wrong(reader, before + name, "it is missing");
  return value;
};

const listAt = (reader: Reader, value: unknown, at: string): readonly unknown[] => {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (value !== undefined) wrong(reader, at, "it must be a list");
  return [];
};

/** What is missing has been told of already. */
const wordAt = (reader: Reader, value: unknown, at: string): Word => {
  if (typeof value === "string") return value;
  if (value !== undefined) wrong(reader, at, "it must be a text");
  return "";
};

const saidAt = (reader: Reader, value: unknown, at: string): Word => {
  const word = wordAt(reader, value, at);
  if (value === "") wrong(reader, at, "it is empty");
  return word;
};

/** Farther away nothing lies on any table. */
const FARTHEST = 10000;

const numberAt = (reader: Reader, value: unknown, at: string): number => {
  if (typeof value === "number" && value <= FARTHEST && value >= -FARTHEST) return value;
  if (value !== undefined) wrong(reader, at, "it must be a number from -10000 to 10000");
  return 0;
};

const eachAt = <T>(
  reader: Reader,
  value: unknown,
  at: string,
  read: (this: void, reader: Reader, value: unknown, at: string) => T,
): readonly T[] => mapped(listAt(reader, value, at), (item, i) => read(reader, item, at + "[" + numberText(i) + "]"));

/** Nobody else's piece may be taken for it: a type is shared by too many, and a GUID comes and goes. */
const NEVER_ALONE: readonly Mark[] = ["type", "guid"];

const marksAt = (reader: Reader, value: unknown, at: string): Marks => {
  const marks: Partial<Record<Mark, string>> = {};
  if (!isFields(value)) {
    if (value !== undefined) wrong(reader, at, "it must be a record of marks: " + MARKS.join(", "));
    return marks;
  }
  for (const name in value)
    if (!has(MARKS, name as Mark)) wrong(reader, at + "." + name, "there is no such mark; known: " + MARKS.join(", "));
  let isKnown = false;
  for (const mark of MARKS)
    if (value[mark] !== undefined) {
      marks[mark] = saidAt(reader, value[mark], at + "." + mark);
      if (!has(NEVER_ALONE, mark)) isKnown = true;
    }
  if (!isKnown) wrong(reader, at, "a piece is not known by its type and GUID alone; give it another mark");
  if (marks.cell !== undefined && marks.face === undefined)
    wrong(reader, at + ".face", "a cell is one of a sheet: name it");
  return marks;
};

const pieceAt = (reader: Reader, value: unknown, at: string): BoundPiece => {
  const { sort, kind, by } = fieldsAt(reader, value, at, ["sort", "kind", "by"]);
  return {
    sort: saidAt(reader, sort, at + ".sort"),
    kind: wordAt(reader, kind, at + ".kind"),
    by: marksAt(reader, by, at + ".by"),
  };
};

const pointAt = (reader: Reader, value: unknown, at: string): Point => {
  const { x, z } = fieldsAt(reader, value, at, ["x", "z"]);
  return { x: numberAt(reader, x, at + ".x"), z: numberAt(reader, z, at + ".z") };
};

const ORIGIN: Point = { x: 0, z: 0 };

/** How much the turn from one edge to the next covers: negative where it goes the wrong way round. */
const corner = (a: Point, b: Point, c: Point): number => (b.z - a.z) * (c.x - b.x) - (b.x - a.x) * (c.z - b.z);

const LEAST_AREA = 0.01;

const cornersAt = (reader: Reader, value: unknown, at: string): BoundBoard["corners"] => {
  const points = eachAt(reader, value, at, pointAt);
  const [a = ORIGIN, b = ORIGIN, c = ORIGIN, d = ORIGIN] = points;
  if (points.length !== 4) {
    if (value !== undefined) wrong(reader, at, "there must be 4 of them, not " + numberText(points.length));
  } else if (Math.min(corner(a, b, c), corner(b, c, d), corner(c, d, a), corner(d, a, b)) < LEAST_AREA) {
    wrong(
      reader,
      at,
      "they must go round clockwise, as the board is read: top left, top right, bottom right, bottom left",
    );
  }
  return [a, b, c, d];
};

const boardAt = (reader: Reader, value: unknown, at: string): BoundBoard => {
  const { board, corners, y, flat } = fieldsAt(reader, value, at, ["board", "corners", "y", "flat"]);
  if (flat !== undefined && typeof flat !== "boolean") wrong(reader, at + ".flat", "it must be true or false");
  return {
    board: saidAt(reader, board, at + ".board"),
    corners: cornersAt(reader, corners, at + ".corners"),
    y: numberAt(reader, y, at + ".y"),
    flat: flat === true,
  };
};

const spotAt = (reader: Reader, value: unknown, at: string): BoundSpot => {
  const { spot, board, across, down, turn } = fieldsAt(reader, value, at, ["spot", "board", "across", "down", "turn"]);
  return {
    spot: saidAt(reader, spot, at + ".spot"),
    board: saidAt(reader, board, at + ".board"),
    across: numberAt(reader, across, at + ".across"),
    down: numberAt(reader, down, at + ".down"),
    turn: numberAt(reader, turn, at + ".turn"),
  };
};

const seatAt = (reader: Reader, value: unknown, at: string): BoundSeat => {
  const { seat, colour } = fieldsAt(reader, value, at, ["seat", "colour"]);
  return { seat: saidAt(reader, seat, at + ".seat"), colour: saidAt(reader, colour, at + ".colour") };
};

const withoutAt = (reader: Reader, value: unknown, at: string): Without => {
  const { sort, instead } = fieldsAt(reader, value, at, ["sort", "instead"]);
  const known = has<unknown>(INSTEAD, instead);
  if (instead !== undefined && !known) wrong(reader, at + ".instead", "it must be one of " + INSTEAD.join(", "));
  return { sort: saidAt(reader, sort, at + ".sort"), instead: known ? (instead as Without["instead"]) : "nothing" };
};

const contentAt = (reader: Reader, value: unknown): Content | "none" => {
  if (value === "none" || value === undefined) return "none";
  const { fingerprint, of } = fieldsAt(reader, value, "content", ["fingerprint", "of"]);
  const content: Content = {
    fingerprint: saidAt(reader, fingerprint, "content.fingerprint"),
    of: isFields(of) ? of : {},
  };
  if (of !== undefined && !isFields(of)) wrong(reader, "content.of", "it must be a record");
  else if (content.fingerprint !== "" && content.fingerprint !== fingerprintOf(content.of))
    wrong(reader, "content.fingerprint", "it is that of other content; this one's is " + fingerprintOf(content.of));
  return content;
};

const NAMES = ["binding", "game", "pieces", "boards", "spots", "seats", "without", "content"] as const;

/** A binding as it was read, and what is wrong with it: use it only where that is nothing. */
export const bindingIn = (value: unknown): { readonly binding: Binding; readonly amiss: readonly string[] } => {
  const reader: Reader = { amiss: [] };
  const fields = fieldsAt(reader, value, "the binding", NAMES);
  if (fields["binding"] !== undefined && fields["binding"] !== 1)
    wrong(reader, "binding", "it must be 1: this version knows no other form");
  const binding: Binding = {
    binding: 1,
    game: saidAt(reader, fields["game"], "game"),
    pieces: eachAt(reader, fields["pieces"], "pieces", pieceAt),
    boards: eachAt(reader, fields["boards"], "boards", boardAt),
    spots: eachAt(reader, fields["spots"], "spots", spotAt),
    seats: eachAt(reader, fields["seats"], "seats", seatAt),
    without: eachAt(reader, fields["without"], "without", withoutAt),
    content: contentAt(reader, fields["content"]),
  };
  return { binding, amiss: reader.amiss };
};
