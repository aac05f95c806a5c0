import type { Binding } from "../../bind/binding";
import { type Found, type Lacking, lacking } from "../../bind/lacking";
import { whichPiece } from "../../bind/which";
import { edited } from "../../saves/edit";
import { appended } from "../../saves/list-edits";
import { fieldOf, itemsIn, textIn } from "../../saves/node";
import { objectsOf, type SavedObject } from "../../saves/objects";
import type { Save } from "../../saves/save";
import type { ObjectState } from "../../tts/save";
import { tidy } from "../../bind/survey";
import { farBetween, lyingOf } from "../bind/lying";
import { foundOn } from "../bind/suggested";
import type { TableSeen } from "../bind/table-seen";
import { brought, kindsAmong, transformThere, wantedOf } from "./brought";
import { ATTACHED } from "../../table/adopt/tags";
import { isOurTag } from "./marks";

/** A save with our controller on it. */
export interface Attached {
  readonly text: string;
  readonly controller: ObjectState;
  readonly lacking: readonly Lacking[];
}

const SIX_DIGITS = 0x1000000;

const freeGuid = (guid: string, taken: Set<string>): string => {
  let free = guid;
  while (taken.has(free)) free = ((Number.parseInt(free, 16) + 1) % SIX_DIGITS).toString(16).padStart(6, "0");
  taken.add(free);
  return free;
};

/** No two objects of one table may share a GUID of ours. */
const withFreeGuids = (object: ObjectState, taken: Set<string>): ObjectState => ({
  ...object,
  GUID: freeGuid(object.GUID, taken),
  ...(object.ContainedObjects === undefined
    ? {}
    : { ContainedObjects: object.ContainedObjects.map((each) => withFreeGuids(each, taken)) }),
});

/** Nearer to a thing than this the controller would stand in it. */
const ROOM = 3;
const STEPS = 60;

/** Where ours stands on our own table, or as much farther away from the board as there is something in its way. */
const placed = (controller: ObjectState, { boards }: Binding, seen: TableSeen): ObjectState["Transform"] => {
  const lying = objectsOf(seen.save)
    .filter(({ depth }) => depth === 0)
    .map(lyingOf);
  for (let step = 0; step < STEPS; step++) {
    const own = { ...controller.Transform, posZ: controller.Transform.posZ - step };
    const there = transformThere(own, boards, seen.boards);
    if (lying.every((each) => farBetween(each, { x: there.posX, z: there.posZ }) > ROOM)) {
      return {
        ...there,
        posX: tidy(there.posX),
        posY: tidy(there.posY),
        posZ: tidy(there.posZ),
        rotY: tidy(there.rotY),
      };
    }
  }
  return transformThere(controller.Transform, boards, seen.boards);
};

/** Tags of ours that the table knows already: detach leaves those. */
const knownTags = ({ root }: Save): readonly string[] =>
  itemsIn(fieldOf(root, "ComponentTags"), "labels")
    .map((label) => textIn(label, "displayed"))
    .filter(isOurTag);

/** What the game's words are kept in carries the binding too. */
const memoOf = ({ Memo = "{}" }: ObjectState, binding: Binding, { save, boards }: TableSeen): string =>
  JSON.stringify({ ...(JSON.parse(Memo) as object), binding, boards, attached: { tags: knownTags(save) } });

/** How many of each kind of a sort a binding finds there; "unknown" where it does not tell the kind of each. */
const kindsThere = ({ things }: TableSeen, binding: Binding, sort: string): ReadonlyMap<string, number> | "unknown" => {
  const counts = new Map<string, number>();
  for (const { object, seen } of things) {
    const piece = whichPiece(binding, seen);
    if (piece === "none" || piece === "several" || piece.sort !== sort) continue;
    if (piece.kind === "" || object.name.endsWith("_Stack")) return "unknown";
    counts.set(piece.kind, (counts.get(piece.kind) ?? 0) + 1);
  }
  return counts;
};

const ourPieces = (seen: TableSeen, binding: Binding, found: Found, ours: readonly ObjectState[]) => {
  const lacked = lacking(seen.sorts, found, binding.without);
  const counts = kindsAmong(ours);
  const wanted = lacked
    .filter(({ instead }) => instead === "our own")
    .flatMap((each) => {
      const sort = seen.sorts.find((one) => one.sort === each.sort);
      return sort === undefined ? [] : wantedOf(sort, each, counts, kindsThere(seen, binding, sort.sort));
    });
  return { lacked, pieces: brought(ours, new Map(wanted), binding, seen.boards) };
};

/** The table with our controller on it, bound; `saved` is the controller with everything of ours in it. */
export const attached = (
  seen: TableSeen,
  binding: Binding,
  saved: ObjectState,
  found: Found = foundOn(seen),
): Attached => {
  const { save } = seen;
  const list = fieldOf(save.root, "ObjectStates");
  if (list?.is !== "list") throw new Error("a save without objects was read");
  const { ContainedObjects: ours = [], ...own } = saved;
  const { lacked, pieces } = ourPieces(seen, binding, found, ours);
  const taken = new Set(objectsOf(save).map(({ guid }: SavedObject) => guid.toLowerCase()));
  const controller = withFreeGuids(
    {
      ...own,
      Transform: placed(saved, binding, seen),
      Memo: memoOf(saved, binding, seen),
      Tags: [...(saved.Tags ?? []), ATTACHED],
      ...(pieces.length > 0 ? { ContainedObjects: pieces } : {}),
    },
    taken,
  );
  return { text: edited(save, [appended(list, JSON.stringify(controller))]), controller, lacking: lacked };
};
