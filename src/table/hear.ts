import type { Gesture, Heard } from "../kernel/gesture";
import { has, joined, mapped, withItem } from "../kernel/list";
import { seenOf } from "../kernel/match";
import { byBytes, sorted } from "../kernel/order";
import type { Place } from "../kernel/scene";
import { wordAt } from "../kernel/talk";
import type { OpenAsk, Part, Say, Step, Word } from "../kernel/words";
import type { TtsObject, TtsVector } from "../tts/api";
import { waitingAt } from "./asked";
import { begunBy, openTo, walkOf } from "./asked-of";
import { attitude, liesSo } from "./attitude";
import { bring, drawFrom } from "./brought";
import { faceShown } from "./dice";
import { dropWalk, settleTable } from "./goes-on";
import { inFrames } from "./later";
import { letsLie } from "./lets-lie";
import { kindOfEntry, kindOfObject } from "./piece";
import { spotUnder } from "./reconcile";
import { hearLaid } from "./rosters";
import { colours } from "./seats";
import { standing } from "./stand";
import type { Table } from "./state";
import { chooseWord, sayEarly, sayOn } from "./talk";
import { refusalText, tell } from "./voice";

/** What hands do, in the game's words: what is heard becomes part of a say, an outcome, or a refusal. */

/** As near as this to a spot's place a piece lies on it, and on nothing else. */
const ON = 1;
/** Further than this from every spot a piece was put nowhere. */
const REACH = 3.5;
/** Nearer than this to where it was it has not been moved. */
const STILL = 0.6;

interface Near {
  readonly spot: Word;
  readonly slot: number;
  readonly far: number;
}

/** The slot of a spot that a point is nearest to, and how far it is from it. */
const nearestSlot = (table: Table, name: Word, at: TtsVector): Near => {
  const spot = table.layout.spots[name];
  let best: Near = { spot: name, slot: 0, far: REACH * 2 };
  if (spot === undefined) return best;
  const { holds } = spot;
  const lines = holds.as === "row" ? holds.lines : 1;
  const across = holds.as === "row" ? holds.across : 1;
  const long = holds.as === "row" ? across * Math.abs(holds.dx) + lines * Math.abs(holds.dz) : 0;
  if (Math.abs(spot.x - at.x) > REACH + long || Math.abs(spot.z - at.z) > REACH + long) return best;
  for (let slot = 0; slot < across * lines; slot++) {
    const stand = standing(spot, slot);
    const far = Math.abs(stand.x - at.x) + Math.abs(stand.z - at.z);
    if (far < best.far) best = { spot: name, slot, far };
  }
  return best;
};

/** The spots a piece may have been put on: those it lies on, or else the one that is nearest. */
const spotsNear = (table: Table, at: TtsVector): readonly Near[] => {
  const near: Near[] = [];
  for (const name in table.layout.spots) {
    const nearest = nearestSlot(table, name, at);
    if (nearest.far < REACH) near.push(nearest);
  }
  const lying: Near[] = [];
  const nearer = (a: Near, b: Near): number => (a.far === b.far ? byBytes(a.spot, b.spot) : a.far - b.far);
  for (const each of sorted(near, nearer)) if (each.far < ON || lying.length === 0) lying.push(each);
  return lying;
};

const upOf = (table: Table, kind: Word, object: TtsObject): Word => {
  const known = table.layout.kinds[kind];
  if (known === undefined) return "";
  if (known.form === "die") return faceShown(object);
  if (known.form === "card") return object.is_face_down ? "back" : "front";
  return (object.is_face_down ? known.ups[1] : known.ups[0]) ?? "";
};

/** Whether a piece stands and lies as it should. */
const isRight = (table: Table, object: TtsObject, place: Place): boolean => {
  const spot = table.layout.spots[place.at];
  const kind = table.layout.kinds[table.kinds[object.guid] ?? ""];
  if (spot === undefined || kind === undefined) return true;
  const stand = standing(spot, place.n);
  const at = object.getPosition();
  const near = Math.abs(stand.x - at.x) + Math.abs(stand.z - at.z) < STILL;
  return near && (kind.form === "die" || liesSo(object, attitude(kind, place, spot, object.name)));
};

/** A piece that a hand has touched, as it was just then: soon it may be in a deck, and no object any more. */
interface Touch {
  readonly guid: string;
  readonly kind: Word;
  readonly at: TtsVector;
  readonly up: Word;
  readonly right: boolean;
}

const touchOf = (table: Table, object: TtsObject): Touch => {
  const guid = object.guid;
  const kind = kindOfObject(table.known, object, guid);
  const place = table.places[guid];
  const right = place !== undefined && isRight(table, object, place);
  return { guid, kind, at: object.getPosition(), up: upOf(table, kind, object), right };
};

