import type { Binding, BoundBoard } from "../../bind/binding";
import { spotThere } from "../../bind/lie";
import type { OwnBoard } from "../../kernel/known-by";
import type { Sort } from "../../kernel/known-by";
import { ONE } from "../../kernel/scene";
import type { ObjectState, TransformState } from "../../tts/save";
import { BROUGHT } from "../../table/adopt/tags";

/** Pieces of our own that stand in for what a table lacks. */

/** How many pieces of each kind of ours are wanted. */
export type Wanted = ReadonlyMap<string, number>;

const tagged = (prefix: string, { Tags = [] }: ObjectState): string => {
  const tag = Tags.find((each) => each.startsWith(prefix) && !each.startsWith("outbreak-at-"));
  return tag === undefined ? "" : tag.slice(prefix.length);
};

const kindOfOurs = (object: ObjectState): string => tagged("outbreak-", object);

const isHolder = ({ Name }: ObjectState): boolean => Name === "Deck" || Name.includes("Bag");

/** How many of ours there are of each kind. */
export const kindsAmong = (objects: readonly ObjectState[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const count = (object: ObjectState): void => {
    if (isHolder(object)) object.ContainedObjects?.forEach(count);
    else counts.set(kindOfOurs(object), (counts.get(kindOfOurs(object)) ?? 0) + 1);
  };
  objects.forEach(count);
  return counts;
};

/**
 * The missing pieces of a sort by kind: as many as lack of its only kind, of several those that are not there; where it
 * is not known which are, all or none.
 */
export const wantedOf = (
  { kinds }: Sort,
  { found, wanted }: { readonly found: number; readonly wanted: number },
  ours: ReadonlyMap<string, number>,
  there: ReadonlyMap<string, number> | "unknown" = "unknown",
): readonly (readonly [string, number])[] => {
  const [only, other] = kinds;
  const most = (kind: string): number => ours.get(kind) ?? 0;
  if (only !== undefined && other === undefined) {
    const count = found === 0 ? most(only.kind) : Math.min(most(only.kind), wanted - found);
    return count > 0 ? [[only.kind, count]] : [];
  }
  if (there === "unknown" && found > 0) return [];
  const lacks = (kind: string): number => most(kind) - (there === "unknown" ? 0 : (there.get(kind) ?? 0));
  return kinds.map(({ kind }) => [kind, lacks(kind)] as const).filter(([, count]) => count > 0);
};

/** A deck of one card is that card, lying as the deck does. */
const deckOf = (deck: ObjectState, cards: readonly ObjectState[]): readonly ObjectState[] => {
  const [only, other] = cards;
  if (only === undefined) return [];
  if (other === undefined) return [{ ...only, Transform: deck.Transform }];
  const sheets = cards.map(({ CustomDeck = {} }) => CustomDeck);
  const CustomDeck = Object.assign({}, ...sheets) as NonNullable<ObjectState["CustomDeck"]>;
  return [{ ...marked(deck), CustomDeck, DeckIDs: cards.map(({ CardID = 0 }) => CardID), ContainedObjects: cards }];
};

const marked = (object: ObjectState): ObjectState => ({ ...object, Tags: [...(object.Tags ?? []), BROUGHT] });

/** Takes what is wanted out of a list of ours; what is taken is wanted no more. */
const taken = (objects: readonly ObjectState[], left: Map<string, number>): readonly ObjectState[] =>
  objects.flatMap((object): readonly ObjectState[] => {
    if (isHolder(object)) {
      const inside = taken(object.ContainedObjects ?? [], left);
      if (object.Name === "Deck") return deckOf(object, inside);
      return inside.length === 0 ? [] : [{ ...marked(object), ContainedObjects: inside }];
    }
    const kind = kindOfOurs(object);
    const count = left.get(kind) ?? 0;
    if (count === 0) return [];
    left.set(kind, count - 1);
    return [marked(object)];
  });

/** Where something of ours lies on the other table. */
export const transformThere = (
  transform: TransformState,
  boards: readonly BoundBoard[],
  own: readonly OwnBoard[],
): TransformState => {
  const { posX: x, posY: y, posZ: z, rotY: facing } = transform;
  const there = spotThere({ boards, spots: [] }, own, "", { x, y, z, facing, holds: ONE });
  return { ...transform, posX: there.x, posY: there.y, posZ: there.z, rotY: there.facing };
};

/** Those of our pieces, each where the other table has its place. */
export const brought = (
  objects: readonly ObjectState[],
  wanted: Wanted,
  { boards }: Binding,
  own: readonly OwnBoard[],
): readonly ObjectState[] =>
  taken(objects, new Map(wanted)).map((object) => ({
    ...object,
    Transform: transformThere(object.Transform, boards, own),
  }));
