import { plus } from "../geometry";
import { Vec } from "../vm/value";
import { randomise } from "../world/randomise";
import { stateOf } from "../world/serialise";
import { snapToGrid } from "../world/snap";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import { vecOf } from "./args";
import type { Method } from "./members";

/** https://api.tabletopsimulator.com/object/#action-function */

/** Where a copy is put that nobody gave a place. */
const COPIES_TO = new Vec(0, 3, 0);

const destroyed =
  (world: World): Method<Thing> =>
  (thing) => {
    world.destroy(thing);
    return true;
  };

const coming = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  destruct: destroyed(world),
  // No page tells of it; Arcs and Arkham Horror rely on it.
  destroy: destroyed(world),
  reload: (thing) => {
    const state = stateOf(world, thing);
    // What was there before can be used until the frame is over: Spirit Island's editors do.
    world.destroy(thing);
    return world.spawn(state);
  },
  clone: (thing, args) => {
    const table = args.optionalTable(0);
    const made = world.spawn({ ...stateOf(world, thing) });
    made.position = vecOf(table.get("position")) ?? COPIES_TO;
    if (table.get("snap_to_grid") === true) snapToGrid(world, made);
    return made;
  },
});

const moving = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  flip: (thing) => {
    const by = thing.extra.get("use_rotation_value_flip") === true ? new Vec(180, 0, 0) : new Vec(0, 0, 180);
    world.physics.turnTo(thing, plus(thing.rotation, by), false);
    return true;
  },
  roll: (thing) => {
    randomise(world, thing);
    return true;
  },
  randomize: (thing, args) => {
    const colour = args.any(0);
    if (typeof colour === "string") {
      world.event("onObjectRandomize", [thing, colour]);
      world.ownEvent(thing, "onRandomize", [colour]);
    }
    randomise(world, thing);
    return true;
  },
  drop: (thing) => {
    thing.heldBy = undefined;
    thing.awake = true;
    return true;
  },
});

const telling: Readonly<Record<string, Method<Thing>>> = {
  addContextMenuItem: (thing, args) => {
    thing.menu.push({ label: args.text(0), call: args.fn(1), keepOpen: args.flag(2, false) });
    return true;
  },
  clearContextMenu: (thing) => {
    thing.menu = [];
    return true;
  },
  registerCollisions: (thing, args) => {
    thing.extra.set("collisions", args.flag(0, false));
    return true;
  },
  unregisterCollisions: (thing) => thing.extra.delete("collisions"),
};

export const actionMembers = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  ...coming(world),
  ...moving(world),
  ...telling,
});
