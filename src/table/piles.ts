import { breathe } from "../kernel/breath";
import { has, mapped, upended } from "../kernel/list";
import type { Place, Scene } from "../kernel/scene";
import type { Word } from "../kernel/words";
import type { TtsObject, TtsVector } from "../tts/api";
import type { ObjectState } from "../tts/save";
import { attitude, liesSo } from "./attitude";
import { census, kindOfEntry, kindsInside, type Known, type Loose, nameOf } from "./census";
import { kindOf, type Layout, spotAmong, spotOf } from "./layout";
import { contentsOf } from "./piece";
import { inOneLayer, inOrder, type Layered, ordered } from "./pile-order";
import { type Pace, turnTo, type Ways } from "./send";

/** Piles lie in the order of their layers, right side up. */

const topDownOf = (deck: TtsObject, known: Known): readonly { readonly kind: Word; readonly index: number }[] => {
  const listed =
    known.bound === "none"
      ? mapped(deck.getObjects() ?? [], (entry) => ({ kind: kindOfEntry(known, entry), index: entry.index }))
      : mapped(kindsInside(known, deck), (kind, index) => ({ kind, index }));
  return deck.is_face_down ? listed : upended(listed);
};

/** The piles that cards of these kinds lie in. */
const pilesOf = (layout: Layout, scene: Scene, kinds: readonly Word[]): readonly Word[] => {
  if (kinds.length === layout.kindNames.length) return layout.pileSpots;
  const spots: Word[] = [];
  for (const kind of kinds) {
    for (const { at } of scene[kind] ?? [])
      if (spotOf(layout, at).holds.as === "pile" && !has(spots, at)) spots.push(at);
  }
  return spots;
};

/** A pile as the scene wants it: the layers of the cards that are there, and how they lie. */
interface WantedPile {
  readonly layers: readonly Layered[];
  readonly kind: Word;
  readonly place: Place;
}

/** Of kinds that are not in the deck it need not be known where they belong. */
const wantedPile = (scene: Scene, spot: Word, kinds: readonly Word[]): WantedPile | "none" => {
  const layers: Layered[] = [];
  let first: WantedPile | "none" = "none";
  for (const kind of kinds) {
    const places = scene[kind] ?? [];
    breathe(1 + places.length / 4);
    for (const place of places) {
      if (place.at === spot) {
        layers.push({ kind, layer: place.n });
        if (first === "none") first = { layers, kind, place };
      }
    }
  }
  return first;
};

/** A deck whose cards do not lie in the order of their layers is made anew: the game has no way to sort one. */
const sortDeck = (deck: TtsObject, known: Known, wanted: readonly Layered[]): boolean => {
  if (inOneLayer(wanted)) return false;
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

/** Puts a pile in order; whether anything changed. */
const sortPile = ({ layout, known, pace }: Ways, scene: Scene, spot: Word, deck: Loose): boolean => {
  const { object, guid } = deck;
  const pile = wantedPile(scene, spot, contentsOf(known, deck).kinds);
  if (pile === "none") return false;
  breathe(A_DECK);
  if (object.isDestroyed()) return true;
  const { layers, kind, place } = pile;
  const wanted = attitude(kindOf(layout, kind), place, spotOf(layout, spot), nameOf(known, object, guid));
  return sortDeck(object, known, layers) || turnDeck(object, wanted, pace);
};

/** Puts the piles of these kinds in the order of their layers, right side up; whether anything changed. */
export const sortPiles = (ways: Ways, scene: Scene, kinds: readonly Word[]): boolean => {
  const { layout, known } = ways;
  const spots = pilesOf(layout, scene, kinds);
  if (spots.length === 0) return false;
  let changed = false;
  for (const deck of census(known).holders) {
    const isDeck = deck.type === "Deck" && !deck.object.isDestroyed();
    const spot = isDeck ? spotAmong(layout, spots, deck.object) : "";
    if (spot !== "" && sortPile(ways, scene, spot, deck)) changed = true;
  }
  return changed;
};
