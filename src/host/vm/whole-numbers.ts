import { lua, type LuaState, to_luastring } from "fengari";
import { textFrom } from "./text";

const DIGITS = /^\s*(-?)\+?(\w+)/;

/** The number that digits to a base stand for: fengari's own count of them wraps at 32 bits. */
const counted = (text: string, base: number): number => {
  const [, sign = "", digits = ""] = DIGITS.exec(text) ?? [];
  const size = Array.from(digits).reduce((sum, digit) => sum * base + parseInt(digit, 36), 0);
  return sign === "-" ? -size : size;
};

/** `tonumber` with a base, counting on past 32 bits. */
export const openWholeNumbers = (L: LuaState): void => {
  const name = to_luastring("tonumber");
  lua.lua_getglobal(L, name);
  const tonumber = lua.lua_tocfunction(L, -1);
  lua.lua_pop(L, 1);
  lua.lua_pushcfunction(L, (state) => {
    const base = lua.lua_type(state, 2) === lua.LUA_TNUMBER ? lua.lua_tonumber(state, 2) : 0;
    const results = tonumber(state);
    if (base === 0 || lua.lua_type(state, -1) !== lua.LUA_TNUMBER) return results;
    lua.lua_pushnumber(state, counted(textFrom(lua.lua_tostring(state, 1)), base));
    return 1;
  });
  lua.lua_setglobal(L, name);
};
