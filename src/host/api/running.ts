import type { Vm } from "../vm/vm";
import { Generator } from "../world/generator";
import { Thing } from "../world/thing";
import type { World } from "../world/world";
import type { Base } from "./base";

/** What a script has done later or at another's wish: https://api.tabletopsimulator.com/base/ */

/** Each script may begin its own numbers; until it does it draws from those of the table. */
const generators = new WeakMap<Vm, Generator>();

const rewinding = (world: World): Readonly<Record<string, Base>> => ({
  // https://api.tabletopsimulator.com/base/#storerewindstate
  storeRewindState: (args, vm) => {
    const then = args.optionalFn(0);
    const stored = world.rewind.store();
    if (args.flag(1, false)) world.rewind.block();
    if (then === undefined) return true;
    world.clock.afterFrames(vm, { isLuaFunction: true, vm, call: () => then.call(true, stored) }, 1);
    return true;
  },
  // https://api.tabletopsimulator.com/base/#allowrewindstore
  allowRewindStore: () => {
    world.rewind.allow();
    return true;
  },
});

const menus = (world: World): Readonly<Record<string, Base>> => ({
  // https://api.tabletopsimulator.com/base/#addcontextmenuitem
  addContextMenuItem: (args) => {
    world.tableMenu.push({ label: args.text(0), call: args.fn(1), keepOpen: args.flag(2, false) });
    return true;
  },
  clearContextMenu: () => {
    world.tableMenu = [];
    return true;
  },
  // https://api.tabletopsimulator.com/base/#addhotkey
  addHotkey: (args) => {
    world.hotkeys.push({ label: args.text(0), call: args.fn(1), onKeyUp: args.flag(2, false) });
    return true;
  },
  clearHotkeys: () => {
    world.hotkeys = [];
    return true;
  },
  showHotkeyConfig: () => {
    for (const seat of world.seats) seat.who.hotkeysShown = seat.person !== undefined;
    return true;
  },
});

export const running = (world: World): Readonly<Record<string, Base>> => ({
  ...rewinding(world),
  ...menus(world),
  // https://api.tabletopsimulator.com/base/#startluacoroutine
  startLuaCoroutine: (args, vm) => {
    const owner = args.any(0);
    const target = owner instanceof Thing ? (owner.vm ?? vm) : world.global;
    const name = args.text(1);
    world.clock.routines.add({ owner: target, name, resume: target.coroutine(name) });
    return true;
  },
  setLookingForPlayers: (args) => {
    world.lookingForPlayers = args.flag(0, false);
    return true;
  },
  __random: (_, vm) => generators.get(vm)?.next() ?? world.random(),
  __seed: (args, vm) => {
    // Another seed of the table is another table, also for a script that seeds itself with the time.
    generators.set(vm, new Generator(Math.imul(world.options.seed, 0x9e3779b1) ^ Math.trunc(args.number(0))));
    return undefined;
  },
  __now: () => world.options.opened + world.clock.seconds,
});
