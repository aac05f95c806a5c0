import { isLuaFunction, ScriptError } from "../vm/value";
import { cut, put, shuffle, split, spread, takeFrom } from "../world/containers";
import { resetContents } from "../world/reset";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import { vecOf } from "./args";
import { entryOf } from "./entry";
import type { Method } from "./members";
import { whenReady } from "./spawning";

/** What lies in bags, decks, stacks and zones: https://api.tabletopsimulator.com/object/#action-function */

const taking = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  takeObject: (thing, args) => {
    const table = args.optionalTable(0);
    const guid = table.get("guid");
    const index = table.get("index");
    const ready = table.get("callback_function");
    return takeFrom(world, thing, {
      guid: typeof guid === "string" ? guid : undefined,
      index: typeof index === "number" ? index : undefined,
      top: table.get("top") !== false,
      position: vecOf(table.get("position")),
      rotation: vecOf(table.get("rotation")),
      flip: table.get("flip") === true,
      smooth: table.get("smooth") !== false,
      ready: ready !== undefined && isLuaFunction(ready) ? whenReady(world, ready) : undefined,
    });
  },
  putObject: (thing, args) => {
    const index = args.any(1);
    return put(world, thing, args.thing(0), typeof index === "number" ? index : undefined);
  },
});

/** Only a deck can be cut, split and spread. */
const deckOf = (thing: Thing, member: string): Thing => {
  if (thing.type !== "Deck") throw new ScriptError(`${member}: ${thing.guid} is no deck`);
  return thing;
};

const dividing = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  shuffle: (thing) => {
    shuffle(world, thing);
    return true;
  },
  cut: (thing, args) => [...cut(world, thing, args.number(0, Math.floor(thing.contained.length / 2)))],
  split: (thing, args) => [...split(world, thing, args.number(0, 2))],
  spread: (thing, args) => [...spread(world, deckOf(thing, "spread"), args.number(0, 0.6))],
  reset: (thing) => resetContents(world, thing),
});

export const contentMembers = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  ...taking(world),
  ...dividing(world),
  getQuantity: (thing) => thing.count,
  getObjects: (thing, args) => {
    if (thing.isContainer) return thing.contained.map(entryOf);
    if (!thing.isZone) return undefined;
    const ignoreTags = args.flag(0, false);
    return world.things.filter(
      (each) => each.zones.has(thing) || (ignoreTags && !each.isZone && thing.holds(each.position)),
    );
  },
  getZones: (thing) => [...thing.zones],
});
