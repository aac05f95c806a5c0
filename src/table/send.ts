import { breathe } from "../kernel/breath";
import { joined, kept } from "../kernel/list";
import { sorted } from "../kernel/order";
import { liesIn, type Place } from "../kernel/scene";
import type { Word } from "../kernel/words";
import type { TakeParameters, TtsObject, TtsVector } from "../tts/api";
import { attitude, goesClosed, liesSo } from "./attitude";
import type { Bound } from "./bound";
import { census, kindOfObject, keepNewOutOfHands, kindsInside, type Known, nameOf, turnToShow } from "./census";
import { kindOf, type Layout, spotOf } from "./layout";
import type { Matching, Move } from "./match-places";
import type { Piece, Pieces } from "./piece";
import type { Settings } from "./settings";
import { standing } from "./stand";

/** Sends pieces on their way, and turns those that stand where they should. */

/** Whether pieces glide, slowly or not, or are simply there. */
export type Pace = Settings["pace"];

/** Above its place, so that a piece comes down on what lies there and never into it. */
const ABOVE = 0.3;
const OVER_PILE = 1.2;

const faceDown = ({ x, y }: TtsVector): TtsVector => ({ x, y, z: 180 });

/** A card's way into a deck, or a figure's into a bag: it goes there, then in. */
export interface Arrival {
  readonly object: TtsObject;
  readonly place: Place;
}

/** What is under way: the moved objects, and those that go into something when they are there. */
export interface Moving {
  readonly objects: readonly TtsObject[];
  readonly arrivals: readonly Arrival[];
  /** Something was not there any more when it was to go: it has to be looked for once more. */
  readonly missed: boolean;
}

/** What moving pieces needs to know: of the game, of the table, and how fast. */
export interface Ways {
  readonly layout: Layout;
  readonly known: Known;
  readonly pace: Pace;
}

export const turnTo = (object: TtsObject, turn: TtsVector, pace: Pace): void => {
  if (pace === "jump") object.setRotation(turn);
  else object.setRotationSmooth(turn, false, pace === "brisk");
};

const goTo = (object: TtsObject, to: TtsVector, turn: TtsVector, pace: Pace): void => {
  if (pace === "jump") object.setPosition(to);
  else object.setPositionSmooth(to, false, pace === "brisk");
  turnTo(object, turn, pace);
};

/** How what somebody else has put together is told which piece is wanted: any of its kind will do. */
const wantedOut = (known: Known, { object, kind }: Piece): TakeParameters | "gone" => {
  if (object.isDestroyed()) return "gone";
  if (object.type === "Stack") return {};
  const index = kindsInside(known, object).indexOf(kind);
  return index < 0 ? "gone" : { index };
};

/** As much as it is to learn what has come out. */
const A_TAKE = 40;

/** Lifts a piece out of a deck, bag or stack that somebody else has made. */
const outOfForeign = (known: Known, bound: Bound, piece: Piece, closed: boolean): TtsObject | undefined => {
  const { object, kind } = piece;
  breathe(A_TAKE);
  const wanted = wantedOut(known, piece);
  if (wanted === "gone") return undefined;
  const { x, y, z } = object.getPosition();
  const position = { x, y: y + OVER_PILE, z };
  const isDeck = object.type === "Deck";
  const taken = object.takeObject(
    closed
      ? { ...wanted, position, rotation: faceDown(object.getRotation()), smooth: false }
      : { ...wanted, position, smooth: false },
  );
  if (isDeck) keepNewOutOfHands(known, object.remainder);
  // It may have been known by nothing but where it lay.
  if (kindOfObject(known, taken, taken.guid) === "") bound.outOf[taken.guid] = kind;
  known.kinds[taken.guid] = kind;
  return taken;
};

/** Lifts a piece out of what it lies in, or takes it as it lies; nothing if it has gone meanwhile. */
export const inHand = (known: Known, piece: Piece, closed: boolean): TtsObject | undefined => {
  const { holder, object, guid } = piece;
  if (holder === "none") return object.isDestroyed() ? undefined : object;
  if (known.bound !== "none") return outOfForeign(known, known.bound, piece, closed);
  // The deck may have become its last card since the pieces were counted.
  const loose = getObjectFromGUID(guid);
  if (loose !== undefined || object.isDestroyed()) return loose;
  const from = object.getPosition();
  const position = { x: from.x, y: from.y + OVER_PILE, z: from.z };
  if (!closed) return object.takeObject({ guid, position, smooth: false });
  const rotation = faceDown(object.getRotation());
  return object.takeObject({ guid, position, rotation, smooth: false });
};

/** How far a piece's origin stands above its foot: locked pieces do not come down by themselves. */
const liftOf = (object: TtsObject): number => {
  const { size, offset } = object.getBoundsNormalized();
  return size.y / 2 - offset.y;
};

/** How a piece is turned at its place: a die to its face, another piece to be read. */
const turnAt = ({ layout, known }: Ways, name: Word, object: TtsObject, guid: string, place: Place): TtsVector => {
  const kind = kindOf(layout, name);
  const die = kind.form === "die" ? turnToShow(known, name, object, place.up) : undefined;
  return die ?? attitude(kind, place, spotOf(layout, place.at), nameOf(known, object, guid));
};

