import { plus, turned, UP } from "../../host/geometry";
import type { OpenTable } from "../../host/open";
import { Vec } from "../../host/vm/value";
import type { Thing } from "../../host/world/thing";
import type { Element } from "../../host/world/xml-ui";
import type { Game } from "../../kernel/game";
import type { Kept } from "../../kernel/keep";
import type { Kind, Place, Spot } from "../../kernel/scene";
import { WORDLESS } from "../../kernel/text";
import type { Nouns, Seen } from "../../kernel/words";
import type { ObjectState } from "../../tts/save";

/*
 * Whether a table stands as the rules say. No line of the table's own matching is used here: where it errs, this must not
 * err with it. So places and sides are worked out anew, from what the host knows of turned bodies.
 */

/** What is kept by the controller, as it would be saved now. */
export const keptIn = (controller: Thing): Kept => {
  const text = controller.vm?.call("onSave");
  const document = JSON.parse(typeof text === "string" ? text : "{}") as { match?: unknown };
  return document.match as Kept;
};

interface Found {
  readonly kind: string;
  readonly at: Vec;
  readonly holder: Thing | undefined;
  readonly thing: Thing | undefined;
}

const kindOf = (tags: readonly string[]): string =>
  tags.find((tag) => tag.startsWith("outbreak-") && !tag.startsWith("outbreak-at-"))?.slice("outbreak-".length) ?? "";

const piecesOf = (table: OpenTable): Found[] => {
  const found: Found[] = [];
  const inside = (holder: Thing, state: ObjectState): void => {
    if (state.ContainedObjects !== undefined) for (const each of state.ContainedObjects) inside(holder, each);
    else found.push({ kind: kindOf(state.Tags ?? []), at: holder.position, holder, thing: undefined });
  };
  for (const thing of table.world.things) {
    if (thing.isContainer) for (const state of thing.contained) inside(thing, state);
    else found.push({ kind: kindOf(thing.tags), at: thing.position, holder: undefined, thing });
  }
  return found.filter(({ kind }) => kind !== "" && kind !== "controller");
};

/** Where the slot of a place is: a row's slots go on to its right, and line by line away from who faces it. */
const slotOf = ({ n }: Place, { x, y, z, facing, holds }: Spot): Vec => {
  const first = new Vec(x, y, z);
  if (holds.as !== "row") return first;
  const from = new Vec((n % holds.across) * holds.dx, 0, Math.floor(n / holds.across) * holds.dz);
  return plus(first, turned(from, new Vec(0, facing, 0)));
};

const isAt = (table: OpenTable, found: Found, place: Place, spot: Spot): boolean => {
  const { x, z } = slotOf(place, spot);
  const off = Math.hypot(found.at.x - x, found.at.z - z);
  const zone = found.thing === undefined ? undefined : table.world.hands.holderOf(found.thing);
  if (spot.holds.as === "hand") return zone !== undefined && Math.hypot(zone.position.x - x, zone.position.z - z) < 1;
  if (zone !== undefined) return false;
  if (spot.holds.as === "bag") return found.holder?.type === "Bag" && off < 2;
  if (spot.holds.as === "pile") return off < 0.75 && found.holder?.type !== "Bag";
  return off < 0.5 && found.holder === undefined;
};

/** What has a picture is laid so that who looks north reads it: TTS shows it turned by half where it is turned by nothing. */
const HAS_A_PICTURE = /^(Card|Deck)(Custom)?$|^Custom_(Tile|Token|Board)(_Stack)?$/;

/** Leaning or turned by less than this nobody sees or minds: the cosine of 15 degrees. */
const NEARLY = Math.cos(Math.PI / 12);

/** Which side of it is up. */
const sideOf = ({ rotation }: Thing): "made up" | "turned over" | "on edge" => {
  const { y } = turned(UP, rotation);
  return y > NEARLY ? "made up" : y < -NEARLY ? "turned over" : "on edge";
};

/** A card is made face up, whatever its kind names first; all else with its first side up. */
const wantedSide = (kind: Kind, { up }: Place): "made up" | "turned over" =>
  (kind.form === "card" ? up === "back" : up === kind.ups[1]) ? "turned over" : "made up";

