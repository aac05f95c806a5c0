/** The part of fengari that the host uses; the package brings no types. */
declare module "fengari" {
  export type LuaState = object & { readonly __lua: unique symbol };
  /** Bytes as the package has it, units of UTF-16 with our patches. */
  export type LuaText = ArrayLike<number>;
  export type CFunction = (L: LuaState) => number;
  export const lua: {
    readonly LUA_OK: number;
    readonly LUA_YIELD: number;
    readonly LUA_MULTRET: number;
    readonly LUA_OPLT: number;
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
    lua_getfield(L: LuaState, index: number, key: LuaText): number;
    lua_getglobal(L: LuaState, name: LuaText): number;
    lua_gettop(L: LuaState): number;
    lua_compare(L: LuaState, one: number, other: number, operator: number): boolean;
    lua_iscfunction(L: LuaState, index: number): boolean;
    lua_getmetatable(L: LuaState, index: number): boolean;
    lua_isnumber(L: LuaState, index: number): boolean;
    lua_insert(L: LuaState, index: number): void;
    lua_len(L: LuaState, index: number): void;
    lua_newtable(L: LuaState): void;
    lua_newthread(L: LuaState): LuaState;
    lua_newuserdata(L: LuaState, size: number): Record<string, unknown>;
    lua_next(L: LuaState, index: number): number;
    lua_pcall(L: LuaState, args: number, results: number, handler: number): number;
    lua_pcallk(
      L: LuaState,
      args: number,
      results: number,
      handler: number,
      context: number,
      then: (L: LuaState, status: number, context: number) => number,
    ): number;
    lua_pop(L: LuaState, count: number): void;
    lua_pushboolean(L: LuaState, value: boolean): void;
    lua_pushcfunction(L: LuaState, f: CFunction): void;
    lua_pushglobaltable(L: LuaState): void;
    lua_pushnil(L: LuaState): void;
    lua_pushnumber(L: LuaState, value: number): void;
    lua_pushstring(L: LuaState, value: LuaText): void;
    lua_pushvalue(L: LuaState, index: number): void;
    lua_rawequal(L: LuaState, a: number, b: number): number;
    lua_rawget(L: LuaState, index: number): number;
    lua_rawgeti(L: LuaState, index: number, n: number): number;
    lua_rawlen(L: LuaState, index: number): number;
    lua_rawset(L: LuaState, index: number): void;
    lua_rawseti(L: LuaState, index: number, n: number): void;
    lua_remove(L: LuaState, index: number): void;
    lua_resume(L: LuaState, from: LuaState | null, args: number): number;
    lua_setfield(L: LuaState, index: number, key: LuaText): void;
    lua_setglobal(L: LuaState, name: LuaText): void;
    lua_sethook(L: LuaState, hook: ((L: LuaState, record: unknown) => void) | null, mask: number, count: number): void;
    lua_setmetatable(L: LuaState, index: number): number;
    lua_settable(L: LuaState, index: number): void;
    lua_settop(L: LuaState, index: number): void;
    lua_tocfunction(L: LuaState, index: number): CFunction | null;
    lua_toboolean(L: LuaState, index: number): boolean;
    lua_tonumber(L: LuaState, index: number): number;
    lua_topointer(L: LuaState, index: number): object;
    /** A function that puts the same value on the stack again; it alone holds it. */
    lua_toproxy(L: LuaState, index: number): (L: LuaState) => void;
    lua_tostring(L: LuaState, index: number): LuaText | null;
    lua_touserdata(L: LuaState, index: number): unknown;
    lua_type(L: LuaState, index: number): number;
    lua_typename(L: LuaState, type: number): LuaText;
    lua_xmove(from: LuaState, to: LuaState, count: number): void;
  };
  export const lauxlib: {
    readonly LUA_NOREF: number;
    luaL_getmetafield(L: LuaState, index: number, name: LuaText): number;
    luaL_loadbuffer(L: LuaState, text: LuaText, size: number, name: LuaText): number;
    luaL_newstate(): LuaState;
    luaL_ref(L: LuaState, index: number): number;
    luaL_requiref(L: LuaState, name: LuaText, open: CFunction, global: number): void;
    luaL_tolstring(L: LuaState, index: number): LuaText;
    luaL_traceback(L: LuaState, from: LuaState, message: LuaText | null, level: number): void;
    luaL_where(L: LuaState, level: number): void;
    luaL_unref(L: LuaState, index: number, ref: number): void;
  };
  export const lualib: Readonly<
    Record<
      "luaopen_base" | "luaopen_coroutine" | "luaopen_math" | "luaopen_string" | "luaopen_table" | "luaopen_os",
      CFunction
    >
  >;
  export const to_luastring: (text: string) => LuaText;
  export const to_jsstring: (text: LuaText, from?: number, to?: number, replacing?: boolean) => string;
}

