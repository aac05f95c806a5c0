import { lauxlib, lua, type LuaState, to_jsstring, to_luastring } from "fengari";
import { ScriptError } from "./value";

const next = (L: LuaState): number => {
  const index = lua.lua_tonumber(L, 2) + 1;
  lua.lua_pushnumber(L, index);
  return lua.lua_rawgeti(L, 1, index) === lua.LUA_TNIL ? 1 : 2;
};

/** `ipairs` as MoonSharp has it: a table's `__ipairs` decides, else what is stored; Lua 5.3's asks `__index`. */
const ipairs = (L: LuaState): number => {
  if (lua.lua_type(L, 1) !== lua.LUA_TTABLE) {
    const got = to_jsstring(lua.lua_typename(L, lua.lua_type(L, 1)));
    throw new ScriptError(`bad argument #1 to 'ipairs' (table expected, got ${got})`);
  }
  if (lauxlib.luaL_getmetafield(L, 1, to_luastring("__ipairs")) !== lua.LUA_TNIL) {
    lua.lua_pushvalue(L, 1);
    lua.lua_call(L, 1, 3);
    return 3;
  }
  lua.lua_pushcfunction(L, next);
  lua.lua_pushvalue(L, 1);
  lua.lua_pushnumber(L, 0);
  return 3;
};

export const openWalk = (L: LuaState): void => {
  lua.lua_pushcfunction(L, ipairs);
  lua.lua_setglobal(L, to_luastring("ipairs"));
};
