import { readFileSync } from "node:fs";
import { parse } from "moonsharp-luaparse";
import type { LuaVm } from "../../src/cli/vm/lua-vm";
import { moonsharpProfile } from "../../src/host/vm/moonsharp-profile";
import { HostFunction, LuaTable, type LuaValue } from "../../src/host/vm/value";
import { Vm } from "../../src/host/vm/vm";

export const MOONSHARP = moonsharpProfile(parse);

/** Whole matches are played here, not answers to one event. */
const LIMITS = { instructions: 1e12, every: 1_000_000 };

export const moonsharpVm = (): Vm => new Vm("script", LIMITS, MOONSHARP);

const asText = (value: LuaValue): string => (typeof value === "string" ? value : typeof value);

/** A script's results as Lua prints them, on what speaks like MoonSharp or on any other. */
export const shownBy = (vm: Vm, chunk: string): string[] => {
  vm.run(`function __asked() ${chunk}\nend`, "script");
  vm.run(
    "function __shown() local r = pack(__asked()) for i = 1, r.n do r[i] = tostring(r[i]) end return r end",
    "asks",
  );
  const shown = vm.call("__shown");
  return shown instanceof LuaTable ? shown.list().map(asText) : [];
};

/** The host's Lua made to speak like MoonSharp, to be asked as the other Luas are. */
export const asMoonsharp: LuaVm = {
  name: "what speaks like moonsharp",
  missing: "",
  run: (file, calls) => {
    const printed: string[][] = [];
    const vm = moonsharpVm();
    const print = ([line]: readonly LuaValue[]): undefined => {
      printed.at(-1)?.push(asText(line));
    };
    vm.set("print", new HostFunction("print", print));
    try {
      vm.run(readFileSync(file, "utf8"), "script");
      for (const [name, ...args] of calls) {
        printed.push([]);
        vm.call(name, ...args);
      }
      return { printed, error: "" };
    } catch (error) {
      return { printed, error: error instanceof Error ? error.message : String(error) };
    }
  },
};
