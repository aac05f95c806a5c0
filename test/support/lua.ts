import { resolve } from "node:path";
import { fengari } from "../../src/cli/vm/fengari";
import { luaFile, type LuaScript } from "../../src/cli/vm/lua-file";
import type { LuaCall, LuaVm } from "../../src/cli/vm/lua-vm";
import { moonsharp } from "../../src/cli/vm/moonsharp";
import { pucLua } from "./puc-lua";

const ROOT = resolve(import.meta.dirname, "../..");

const parityScript = (name: string): LuaScript => ({
  script: resolve(ROOT, "test/parity/lua", `${name}.ts`),
  tstlConfig: resolve(ROOT, "test/parity/lua/tstl.json"),
});

/** The kernel and its test games as a Lua file. */
export const kernelLua = (): Promise<string> => luaFile(parityScript("kernel-entry"));

/** All the games as a Lua file. */
export const gamesLua = (): Promise<string> => luaFile(parityScript("games-entry"));

/** Every Lua there is; one that cannot be had says so once, and its tests are skipped. */
export const luas = (): readonly LuaVm[] => {
  const all = [fengari, moonsharp(), pucLua()];
  for (const { name, missing } of all) if (missing !== "") process.stdout.write(`${name} is skipped: ${missing}\n`);
  return all;
};

/** What Lua functions printed, call by call; an error of the Lua is thrown. The file is loaded once for all of them. */
export const allPrintedOn = (vm: LuaVm, file: string, calls: readonly LuaCall[]): readonly (readonly string[])[] => {
  const { printed, error } = vm.run(file, calls);
  if (error !== "") throw new Error(`${vm.name}: ${error}`);
  return printed;
};

/** What a Lua function printed. */
export const printedOn = (vm: LuaVm, file: string, ...call: LuaCall): readonly string[] =>
  allPrintedOn(vm, file, [call])[0] ?? [];