declare module "fengari/src/defs.js" {
  import { defs } from "#fengari";
  export default defs;
}

/** fengari with our patches, as `host/vm/fengari` loads it. */
declare module "#fengari" {
  import type { LuaState, LuaText } from "fengari";
  export { lauxlib, lua, lualib } from "fengari";

  /** What the patches ask of us. */
  interface Own {
    numberAsText: (value: number) => string;
    /** The number that a script makes of a text. */
    numberIn: (text: string) => number | undefined;
    compare: (one: string, other: string) => number;
    remainder: (value: number, by: number) => number;
    /** Whether something that was thrown ends the script, past each `pcall`. */
    isFinal: (thrown: unknown) => boolean;
    /** A place without its chunk. */
    placeText: (place: Place | null) => string;
    /** Complains in the name of a function of the library that its first argument is no table. */
    checkTable: (L: LuaState, name: string) => void;
    /** Ends a recursion that has filled its stack. */
    overflow: () => never;
    /** There is no more fuel. */
    look: () => void;
    /** Nothing is left to work with. */
    tired: () => void;
    /** There is no room for so many bytes. */
    full: (bytes: number) => void;
  }

  /** What is left to the scripts that run now. */
  interface Meter {
    /** Instructions until it is looked how many there were. */
    fuel: number;
    /** Units of work: instructions, and what natives work through. */
    left: number;
    /** Bytes that may be asked for until memory is counted. */
    room: number;
    /** The thread that runs. */
    L: Thread | null;
    readonly work: (units: number) => void;
    readonly take: (bytes: number) => void;
  }

  export interface Place {
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
  }

  export interface Value {
    readonly type: number;
    readonly value: unknown;
  }
  export interface Seen {
    /** The last count of memory that came by. */
    seen: number;
  }
  export interface Text extends Seen {
    readonly hash: string | null;
    readonly realstring: LuaText;
  }
  export interface Table extends Seen {
    readonly strong: ReadonlyMap<unknown, { readonly key: Value; readonly value: Value }>;
    readonly metatable: Table | null;
  }
  export interface Proto extends Seen {
    readonly code: readonly unknown[];
    readonly k: readonly Value[];
    readonly p: readonly Proto[];
    readonly lineinfo: readonly (Place | null)[];
    readonly source: Text | null;
  }
  export interface LuaClosure extends Seen {
    readonly p: Proto;
    readonly upvals: readonly Value[];
  }
  export interface NativeClosure extends Seen {
    readonly upvalue: readonly Value[];
  }
  export interface Userdata extends Seen {
    readonly metatable: Table | null;
    readonly uservalue: Value;
  }
  export interface Call {
    readonly callstatus: number;
    readonly previous: Call | null;
    readonly func: { readonly value: LuaClosure };
    readonly l_savedpc: number;
  }
  export interface Thread extends Seen {
    readonly l_G: {
      l_registry: Value & { sethvalue(table: Table): void };
      readonly mt: readonly (Table | null | undefined)[];
    };
    stack: (Value | undefined)[];
    top: number;
    ci: Call;
    nCcalls: number;
    nny: number;
    errfunc: number;
    errorJmp: unknown;
    status: number;
  }

  export const defs: {
    readonly own: Own;
    readonly meter: Meter;
    readonly to_luastring: (text: string) => LuaText;
    readonly to_jsstring: (text: LuaText, from?: number, to?: number) => string;
  };
}
