import { mapped } from "../kernel/list";
import type { Gesture } from "../kernel/gesture";
import { byBytes, sorted } from "../kernel/order";
import type { Place } from "../kernel/scene";
import type { Word } from "../kernel/words";
import type { TtsObject, TtsVector } from "../tts/api";
import { attitude, liesSo } from "./attitude";
import { kindOfObject } from "./census";
import { faceShown } from "./dice";
import { standing } from "./stand";
import type { Ground, PieceRoom } from "./table";

/** What a hand has done to a piece, in places and kinds. */

interface Pieces extends Ground, PieceRoom {}

/** As near as this to a spot's place a piece lies on it, and on nothing else. */
const ON = 1;
/** Further than this from every spot a piece was put nowhere. */
const REACH = 3.5;
/** Nearer than this to where it was it has not been moved. */
export const STILL = 0.6;

interface Near {
  readonly spot: Word;
  readonly slot: number;
  readonly far: number;
}

/** The slot of a spot that a point is nearest to, and how far it is from it. */
const nearestSlot = (table: Pieces, name: Word, at: TtsVector): Near => {
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
const spotsNear = (table: Pieces, at: TtsVector): readonly Near[] => {
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

const upOf = (table: Pieces, kind: Word, object: TtsObject): Word => {
  const known = table.layout.kinds[kind];
  if (known === undefined) return "";
  if (known.form === "die") return faceShown(object, table.layout.sides[kind]);
  if (known.form === "card") return object.is_face_down ? "back" : "front";
  return (object.is_face_down ? known.ups[1] : known.ups[0]) ?? "";
};

/** Whether a piece stands and lies as it should. */
const isRight = (table: Pieces, object: TtsObject, place: Place): boolean => {
  const spot = table.layout.spots[place.at];
  const kind = table.layout.kinds[table.kinds[object.guid] ?? ""];
  if (spot === undefined || kind === undefined) return true;
  const stand = standing(spot, place.n);
  const at = object.getPosition();
  const near = Math.abs(stand.x - at.x) + Math.abs(stand.z - at.z) < STILL;
  return near && (kind.form === "die" || liesSo(object, attitude(kind, place, spot, object.name)));
};

/** A piece that a hand has touched, as it was just then: soon it may be in a deck, and no object any more. */
export interface Touch {
  readonly guid: string;
  readonly kind: Word;
  readonly at: TtsVector;
  readonly up: Word;
  readonly right: boolean;
}

export const touchOf = (table: Pieces, object: TtsObject): Touch => {
  const guid = object.guid;
  const kind = kindOfObject(table.known, object, guid);
  const place = table.places[guid];
  const right = place !== undefined && isRight(table, object, place);
  return { guid, kind, at: object.getPosition(), up: upOf(table, kind, object), right };
};

export const gesturesOf = (
  table: Pieces,
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

/** A click on a spot where nothing lies. */
export const bareGesture = (spot: Word, slot: number): Gesture => ({
  seat: "",
  did: "clicked",
  kind: "",
  from: spot,
  n: slot,
  to: spot,
  slot,
  up: "",
  early: [],
});

/** The same on each of those that a place belongs to. */
export const gesturesAt = (table: Pieces, at: TtsVector): readonly Gesture[] =>
  mapped(spotsNear(table, at), ({ spot, slot }) => bareGesture(spot, slot));
