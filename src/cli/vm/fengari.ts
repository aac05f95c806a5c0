import { readFileSync } from "node:fs";
import { lauxlib, lua, lualib, type LuaState, to_jsstring, to_luastring } from "fengari";
import type { LuaCall, LuaVm } from "./lua-vm";

const OPEN = { _G: "luaopen_base", string: "luaopen_string", table: "luaopen_table", math: "luaopen_math" } as const;

const wordsOf = (L: LuaState, index: number): string => to_jsstring(lauxlib.luaL_tolstring(L, index));

const traced = (L: LuaState): number => {
  lauxlib.luaL_traceback(L, L, lua.lua_tostring(L, 1), 1);
  return 1;
};

const opened = (print: (line: string) => void): LuaState => {
  const L = lauxlib.luaL_newstate();
  for (const [name, open] of Object.entries(OPEN)) {
    lauxlib.luaL_requiref(L, to_luastring(name), lualib[open], 1);
    lua.lua_pop(L, 1);
  }
  lua.lua_pushcfunction(L, (state) => {
    print(wordsOf(state, 1));
    return 0;
  });
  lua.lua_setglobal(L, to_luastring("print"));
  lua.lua_pushcfunction(L, traced);
  return L;
};

const push = (L: LuaState, arg: string | number): void => {
  if (typeof arg === "number") lua.lua_pushnumber(L, arg);
  else lua.lua_pushstring(L, to_luastring(arg));
};

const answers = (L: LuaState, [name, ...args]: LuaCall): boolean => {
  lua.lua_getglobal(L, to_luastring(name));
  for (const arg of args) push(L, arg);
  return lua.lua_pcall(L, args.length, 0, 1) === lua.LUA_OK;
};

/** Plain Lua 5.3 with its 32-bit integers: what is the same here and on MoonSharp leans on neither's numbers. */
export const fengari: LuaVm = {
  name: "fengari",
  missing: "",
  run: (file, calls) => {
    const printed: string[][] = [];
    const L = opened((line) => printed.at(-1)?.push(line));
    const text = to_luastring(readFileSync(file, "utf8"));
    const loaded = lauxlib.luaL_loadbuffer(L, text, text.length, to_luastring("=script"));
    if (loaded !== lua.LUA_OK || lua.lua_pcall(L, 0, 0, 1) !== lua.LUA_OK) return { printed, error: wordsOf(L, -1) };
    for (const call of calls) {
      printed.push([]);
      if (!answers(L, call)) return { printed, error: wordsOf(L, -1) };
    }
    return { printed, error: "" };
  },
};
