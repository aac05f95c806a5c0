import type { Gesture, Heard } from "../kernel/gesture";
import { joined, mapped, withItem } from "../kernel/list";
import { seenOf, waitingOf } from "../kernel/match";
import type { OpenAsk } from "../kernel/say";
import { sorted } from "../kernel/order";
import type { Place } from "../kernel/scene";
import type { Event, Say, Step, Word } from "../kernel/words";
import type { TtsObject, TtsVector } from "../tts/api";
import { attitude, liesSo } from "./attitude";
import { kindOfEntry, kindOfObject } from "./piece";
import { spotUnder } from "./reconcile";
import { standing } from "./stand";
import type { Table } from "./state";
import { asksFor, bring, drawFrom, sayEarly, sayOn, settleTable, walkOf } from "./talk";
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
  readonly far: number;
}

/** How far a point is from the nearest slot of a spot. */
const farFrom = <S, St extends Step, E extends Event>(table: Table<S, St, E>, name: Word, at: TtsVector): number => {
  const spot = table.layout.spots[name];
  if (spot === undefined) return REACH * 2;
  const { holds } = spot;
  const lines = holds.as === "row" ? holds.lines : 1;
  const across = holds.as === "row" ? holds.across : 1;
  let least = REACH * 2;
  if (Math.abs(spot.x - at.x) > 16 || Math.abs(spot.z - at.z) > 16) return least;
  for (let slot = 0; slot < across * lines; slot++) {
    const stand = standing(spot, slot);
    const far = Math.abs(stand.x - at.x) + Math.abs(stand.z - at.z);
    if (far < least) least = far;
  }
  return least;
};

/** The spots a piece may have been put on: those it lies on, or else the one that is nearest. */
const spotsNear = <S, St extends Step, E extends Event>(table: Table<S, St, E>, at: TtsVector): readonly Word[] => {
  const near: Near[] = [];
  for (const spot of table.layout.spotNames) {
    const far = farFrom(table, spot, at);
    if (far < REACH) near.push({ spot, far });
  }
  const names: Word[] = [];
  for (const { spot, far } of sorted(near, (a, b) => a.far - b.far))
    if (far < ON || names.length === 0) names.push(spot);
  return names;
};

const upOf = <S, St extends Step, E extends Event>(table: Table<S, St, E>, kind: Word, object: TtsObject): Word => {
  const known = table.layout.kinds[kind];
  if (known === undefined) return "";
  if (known.form === "die") {
    const value = object.getRotationValue();
    return typeof value === "string" ? value : "";
  }
  if (known.form === "card") return object.is_face_down ? "back" : "front";
  return (object.is_face_down ? known.ups[1] : known.ups[0]) ?? "";
};

/** Whether a piece stands and lies as it should. */
const isRight = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  object: TtsObject,
  place: Place,
): boolean => {
  const spot = table.layout.spots[place.at];
  const kind = table.layout.kinds[table.kinds[object.guid] ?? ""];
  if (spot === undefined || kind === undefined) return true;
  const stand = standing(spot, place.n);
  const at = object.getPosition();
  const near = Math.abs(stand.x - at.x) + Math.abs(stand.z - at.z) < STILL;
  return near && (kind.form === "die" || liesSo(object, attitude(kind, place, spot, object.name)));
};

const heardOf = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  asked: St,
  said: Say,
  gestures: readonly Gesture[],
): Heard => {
  if (table.match === "none") return { heard: "nothing" };
  for (const gesture of gestures) {
    const heard = table.game.hear(seenOf(table.match), asked, said, gesture);
    if (heard.heard !== "nothing") return heard;
  }
  return { heard: "nothing" };
};

/** What the table makes of it when no seat of this colour is asked: nature may be, or it is told why not. */
const heardByOthers = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  gestures: readonly Gesture[],
): Heard => {
  if (table.match === "none") return { heard: "nothing" };
  const waiting = waitingOf(table.match);
  if (waiting.for === "chance") return heardOf(table, waiting.step, [], gestures);
  const ask = waiting.for === "answers" ? waiting.asks[0] : undefined;
  if (ask === undefined) return { heard: "nothing" };
  const heard = heardOf(table, ask.step, [], gestures);
  return heard.heard === "words" || heard.heard === "early" ? { heard: "refusal", rule: "K-SEAT" } : heard;
};

/** Refuses what a hand did: in strict play the piece glides back, otherwise it is only explained. */
const refused = <S, St extends Step, E extends Event>(table: Table<S, St, E>, colour: Word, rule: Word): void => {
  tell(colour, refusalText(table, rule));
  if (table.settings.rules === "strict") settleTable(table);
};

const answerTo = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  ask: OpenAsk<St>,
  words: Say,
  colour: Word,
): void => {
  const { said } = walkOf(table, ask);
  const verdict = sayOn(table, ask, joined(said, words), colour);
  if (verdict !== "fine" && table.settings.rules === "strict") settleTable(table);
};

