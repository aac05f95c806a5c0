import type { LuaVm } from "../../src/cli/vm/lua-vm";
import { CALL_ENDS, calledIn, canRun } from "../../src/cli/vm/process";

const PROGRAM = "lua5.2";

const literal = (arg: string | number): string => (typeof arg === "number" ? String(arg) : JSON.stringify(arg));

/** The Lua of Lua's makers, in the version that MoonSharp speaks. */
export const pucLua = (): LuaVm => ({
  name: PROGRAM,
  missing: canRun(PROGRAM, ["-v"]) ? "" : `there is no ${PROGRAM} here`,
  run: (file, calls) => {
    const lines = calls.map(([name, ...args]) => `${name}(${args.map(literal).join(", ")}) print("${CALL_ENDS}")\n`);
    return calledIn(PROGRAM, ["-"], `dofile(${literal(file)})\n${lines.join("")}`);
  },
});
