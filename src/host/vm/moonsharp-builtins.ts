import { type CFunction, lauxlib, lua, type LuaState, to_jsstring, to_luastring } from "fengari";
import { ScriptError } from "./value";

/** What the library of moonsharp-library.ts is made of that Lua cannot say. */

const unlessGiven = (L: LuaState, index: number, wanted: string): never => {
  const got = to_jsstring(lua.lua_typename(L, lua.lua_type(L, index)));
  throw new ScriptError(`bad argument #${String(index)} (${wanted} expected, got ${got})`);
};

const stringAt = (L: LuaState, index: number): string => {
  const text = lua.lua_tostring(L, index);
  return text === null ? unlessGiven(L, index, "string") : to_jsstring(text);
};

const pushString = (L: LuaState, text: string): number => {
  lua.lua_pushstring(L, to_luastring(text));
  return 1;
};

const numberAt = (L: LuaState, index: number, absent: number): number =>
  lua.lua_type(L, index) === lua.LUA_TNUMBER ? Math.trunc(lua.lua_tonumber(L, index)) : absent;

const pushNumber = (L: LuaState, value: number): number => {
  lua.lua_pushnumber(L, value);
  return 1;
};

// .NET compares strings as the computer's culture sorts them. The same as its invariant one on 3,000 pairs of ids.
const { compare } = new Intl.Collator("en");

/** The part of a text from a place to a place, counted from 1, or from -1 at its end. */
const part = (text: string, from: number, to: number): string => {
  const start = from < 0 ? Math.max(text.length + from, 0) : Math.max(from - 1, 0);
  const end = to < 0 ? text.length + to + 1 : to;
  return text.slice(start, Math.max(start, end));
};

/** Math.IEEERemainder of .NET. */
const remainder = (value: number, by: number): number => {
  const rest = value % by;
  const other = rest - Math.abs(by) * Math.sign(value);
  if (Math.abs(other) !== Math.abs(rest)) return Math.abs(other) < Math.abs(rest) ? other : rest;
  const times = value / by;
  const even = 2 * Math.round(times / 2);
  return Math.abs(even) > Math.abs(times) ? other : rest;
};

const AS_NUMBER = /^\s*([+-]?)(\d[\d,]*\.?\d*|\.\d+)(e[+-]?\d+)?\s*([+-]?)\s*$/i;
const IN_PARENTHESES = /^\s*\((.*)\)\s*$/;
const NAMED: Readonly<Record<string, number>> = { NaN: NaN, Infinity: Infinity, "-Infinity": -Infinity };

/** double.TryParse of .NET, with NumberStyles.Any and the invariant culture: thousands, no hexadecimals. */
const numberIn = (text: string): number | undefined => {
  const within = IN_PARENTHESES.exec(text)?.[1];
  const [, before = "", digits = "", exponent = "", behind = ""] = AS_NUMBER.exec(within ?? text) ?? [];
  if (digits === "" || [before, behind, within].filter((sign) => sign !== "" && sign !== undefined).length > 1)
    return NAMED[text.trim()];
  const size = Number(digits.replaceAll(",", "") + exponent);
  return before === "-" || behind === "-" || within !== undefined ? -size : size;
};

const unitsOf = (text: string): string[] => Array.from({ length: text.length }, (_, i) => text.charAt(i));

const QUESTION = "?".charCodeAt(0);

/** The codes of a part of a text; what is no byte is a question mark. */
const codes = (L: LuaState): number => {
  const from = numberAt(L, 2, 1);
  const all = unitsOf(part(stringAt(L, 1), from, numberAt(L, 3, from))).map((unit) => unit.charCodeAt(0));
  for (const code of all) lua.lua_pushnumber(L, code < 255 ? code : QUESTION);
  if (all.length === 0) lua.lua_pushnil(L);
  return Math.max(1, all.length);
};

const chars = (L: LuaState): number => {
  let text = "";
  for (let i = 1; i <= lua.lua_gettop(L); i++) text += String.fromCharCode(numberAt(L, i, 0));
  return pushString(L, text);
};

/** How many entries there are from 1 on before the first gap. */
const border = (L: LuaState): number => {
  if (lua.lua_type(L, 1) !== lua.LUA_TTABLE) unlessGiven(L, 1, "table");
  let count = 0;
  while (lua.lua_rawgeti(L, 1, count + 1) !== lua.LUA_TNIL) {
    lua.lua_pop(L, 1);
    count++;
  }
  return pushNumber(L, count);
};

const LENGTH = to_luastring("__len");

const length = (L: LuaState): number => {
  const type = lua.lua_type(L, 1);
  if (type === lua.LUA_TSTRING) return pushNumber(L, stringAt(L, 1).length);
  if (type === lua.LUA_TTABLE && lauxlib.luaL_getmetafield(L, 1, LENGTH) === lua.LUA_TNIL) return border(L);
  lua.lua_len(L, 1);
  return 1;
};

const readNumber = (L: LuaState): number => {
  const number = numberIn(stringAt(L, 1));
  if (number === undefined) lua.lua_pushnil(L);
  else lua.lua_pushnumber(L, number);
  return 1;
};

const isBuiltin = (L: LuaState): number => {
  lua.lua_pushboolean(L, lua.lua_iscfunction(L, 1));
  return 1;
};

const BUILTINS: Readonly<Record<string, CFunction>> = {
  border,
  isBuiltin,
  readNumber,
  codes,
  chars,
  compare: (L) => pushNumber(L, compare(stringAt(L, 1), stringAt(L, 2))),
  remainder: (L) => pushNumber(L, remainder(lua.lua_tonumber(L, 1), lua.lua_tonumber(L, 2))),
  length,
  size: (L) => pushNumber(L, stringAt(L, 1).length),
  part: (L) => pushString(L, part(stringAt(L, 1), numberAt(L, 2, 1), numberAt(L, 3, -1))),
  reverse: (L) => pushString(L, unitsOf(stringAt(L, 1)).reverse().join("")),
  upper: (L) => pushString(L, stringAt(L, 1).toUpperCase()),
  lower: (L) => pushString(L, stringAt(L, 1).toLowerCase()),
};

/** The global `__moonsharp`, which the library takes away again. */
export const openBuiltins = (L: LuaState): void => {
  lua.lua_newtable(L);
  for (const [name, builtin] of Object.entries(BUILTINS)) {
    lua.lua_pushcfunction(L, builtin);
    lua.lua_setfield(L, -2, to_luastring(name));
  }
  lua.lua_setglobal(L, to_luastring("__moonsharp"));
};
