import { lua, type LuaState, meter, to_jsstring, to_luastring } from "../lua";
import { ScriptError } from "../value";

/** What a function of the library was given, and how it complains, in MoonSharp's words. */
export class Args {
  readonly count: number;

  constructor(
    readonly L: LuaState,
    readonly name: string,
  ) {
    this.count = lua.lua_gettop(L);
  }

  isNil(index: number): boolean {
    return lua.lua_type(this.L, index) <= 0;
  }

  typeName(index: number): string {
    return to_jsstring(lua.lua_typename(this.L, lua.lua_type(this.L, index)));
  }

  text(index: number): string {
    const units = lua.lua_tostring(this.L, index);
    if (units === null) return this.wrong(index, "string");
    meter.work(units.length >> 3);
    return to_jsstring(units);
  }

  /** A text as Lua has it, unread. */
  units(index: number): Uint16Array {
    return (lua.lua_tostring(this.L, index) as Uint16Array | null) ?? this.wrong(index, "string");
  }

  /** No text where none is given. */
  textOrNil(index: number): string | undefined {
    if (this.isNil(index)) return undefined;
    return lua.lua_tostring(this.L, index) === null ? this.wrong(index, "string", true) : this.text(index);
  }

  number(index: number): number {
    return this.#numberAt(index) ?? this.wrong(index, "number");
  }

  numberOrNil(index: number): number | undefined {
    return this.isNil(index) ? undefined : (this.#numberAt(index) ?? this.wrong(index, "number", true));
  }

  table(index: number): void {
    if (lua.lua_type(this.L, index) !== lua.LUA_TTABLE) this.wrong(index, "table");
  }

  wrong(index: number, wanted: string, orNil = false): never {
    if (index > this.count) throw this.bad(index, `${wanted} expected, got no value`);
    throw this.bad(index, `${orNil ? "nil or " : ""}${wanted} expected, got ${this.typeName(index)}`);
  }

  bad(index: number, why: string): ScriptError {
    return new ScriptError(`bad argument #${String(index)} to '${this.name}' (${why})`);
  }

  #numberAt(index: number): number | undefined {
    const type = lua.lua_type(this.L, index);
    if (type !== lua.LUA_TNUMBER && type !== lua.LUA_TSTRING) return undefined;
    if (!lua.lua_isnumber(this.L, index)) return undefined;
    return lua.lua_tonumber(this.L, index);
  }
}

/** What a call takes, in instructions: measured. */
const CALL = 20;

/** A function of the library: it gives back what it pushed. */
export type Native = (args: Args, L: LuaState) => number;

export const push = (L: LuaState, text: string): number => {
  lua.lua_pushstring(L, to_luastring(text));
  return 1;
};

/** Puts functions into a table of the library, or among the globals; some complain by a longer name. */
export const open = (L: LuaState, table: string, natives: Readonly<Record<string, Native>>, before = ""): void => {
  if (table === "_G") lua.lua_pushglobaltable(L);
  else lua.lua_getglobal(L, to_luastring(table));
  for (const [name, native] of Object.entries(natives)) {
    const called = before + name;
    lua.lua_pushcfunction(L, (state) => {
      meter.work(CALL);
      return native(new Args(state, called), state);
    });
    lua.lua_setfield(L, -2, to_luastring(name));
  }
  lua.lua_pop(L, 1);
};
