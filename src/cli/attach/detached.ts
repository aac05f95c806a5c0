import { type Edit, edited } from "../../saves/edit";
import { withoutFields, withoutItems } from "../../saves/list-edits";
import { fieldOf, numberIn, type SaveNode, textIn, textsIn } from "../../saves/node";
import { objectsOf, type SavedObject } from "../../saves/objects";
import type { Save } from "../../saves/save";
import { SaveTrouble } from "../../saves/trouble";
import { isRecord } from "../../table/document";
import { ATTACHED, BROUGHT } from "../../table/adopt/tags";
import { isOurTag, isTagged } from "./marks";

/** Takes out of a save what attach put in, and what became of it in a match. */

/** A table without what was ours, and what that was. */
export interface Detached {
  readonly text: string;
  readonly gone: readonly SavedObject[];
}

const isDeck = ({ name }: SavedObject): boolean => name === "Deck" || name === "DeckCustom";

/** A deck is what its cards are, whatever tags it has. */
const isOurs = (object: SavedObject): boolean =>
  !isDeck(object) && (isTagged(object, BROUGHT) || isTagged(object, ATTACHED));

interface Tree {
  readonly all: readonly SavedObject[];
  readonly save: Save;
  readonly inside: ReadonlyMap<SavedObject | "none", readonly SavedObject[]>;
}

const treeOf = (save: Save): Tree => {
  const all = objectsOf(save);
  const inside = new Map<SavedObject | "none", SavedObject[]>();
  for (const object of all) {
    const others = inside.get(object.holder);
    if (others === undefined) inside.set(object.holder, [object]);
    else others.push(object);
  }
  return { all, save, inside };
};

const within = ({ inside }: Tree, holder: SavedObject | "none"): readonly SavedObject[] => inside.get(holder) ?? [];

/** Whether nothing of the object is anybody else's. */
const isAllOurs = (tree: Tree, object: SavedObject): boolean => {
  const inside = within(tree, object);
  if (isDeck(object)) return inside.length > 0 && inside.every((each) => isAllOurs(tree, each));
  return isOurs(object);
};

/** What others have put into ours would go with it. */
const refuseToLose = (tree: Tree, object: SavedObject): void => {
  for (const inner of within(tree, object).filter(({ as }) => as !== "state")) {
    if (!isAllOurs(tree, inner)) {
      const what = inner.nickname === "" ? inner.name : `"${inner.nickname}"`;
      throw new SaveTrouble(inner.path, `${what} lies in a piece of ours and is none; take it out first`);
    }
    refuseToLose(tree, inner);
  }
};

const SHEET = 100;

const sheetsOf = (ids: readonly number[]): ReadonlySet<string> =>
  new Set(ids.map((id) => String(Math.floor(id / SHEET))));

const numberOf = (node: SaveNode): number => (node.is === "number" ? Number(node.raw) : 0);

/** A deck without our cards, its other cards as they were; the last one left is a card by itself, where the deck was. */
const deckEdits = ({ save }: Tree, deck: SavedObject, cards: readonly SavedObject[]): readonly Edit[] => {
  const list = fieldOf(deck.node, "ContainedObjects");
  const ids = fieldOf(deck.node, "DeckIDs");
  const sheets = fieldOf(deck.node, "CustomDeck");
  if (list?.is !== "list") return [];
  const isGone = (i: number): boolean => cards.some(({ node }) => node === list.items[i]);
  const left = list.items.filter((_, i) => !isGone(i));
  const [only, other] = left;
  if (only !== undefined && other === undefined)
    return [{ from: deck.node.from, to: deck.node.to, text: loose(save, deck, only) }];
  const gone = sheetsOf(cards.map(({ node }) => numberIn(node, "CardID", 0)));
  const stays = sheetsOf(ids?.is === "list" ? ids.items.filter((_, i) => !isGone(i)).map(numberOf) : []);
  return [
    ...withoutItems(list, isGone),
    ...(ids?.is === "list" ? withoutItems(ids, isGone) : []),
    ...(sheets?.is === "fields" ? withoutFields(save, sheets, (name) => gone.has(name) && !stays.has(name)) : []),
  ];
};

const loose = ({ text }: Save, deck: SavedObject, card: SaveNode): string => {
  const [from, to] = [fieldOf(card, "Transform"), fieldOf(deck.node, "Transform")];
  if (from === undefined || to === undefined) return text.slice(card.from, card.to);
  return text.slice(card.from, from.from) + text.slice(to.from, to.to) + text.slice(from.to, card.to);
};

/** What is to be done in one holder, or on the table itself. */
const edits = (tree: Tree, holder: SavedObject | "none"): readonly Edit[] => {
  const inside = within(tree, holder);
  const gone = inside.filter((object) => isAllOurs(tree, object));
  const deeper = inside.filter((object) => !gone.includes(object)).flatMap((object) => edits(tree, object));
  if (gone.length === 0) return deeper;
  if (holder !== "none" && isDeck(holder)) return deckEdits(tree, holder, gone);
  const at = holder === "none" ? tree.save.root : holder.node;
  const lists = ["ObjectStates", "ContainedObjects", "ChildObjects"].map((name) => fieldOf(at, name));
  return [
    ...deeper,
    ...lists.flatMap((list) =>
      list?.is === "list" ? withoutItems(list, (i) => gone.some(({ node }) => node === list.items[i])) : [],
    ),
  ];
};

/** Our tags that the table knew before, as the controller remembers them. */
const tagsBefore = (controller: SavedObject): readonly unknown[] => {
  try {
    const memo: unknown = JSON.parse(textIn(controller.node, "Memo"));
    const kept = isRecord(memo) ? memo["attached"] : undefined;
    const tags = isRecord(kept) ? kept["tags"] : undefined;
    return Array.isArray(tags) ? (tags as readonly unknown[]) : [];
  } catch {
    return [];
  }
};

/** The game lists every tag it has met. */
const labelEdits = ({ all, save }: Tree, controller: SavedObject, gone: ReadonlySet<SavedObject>): readonly Edit[] => {
  const labels = fieldOf(fieldOf(save.root, "ComponentTags"), "labels");
  if (labels?.is !== "list") return [];
  const stay = new Set<unknown>([
    ...tagsBefore(controller),
    ...all.filter((object) => !gone.has(object)).flatMap(({ node }) => textsIn(node, "Tags")),
  ]);
  return withoutItems(labels, (i) => {
    const label = textIn(labels.items[i], "displayed");
    return isOurTag(label) && !stay.has(label);
  });
};

export const detached = (save: Save): Detached | "nothing" => {
  const tree = treeOf(save);
  const controller = tree.all.find((object) => isTagged(object, ATTACHED));
  if (controller === undefined) return "nothing";
  const gone = new Set(tree.all.filter((object) => isAllOurs(tree, object)));
  for (const object of gone) refuseToLose(tree, object);
  const text = edited(save, [...edits(tree, "none"), ...labelEdits(tree, controller, gone)]);
  return { text, gone: [...gone].filter(({ holder }) => holder === "none" || !gone.has(holder)) };
};