const heardOf = (table: Table, asked: Step, said: Say, gestures: readonly Gesture[]): Heard => {
  if (table.match === "none") return { heard: "nothing" };
  for (const gesture of gestures) {
    const heard = table.game.hear(seenOf(table.match), asked, said, gesture);
    if (heard.heard !== "nothing") return heard;
  }
  return { heard: "nothing" };
};

/** The seat this colour sits at; the colour itself where it sits at none. */
const seatOf = ({ claims, match }: Table, colour: Word): Word => {
  for (const seat of match === "none" ? [] : match.seats) if (has(colours(claims, seat), colour)) return seat;
  return colour;
};

const forSeat = (gestures: readonly Gesture[], seat: Word, early: readonly Word[]): readonly Gesture[] =>
  mapped(gestures, (gesture) => ({ ...gesture, seat, early }));

/** What the table makes of it when no seat of this colour is asked: nature may be, or it is told why not. */
const heardByOthers = (table: Table, colour: Word, touched: readonly Gesture[]): Heard => {
  if (table.match === "none") return { heard: "nothing" };
  const gestures = forSeat(touched, seatOf(table, colour), []);
  const waiting = waitingAt(table, table.match);
  if (waiting.for === "chance") return heardOf(table, waiting.step, [], gestures);
  const ask = waiting.for === "answers" ? waiting.asks[0] : undefined;
  if (ask === undefined) return { heard: "nothing" };
  const heard = heardOf(table, ask.step, [], gestures);
  return heard.heard === "words" || heard.heard === "early" ? { heard: "refusal", rule: "K-SEAT" } : heard;
};

/** Whether what is not allowed goes back where it was. */
const putsBack = (table: Table): boolean => table.settings.rules === "strict" && !letsLie(table);

/** Refuses what a hand did: in strict play the piece glides back, otherwise it is only explained. */
const refused = (table: Table, colour: Word, rule: Word): void => {
  tell(colour, refusalText(table, rule));
  if (putsBack(table)) settleTable(table);
};

/** The one word that a hand brings for a part that takes several: they are picked one after the other. */
const onePicked = (part: Part | "said", words: Say): Word => {
  const word = wordAt(words, 0);
  if (part === "said" || part.most === 1 || words.length !== 1) return "";
  return (words[0] ?? []).length === 1 && has(part.of, word) ? word : "";
};

/** What a hand goes on from. Where one answer alone is left and waits for a yes, the hand may give it in full. */
const heardAfter = (table: Table, ask: OpenAsk): Say => {
  const { said, part } = walkOf(table, ask);
  return part === "said" ? begunBy(table, ask).said : said;
};

/** Whether what was put somewhere for it may lie there. */
const answerTo = (table: Table, ask: OpenAsk, words: Say, colour: Word): boolean => {
  const { part, picked } = walkOf(table, ask);
  const word = onePicked(part, words);
  if (word !== "") {
    if (!has(picked, word)) chooseWord(table, ask, word, colour);
    // It is marked on the panel. Left lying, a card that only its player may see would be seen.
    if (!table.busy) settleTable(table);
    return false;
  }
  const verdict = sayOn(table, ask, joined(heardAfter(table, ask), words), colour);
  if (verdict !== "fine" && putsBack(table)) settleTable(table);
  return verdict === "fine";
};

const lay = (table: Table, { guid, at }: Touch): void => {
  table.laid = { ...table.laid, [guid]: at };
};

/** What lies there for a say and is put elsewhere takes back what it said: all that was laid out for it goes back. */
const hearAgain = (table: Table, was: TtsVector, at: TtsVector): void => {
  if (Math.abs(was.x - at.x) + Math.abs(was.z - at.z) >= STILL) dropWalk(table);
};

const gesturesOf = (
  table: Table,
  colour: Word,
  { guid, kind, at, up, right }: Touch,
  did: Gesture["did"],
): readonly Gesture[] => {
  const place = table.places[guid];
  const from = place === undefined ? "nowhere" : place.at;
  const n = place?.n ?? 0;
  const gesture: Gesture = { seat: colour, did, kind, from, n, to: from, slot: n, up, early: [] };
  if (did !== "moved" || right) return [gesture];
  const near = spotsNear(table, at);
  if (near.length === 0) return [{ ...gesture, to: "nowhere" }];
  return mapped(near, ({ spot, slot }) => ({ ...gesture, to: spot, slot }));
};

/** Whether an answer is being put together by hand: what was laid out for it stays until it is whole. */
const isLayingOut = (table: Table): boolean => {
  if (table.match === "none") return false;
  for (const _laid in table.laid) return true;
  for (const seat of table.match.seats) {
    const walk = table.walks[seat];
    if (walk?.at === table.match.at && walk.early.length > 0) return true;
  }
  return false;
};

/**
 * Something went into a deck or bag. Where it was a hand, and no answer is being laid out, it comes out again; while
 * pieces are moving, two cards that have joined where no pile is are parted when that is over.
 */
