import { fail } from "../kernel/fail";
import { has, kept, mapped, upended } from "../kernel/list";
import { byBytes, sorted } from "../kernel/order";
import { type Kind, liesIn, type Place, type Scene, type Spot, type Spots } from "../kernel/scene";
import type { Word } from "../kernel/words";
import type { TtsObject, TtsVector } from "../tts/api";
import type { ObjectState } from "../tts/save";
import { attitude, goesClosed, liesSo } from "./attitude";
import type { Matching, Move, Stands } from "./match-places";
import { type HandSpot, kindOfEntry, kindOfObject, type Known, type Piece, type Pieces, spotTagged } from "./piece";
import { inOrder, type Layered, ordered } from "./pile-order";
import { standing } from "./stand";

/** What the table must know of a game to put things where they belong. */
export interface Layout {
  /** The kinds in a fixed order: a record has none. */
  readonly kindNames: readonly Word[];
  readonly kinds: Readonly<Record<Word, Kind>>;
  readonly spots: Spots;
  /** The names of all spots, and of those that hold piles, in a fixed order. */
  readonly spotNames: readonly Word[];
  readonly pileSpots: readonly Word[];
  readonly hands: readonly HandSpot[];
  readonly stands: Stands;
}

export const layoutOf = (kinds: Readonly<Record<Word, Kind>>, spots: Spots): Layout => {
  const spotNames = namesOf(spots);
  const isPile = (name: Word): boolean => spots[name]?.holds.as === "pile";
  const hands: HandSpot[] = [];
  for (const name of spotNames) {
    const spot = spots[name];
    if (spot?.holds.as === "hand") hands.push({ spot: name, x: spot.x, z: spot.z });
  }
  return { kindNames: namesOf(kinds), kinds, spots, spotNames, pileSpots: kept(spotNames, isPile), hands, stands: {} };
};

const namesOf = (record: Readonly<Record<Word, unknown>>): Word[] => {
  const names: Word[] = [];
  for (const name in record) names.push(name);
  return sorted(names, byBytes);
};

/** Whether pieces glide or are simply there. */
export type Pace = "glide" | "jump";

/** Above its place, so that a piece comes down on what lies there and never into it. */
const ABOVE = 0.3;
const OVER_PILE = 1.2;

const faceDown = ({ x, y }: TtsVector): TtsVector => ({ x, y, z: 180 });

const kindOf = (layout: Layout, name: Word): Kind => layout.kinds[name] ?? fail("there is no kind " + name);
const spotOf = (layout: Layout, name: Word): Spot => layout.spots[name] ?? fail("there is no spot " + name);

/** A card's way into a deck, or a figure's into a bag: it goes there, then in. */
interface Arrival {
  readonly object: TtsObject;
  readonly place: Place;
}

/** What is under way: the moved objects, and those that go into something when they are there. */
export interface Moving {
  readonly objects: readonly TtsObject[];
  readonly arrivals: readonly Arrival[];
}

const goTo = (object: TtsObject, to: TtsVector, turn: TtsVector, pace: Pace): void => {
  if (pace === "jump") {
    object.setPosition(to);
    object.setRotation(turn);
  } else {
    object.setPositionSmooth(to, false, false);
    object.setRotationSmooth(turn, false, false);
  }
};

const isBagOf = (object: TtsObject, spot: Word): boolean =>
  object.type === "Bag" && spotTagged(object.getTags()) === spot;

const isOfCards = ({ type }: TtsObject): boolean => type === "Deck" || type === "Card";

const isOver = (at: TtsVector, spot: Spot): boolean =>
  (at.x - spot.x) * (at.x - spot.x) + (at.z - spot.z) * (at.z - spot.z) < 0.5;

const isPileAt = (object: TtsObject, spot: Spot): boolean => isOfCards(object) && isOver(object.getPosition(), spot);

/** The bag of a spot, or the deck or single card that lies there; not the one that is on its way. */
const receiverAt = (layout: Layout, name: Word, except: readonly TtsObject[]): TtsObject | undefined => {
  const spot = spotOf(layout, name);
  for (const object of getObjects()) {
    const fits = spot.holds.as === "bag" ? isBagOf(object, name) : isPileAt(object, spot);
    if (fits && !object.isDestroyed() && !has(except, object)) return object;
  }
  return undefined;
};

