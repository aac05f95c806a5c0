import { plus, turned } from "../geometry";
import { LuaTable, type LuaValue, Vec } from "../vm/value";
import { merge, spread } from "./containers";
import { DIRECTIONS, type LayoutOptions, MELDS, optionsOf, setOptions } from "./layout-options";
import { Thing } from "./thing";
import type { World } from "./world";

/** What a layout zone does with the objects in it: https://kb.tabletopsimulator.com/game-tools/zone-tools/#layout-zone */

const FACE_UP = 1;
const FACE_DOWN = 2;

/** Whether the zone lays such a thing out at all. */
export const isLaidOut = (options: LayoutOptions, thing: Thing): boolean => {
  if (thing.isZone || thing.locked || thing.heldBy !== undefined || thing.doomed) return false;
  if (!thing.isCards) return options.trigger_for_non_cards;
  return thing.faceDown ? options.trigger_for_face_down : options.trigger_for_face_up;
};

/** By what a group is sorted, by the number of `meld_sort`; 1 is by the time things were added, which is their order. */
const SORTED_BY: Readonly<Record<number, (thing: Thing) => string | number>> = {
  2: ({ data }) => data.Value ?? 0,
  3: ({ name }) => name,
  4: ({ data }) => data.Description ?? "",
  5: ({ data }) => data.GMNotes ?? "",
  6: ({ data }) => data.Memo ?? "",
};

const compared = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

const isOrder = (answer: LuaValue): answer is LuaTable => answer instanceof LuaTable;

/** The scripts may bring a group into another order: https://api.tabletopsimulator.com/events/#onzonegroupsort */
const byScript = (
  world: World,
  zone: Thing,
  group: readonly Thing[],
  reversed: boolean,
): readonly Thing[] | undefined => {
  const { global } = world;
  const asked = global.hasFunction("onZoneGroupSort")
    ? world.guarded(global, () => global.call("onZoneGroupSort", zone, [...group], reversed))
    : undefined;
  const own = asked ?? world.ownEvent(zone, "onGroupSort", [[...group], reversed]);
  if (!isOrder(own)) return undefined;
  const order = own.list().filter((each): each is Thing => each instanceof Thing && group.includes(each));
  return [...order, ...group.filter((each) => !order.includes(each))];
};

const sorted = (world: World, zone: Thing, group: readonly Thing[], options: LayoutOptions): readonly Thing[] => {
  const asked = byScript(world, zone, group, options.meld_reverse_sort);
  if (asked !== undefined) return asked;
  const by = SORTED_BY[options.meld_sort];
  const order = by === undefined ? [...group] : [...group].sort((a, b) => compared(by(a), by(b)));
  return options.meld_sort > 0 && options.meld_reverse_sort ? order.reverse() : order;
};

const lots = <T>(list: readonly T[], size: number): T[][] => {
  const made: T[][] = [];
  for (let i = 0; i < list.length; i += size) made.push(list.slice(i, i + size));
  return made;
};

interface Group {
  readonly things: readonly Thing[];
  readonly isNew: boolean;
}

/** Groups there were stay together as far as they are still here; what came new makes groups of its own. */
const groupsOf = (zone: Thing, inside: readonly Thing[], options: LayoutOptions): readonly Group[] => {
  const known = (zone.data.LayoutZone?.GroupsInZone ?? []).map((guids) =>
    guids.flatMap((guid) => inside.filter((thing) => thing.guid === guid)),
  );
  const most = options.max_objects_per_group > 0 ? options.max_objects_per_group : Infinity;
  const old = known.filter((group) => group.length > 0).flatMap((group) => lots(group, Math.min(most, group.length)));
  const fresh = inside.filter((thing) => !known.some((group) => group.includes(thing)));
  const each = Math.min(most, options.max_objects_per_new_group > 0 ? options.max_objects_per_new_group : fresh.length);
  return [
    ...old.map((things) => ({ things, isNew: false })),
    ...(fresh.length === 0 ? [] : lots(fresh, each)).map((things) => ({ things, isNew: true })),
  ];
};

