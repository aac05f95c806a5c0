import { type Caller, isLuaFunction, LuaTable, type LuaValue, ScriptError, Several } from "../vm/value";
import type { Vm } from "../vm/vm";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import type { Method } from "./members";

/** What one script may do with another: https://api.tabletopsimulator.com/object/#global-and-object-functions */

export interface Environment {
  readonly world: World;
  readonly name: string;
  readonly existing: Vm | undefined;
  /** An environment to put a variable in: mods mark objects that have no script. */
  readonly made: () => Vm;
}

/** Tables cross as copies, Vectors and Colors as such; a function inside one makes the game fail with these words. Within one script nothing crosses. */
const crossing = (value: LuaValue, from: Caller, to: Caller): LuaValue => {
  if (from === to) return value;
  if (value !== undefined && isLuaFunction(value)) throw new ScriptError("unknown error");
  if (value instanceof LuaTable) for (const entry of value.entries.values()) crossing(entry, from, to);
  return value;
};

const scriptOf = ({ existing, name }: Environment): Vm => {
  if (existing === undefined) throw new ScriptError(`${name} has no script`);
  return existing;
};

/**
 * A function is something true, which scripts take as a sign that they may call it. Its page says that a table cannot be
 * had by `getVar`; Arcs, Canterbury, Carcassonne and Spirit Island have theirs by it.
 */
const variableOf = (vm: Vm | undefined, name: string, caller: Caller): LuaValue => {
  const value = vm?.get(name);
  if (vm === undefined || value === undefined) return undefined;
  return isLuaFunction(value) ? true : crossing(value, vm, caller);
};

const onlyTable = (value: LuaValue): LuaValue => (value instanceof LuaTable ? value : undefined);

/** The members of whatever has a script of its own. */
export const environmentMembers = <T>(of: (self: T) => Environment): Readonly<Record<string, Method<T>>> => {
  const set: Method<T> = (self, args, caller) => {
    const vm = of(self).made();
    vm.set(args.text(0), crossing(args.any(1), caller, vm));
    return true;
  };
  return {
    call: (self, args, caller) => {
      const vm = scriptOf(of(self));
      const results = vm.callForAll(args.text(0), crossing(args.any(1), caller, vm));
      return new Several(results.map((result) => crossing(result, vm, caller)));
    },
    getVar: (self, args, caller) => variableOf(of(self).existing, args.text(0), caller),
    setVar: set,
    getTable: (self, args, caller) => {
      const { existing } = of(self);
      return existing === undefined ? undefined : crossing(onlyTable(existing.get(args.text(0))), existing, caller);
    },
    setTable: set,
    executeScript: (self, args) => {
      const environment = of(self);
      const vm = scriptOf(environment);
      environment.world.guarded(vm, () => {
        vm.run(args.text(0), environment.name);
      });
      return true;
    },
  };
};

const environmentOf = (world: World, thing: Thing): Environment => ({
  world,
  name: thing.guid,
  existing: thing.vm,
  made: () => (thing.vm ??= world.makeVm(thing.name === "" ? thing.guid : thing.name, thing)),
});

export const scriptMembers = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  ...environmentMembers<Thing>((thing) => environmentOf(world, thing)),
  getLuaScript: (thing) => thing.data.LuaScript ?? "",
  // The text takes effect when the object is loaded again.
  setLuaScript: (thing, args) => {
    thing.data.LuaScript = args.text(0);
    return true;
  },
});
