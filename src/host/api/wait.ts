import { type HostObject, type LuaValue, ScriptError, textOf } from "../vm/value";
import type { Vm } from "../vm/vm";
import type { World } from "../world/world";
import { COLLECT_DUPLICATE, COLLECT_UNKNOWN, collectIn } from "./collect";
import { DOCUMENTED } from "./documented";
import { singleton } from "./members";

/** https://api.tabletopsimulator.com/wait/ */
export const wait = (world: World, vm: Vm): HostObject =>
  singleton("Wait", {
    fields: {
      COLLECT_DUPLICATE: { get: () => COLLECT_DUPLICATE },
      COLLECT_UNKNOWN: { get: () => COLLECT_UNKNOWN },
      collect: { get: () => collectIn(vm) },
    },
    methods: {
      frames: (_, args) => world.clock.afterFrames(vm, args.fn(0), args.number(1, 1)),
      time: (_, args) => world.clock.afterSeconds(vm, args.fn(0), args.number(1), args.number(2, 1)),
      condition: (_, args) =>
        world.clock.when(vm, args.fn(0), args.fn(1), args.number(2, Infinity), args.optionalFn(3)),
      stop: (_, args) => world.clock.stop(args.number(0)),
      stopAll: () => {
        world.clock.stopAll();
        return true;
      },
    },
    documented: DOCUMENTED.wait,
  });

const functionNamed = (vm: Vm, name: string): ((...args: readonly LuaValue[]) => LuaValue) => {
  return (...args) => vm.call(name, ...args);
};

/** The old timers: named, shared by all scripts, 0 repetitions for ever. https://api.tabletopsimulator.com/timer/ */
export const timer = (
  world: World,
  vm: Vm,
  ids: Map<string, number>,
  vmOf: (owner: LuaValue) => Vm | undefined,
): HostObject =>
  singleton("Timer", {
    fields: {},
    methods: {
      create: (_, args) => {
        const table = args.table(0);
        const id = textOf(table.get("identifier"));
        const owner = vmOf(table.get("function_owner")) ?? vm;
        const call = functionNamed(owner, textOf(table.get("function_name")));
        const delay = table.get("delay");
        const times = table.get("repetitions");
        if (world.clock.waits(ids.get(id))) throw new ScriptError(`Timer.create: ${id} exists already`);
        const parameters = table.get("parameters");
        const run = { isLuaFunction: true as const, vm: owner, call: () => call(parameters) };
        const repeats = typeof times === "number" ? (times === 0 ? -1 : times) : 1;
        ids.set(id, world.clock.afterSeconds(owner, run, typeof delay === "number" ? delay : 0, repeats));
        return true;
      },
      destroy: (_, args) => {
        const id = ids.get(args.text(0));
        return id !== undefined && world.clock.stop(id);
      },
    },
    documented: DOCUMENTED.timer,
  });