/** Lifts a piece out of what it lies in, or takes it as it lies. */
const inHand = ({ piece }: Move, closed: boolean): TtsObject => {
  if (piece.holder === "none") return piece.object;
  // The deck may have become its last card since the pieces were counted.
  const loose = getObjectFromGUID(piece.guid);
  if (loose !== undefined) return loose;
  const from = piece.object.getPosition();
  const position = { x: from.x, y: from.y + OVER_PILE, z: from.z };
  if (!closed) return piece.object.takeObject({ guid: piece.guid, position, smooth: false });
  const rotation = faceDown(piece.object.getRotation());
  return piece.object.takeObject({ guid: piece.guid, position, rotation, smooth: false });
};

/** How far a piece's origin stands above its foot: locked pieces do not come down by themselves. */
const liftOf = (object: TtsObject): number => {
  const { size, offset } = object.getBoundsNormalized();
  return size.y / 2 - offset.y;
};

const begin = (layout: Layout, kindName: Word, move: Move, pace: Pace): TtsObject => {
  const spot = spotOf(layout, move.place.at);
  const kind = kindOf(layout, kindName);
  const closed = goesClosed(kind, move.place);
  const object = inHand(move, closed);
  const stand = standing(spot, move.place.n);
  const over = liesIn(spot) ? OVER_PILE : kind.fixed ? liftOf(object) : ABOVE;
  // A hand pulls its cards back, so what leaves one must not be of a kind that hands hold.
  object.use_hands = spot.holds.as === "hand";
  // Locked, what waits over a deck or bag neither falls nor joins what waits beside it.
  if (liesIn(spot) || kind.fixed) object.setLock(true);
  const there = attitude(kind, move.place, spot, object.name);
  const turn = closed ? faceDown(there) : there;
  if (closed && !object.is_face_down) object.setRotation(turn);
  goTo(object, { x: stand.x, y: stand.y + over, z: stand.z }, turn, pace);
  return object;
};

/** What a hand has put where it stays is put there exactly, and locked; whether it had to be. */
const fasten = (layout: Layout, kind: Kind, { object }: Piece, place: Place, pace: Pace): boolean => {
  if (object.getLock()) return false;
  const spot = spotOf(layout, place.at);
  const { x, y, z } = standing(spot, place.n);
  object.setLock(true);
  goTo(object, { x, y: y + liftOf(object), z }, attitude(kind, place, spot, object.name), pace);
  return true;
};

/** What is written on a label. */
const write = (object: TtsObject, label: string): void => {
  if (object.type === "3D Text") {
    if (object.getValue() !== label) object.setValue(label);
  } else if (object.getName() !== label) object.setName(label);
};

/** Dice show their face, cards and tokens their side, though they stand where they should. */
const turnRight = (
  layout: Layout,
  kinds: readonly Word[],
  pieces: Pieces,
  places: Readonly<Record<string, Place>>,
  pace: Pace,
): TtsObject[] => {
  const turned: TtsObject[] = [];
  for (const name of kinds) {
    const kind = kindOf(layout, name);
    for (const piece of pieces[name] ?? []) {
      const place = places[piece.guid];
      if (place !== undefined && piece.holder === "none") {
        const { object } = piece;
        if (kind.form === "label") write(object, place.label);
        else if (kind.fixed) {
          if (fasten(layout, kind, piece, place, pace)) turned.push(object);
        } else if (kind.form === "die") {
          if (object.getRotationValue() !== place.up) {
            object.setRotationValue(place.up);
            turned.push(object);
          }
        } else if (piece.hand !== "") {
          // Who holds it sees its face, even where the hand itself would leave it as it came.
          if (place.up === "front" && object.is_face_down)
            object.setRotation(attitude(kind, place, spotOf(layout, place.at), object.name));
        } else {
          const wanted = attitude(kind, place, spotOf(layout, place.at), object.name);
          if (!liesSo(object, wanted)) {
            if (pace === "jump") object.setRotation(wanted);
            else object.setRotationSmooth(wanted, false, false);
            turned.push(object);
          }
        }
      }
    }
  }
  return turned;
};

/** A table saved while pieces were on their way has some of them locked. */
export const unlockAll = (layout: Layout, known: Known): void => {
  for (const object of getObjects()) {
    const kind = layout.kinds[kindOfObject(known, object, object.guid)];
    if (kind !== undefined && !kind.fixed && object.getLock()) object.setLock(false);
  }
};

