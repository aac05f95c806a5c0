/** The part of fengari that the host uses; the package brings no types. */
declare module "fengari" {
  export type LuaState = object & { readonly __lua: unique symbol };
  export type CFunction = (L: LuaState) => number;
  export const lua: {
    readonly LUA_OK: number;
    readonly LUA_YIELD: number;
    readonly LUA_MULTRET: number;
    readonly LUA_REGISTRYINDEX: number;
    readonly LUA_MASKCOUNT: number;
    readonly LUA_TNIL: number;
    readonly LUA_TBOOLEAN: number;
    readonly LUA_TNUMBER: number;
    readonly LUA_TSTRING: number;
    readonly LUA_TTABLE: number;
    readonly LUA_TFUNCTION: number;
    readonly LUA_TUSERDATA: number;
    readonly LUA_TTHREAD: number;
    lua_absindex(L: LuaState, index: number): number;
    lua_atnativeerror(L: LuaState, handler: CFunction): void;
    lua_call(L: LuaState, args: number, results: number): void;
    lua_checkstack(L: LuaState, count: number): boolean;
    lua_createtable(L: LuaState, list: number, fields: number): void;
    lua_error(L: LuaState): never;
    lua_getfield(L: LuaState, index: number, key: Uint8Array): number;
    lua_getglobal(L: LuaState, name: Uint8Array): number;
    lua_gettop(L: LuaState): number;
    lua_iscfunction(L: LuaState, index: number): boolean;
    lua_insert(L: LuaState, index: number): void;
    lua_len(L: LuaState, index: number): void;
    lua_newtable(L: LuaState): void;
    lua_newthread(L: LuaState): LuaState;
    lua_newuserdata(L: LuaState, size: number): Record<string, unknown>;
    lua_next(L: LuaState, index: number): number;
    lua_pcall(L: LuaState, args: number, results: number, handler: number): number;
    lua_pop(L: LuaState, count: number): void;
    lua_pushboolean(L: LuaState, value: boolean): void;
    lua_pushcfunction(L: LuaState, f: CFunction): void;
    lua_pushglobaltable(L: LuaState): void;
    lua_pushnil(L: LuaState): void;
    lua_pushnumber(L: LuaState, value: number): void;
    lua_pushstring(L: LuaState, value: Uint8Array): void;
    lua_pushvalue(L: LuaState, index: number): void;
    lua_rawequal(L: LuaState, a: number, b: number): number;
    lua_rawget(L: LuaState, index: number): number;
    lua_rawgeti(L: LuaState, index: number, n: number): number;
    lua_rawlen(L: LuaState, index: number): number;
    lua_rawset(L: LuaState, index: number): void;
    lua_rawseti(L: LuaState, index: number, n: number): void;
    lua_remove(L: LuaState, index: number): void;
    lua_resume(L: LuaState, from: LuaState | null, args: number): number;
    lua_setfield(L: LuaState, index: number, key: Uint8Array): void;
    lua_setglobal(L: LuaState, name: Uint8Array): void;
    lua_sethook(L: LuaState, hook: ((L: LuaState, record: unknown) => void) | null, mask: number, count: number): void;
    lua_setmetatable(L: LuaState, index: number): number;
    lua_settable(L: LuaState, index: number): void;
    lua_settop(L: LuaState, index: number): void;
    lua_tocfunction(L: LuaState, index: number): CFunction;
    lua_toboolean(L: LuaState, index: number): boolean;
    lua_tonumber(L: LuaState, index: number): number;
    lua_topointer(L: LuaState, index: number): object;
    lua_tostring(L: LuaState, index: number): Uint8Array | null;
    lua_touserdata(L: LuaState, index: number): unknown;
    lua_type(L: LuaState, index: number): number;
    lua_typename(L: LuaState, type: number): Uint8Array;
    lua_xmove(from: LuaState, to: LuaState, count: number): void;
  };
  export const lauxlib: {
    readonly LUA_NOREF: number;
    luaL_getmetafield(L: LuaState, index: number, name: Uint8Array): number;
    luaL_loadbuffer(L: LuaState, text: Uint8Array, size: number, name: Uint8Array): number;
    luaL_newstate(): LuaState;
    luaL_ref(L: LuaState, index: number): number;
    luaL_requiref(L: LuaState, name: Uint8Array, open: CFunction, global: number): void;
    luaL_tolstring(L: LuaState, index: number): Uint8Array;
    luaL_traceback(L: LuaState, from: LuaState, message: Uint8Array | null, level: number): void;
    luaL_unref(L: LuaState, index: number, ref: number): void;
  };
  export const lualib: Readonly<
    Record<
      "luaopen_base" | "luaopen_coroutine" | "luaopen_math" | "luaopen_string" | "luaopen_table" | "luaopen_os",
      CFunction
    >
  >;
  export const to_luastring: (text: string) => Uint8Array;
  export const to_jsstring: (text: Uint8Array, from?: number, to?: number, replacing?: boolean) => string;
}

declare module "fengari/src/lapi.js" {
  import type { LuaState } from "fengari";
  const lapi: {
    lua_pcallk: (L: LuaState & { readonly ci: { callstatus: number } }, ...rest: readonly unknown[]) => number;
    lua_pushinteger: (L: LuaState, value: number) => void;
    lua_pushnumber: (L: LuaState, value: number) => void;
  };
  export default lapi;
}

declare module "fengari/src/lobject.js" {
  import type { LuaState } from "fengari";
  interface Value {
    value: number;
    ttisinteger(): boolean;
    setfltvalue(value: number): void;
    setsvalue(text: unknown): void;
  }
  const lobject: {
    luaO_str2num: (text: Uint8Array, into: Value) => number;
    luaO_tostring: (L: LuaState, value: Value) => void;
    luaO_pushvfstring: (L: LuaState, template: Uint8Array, values: readonly unknown[]) => Uint8Array;
  };
  export default lobject;
}

declare module "fengari/src/lstring.js" {
  import type { LuaState } from "fengari";
  const lstring: { luaS_bless: (L: LuaState, text: Uint8Array) => unknown };
  export default lstring;
}

declare module "fengari/src/defs.js" {
  const defs: { to_jsstring: (text: Uint8Array) => string; to_luastring: (text: string) => Uint8Array };
  export default defs;
}

declare module "fengari/src/ltable.js" {
  interface Entry {
    /** The entries that were set before and after it. */
    p: Entry | undefined;
    n: Entry | undefined;
  }
  interface Table {
    readonly strong: Map<unknown, Entry>;
    f: Entry | undefined;
    l: Entry | undefined;
  }
  const ltable: { luaH_setint: (table: Table, key: number, value: unknown) => void };
  export default ltable;
}
