import type { LuaVm } from "./lua-vm";
import { moonsharpServer } from "./moonsharp-server";
import { runOn } from "./run-on";

/** Whole matches are played here, not answers to one event. */
const LIMITS = { instructions: 1e12, every: 1_000_000 };

/** The game's own Lua. */
export const moonsharp = (): LuaVm => {
  const { missing, vm } = moonsharpServer();
  return { name: "moonsharp", missing, run: runOn(() => vm("moonsharp", LIMITS)) };
};
