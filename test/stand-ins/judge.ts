import { frameOf, shareOf, wideOf } from "../../src/bind/frame";
import type { Binding } from "../../src/bind/binding";
import { spotsThere } from "../../src/bind/lie";
import { keptIn } from "../../src/cli/fuzz/standing-right";
import type { TableSeen } from "../../src/cli/bind/table-seen";
import type { OpenTable } from "../../src/host/open";
import type { Thing } from "../../src/host/world/thing";
import type { Game } from "../../src/kernel/game";
import type { Kind, Place, Spot } from "../../src/kernel/scene";
import type { Nouns, Seen } from "../../src/kernel/words";
import { standing } from "../../src/table/stand";
import type { ObjectState, SaveState } from "../../src/tts/save";
import { trueKind } from "./known";
import type { StandIn } from "./stand-in";

/**
 * Whether every piece of a stand-in stands where the rules have it and shows what it has to. What a piece is the generator
 * said, in a field of its own that the table does not look at; nothing here is what the table takes it for.
 */

const FIELD = "StandIn";

const isHolder = ({ ContainedObjects }: ObjectState): boolean => ContainedObjects !== undefined;

/** The save of a stand-in, with what each piece truly is. */
export const branded = (standIn: StandIn, seen: TableSeen): string => {
  const save = JSON.parse(standIn.text.replace(/^\uFEFF/, "")) as SaveState;
  const kinds = new Map(standIn.truth.map((truth) => [truth.path, trueKind(seen, standIn, truth)]));
  const brand = (object: ObjectState, path: string): ObjectState => {
    const inside = object.ContainedObjects?.map((each, i) => brand(each, `${path}.ContainedObjects[${String(i)}]`));
    const kind = kinds.get(path);
    return {
      ...object,
      ...(kind === undefined ? {} : { [FIELD]: kind }),
      ...(inside === undefined ? {} : { ContainedObjects: inside }),
    };
  };
  const ObjectStates = save.ObjectStates.map((object, i) => brand(object, `ObjectStates[${String(i)}]`));
  return JSON.stringify({ ...save, ObjectStates });
};

/** What stands in for something that is missing is ours, and says so. */
const ofOurs = (tags: readonly string[]): string =>
  tags.find((tag) => /^outbreak-(?!at-|brought$|controller$|attached$)/.test(tag))?.slice("outbreak-".length) ?? "";

const brandOf = (data: object, tags: readonly string[]): string => {
  const kind = (data as Record<string, unknown>)[FIELD];
  return typeof kind === "string" ? kind : ofOurs(tags);
};

interface Found {
  readonly kind: string;
  readonly at: { readonly x: number; readonly z: number };
  readonly holder: Thing | undefined;
  /** Nothing for what lies in something. */
  readonly thing: Thing | undefined;
}

const foundOn = (table: OpenTable): readonly Found[] => {
  const found: Found[] = [];
  const inside = (holder: Thing, state: ObjectState): void => {
    if (isHolder(state)) for (const each of state.ContainedObjects ?? []) inside(holder, each);
    else found.push({ kind: brandOf(state, state.Tags ?? []), at: holder.position, holder, thing: undefined });
  };
  for (const thing of table.world.things) {
    // The controller may hold the whole box, which is not on the table.
    if (thing.type === "Infinite" || thing.tags.includes("outbreak-controller")) continue;
    if (thing.isContainer) for (const state of thing.contained) inside(thing, state);
    else if (thing.type === "Stack")
      for (let i = 0; i < (thing.data.Number ?? 0); i++)
        found.push({ kind: brandOf(thing.data, thing.tags), at: thing.position, holder: thing, thing: undefined });
    else found.push({ kind: brandOf(thing.data, thing.tags), at: thing.position, holder: undefined, thing });
  }
  return found.filter(({ kind }) => kind !== "");
};

const far = (a: Found["at"], b: Found["at"]): number => Math.hypot(a.x - b.x, a.z - b.z);

/** How it lies: on its face, or with the side up that a die has to show. */
const showsOf = (kind: Kind, { thing }: Found): string => {
  if (thing === undefined) return "";
  if (kind.form === "die")
    return thing.data.RotationValues === undefined ? "" : (kind.ups[thing.rotationValueIndex] ?? "");
  if (kind.form === "card") return thing.faceDown ? "back" : "front";
  return (thing.faceDown ? kind.ups[1] : kind.ups[0]) ?? "";
};

/** What judges a table: its game, where the spots of that lie, and how large it is. */
export interface Judge {
  readonly table: OpenTable;
  readonly game: Game;
  readonly controller: Thing;
  readonly spots: Readonly<Record<string, Spot>>;
  /** The boards that lie there; where the table itself is the only one, none. */
  readonly boards: Binding["boards"];
  readonly scale: number;
}

