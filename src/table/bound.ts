import type { Binding } from "../bind/binding";
import { bindingIn } from "../bind/read";
import { type PiecesByMark, piecesByMark, whichOf } from "../bind/which";
import { seenOf } from "../bind/seen";
import type { KnownBoard } from "../kernel/known-by";
import { has } from "../kernel/list";
import type { Kind, Place } from "../kernel/scene";
import type { Word } from "../kernel/words";
import type { TtsObject } from "../tts/api";
import type { ObjectState } from "../tts/save";
import { type Sides, valueText } from "./dice";
import { isRecord } from "./document";
import type { Layout } from "./layout";

/** A table that somebody else has made: what a piece is its binding says, by what there is to see of it. */

export interface Bound {
  readonly binding: Binding;
  /** The boards as they lie on our own table. */
  readonly boards: readonly KnownBoard[];
  readonly byMark: PiecesByMark;
  /** The game as it is laid out on our own table. */
  readonly own: Layout;
  /** By kind: the sides of dice that have other faces than ours. */
  readonly sides: Record<Word, Sides | undefined>;
  /** By GUID: what came out of the bag by which alone it was known. */
  readonly outOf: Record<string, Word>;
  /** By the spot of a bag: the one that stands for it here. */
  bags: Readonly<Record<Word, string>>;
  /** By GUID: the slot of a row to which a piece was last sent. */
  readonly sent: Record<string, Place | undefined>;
  /** By GUID: how often a piece was not where we had put it. */
  readonly opposed: Record<string, number>;
  /** What was said of scripts that act against ours. */
  readonly told: Record<Word, boolean>;
  /** By kind: how many there are, where the box has more. */
  short: Readonly<Record<Word, number>>;
  /** What was settled here in the game itself, as it is kept; "" where a file brought the binding along. */
  readonly adopted: string;
  /** The kinds of which ours are brought where some are missing. */
  readonly ours: readonly Word[];
  /** By GUID: what of theirs was locked before we touched it. */
  locked: Readonly<Record<string, boolean | undefined>> | "unknown";
}

/** What is kept of a table that was adopted in the game. */
export interface Adopted {
  readonly binding: Binding;
  readonly boards: readonly KnownBoard[];
  readonly ours: readonly Word[];
}

/** A table bound by what was said of it; `adopted` as it is to be kept. */
export const boundAs = (own: Layout, { binding, boards, ours }: Adopted, adopted: string): Bound => ({
  binding,
  boards,
  byMark: piecesByMark(binding),
  own,
  sides: {},
  outOf: {},
  sent: {},
  opposed: {},
  told: {},
  bags: {},
  short: {},
  adopted,
  ours,
  locked: "unknown",
});

/** What the controller's memo says of the table it stands on, and what is wrong with that. */
export const boundBy = (
  own: Layout,
  memo: unknown,
): { readonly bound: Bound | "none"; readonly amiss: readonly string[] } => {
  const said = isRecord(memo) ? memo["binding"] : undefined;
  const boards = isRecord(memo) ? memo["boards"] : undefined;
  if (said === undefined || !Array.isArray(boards)) return { bound: "none", amiss: [] };
  const { binding, amiss } = bindingIn(said);
  if (amiss.length > 0) return { bound: "none", amiss };
  return { bound: boundAs(own, { binding, boards: boards as readonly KnownBoard[], ours: [] }, ""), amiss };
};

/** The kind of a piece as it is saved, `inside` what has that name; "" for what is none. */
export const kindSeen = ({ byMark, outOf }: Bound, data: ObjectState, inside: string): Word => {
  const piece = whichOf(byMark, seenOf(data, inside));
  const kind = piece === "none" || piece === "several" ? "" : piece.kind;
  return kind === "" ? (outOf[data.GUID] ?? "") : kind;
};

/** What lies in a deck or bag, in its order; a stack has one for each of its pieces. */
export const insideOf = (data: ObjectState): readonly ObjectState[] => {
  const { ContainedObjects, CustomDeck, Number: count = 0 } = data;
  const all: ObjectState[] = [];
  // A card may leave its sheet to the deck it lies in.
  for (const each of ContainedObjects ?? [])
    all.push(each.CustomDeck === undefined && CustomDeck !== undefined ? { ...each, CustomDeck } : each);
  if (ContainedObjects === undefined) for (let i = 0; i < count; i++) all.push(data);
  return all;
};

/** Where the sides of a die say something else than ours do, they stand for ours in their order; of another number, for nothing. */
export const noteSides = ({ sides }: Bound, name: Word, { form, ups }: Kind, die: TtsObject): void => {
  if (form !== "die" || sides[name] !== undefined) return;
  const values = die.getRotationValues();
  const said: Record<string, Word> = {};
  for (let i = 0; i < values.length; i++) {
    const text = valueText(values[i]?.value);
    if (has(ups, text)) return;
    said[text] = values.length === ups.length ? (ups[i] ?? "") : "";
  }
  sides[name] = said;
};
