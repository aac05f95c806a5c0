import { isLuaFunction, LuaTable, type LuaValue, ScriptError, Several } from "../vm/value";
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

const scriptOf = ({ existing, name }: Environment): Vm => {
  if (existing === undefined) throw new ScriptError(`${name} has no script`);
  return existing;
};

/**
 * A function is something true, which scripts take as a sign that they may call it. Its page says that a table cannot be
 * had by `getVar`; Arcs, Canterbury, Carcassonne and Spirit Island have theirs by it.
 */
const variableOf = (vm: Vm | undefined, name: string): LuaValue => {
  const value = vm?.get(name);
  return value !== undefined && isLuaFunction(value) ? true : value;
};

const onlyTable = (value: LuaValue): LuaValue => (value instanceof LuaTable ? value : undefined);

/**
 * The members of whatever has a script of its own. Tables cross to another script as copies, Vectors and Colors as such; a
 * function, also inside a table, is not let across by its VM, in the game's words: an unknown error.
 */
export const environmentMembers = <T>(of: (self: T) => Environment): Readonly<Record<string, Method<T>>> => {
  const set: Method<T> = (self, args) => {
    of(self).made().set(args.text(0), args.any(1));
    return true;
  };
  return {
    call: (self, args) => new Several(scriptOf(of(self)).callForAll(args.text(0), args.any(1))),
    getVar: (self, args) => variableOf(of(self).existing, args.text(0)),
    setVar: set,
    getTable: (self, args) => onlyTable(of(self).existing?.get(args.text(0))),
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