const gesturesOf = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  colour: Word,
  object: TtsObject,
  did: Gesture["did"],
): readonly Gesture[] => {
  const kind = kindOfObject(table.known, object, object.guid);
  const place = table.places[object.guid];
  const from = place === undefined ? "nowhere" : place.at;
  const gestures: Gesture[] = [];
  const moved = did === "moved" && (place === undefined || !isRight(table, object, place));
  const spots = moved ? spotsNear(table, object.getPosition()) : [from];
  for (const to of spots) {
    gestures.push({ seat: colour, did, kind, from, n: place?.n ?? 0, to, up: upOf(table, kind, object), early: [] });
  }
  if (gestures.length === 0) {
    gestures.push({
      seat: colour,
      did,
      kind,
      from,
      n: place?.n ?? 0,
      to: "nowhere",
      up: upOf(table, kind, object),
      early: [],
    });
  }
  return gestures;
};

const forSeat = (gestures: readonly Gesture[], seat: Word, early: readonly Word[]): readonly Gesture[] =>
  mapped(gestures, (gesture) => ({ ...gesture, seat, early }));

/** A hand has put something into a deck or bag: unless the rules did, it comes out again. */
export const hearPut = <S, St extends Step, E extends Event>(table: Table<S, St, E>): void => {
  if (table.match !== "none" && table.settings.rules === "strict" && !table.busy) settleTable(table);
};

/** A number was typed over a deck: that is reaching for it. Whether the table sees to it, and the game need not. */
export const hearNumber = <S, St extends Step, E extends Event>(table: Table<S, St, E>, object: TtsObject): boolean => {
  if (table.match === "none" || table.settings.rules !== "strict") return false;
  const spot = spotUnder(table.layout, object);
  if (spot === "") return table.places[object.guid] !== undefined;
  if (!table.busy) drawFrom(table, spot);
  return true;
};

/** Lifted and put back where it was, a piece is clicked. Nobody is refused a touch. */
const hearClick = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  colour: Word,
  object: TtsObject,
): void => {
  const gestures = gesturesOf(table, colour, object, "clicked");
  for (const ask of asksFor(table, colour)) {
    const { said, early } = walkOf(table, ask);
    const heard = heardOf(table, ask.step, said, forSeat(gestures, ask.seat, early));
    if (heard.heard === "words") {
      answerTo(table, ask, heard.words, colour);
      return;
    }
  }
};

const isOurs = <S, St extends Step, E extends Event>(table: Table<S, St, E>, deck: TtsObject): boolean => {
  for (const entry of deck.getObjects() ?? []) if (kindOfEntry(table.known, entry) !== "") return true;
  return false;
};

/** A whole deck was lifted: put back where it was, that is reaching for it; carried off, it comes back. */
export const hearDeck = <S, St extends Step, E extends Event>(table: Table<S, St, E>, deck: TtsObject): void => {
  if (table.match === "none" || table.settings.rules === "free" || table.busy) return;
  const spot = spotUnder(table.layout, deck);
  if (spot !== "") drawFrom(table, spot);
  else if (table.settings.rules === "strict" && isOurs(table, deck)) settleTable(table);
};

/** A hand has done something with a piece of the game. */
export const hearHand = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  colour: Word,
  object: TtsObject,
  did: Gesture["did"],
): void => {
  if (table.match === "none" || table.settings.rules === "free" || table.busy) return;
  const kind = kindOfObject(table.known, object, object.guid);
  if (table.layout.kinds[kind] === undefined) return;
  const place = table.places[object.guid];
  if (did === "moved" && place !== undefined && isRight(table, object, place)) {
    hearClick(table, colour, object);
    return;
  }
  const gestures = gesturesOf(table, colour, object, did);
  let refusal: Heard = { heard: "nothing" };
  for (const ask of asksFor(table, colour)) {
    const { said, early } = walkOf(table, ask);
    const heard = heardOf(table, ask.step, said, forSeat(gestures, ask.seat, early));
    if (heard.heard === "early") {
      sayEarly(table, ask, heard.words);
      return;
    }
    if (heard.heard === "words") {
      // It may belong where it was: it is looked at once more when all is shown.
      table.touched = withItem(table.touched, kind);
      answerTo(table, ask, heard.words, colour);
      return;
    }
    if (heard.heard === "refusal" && refusal.heard === "nothing") refusal = heard;
  }
  const heard = refusal.heard === "nothing" ? heardByOthers(table, gestures) : refusal;
  if (heard.heard === "fact" && bring(table, { with: heard.with, came: heard.came, by: object.guid })) return;
  if (heard.heard === "refusal") refused(table, colour, heard.rule);
  else if (table.settings.rules === "strict") settleTable(table);
};
