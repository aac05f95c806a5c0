import { isLuaFunction, LuaTable, type LuaValue, ScriptError } from "../vm/value";
import type { Vm } from "../vm/vm";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import type { Args } from "./args";
import type { Method } from "./members";

/** What one script may do with another: https://api.tabletopsimulator.com/object/#global-and-object-functions */

const scriptOf = (thing: Thing): Vm => {
  if (thing.vm === undefined) throw new ScriptError(`${thing.guid} has no script`);
  return thing.vm;
};

/** Tables cross as copies; a function inside one makes the game fail with these words. */
const crossing = (value: LuaValue): LuaValue => {
  if (value !== undefined && isLuaFunction(value)) throw new ScriptError("unknown error");
  if (value instanceof LuaTable) for (const entry of value.entries.values()) crossing(entry);
  return value;
};

export const callIn = (vm: Vm, args: Args): LuaValue => crossing(vm.call(args.text(0), crossing(args.any(1))));

/** A function is something true, which scripts take as a sign that they may call it. */
export const variableOf = (vm: Vm, name: string): LuaValue => {
  const value = vm.get(name);
  if (value !== undefined && isLuaFunction(value)) return true;
  return value instanceof LuaTable ? undefined : value;
};

const onlyTable = (value: LuaValue): LuaValue => (value instanceof LuaTable ? crossing(value) : undefined);

export const scriptMembers = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  call: (thing, args) => callIn(scriptOf(thing), args),
  getVar: (thing, args) => variableOf(scriptOf(thing), args.text(0)),
  setVar: (thing, args) => {
    scriptOf(thing).set(args.text(0), crossing(args.any(1)));
    return true;
  },
  getTable: (thing, args) => onlyTable(scriptOf(thing).get(args.text(0))),
  setTable: (thing, args) => {
    scriptOf(thing).set(args.text(0), crossing(args.any(1)));
    return true;
  },
  getLuaScript: (thing) => thing.data.LuaScript ?? "",
  // The text takes effect when the object is loaded again.
  setLuaScript: (thing, args) => {
    thing.data.LuaScript = args.text(0);
    return true;
  },
  executeScript: (thing, args) => {
    const vm = scriptOf(thing);
    world.guarded(vm, () => {
      vm.run(args.text(0), thing.guid);
    });
    return true;
  },
});
