import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { HostFunction, type LuaValue } from "../../host/vm/value";
import type { Vm } from "../../host/vm/vm";
import type { LuaVm } from "./lua-vm";

const asText = (value: LuaValue): string => (typeof value === "string" ? value : typeof value);

/** Lua files in a script environment: each in one of its own. */
export const runOn =
  (open: () => Vm): LuaVm["run"] =>
  (file, calls) => {
    const printed: string[][] = [];
    const vm = open();
    const print = ([line]: readonly LuaValue[]): undefined => {
      printed.at(-1)?.push(asText(line));
    };
    vm.set("print", new HostFunction("print", print));
    try {
      vm.run(readFileSync(file, "utf8"), basename(file));
      for (const [name, ...args] of calls) {
        printed.push([]);
        vm.call(name, ...args);
      }
      return { printed, error: "" };
    } catch (error) {
      return { printed, error: error instanceof Error ? error.message : String(error) };
    } finally {
      vm.close();
    }
  };