/** Cards come into a hand in the order it holds them: by kind, their order would tell those who see their backs. */
const inHandOrder = (layout: Layout, moves: readonly Move[]): readonly Move[] => {
  const orderOf = ({ place }: Move): number => (spotOf(layout, place.at).holds.as === "hand" ? place.n : -1);
  return sorted(moves, (a, b) => orderOf(a) - orderOf(b));
};

/** Sends every piece on its way to where it belongs. */
export const setOff = (
  layout: Layout,
  kinds: readonly Word[],
  pieces: Pieces,
  { moves, places }: Pick<Matching, "moves" | "places">,
  pace: Pace,
): Moving => {
  const objects: TtsObject[] = [];
  const arrivals: Arrival[] = [];
  for (const move of inHandOrder(layout, moves)) {
    const name = move.piece.kind;
    const object = begin(layout, name, move, pace);
    objects.push(object);
    if (kindOf(layout, name).form === "die") object.setRotationValue(move.place.up);
    if (liesIn(spotOf(layout, move.place.at))) arrivals.push({ object, place: move.place });
  }
  for (const object of turnRight(layout, kinds, pieces, places, pace)) if (!has(objects, object)) objects.push(object);
  return { objects, arrivals };
};

/** None of them moves any more. */
export const areStill = (objects: readonly TtsObject[]): boolean => {
  for (const object of objects) {
    if (!object.isDestroyed() && (object.spawning || object.isSmoothMoving() || !object.resting)) return false;
  }
  return true;
};

/** Puts into decks and bags what has come over them; whether there was anything to put. */
export const putAway = (layout: Layout, { arrivals }: Moving): boolean => {
  const waiting = mapped(arrivals, (arrival) => arrival.object);
  const receivers: Record<Word, TtsObject> = {};
  for (const { object, place } of arrivals) {
    if (!object.isDestroyed()) {
      object.setLock(false);
      const receiver = receivers[place.at] ?? receiverAt(layout, place.at, waiting);
      // The first card of a pile has nothing to go into: it is the pile.
      receivers[place.at] = receiver === undefined ? object : receiver.putObject(object);
    }
  }
  return arrivals.length > 0;
};

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
    for (const place of scene[name] ?? []) {
      const pile = piles[place.at];
      const layer = { kind: name, layer: place.n };
      if (pile === "none") piles[place.at] = { layers: [layer], kind: kindOf(layout, name), place };
      else if (pile !== undefined) pile.layers.push(layer);
    }
  }
  return piles;
};

/** Which of these spots the pile lies on that an object is, or belongs to. */
const spotAmong = (layout: Layout, spots: readonly Word[], object: TtsObject): Word => {
  const at = object.getPosition();
  for (const name of spots) if (isOver(at, spotOf(layout, name))) return name;
  return "";
};

/** The spot of the pile an object is, or belongs to. */
export const spotUnder = (layout: Layout, object: TtsObject): Word =>
  isOfCards(object) ? spotAmong(layout, layout.pileSpots, object) : "";

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
  deck.destruct();
  spawnObjectData({ data: { ...data, ContainedObjects: list, DeckIDs: mapped(list, (card) => card.CardID ?? 0) } });
  return true;
};

const turnDeck = (deck: TtsObject, wanted: TtsVector, pace: Pace): boolean => {
  if (liesSo(deck, wanted)) return false;
  if (pace === "jump") deck.setRotation(wanted);
  else deck.setRotationSmooth(wanted, false, false);
  return true;
};

/** Puts the piles of these kinds in the order of their layers, right side up; whether anything changed. */
export const sortPiles = (layout: Layout, known: Known, scene: Scene, kinds: readonly Word[], pace: Pace): boolean => {
  const spots = pilesOf(layout, scene, kinds);
  if (spots.length === 0) return false;
  const piles = wantedPiles(layout, scene, spots);
  let changed = false;
  for (const object of getObjects()) {
    const spot = object.type === "Deck" && !object.isDestroyed() ? spotAmong(layout, spots, object) : "";
    const pile = piles[spot];
    if (pile !== undefined && pile !== "none") {
      const wanted = attitude(pile.kind, pile.place, spotOf(layout, spot), object.name);
      if (sortDeck(object, known, pile.layers) || turnDeck(object, wanted, pace)) changed = true;
    }
  }
  return changed;
};
