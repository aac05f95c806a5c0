import { defs, lauxlib, lua, lualib } from "#fengari";
import { numberAsText, numberIn, remainder } from "./doubles";
import { compare } from "./text-order";
import { Crash, Final } from "./stopped";
import { placeText, whereIs } from "./where-is";

/** fengari as MoonSharp, with what it asks of us: whatever has to do with Lua takes it from here. */
export const { meter, own, to_jsstring, to_luastring } = defs;
Object.assign(own, {
  numberAsText,
  numberIn,
  remainder,
  compare,
  placeText,
  isFinal: (thrown: unknown): boolean => thrown instanceof Final,
  overflow: () => {
    throw new Crash("unbounded recursion", whereIs(meter.L));
  },
} satisfies Partial<typeof own>);

export { lauxlib, lua, lualib };
export type { CFunction, LuaState } from "fengari";
