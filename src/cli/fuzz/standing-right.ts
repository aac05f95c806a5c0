import { faceValue } from "../../tts/face-value";
import type { OpenTable } from "../../host/open";
import type { Vec } from "../../host/vm/value";
import type { Thing } from "../../host/world/thing";
import type { Element } from "../../host/world/xml-ui";
import type { Game } from "../../kernel/game";
import type { Kept } from "../../kernel/keep";
import type { Kind, Place, Spot } from "../../kernel/scene";
import { WORDLESS } from "../../kernel/text";
import type { Nouns, Seen } from "../../kernel/words";
import { attitude, liesSo } from "../../table/attitude";
import { standing } from "../../table/stand";
import type { TtsObject } from "../../tts/api";
import type { ObjectState } from "../../tts/save";

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

const isAt = (table: OpenTable, found: Found, place: Place, spot: Spot): boolean => {
  const { x, z } = standing(spot, place.n);
  const off = Math.hypot(found.at.x - x, found.at.z - z);
  const zone = found.thing === undefined ? undefined : table.world.hands.holderOf(found.thing);
  if (spot.holds.as === "hand") return zone !== undefined && Math.hypot(zone.position.x - x, zone.position.z - z) < 1;
  if (zone !== undefined) return false;
  if (spot.holds.as === "bag") return found.holder?.type === "Bag" && off < 2;
  if (spot.holds.as === "pile") return off < 0.75 && found.holder?.type !== "Bag";
  return off < 0.5 && found.holder === undefined;
};

/** How a real object answers, for the table's own question how it lies. */
const asObject = (thing: Thing): TtsObject => ({ getRotation: () => thing.rotation }) as unknown as TtsObject;

const amissAt = (kind: Kind, place: Place, spot: Spot, { thing }: Found): string | undefined => {
  if (thing === undefined || spot.holds.as === "hand") return undefined;
  if (kind.form === "label") {
    return thing.data.Text?.Text === place.label ? undefined : `says ${String(thing.data.Text?.Text)}`;
  }
  if (kind.form === "die") {
    const value = thing.data.RotationValues?.[thing.rotationValueIndex]?.Value;
    return faceValue(String(value)) === place.up ? undefined : `shows ${String(value)}, not ${place.up}`;
  }
  if (kind.fixed || liesSo(asObject(thing), attitude(kind, place, spot, thing.data.Name))) return undefined;
  return `lies wrong at ${place.at}: ${JSON.stringify(thing.rotation)} for ${place.up}`;
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