/** What is to be laid out, decks split and cards combined as the zone says. */
const prepared = (world: World, zone: Thing, options: LayoutOptions): readonly Thing[] => {
  const within = world.things.filter((thing) => thing.zones.has(zone) && isLaidOut(options, thing));
  const apart = within.flatMap((thing) =>
    options.split_added_decks && thing.type === "Deck" ? [...spread(world, thing, 0)] : [thing],
  );
  if (!options.combine_into_decks || options.cards_per_deck < 2) return apart;
  const cards = apart.filter(({ isCards }) => isCards);
  const decks = lots(cards, options.cards_per_deck).map((lot) => lot.reduce((deck, card) => merge(world, deck, card)));
  return [...decks, ...apart.filter(({ isCards }) => !isCards)];
};

const faced = (thing: Thing, options: LayoutOptions, sideways: boolean, zone: Thing): Vec => {
  const facing = options.new_object_facing;
  const down = facing === FACE_UP ? false : facing === FACE_DOWN ? true : thing.faceDown;
  return new Vec(0, zone.rotation.y + 180 + (sideways ? 90 : 0), down && thing.isCards ? 180 : 0);
};

/** The room a group takes. */
const roomOf = (things: readonly Thing[], { horizontal_spread, vertical_spread }: LayoutOptions): Vec => {
  const widest = Math.max(...things.map(({ size }) => size.x));
  const deepest = Math.max(...things.map(({ size }) => size.z));
  const more = things.length - 1;
  return new Vec(widest + more * Math.abs(horizontal_spread), 0, deepest + more * Math.abs(vertical_spread));
};

/** Lays everything in a zone out, from the corner opposite to where its groups go. */
export const layOut = (world: World, zone: Thing): void => {
  const options = optionsOf(zone);
  const inside = prepared(world, zone, options);
  const mixed = options.randomize ? shuffled(world, inside) : inside;
  const groups = groupsOf(zone, mixed, options).map(({ things, isNew }) =>
    isNew || options.meld_sort_existing ? sorted(world, zone, things, options) : things,
  );
  const { right, up, rows } = DIRECTIONS[options.direction] ?? { right: 1, up: -1, rows: true };
  const room = groups.map((group) => roomOf(group, options));
  const step = new Vec(
    Math.max(0, ...room.map(({ x }) => x)) + options.horizontal_group_padding,
    0,
    Math.max(0, ...room.map(({ z }) => z)) + options.vertical_group_padding,
  );
  const fit = Math.max(1, Math.floor(rows ? zone.scale.x / step.x : zone.scale.z / step.z));
  groups.forEach((group, i) => {
    const [along, across] = [i % fit, Math.floor(i / fit)];
    const [column, row] = rows ? [along, across] : [across, along];
    const x = right * ((column + 0.5) * step.x - zone.scale.x / 2);
    const z = up * ((row + 0.5) * step.z - zone.scale.z / 2);
    place(world, zone, group, new Vec(x, 0, z), options);
  });
  setOptions(zone, {});
  if (zone.data.LayoutZone !== undefined)
    zone.data.LayoutZone = {
      ...zone.data.LayoutZone,
      GroupsInZone: groups.map((group) => group.map(({ guid }) => guid)),
    };
};

const shuffled = (world: World, things: readonly Thing[]): readonly Thing[] => {
  const left = [...things];
  return things.flatMap(() => left.splice(Math.floor(world.random() * left.length), 1));
};

const place = (world: World, zone: Thing, group: readonly Thing[], at: Vec, options: LayoutOptions): void => {
  const meld = MELDS[options.meld_direction] ?? { right: 1, up: 1 };
  group.forEach((thing, i) => {
    const from = i - (group.length - 1) / 2;
    const offset = new Vec(from * options.horizontal_spread * meld.right, 0, from * options.vertical_spread * meld.up);
    const { x, z } = plus(zone.position, turned(plus(at, offset), new Vec(0, zone.rotation.y, 0)));
    const y = world.physics.surface(new Vec(x, 0, z), zone.position.y, thing) + 0.1 + i * 0.02;
    world.physics.moveTo(thing, new Vec(x, Math.max(y, world.tableTop), z), true);
    world.physics.turnTo(thing, faced(thing, options, options.alternate_direction && i % 2 === 1, zone), true);
  });
};
