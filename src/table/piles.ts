import { breathe } from "../kernel/breath";
import { has, mapped, upended } from "../kernel/list";
import type { Kind, Place, Scene } from "../kernel/scene";
import type { Word } from "../kernel/words";
import type { TtsObject, TtsVector } from "../tts/api";
import type { ObjectState } from "../tts/save";
import { attitude, liesSo } from "./attitude";
import { census, kindOfEntry, type Known, nameOf } from "./census";
import { kindOf, type Layout, spotAmong, spotOf } from "./layout";
import { inOrder, type Layered, ordered } from "./pile-order";
import { type Pace, turnTo, type Ways } from "./send";

/** Piles lie in the order of their layers, right side up. */

const topDownOf = (deck: TtsObject, known: Known): readonly { readonly kind: Word; readonly index: number }[] => {
  const entries = deck.getObjects() ?? [];
  const listed = mapped(entries, (entry) => ({ kind: kindOfEntry(known, entry), index: entry.index }));
  return deck.is_face_down ? listed : upended(listed);
};

/** A pile as the scene wants it: its layers, and how its cards lie. */
interface WantedPile {
  readonly layers: Layered[];
  readonly kind: Kind;
  readonly place: Place;
}

type WantedPiles = Record<Word, WantedPile | "none">;

/** The piles that cards of these kinds lie in. */
const pilesOf = (layout: Layout, scene: Scene, kinds: readonly Word[]): readonly Word[] => {
  if (kinds.length === layout.kindNames.length) return layout.pileSpots;
  const spots: Word[] = [];
  for (const kind of kinds) {
    for (const { at } of scene[kind] ?? []) if (has(layout.pileSpots, at) && !has(spots, at)) spots.push(at);
  }
  return spots;
};

const wantedPiles = (layout: Layout, scene: Scene, spots: readonly Word[]): WantedPiles => {
  const piles: WantedPiles = {};
  for (const spot of spots) piles[spot] = "none";
  for (const name of layout.kindNames) {
    const places = scene[name] ?? [];
    breathe(1 + places.length / 4);
    for (const place of places) {
      const pile = piles[place.at];
      const layer = { kind: name, layer: place.n };
      if (pile === "none") piles[place.at] = { layers: [layer], kind: kindOf(layout, name), place };
      else if (pile !== undefined) pile.layers.push(layer);
    }
  }
  return piles;
};

/** A deck whose cards do not lie in the order of their layers is made anew: the game has no way to sort one. */
const sortDeck = (deck: TtsObject, known: Known, wanted: readonly Layered[]): boolean => {
  const cards = topDownOf(deck, known);
  const kinds = mapped(cards, (card) => card.kind);
  if (inOrder(kinds, wanted)) return false;
  const data = deck.getData();
  const contents = data.ContainedObjects ?? [];
  const topDown: ObjectState[] = [];
  for (const at of ordered(kinds, wanted)) {
    const card = contents[cards[at]?.index ?? 0];
    if (card !== undefined) topDown.push(card);
  }
  const list = deck.is_face_down ? topDown : upended(topDown);
  // The old one goes last: where the game fails to make the new one, no card is lost.
  spawnObjectData({ data: { ...data, ContainedObjects: list, DeckIDs: mapped(list, (card) => card.CardID ?? 0) } });
  deck.destruct();
  return true;
};

const turnDeck = (deck: TtsObject, wanted: TtsVector, pace: Pace): boolean => {
  if (liesSo(deck, wanted)) return false;
  turnTo(deck, wanted, pace);
  return true;
};

/** As much as going through a deck is. */
const A_DECK = 60;

/** Puts the piles of these kinds in the order of their layers, right side up; whether anything changed. */
export const sortPiles = ({ layout, known, pace }: Ways, scene: Scene, kinds: readonly Word[]): boolean => {
  const spots = pilesOf(layout, scene, kinds);
  if (spots.length === 0) return false;
  const piles = wantedPiles(layout, scene, spots);
  let changed = false;
  for (const { object, guid, type } of census(known).holders) {
    const spot = type === "Deck" && !object.isDestroyed() ? spotAmong(layout, spots, object) : "";
    const pile = piles[spot];
    if (pile !== undefined && pile !== "none") {
      breathe(A_DECK);
      if (object.isDestroyed()) return true;
      const wanted = attitude(pile.kind, pile.place, spotOf(layout, spot), nameOf(known, object, guid));
      if (sortDeck(object, known, pile.layers) || turnDeck(object, wanted, pace)) changed = true;
    }
  }
  return changed;
};
