import type { Marks } from "../../bind/binding";
import { seenOf } from "../../bind/seen";
import { BOARDS, KNOWN_BY } from "../../games/known-by";
import { type GameName, withGame } from "../../games/index";
import { gameTable, type GameTable } from "../../../build/game-sources";
import type { KnownBoard, Sort } from "../../kernel/known-by";
import { type Finding, recognised } from "../../recognise/recognise";
import { plain } from "../../saves/node";
import { objectsOf, type SavedObject } from "../../saves/objects";
import type { Save } from "../../saves/save";
import type { ObjectState } from "../../tts/save";
import { glimpsesOf } from "../inspect/glimpses";
import { type Lying, lyingOf, outermost } from "./lying";

/** What an object of a table is taken for, what there is to see of it, and where it lies. */
export interface Thing {
  readonly object: SavedObject;
  readonly seen: Marks;
  readonly at: Lying;
  readonly found: Finding | "none";
}

/** A table as one of our games sees it. */
export interface TableSeen {
  readonly game: GameTable;
  readonly sorts: readonly Sort[];
  readonly boards: readonly KnownBoard[];
  readonly seats: readonly string[];
  readonly save: Save;
  readonly things: readonly Thing[];
}

const INNER = ["ContainedObjects", "ChildObjects", "States"];

/** The object without what lies in it. */
const ownData = ({ node }: SavedObject): ObjectState => {
  const fields = node.fields.filter(({ name }) => !INNER.includes(name));
  return plain({ ...node, fields }) as ObjectState;
};

const nameOfHolder = ({ holder }: SavedObject): string => (holder === "none" ? "" : holder.nickname);

const marksOf = (object: SavedObject): Marks => seenOf(ownData(object), nameOfHolder(object));

/** Other states of an object are the same piece. */
const piecesIn = (save: Save): readonly SavedObject[] => objectsOf(save).filter(({ as }) => as !== "state");

const seatsOf = ({ seats: { most } }: GameTable): readonly string[] =>
  Array.from({ length: most }, (_, i) => `p${String(i + 1)}`);

export const tableSeen = (save: Save, name: GameName): TableSeen => {
  const game = withGame(name, (played) => gameTable(played));
  const objects = objectsOf(save);
  const found = new Map(recognised(glimpsesOf(objects), KNOWN_BY[name]).findings.map((each) => [each.id, each]));
  const things = piecesIn(save).map((object): Thing => {
    const at = lyingOf(outermost(object));
    return { object, seen: marksOf(object), at, found: found.get(object.path) ?? "none" };
  });
  return { game, sorts: KNOWN_BY[name], boards: BOARDS[name], seats: seatsOf(game), save, things };
};

/** What of its sort it is taken for, where that is sure enough; "" else. */
export const sortOfThing = ({ found }: Thing): string =>
  found === "none" || found.is === "unsure" ? "" : (found.sorts[0] ?? "");
