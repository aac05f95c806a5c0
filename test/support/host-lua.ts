import type { LuaVm } from "../../src/cli/vm/lua-vm";
import { runOn } from "../../src/cli/vm/run-on";
import { FengariVm } from "../../src/host/vm/fengari-vm";
import { LuaTable, type LuaValue } from "../../src/host/vm/value";
import type { Vm } from "../../src/host/vm/vm";

/** Whole matches are played here, not answers to one event. */
const LIMITS = { instructions: 1e12, every: 1_000_000 };

export const fengariVm = (): Vm => new FengariVm("script", LIMITS);

const asText = (value: LuaValue): string => (typeof value === "string" ? value : typeof value);

/** A script's results as Lua prints them. */
export const shownBy = (vm: Vm, chunk: string): string[] => {
  vm.run(`function __asked() ${chunk}\nend`, "script");
  vm.run(
    "function __shown() local r = pack(__asked()) for i = 1, r.n do r[i] = tostring(r[i]) end return r end",
    "asks",
  );
  const shown = vm.call("__shown");
  return shown instanceof LuaTable ? shown.list().map(asText) : [];
};

/** The host's Lua, to be asked as the other Luas are. */
export const hostLua: LuaVm = {
  name: "the host's fengari",
  missing: "",
  run: runOn(fengariVm),
};