/** How large the first board is beside ours. */
const scaleOf = ([own]: TableSeen["boards"], { boards: [bound] }: Binding): number =>
  own === undefined || bound === undefined ? 1 : wideOf(frameOf(bound)) / own.wide;

export const judgeOf = <N extends Nouns>(
  table: OpenTable,
  game: Game<N>,
  { boards }: Pick<TableSeen, "boards">,
  binding: Binding,
  controller: Thing,
): Judge => ({
  table,
  game: game as unknown as Game,
  controller,
  spots: spotsThere(binding, boards, game.spots),
  boards: boards[0]?.sort === "none" ? [] : binding.boards,
  scale: scaleOf(boards, binding),
});

const isOnBoard = ({ boards }: Judge, at: Found["at"]): boolean =>
  boards.some((board) => {
    const { across, down } = shareOf(frameOf(board), at);
    return across > 0 && across < 1 && down > 0 && down < 1;
  });

const isAt = (judge: Judge, found: Found, place: Place, spot: Spot): boolean => {
  const reach = 0.5 * Math.min(1, judge.scale);
  if (spot.holds.as === "bag") return found.holder?.type === "Bag" || !isOnBoard(judge, found.at);
  if (spot.holds.as === "hand") {
    const zone = found.thing === undefined ? undefined : judge.table.world.hands.holderOf(found.thing);
    return zone !== undefined && far(zone.position, spot) < 4;
  }
  const off = far(found.at, standing(spot, place.n));
  if (spot.holds.as === "pile") return off < 0.75 && found.holder?.type !== "Bag";
  return off < reach && found.holder === undefined;
};

/** What of the pieces of a kind is amiss. */
const amissOf = (judge: Judge, name: string, places: readonly Place[], pieces: readonly Found[]): readonly string[] => {
  const kind = judge.game.kinds[name];
  if (kind === undefined) return [`no kind ${name}`];
  const wrong: string[] = [];
  let left = pieces;
  // What lies aside may lie anywhere there, so the others come first.
  const isAside = ({ at }: Place): boolean => judge.spots[at]?.holds.as === "bag";
  const here = places.slice(0, pieces.length);
  for (const place of [...here.filter((each) => !isAside(each)), ...here.filter(isAside)]) {
    const spot = judge.spots[place.at];
    if (spot === undefined) return [`no spot ${place.at}`];
    const there = left.filter((found) => isAt(judge, found, place, spot));
    const found = there.find((each) => [place.up, ""].includes(showsOf(kind, each))) ?? there[0];
    if (found === undefined) {
      wrong.push(`no ${name} at ${place.at} ${String(place.n)}`);
      continue;
    }
    left = left.filter((each) => each !== found);
    const shows = showsOf(kind, found);
    if (spot.holds.as !== "bag" && spot.holds.as !== "hand" && shows !== "" && shows !== place.up)
      wrong.push(`${name} at ${place.at} shows ${shows}, not ${place.up}`);
  }
  for (const { at } of left)
    if (isOnBoard(judge, at)) wrong.push(`a ${name} too many at ${at.x.toFixed(1)}, ${at.z.toFixed(1)}`);
  return wrong;
};

const isMoved = ({ boards }: Judge, { form, fixed }: Kind): boolean =>
  form !== "board" || !fixed || boards.length === 0;

export const amissOn = (judge: Judge): readonly string[] => {
  const { table, game, controller } = judge;
  const scene = game.scene(keptIn(controller).state as Seen<object>);
  const pieces = new Map<string, Found[]>();
  for (const found of foundOn(table)) pieces.set(found.kind, [...(pieces.get(found.kind) ?? []), found]);
  return Object.entries(game.kinds).flatMap(([name, kind]) =>
    isMoved(judge, kind) ? amissOf(judge, name, scene[name] ?? [], pieces.get(name) ?? []) : [],
  );
};

/** What of ours lies on a table, but the controller. */
export const oursOn = (table: OpenTable): readonly string[] => {
  const within = (state: ObjectState): readonly string[] => [
    ...(state.Tags?.some((tag) => tag.startsWith("outbreak")) === true ? [state.Nickname ?? state.Name] : []),
    ...(state.ContainedObjects ?? []).flatMap(within),
  ];
  return table.world.things
    .filter((thing) => !thing.tags.includes("outbreak-controller"))
    .flatMap((thing) => [
      ...(thing.tags.some((tag) => tag.startsWith("outbreak")) ? [thing.name] : []),
      ...thing.contained.flatMap(within),
    ]);
};
