import { type CFunction, lauxlib, lua, lualib, type LuaState, meter, to_luastring } from "./lua";
import { openBit32 } from "./bit32";
import { Budget, type Counted, settle } from "./budget";
import { openFormat } from "./format";
import { openLibrary } from "./library/library";
import { classes, library } from "./prelude";
import { Final, Stopped } from "./stopped";
import { textFrom } from "./text";
import { standingOf } from "./unwound";
import { DEEPEST, DEEPEST_CALLS, DEEPEST_CALLS_OF_ALL, type MakeVm, type Vm, type VmLimits } from "./vm";
import {
  type ClassName,
  Colour,
  HostFunction,
  type HostObject,
  isHostObject,
  isLuaFunction,
  type LuaFunction,
  type LuaKey,
  LuaTable,
  type LuaValue,
  ScriptError,
  Several,
  Vec,
  type Watch,
} from "./value";

/** What a call of the host, and a value handed over, cost of a callback's instructions: measured, about so much time. */
const CALL_COST = 300;
const VALUE_COST = 30;

/** Bytes of an entry of a table that is handed over. */
const ENTRY = 120;

/** Places of the stack that each level of a table may need; Lua gives twenty for a whole call. */
const ROOM = 8;

const REGISTRY = lua.LUA_REGISTRYINDEX;
const text = (L: LuaState, index: number): string => textFrom(lauxlib.luaL_tolstring(L, index));

const hostAt = (L: LuaState, index: number): HostObject | undefined =>
  (lua.lua_touserdata(L, index) as { host?: HostObject } | null)?.host;

/** Where the function stands that called a native one which failed, or that failed itself: empty if it is none of Lua's. */
const placeIn = (L: LuaState): string => {
  let place = "";
  for (let level = 1; level <= 2 && place === ""; level++) {
    lauxlib.luaL_where(L, level);
    place = textFrom(lua.lua_tostring(L, -1));
    lua.lua_pop(L, 1);
  }
  return place;
};

/** A script environment with a Lua state of its own. */
/** So many names of globals are kept: there are fewer events. */
const MOST_NAMES = 200;

const TRACED: CFunction = (state) => {
  lauxlib.luaL_traceback(state, state, to_luastring(text(state, 1)), 1);
  return 1;
};

/** The names that scripts ask for are the same texts each time. */
const names = new WeakMap<object, string>();

const nameAt = (L: LuaState, index: number): string => {
  const units = lua.lua_tostring(L, index);
  if (units === null) return text(L, index);
  let name = names.get(units);
  if (name === undefined) names.set(units, (name = textFrom(units)));
  return name;
};

const CLASSES: readonly ClassName[] = ["Vector", "Color"];

export class FengariVm implements Vm, Counted {
  #L = lauxlib.luaL_newstate();
  readonly #objects = new Map<HostObject, number>();
  readonly #lost = new WeakSet<HostObject>();
  readonly #members = new WeakMap<HostObject, Map<string, CFunction>>();
  readonly #functions = new WeakMap<object, ScriptFunction>();
  /** Those that were lent in this callback: until it is over nobody knows whether the host keeps them. */
  readonly #lentNow = new Set<ScriptFunction>();
  #metatable = lauxlib.LUA_NOREF;
  /** Which functions there are, as far as it was asked since the script ran last: only a script makes and forgets them. */
  readonly #known = new Map<string, boolean>();
  readonly #names = new Map<string, number>();
  readonly #classes: Record<ClassName, number> = { Vector: lauxlib.LUA_NOREF, Color: lauxlib.LUA_NOREF };
  #depth = 0;
  #counted = 0;
  isStopped = false;
  readonly hostErrors: unknown[] = [];
  watch: Watch = () => undefined;