/** Whether it looks where its place has it look: north, as seen from above, turned clockwise by so many degrees. */
const looksSo = ({ rotation, data }: Thing, { turn }: Place, { facing }: Spot): boolean => {
  const degrees = facing + 90 * turn + (HAS_A_PICTURE.test(data.Name) ? 180 : 0);
  const looks = turned(new Vec(0, 0, 1), rotation);
  const wanted = (degrees * Math.PI) / 180;
  return looks.x * Math.sin(wanted) + looks.z * Math.cos(wanted) > NEARLY;
};

/** How a piece lies that is where it belongs: by itself, in a hand, or in a deck that shows all its cards alike. */
const liesWrong = (kind: Kind, place: Place, spot: Spot, { thing, holder }: Found): string | undefined => {
  const lying = thing ?? holder;
  if (lying === undefined) return undefined;
  const isHeld = spot.holds.as === "hand";
  // A hand turns what it holds to whoever holds it.
  if (sideOf(lying) === wantedSide(kind, place) && (isHeld || looksSo(lying, place, spot))) return undefined;
  const what = thing === undefined ? "lies in a deck that lies wrong" : "lies wrong";
  return `${what} at ${place.at}: ${JSON.stringify(lying.rotation)} for ${place.up}`;
};

/** What begins with it is a value that is an id. */
const UNTOLD = /^#/;

const amissAt = (kind: Kind, place: Place, spot: Spot, found: Found): string | undefined => {
  const { thing } = found;
  if (spot.holds.as === "bag") return undefined;
  if (thing !== undefined && kind.form === "label")
    return thing.data.Text?.Text === place.label ? undefined : `says ${String(thing.data.Text?.Text)}`;
  if (thing !== undefined && kind.form === "die") {
    const value = String(thing.shows).replace(UNTOLD, "");
    return value === place.up ? undefined : `shows ${value}, not ${place.up}`;
  }
  return liesWrong(kind, place, spot, found);
};

const saidBy = (elements: readonly Element[]): string[] =>
  elements.flatMap(({ attributes, value, children }) => [
    attributes["text"] ?? "",
    attributes["tooltip"] ?? "",
    value,
    ...saidBy(children),
  ]);

/** Whatever anybody reads that has no words. */
const wordless = (table: OpenTable): string[] =>
  [
    ...table.world.chat.map(({ text }) => text),
    ...[...table.world.players.values()].flatMap(({ colour, seated }) =>
      seated ? saidBy(table.seat(colour).panel()) : [],
    ),
  ]
    .filter((said) => said.includes(WORDLESS))
    .map((said) => `no words for what is said: ${said}`);

/** Pieces by their kinds: a table has hundreds, and is looked at after every gesture. */
const byKind = (pieces: readonly Found[]): Map<string, Found[]> => {
  const sorted = new Map<string, Found[]>();
  for (const piece of pieces) {
    const alike = sorted.get(piece.kind);
    if (alike === undefined) sorted.set(piece.kind, [piece]);
    else alike.push(piece);
  }
  return sorted;
};

/** Whatever on the table is not as the rules' state says; nothing if the two agree. */
export const amiss = <N extends Nouns>(
  table: OpenTable,
  game: Game<N>,
  controller: Thing,
  kept = keptIn(controller),
): string[] => {
  const scene = game.scene(kept.state as Seen<N["State"]>);
  const wrong: string[] = [];
  const left = byKind(piecesOf(table));
  for (const [name, kind] of Object.entries(game.kinds)) {
    const pieces = left.get(name) ?? [];
    for (const place of scene[name] ?? []) {
      const spot = game.spots[place.at];
      if (spot === undefined) throw new Error(`no spot ${place.at}`);
      const at = pieces.findIndex((piece) => isAt(table, piece, place, spot));
      const [found] = at < 0 ? [] : pieces.splice(at, 1);
      if (found === undefined) wrong.push(`no ${name} at ${place.at} ${String(place.n)}`);
      else {
        const how = amissAt(kind, place, spot, found);
        if (how !== undefined) wrong.push(`${name}: ${how}`);
      }
    }
  }
  for (const { kind, at } of [...left.values()].flat())
    wrong.push(`a ${kind} too many at ${at.x.toFixed(1)}, ${at.z.toFixed(1)}`);
  return [...wrong, ...wordless(table)];
};