export const hearPut = (table: Table, into: TtsObject): void => {
  if (table.match === "none" || into.isDestroyed()) return;
  const joinedUp = into.type === "Deck" && spotUnder(table.layout, into) === "";
  if (joinedUp || letsLie(table)) table.touched = table.layout.kindNames;
  // What has been laid out is not moved: parted from it, what lies there would only join it again.
  if (putsBack(table) && !table.busy && !isLayingOut(table)) settleTable(table);
};

/** A number was typed over a deck: that is reaching for it. Whether the table sees to it, and the game need not. */
export const hearNumber = (table: Table, object: TtsObject): boolean => {
  if (table.match === "none" || table.settings.rules !== "strict") return false;
  const spot = spotUnder(table.layout, object);
  if (spot === "") return table.places[object.guid] !== undefined;
  if (!table.busy) drawFrom(table, spot);
  return true;
};

/** Lifted and put back where it was, a piece is clicked. Nobody is refused a touch. */
const hearClick = (table: Table, colour: Word, touch: Touch): void => {
  const gestures = gesturesOf(table, colour, touch, "clicked");
  for (const ask of openTo(table, colour)) {
    const { early } = begunBy(table, ask);
    const heard = heardOf(table, ask.step, heardAfter(table, ask), forSeat(gestures, ask.seat, early));
    if (heard.heard === "words") {
      answerTo(table, ask, heard.words, colour);
      return;
    }
  }
};

const isOurs = (table: Table, deck: TtsObject): boolean => {
  for (const entry of deck.getObjects() ?? []) if (kindOfEntry(table.known, entry) !== "") return true;
  return false;
};

/** A whole deck was lifted: put back where it was, that is reaching for it; carried off, it comes back. */
const hearDeck = (table: Table, colour: Word, deck: TtsObject): void => {
  if (table.match === "none" || table.settings.rules === "free" || table.busy) return;
  if (letsLie(table)) {
    table.touched = table.layout.kindNames;
    hearLaid(table, colour, deck);
    return;
  }
  const spot = spotUnder(table.layout, deck);
  if (spot !== "") drawFrom(table, spot);
  else if (putsBack(table) && isOurs(table, deck)) settleTable(table);
};

/** A hand has done something with a piece of the game. */
const hearTouch = (table: Table, colour: Word, touch: Touch, did: Gesture["did"]): void => {
  if (table.match === "none" || table.settings.rules === "free" || table.busy) return;
  const { kind } = touch;
  const was = table.laid[touch.guid];
  if (did === "moved" && was !== undefined) {
    hearAgain(table, was, touch.at);
    return;
  }
  if (did === "moved" && touch.right) {
    hearClick(table, colour, touch);
    return;
  }
  const gestures = gesturesOf(table, colour, touch, did);
  let refusal: Heard = { heard: "nothing" };
  if (letsLie(table)) table.touched = withItem(table.touched, kind);
  for (const ask of openTo(table, colour)) {
    const { early } = begunBy(table, ask);
    const heard = heardOf(table, ask.step, heardAfter(table, ask), forSeat(gestures, ask.seat, early));
    if (heard.heard === "early") {
      sayEarly(table, ask, heard.words);
      if (did === "moved") lay(table, touch);
      return;
    }
    if (heard.heard === "words") {
      // It may belong where it was: it is looked at once more when all is shown.
      table.touched = withItem(table.touched, kind);
      if (answerTo(table, ask, heard.words, colour) && did === "moved") lay(table, touch);
      return;
    }
    if (heard.heard === "refusal" && refusal.heard === "nothing") refusal = heard;
  }
  const heard = refusal.heard === "nothing" ? heardByOthers(table, colour, gestures) : refusal;
  if (heard.heard === "fact" && bring(table, { with: heard.with, came: heard.came, by: touch.guid })) return;
  if (heard.heard === "refusal") refused(table, colour, heard.rule);
  else if (putsBack(table)) settleTable(table);
};

const isPiece = (table: Table, object: TtsObject): boolean =>
  table.layout.kinds[kindOfObject(table.known, object, object.guid)] !== undefined;

/** A hand has rolled, turned or flipped a piece. */
export const hearHand = (table: Table, colour: Word, object: TtsObject, did: Gesture["did"]): void => {
  if (isPiece(table, object)) hearTouch(table, colour, touchOf(table, object), did);
};

/** A hand has let go of something. Snapping comes after the drop, and joining a deck: then it is heard where it fell. */
export const hearDrop = (table: Table, colour: Word, object: TtsObject): void => {
  const isDeck = object.type === "Deck";
  if (!isDeck && !isPiece(table, object)) return;
  const fell = touchOf(table, object);
  inFrames(table, 1, () => {
    const gone = object.isDestroyed();
    if (!isDeck) hearTouch(table, colour, gone ? fell : touchOf(table, object), "moved");
    else if (!gone) hearDeck(table, colour, object);
  });
};