  constructor(
    readonly name: string,
    readonly limits: VmLimits,
    readonly budget = new Budget(limits),
  ) {
    const L = this.#L;
    budget.add(this);
    const { luaopen_base, luaopen_coroutine, luaopen_math, luaopen_string, luaopen_table, luaopen_os } = lualib;
    const libraries = { _G: luaopen_base, coroutine: luaopen_coroutine, math: luaopen_math };
    for (const [library, open] of Object.entries({
      ...libraries,
      string: luaopen_string,
      table: luaopen_table,
      os: luaopen_os,
    })) {
      lauxlib.luaL_requiref(L, to_luastring(library), open, 1);
      lua.lua_pop(L, 1);
    }
    lua.lua_atnativeerror(L, (state) => {
      const error = lua.lua_touserdata(state, 1);
      const known = error instanceof Error ? error.message : String(error);
      const isOfScript = error instanceof ScriptError;
      if (!isOfScript) this.hostErrors.push(error);
      this.#pushText(
        state,
        (isOfScript && error.isPlaced ? "" : placeIn(state)) + (isOfScript ? known : `inside the host: ${known}`),
      );
      return 1;
    });
    this.#makeMetatable();
    openBit32(this);
    openFormat(L);
    this.run(library, "prelude");
    openLibrary(L);
    this.run(classes, "classes");
    for (const name of CLASSES) this.#classes[name] = this.#refTo(name);
  }

  get lua(): LuaState {
    return this.#L;
  }

  /** Instructions run since the script was made. */
  get instructions(): number {
    if (this.budget.running === this) settle();
    return this.#counted;
  }

  count(instructions: number): void {
    this.#counted += instructions;
  }

  charge(instructions: number): void {
    this.#counted += instructions;
  }

  run(script: string, chunk: string): void {
    const L = this.#L;
    const code = to_luastring(script);
    this.#budgeted(() => {
      if (lauxlib.luaL_loadbuffer(L, code, code.length, to_luastring("=" + chunk)) !== lua.LUA_OK) {
        const message = text(L, -1);
        lua.lua_settop(L, 0);
        throw new ScriptError(message, true);
      }
      this.#called(0, 0);
    });
  }

  set(name: string, value: LuaValue): void {
    const L = this.#L;
    this.#known.clear();
    lua.lua_pushglobaltable(L);
    this.#pushText(L, name);
    this.#push(L, value);
    lua.lua_rawset(L, -3);
    lua.lua_pop(L, 1);
  }

  /** Puts a global on the stack as it is stored: a script's metatable of `_G` is for the script. */
  #pushGlobal(L: LuaState, name: string): number {
    lua.lua_pushglobaltable(L);
    this.#pushName(L, name);
    const type = lua.lua_rawget(L, -2);
    lua.lua_remove(L, -2);
    return type;
  }

  /** The names of events are asked for in each frame: a text that is kept has its hash. */
  #pushName(L: LuaState, name: string): void {
    const kept = this.#names.get(name);
    if (kept !== undefined) lua.lua_rawgeti(L, REGISTRY, kept);
    else {
      this.#pushText(L, name);
      if (this.#names.size === MOST_NAMES) return;
      lua.lua_pushvalue(L, -1);
      this.#names.set(name, lauxlib.luaL_ref(L, REGISTRY));
    }
  }

  get(name: string): LuaValue {
    const L = this.#L;
    this.#pushGlobal(L, name);
    const value = this.#pull(L, -1, 0);
    lua.lua_pop(L, 1);
    return value;
  }

  hasFunction(name: string): boolean {
    if (this.isStopped) return false;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const has = this.#pushGlobal(this.#L, name) === lua.LUA_TFUNCTION;
    lua.lua_pop(this.#L, 1);
    if (this.#depth === 0) this.#known.set(name, has);
    return has;
  }

  call(name: string, ...args: readonly LuaValue[]): LuaValue {
    return this.#callNamed(name, args, 1)[0];
  }

  callForAll(name: string, ...args: readonly LuaValue[]): readonly LuaValue[] {
    return this.#callNamed(name, args, lua.LUA_MULTRET);
  }

  #callNamed(name: string, args: readonly LuaValue[], results: number): readonly LuaValue[] {
    const L = this.#L;
    if (this.isStopped && this.budget.depth > 0) throw new ScriptError(`the script of ${this.name} was stopped`);
    if (this.#pushGlobal(L, name) !== lua.LUA_TFUNCTION) {
      lua.lua_pop(L, 1);
      throw new ScriptError(`there is no function ${name} in the script of ${this.name}`);
    }
    for (const arg of args) this.#push(L, arg);
    return this.#protected(args.length, results);
  }

  coroutine(name: string): () => { readonly done: boolean; readonly value: LuaValue } {
    const L = this.#L;
    const thread = lua.lua_newthread(L);
    const ref = lauxlib.luaL_ref(L, REGISTRY);
    this.#pushGlobal(thread, name);
    return () => {
      if (this.isStopped) return { done: true, value: 1 };
      return this.#budgeted(() => {
        const status = lua.lua_resume(thread, L, 0);
        if (status !== lua.LUA_YIELD) lauxlib.luaL_unref(L, REGISTRY, ref);
        // A thread that failed has no room left, not even for the text of its error.
        lua.lua_checkstack(thread, ROOM);
        if (status !== lua.LUA_OK && status !== lua.LUA_YIELD) throw new ScriptError(text(thread, -1), true);
        const value = lua.lua_gettop(thread) > 0 ? this.#pull(thread, -1, 0) : undefined;
        lua.lua_settop(thread, 0);
        return { done: status === lua.LUA_OK, value };
      });
    };
  }

  /** Calls a function of this script that the host was given. */
  callLent({ push }: ScriptFunction, args: readonly LuaValue[]): LuaValue {
    if (this.isStopped) return undefined;
    push(this.#L);
    for (const arg of args) this.#push(this.#L, arg);
    return this.#protected(args.length, 1)[0];
  }

  lent(kept: Iterable<LuaFunction>): Iterable<object> {
    const closures = new Set([...this.#lentNow].map(({ closure }) => closure));
    for (const each of kept) if (each instanceof ScriptFunction && each.vm === this) closures.add(each.closure);
    return closures;
  }

  over(): void {
    this.#lentNow.clear();
  }

  lose(object: HostObject): void {
    this.#lost.add(object);
    const ref = this.#objects.get(object);
    if (ref === undefined) return;
    this.#objects.delete(object);
    lauxlib.luaL_unref(this.#L, REGISTRY, ref);
  }

  close(): void {
    this.#objects.clear();
  }

  #protected(args: number, results: number): readonly LuaValue[] {
    return this.#budgeted(() => this.#called(args, results));
  }

  #called(args: number, results: number): readonly LuaValue[] {
    const L = this.#L;
    const base = lua.lua_gettop(L) - args;
    lua.lua_pushcfunction(L, TRACED);
    lua.lua_insert(L, base);
    const status = lua.lua_pcall(L, args, results, base);
    if (status !== lua.LUA_OK) {
      const message = text(L, -1);
      lua.lua_settop(L, base - 1);
      throw new ScriptError(message, true);
    }
    const values: LuaValue[] = [];
    for (let at = base + 1; at <= lua.lua_gettop(L); at++) values.push(this.#pull(L, at, 0));
    lua.lua_settop(L, base - 1);
    return values;
  }

  #budgeted<T>(work: () => T): T {
    if (this.#depth === DEEPEST_CALLS || this.budget.depth === DEEPEST_CALLS_OF_ALL)
      throw new ScriptError(`stack overflow in the script of ${this.name}`);
    const putBack = standingOf(this.#L);
    this.#known.clear();
    this.#depth++;
    this.budget.enter(this);
    try {
      return work();
    } catch (error) {
      if (error instanceof Final) putBack();
      if (error instanceof Stopped && error.script === this) this.#end(error);
      throw error;
    } finally {
      this.budget.leave();
      this.#depth--;
    }
  }

  #end({ of }: Stopped): void {
    this.isStopped = true;
    if (of === "time") return;
    this.budget.drop(this);
    this.#objects.clear();
    this.#names.clear();
    // What it had is nobody's any more, and the little that stands for it is not its own.
    meter.room = Infinity;
    this.#L = lauxlib.luaL_newstate();
    meter.room = 0;
  }

  #refTo(name: string): number {
    lua.lua_getglobal(this.#L, to_luastring(name));
    return lauxlib.luaL_ref(this.#L, REGISTRY);
  }

  #pushText(L: LuaState, value: string): void {
    lua.lua_pushstring(L, to_luastring(value));
  }

  #isNothing(L: LuaState, index: number): boolean {
    const host = hostAt(L, index);
    return host === undefined ? lua.lua_type(L, index) === lua.LUA_TNIL : this.#lost.has(host);
  }

  #selfAt(L: LuaState): HostObject {
    const host = hostAt(L, 1);
    if (host === undefined) throw new ScriptError("attempt to use a value that is no object of the game");
    return host;
  }

  #makeMetatable(): void {
    const L = this.#L;
    lua.lua_newtable(L);
    const members: Record<string, CFunction> = {
      __index: (state) => this.#index(state),
      __newindex: (state) => {
        const self = this.#selfAt(state);
        self.hostType.set(self, text(state, 2), this.#pull(state, 3, 0), this);
        return 0;
      },
      // An object that is gone may come to the script once more, as another userdata; it is equal to nil, too.
      __eq: (state) => {
        const [one, other] = [hostAt(state, 1), hostAt(state, 2)];
        const isSame = one !== undefined && one === other;
        lua.lua_pushboolean(state, isSame || (this.#isNothing(state, 1) && this.#isNothing(state, 2)));
        return 1;
      },
      __tostring: (state) => {
        const self = this.#selfAt(state);
        this.#pushText(state, self.hostType.text(self));
        return 1;
      },
    };
    for (const [name, member] of Object.entries(members)) {
      lua.lua_pushcfunction(L, member);
      lua.lua_setfield(L, -2, to_luastring(name));
    }
    this.#pushText(L, "userdata");
    lua.lua_setfield(L, -2, to_luastring("__metatable"));
    this.#metatable = lauxlib.luaL_ref(L, REGISTRY);
  }

  #index(L: LuaState): number {
    const self = this.#selfAt(L);
    const key = nameAt(L, 2);
    let known = this.#members.get(self);
    const member = known?.get(key);
    if (member !== undefined) {
      lua.lua_pushcfunction(L, member);
      return 1;
    }
    const value = self.hostType.get(self, key, this);
    if (value instanceof HostFunction) {
      const f = this.#lent(value);
      if (known === undefined) this.#members.set(self, (known = new Map<string, CFunction>()));
      known.set(key, f);
      lua.lua_pushcfunction(L, f);
    } else this.#push(L, value);
    return 1;
  }

  #lent(value: HostFunction): CFunction {
    return (L) => {
      meter.work(CALL_COST);
      const args: LuaValue[] = [];
      const count = lua.lua_gettop(L);
      for (let i = 1; i <= count; i++) args.push(this.#pull(L, i, 0));
      const result = value.call(args, this);
      if (result instanceof Several) {
        for (const each of result.values) this.#push(L, each);
        return result.values.length;
      }
      this.#push(L, result);
      return 1;
    };
  }

  #push(L: LuaState, value: LuaValue): void {
    meter.work(VALUE_COST);
    if (value === undefined) lua.lua_pushnil(L);
    else if (typeof value === "boolean") lua.lua_pushboolean(L, value);
    else if (typeof value === "number") lua.lua_pushnumber(L, value);
    else if (typeof value === "string") this.#pushText(L, value);
    else if (value instanceof HostFunction) lua.lua_pushcfunction(L, this.#lent(value));
    else if (value instanceof Vec) this.#made(L, this.#classes.Vector, [value.x, value.y, value.z]);
    else if (value instanceof Colour) this.#made(L, this.#classes.Color, [value.r, value.g, value.b, value.a]);
    else if (isHostObject(value)) this.#pushObject(L, value);
    else if (isLuaFunction(value)) this.#pushFunction(L, value);
    else this.#pushTable(L, value);
  }

  #pushTable(L: LuaState, value: object): void {
    lua.lua_checkstack(L, ROOM);
    if (value instanceof LuaTable) {
      lua.lua_createtable(L, 0, value.entries.size);
      for (const [key, entry] of value.entries) this.#setEntry(L, key, entry);
      if (value.kind !== undefined) {
        lua.lua_rawgeti(L, REGISTRY, this.#classes[value.kind]);
        lua.lua_setmetatable(L, -2);
      }
    } else if (Array.isArray(value)) {
      lua.lua_createtable(L, value.length, 0);
      value.forEach((entry: LuaValue, i) => {
        this.#push(L, entry);
        lua.lua_rawseti(L, -2, i + 1);
      });
    } else {
      lua.lua_newtable(L);
      for (const [key, entry] of Object.entries(value)) this.#setEntry(L, key, entry as LuaValue);
    }
  }

  #setEntry(L: LuaState, key: LuaKey, value: LuaValue): void {
    if (value === undefined) return;
    this.#push(L, key);
    this.#push(L, value);
    lua.lua_settable(L, -3);
  }

  #made(L: LuaState, ref: number, parts: readonly number[]): void {
    lua.lua_rawgeti(L, REGISTRY, ref);
    for (const part of parts) lua.lua_pushnumber(L, part);
    if (lua.lua_pcall(L, parts.length, 1, 0) !== lua.LUA_OK) throw new ScriptError(text(L, -1));
  }

  #pushObject(L: LuaState, value: HostObject): void {
    const ref = this.#objects.get(value);
    if (ref !== undefined) {
      lua.lua_rawgeti(L, REGISTRY, ref);
      return;
    }
    lua.lua_newuserdata(L, 0)["host"] = value;
    lua.lua_rawgeti(L, REGISTRY, this.#metatable);
    lua.lua_setmetatable(L, -2);
    lua.lua_pushvalue(L, -1);
    this.#objects.set(value, lauxlib.luaL_ref(L, REGISTRY));
  }

  #pushFunction(L: LuaState, value: LuaFunction): void {
    // The interpreter refuses functions of another script, with these very words.
    if (!(value instanceof ScriptFunction) || value.vm !== this || this.isStopped)
      throw new ScriptError("unknown error");
    value.push(L);
  }

  #pull(L: LuaState, index: number, depth: number): LuaValue {
    meter.work(VALUE_COST);
    switch (lua.lua_type(L, index)) {
      case lua.LUA_TBOOLEAN:
        return lua.lua_toboolean(L, index);
      case lua.LUA_TNUMBER:
        return lua.lua_tonumber(L, index);
      case lua.LUA_TSTRING:
        return this.#pullText(L, index);
      case lua.LUA_TTABLE:
        return this.#pullTable(L, lua.lua_absindex(L, index), depth);
      case lua.LUA_TFUNCTION:
        return this.#pullFunction(L, index);
      case lua.LUA_TUSERDATA:
        return hostAt(L, index);
      case lua.LUA_TTHREAD:
        throw new ScriptError("a coroutine cannot be handed to the game");
      default:
        return undefined;
    }
  }

  #pullText(L: LuaState, index: number): string {
    const units = lua.lua_tostring(L, index);
    const length = units?.length ?? 0;
    meter.work(length >> 3);
    meter.take(2 * length);
    return textFrom(units);
  }

  #pullTable(L: LuaState, index: number, depth: number): LuaTable {
    if (depth > DEEPEST) throw new ScriptError("a table is nested too deeply to be handed over, or holds itself");
    lua.lua_checkstack(L, ROOM);
    const table = new LuaTable();
    table.kind = this.#classOf(L, index);
    lua.lua_pushnil(L);
    while (lua.lua_next(L, index) !== 0) {
      meter.take(ENTRY);
      const key = this.#pull(L, -2, depth + 1);
      if (typeof key === "string" || typeof key === "number" || typeof key === "boolean" || isHostObject(key)) {
        table.entries.set(key, this.#pull(L, -1, depth + 1));
      }
      lua.lua_pop(L, 1);
    }
    return table;
  }

  #classOf(L: LuaState, index: number): ClassName | undefined {
    if (!lua.lua_getmetatable(L, index)) return undefined;
    const is = (name: ClassName): boolean => {
      lua.lua_rawgeti(L, REGISTRY, this.#classes[name]);
      const isThis = Boolean(lua.lua_rawequal(L, -1, -2));
      lua.lua_pop(L, 1);
      return isThis;
    };
    const found = CLASSES.find(is);
    lua.lua_pop(L, 1);
    return found;
  }

  #pullFunction(L: LuaState, index: number): ScriptFunction {
    const closure = lua.lua_topointer(L, index);
    let lent = this.#functions.get(closure);
    if (lent === undefined) {
      lent = new ScriptFunction(this, closure, lua.lua_toproxy(L, index));
      this.#functions.set(closure, lent);
    }
    if (this.budget.depth > 0) {
      this.#lentNow.add(lent);
      this.budget.lends(this);
    }
    return lent;
  }
}

class ScriptFunction implements LuaFunction {
  readonly isLuaFunction = true;

  constructor(
    readonly vm: FengariVm,
    readonly closure: object,
    readonly push: (L: LuaState) => void,
  ) {}

  call(...args: readonly LuaValue[]): LuaValue {
    return this.vm.callLent(this, args);
  }
}

export const onFengari: MakeVm = (name, limits, budget) => new FengariVm(name, limits, budget);
