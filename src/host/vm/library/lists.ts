import { lauxlib, lua, type LuaState, meter, own, to_luastring } from "../lua";
import { Crash } from "../stopped";
import { ScriptError } from "../value";
import { Args, type Native, open } from "./args";
import { sorted } from "./net-sort";

const lengthOf = (L: LuaState): number => {
  lua.lua_len(L, 1);
  const length = lua.lua_tonumber(L, -1);
  lua.lua_pop(L, 1);
  return Math.trunc(length);
};

/** A list goes through MoonSharp's own functions, never through its metatable's. */
const list = (args: Args, L: LuaState): number => {
  args.table(1);
  return lengthOf(L);
};

const unpack: Native = (args, L) => {
  const length = list(args, L);
  const from = Math.trunc(args.numberOrNil(2) ?? 1);
  const to = Math.trunc(args.numberOrNil(3) ?? length);
  if (to < from - 1) throw new Crash(`unpack from ${String(from)} to ${String(to)}`);
  // Nothing is one nil, and takes a place.
  if (to < from) {
    lua.lua_pushnil(L);
    return 1;
  }
  const count = to - from + 1;
  meter.work(count);
  if (!lua.lua_checkstack(L, count)) throw new ScriptError("too many results to unpack");
  for (let i = from; i <= to; i++) lua.lua_rawgeti(L, 1, i);
  return count;
};

const insert: Native = (args, L) => {
  const length = list(args, L);
  if (args.count > 3) throw new ScriptError("wrong number of arguments to 'insert'");
  lua.lua_settop(L, 3);
  // A nil that is to be put somewhere puts the number of the place at the end.
  if (args.isNil(3)) {
    lua.lua_pushvalue(L, 2);
    lua.lua_rawseti(L, 1, length + 1);
    lua.lua_settop(L, 1);
    return 1;
  }
  if (lua.lua_type(L, 2) !== lua.LUA_TNUMBER) args.wrong(2, "number");
  const at = Math.trunc(lua.lua_tonumber(L, 2));
  if (at > length + 1 || at < 1) throw new ScriptError("bad argument #2 to 'insert' (position out of bounds)");
  meter.work(2 * (length - at + 1));
  for (let i = length; i >= at; i--) {
    lua.lua_rawgeti(L, 1, i);
    lua.lua_rawseti(L, 1, i + 1);
  }
  lua.lua_rawseti(L, 1, at);
  lua.lua_settop(L, 1);
  return 1;
};

const remove: Native = (args, L) => {
  const length = list(args, L);
  const at = Math.trunc(args.numberOrNil(2) ?? length);
  if (args.count > 2) throw new ScriptError("wrong number of arguments to 'remove'");
  if (at >= length + 1 || (at < 1 && length > 0))
    throw new ScriptError("bad argument #1 to 'remove' (position out of bounds)");
  meter.work(2 * Math.max(length - at, 0));
  lua.lua_rawgeti(L, 1, at);
  for (let i = at; i <= length; i++) {
    lua.lua_rawgeti(L, 1, i + 1);
    lua.lua_rawseti(L, 1, i);
  }
  return 1;
};

const compares = (L: LuaState, i: number, j: number, hasOrder: boolean): boolean => {
  if (hasOrder) lua.lua_pushvalue(L, 2);
  lua.lua_rawgeti(L, 3, i);
  lua.lua_rawgeti(L, 3, j);
  if (hasOrder) lua.lua_call(L, 2, 1);
  else lua.lua_pushboolean(L, lua.lua_compare(L, -2, -1, lua.LUA_OPLT));
  const before = lua.lua_toboolean(L, -1);
  lua.lua_settop(L, 3);
  return before;
};

const sort: Native = (args, L) => {
  const length = list(args, L);
  const hasOrder = !args.isNil(2);
  if (hasOrder && lua.lua_type(L, 2) !== lua.LUA_TFUNCTION) args.wrong(2, "function", true);
  lua.lua_settop(L, 2);
  lua.lua_createtable(L, length, 0);
  meter.work(length);
  for (let i = 1; i <= length; i++) {
    lua.lua_rawgeti(L, 1, i);
    lua.lua_rawseti(L, 3, i);
  }
  const order = sorted(length, (i, j) => {
    meter.work(10);
    const before = compares(L, i, j, hasOrder);
    const behind = compares(L, j, i, hasOrder);
    if (before && behind) throw new ScriptError("invalid order function for sorting");
    return before ? -1 : behind ? 1 : 0;
  });
  order.forEach((from, i) => {
    lua.lua_rawgeti(L, 3, from);
    lua.lua_rawseti(L, 1, i + 1);
  });
  lua.lua_settop(L, 1);
  return 1;
};

const next = (L: LuaState): number => {
  new Args(L, "!!next_i!!").table(1);
  const index = lua.lua_tonumber(L, 2) + 1;
  lua.lua_pushnumber(L, index);
  return lua.lua_rawgeti(L, 1, index) === lua.LUA_TNIL ? 1 : 2;
};

const NEXT = to_luastring("next");

/** Whether a metatable says how: then its three values are there. */
const isWalkedByItself = (L: LuaState, name: string): boolean => {
  lua.lua_settop(L, 1);
  if (lua.lua_type(L, 1) < 0) lua.lua_pushnil(L);
  if (lauxlib.luaL_getmetafield(L, 1, to_luastring(name)) === lua.LUA_TNIL) return false;
  lua.lua_pushvalue(L, 1);
  lua.lua_call(L, 1, 3);
  return true;
};

/** A table's `__ipairs` decides, else what is stored; Lua 5.3's asks `__index`. */
const ipairs: Native = (args, L) => {
  if (isWalkedByItself(L, "__ipairs")) return 3;
  lua.lua_pushcfunction(L, next);
  lua.lua_pushvalue(L, 1);
  lua.lua_pushnumber(L, 0);
  return 3;
};

const pairs: Native = (_, L) => {
  if (isWalkedByItself(L, "__pairs")) return 3;
  lua.lua_getglobal(L, NEXT);
  lua.lua_pushvalue(L, 1);
  return 2;
};

own.checkTable = (L, name) => {
  if (lua.lua_type(L, 1) !== lua.LUA_TTABLE) new Args(L, name).table(1);
};

export const openLists = (L: LuaState): void => {
  open(L, "table", { unpack, sort });
  open(L, "table", { insert, remove }, "table.");
  open(L, "_G", { ipairs, pairs, unpack });
};