const begin = (ways: Ways, move: Move): TtsObject | undefined => {
  const { layout, pace } = ways;
  const { piece, place } = move;
  const spot = spotOf(layout, place.at);
  const kind = kindOf(layout, piece.kind);
  const closed = goesClosed(kind, place);
  const object = inHand(ways.known, piece, closed);
  if (object === undefined) return undefined;
  const stand = standing(spot, place.n);
  const over = liesIn(spot) ? OVER_PILE : kind.fixed ? liftOf(object) : ABOVE;
  // A hand pulls its cards back, so what leaves one is not of a kind that hands hold before it has come to another.
  if (kind.form === "card") object.use_hands = spot.holds.as === "hand" && piece.hand === "";
  // Locked, what waits over a deck or bag neither falls nor joins what waits beside it.
  if (liesIn(spot) || kind.fixed) object.setLock(true);
  const there = turnAt(ways, piece.kind, object, piece.guid, place);
  const turn = closed ? faceDown(there) : there;
  if (closed && !object.is_face_down) object.setRotation(turn);
  goTo(object, { x: stand.x, y: stand.y + over, z: stand.z }, turn, pace);
  return object;
};

/** What a hand has put where it stays is put there exactly, and locked; whether it had to be. */
const fasten = (ways: Ways, { object, kind, guid }: Piece, place: Place): boolean => {
  if (object.getLock()) return false;
  const { x, y, z } = standing(spotOf(ways.layout, place.at), place.n);
  object.setLock(true);
  goTo(object, { x, y: y + liftOf(object), z }, turnAt(ways, kind, object, guid, place), ways.pace);
  return true;
};

/** What is written on a label. */
const write = (object: TtsObject, label: string): void => {
  if (object.type === "3D Text") {
    if (object.getValue() !== label) object.setValue(label);
  } else if (object.getName() !== label) object.setName(label);
};

/** Turns a piece that stands where it should as it should lie; whether it had to be. */
const turned = (ways: Ways, piece: Piece, place: Place, shows: Word): boolean => {
  const { object, guid, kind: name } = piece;
  const kind = kindOf(ways.layout, name);
  const wanted = turnAt(ways, name, object, guid, place);
  // A die of somebody else's may tell nothing of its sides.
  if ((kind.form !== "die" || shows === "") && liesSo(object, wanted)) return false;
  turnTo(object, wanted, ways.pace);
  return true;
};

/** Whoever holds it sees its face, even where the hand itself would leave it as it came. */
const showToHolder = (ways: Ways, { object, guid, kind }: Piece, place: Place): void => {
  if (place.up === "front" && object.is_face_down) object.setRotation(turnAt(ways, kind, object, guid, place));
};

/** Dice show their face, cards and tokens their side, though they stand where they should. */
const turnRight = (ways: Ways, pieces: readonly Piece[], { places, shows }: Matching): TtsObject[] => {
  const moved: TtsObject[] = [];
  for (const piece of pieces) {
    const { guid, object } = piece;
    const place = places[guid];
    const kind = kindOf(ways.layout, piece.kind);
    const isRight = place === undefined || (kind.form === "die" && shows[guid] === place.up);
    if (!isRight && piece.holder === "none" && !object.isDestroyed()) {
      if (kind.form === "label") write(object, place.label);
      else if (kind.fixed) {
        if (fasten(ways, piece, place)) moved.push(object);
      } else if (piece.hand !== "") showToHolder(ways, piece, place);
      else if (turned(ways, piece, place, shows[guid] ?? "")) moved.push(object);
    }
  }
  return moved;
};

/** A table saved while pieces were on their way has some of them locked. */
export const unlockAll = (layout: Layout, known: Known): void => {
  for (const { object, kind } of census(known).all) {
    const of = layout.kinds[kind];
    if (of !== undefined && !of.fixed && object.getLock()) object.setLock(false);
  }
};

/** Cards come into a hand in the order it holds them: by kind, their order would tell those who see their backs. */
const inHandOrder = (layout: Layout, moves: readonly Move[]): readonly Move[] => {
  if (layout.hands.length === 0) return moves;
  const isHeld = ({ place }: Move): boolean => spotOf(layout, place.at).holds.as === "hand";
  const held = kept(moves, isHeld);
  if (held.length === 0) return moves;
  return joined(
    kept(moves, (move) => !isHeld(move)),
    sorted(held, (a, b) => a.place.n - b.place.n),
  );
};

/** Sends every piece on its way to where it belongs. */
export const setOff = (ways: Ways, kinds: readonly Word[], pieces: Pieces, matching: Matching): Moving => {
  const objects: TtsObject[] = [];
  const arrivals: Arrival[] = [];
  const sent: Record<string, boolean> = {};
  let missed = false;
  for (const move of inHandOrder(ways.layout, matching.moves)) {
    breathe(12);
    const object = begin(ways, move);
    if (object === undefined) missed = true;
    else {
      objects.push(object);
      sent[move.piece.guid] = true;
      if (liesIn(spotOf(ways.layout, move.place.at))) arrivals.push({ object, place: move.place });
    }
  }
  for (const name of kinds) {
    const others = kept(pieces[name] ?? [], ({ guid }) => sent[guid] !== true);
    breathe(1 + 4 * others.length);
    for (const object of turnRight(ways, others, matching)) objects.push(object);
  }
  return { objects, arrivals, missed };
};
