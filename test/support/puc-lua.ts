import type { LuaVm } from "../../src/cli/vm/lua-vm";
import { canRun, printedBy } from "../../src/cli/vm/process";

const PROGRAM = "lua5.2";

const literal = (arg: string | number): string => (typeof arg === "number" ? String(arg) : JSON.stringify(arg));

/** The Lua of Lua's makers, in the version that MoonSharp speaks. */
export const pucLua = (): LuaVm => ({
  name: PROGRAM,
  missing: canRun(PROGRAM, ["-v"]) ? "" : `there is no ${PROGRAM} here`,
  run: (file, name, args) =>
    printedBy(PROGRAM, ["-e", `dofile(${literal(file)}) ${name}(${args.map(literal).join(", ")})`]),
});
