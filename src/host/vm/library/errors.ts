import { type CFunction, lauxlib, lua, type LuaState, meter, to_jsstring, to_luastring } from "../lua";
import { Crash } from "../stopped";
import { ScriptError } from "../value";
import { type Args, type Native, open } from "./args";

/** Where something went wrong, before what went wrong. */
const PLACE = /^[^\n:]*:\(\d+,\d+(?:-\d+(?:,\d+)?)?\): /;

/** The text of what went wrong as MoonSharp's own type of error has it: without its place. */
const bare = (L: LuaState): void => {
  const message = lua.lua_tostring(L, -1);
  if (message === null) return;
  const text = to_jsstring(message).replace(PLACE, "");
  lua.lua_pop(L, 1);
  lua.lua_pushstring(L, to_luastring(text));
};

const error: Native = (args) => {
  throw new ScriptError(args.text(1));
};

const asserted: Native = (args, L) => {
  if (lua.lua_toboolean(L, 1)) return args.count;
  throw new ScriptError(args.isNil(2) ? "assertion failed!" : to_jsstring(lauxlib.luaL_tolstring(L, 2)));
};

/** Functions of the library that a protected call does not treat as others. */
interface Known {
  readonly protecting: ReadonlySet<CFunction>;
  readonly callingBack: ReadonlySet<CFunction>;
  readonly toText: CFunction;
  readonly wrapped: CFunction;
}

/** A native function, also as one of its closures. */
const nativeAt = (L: LuaState, index: number): CFunction | null => {
  const native = lua.lua_tocfunction(L, index) as CFunction | { readonly f: CFunction } | null;
  return native !== null && typeof native === "object" ? native.f : native;
};

const hasOwnText = (L: LuaState, index: number): boolean => {
  const has = lauxlib.luaL_getmetafield(L, index, to_luastring("__tostring")) !== lua.LUA_TNIL;
  if (has) lua.lua_pop(L, 1);
  return has;
};

/** What is answered without a call; undefined if the function may be called. */
const refused = (args: Args, L: LuaState, first: number, known: Known): number | undefined => {
  const says = (why: string): number => {
    lua.lua_settop(L, 0);
    lua.lua_pushboolean(L, false);
    lua.lua_pushstring(L, to_luastring(why));
    return 2;
  };
  if (lua.lua_type(L, 1) !== lua.LUA_TFUNCTION) return says(`attempt to ${args.name} a non-function`);
  const f = nativeAt(L, 1);
  if (f === null) return undefined;
  if (f === known.wrapped) throw new Crash(`${args.name}(coroutine.wrap(…))`);
  const isCalledBack = known.protecting.has(f) && lua.lua_type(L, first) === lua.LUA_TFUNCTION;
  if ((isCalledBack && !lua.lua_iscfunction(L, first)) || (f === known.toText && hasOwnText(L, first)))
    return says(
      `the function passed to ${args.name} cannot be called directly by ${args.name}. wrap in a script function instead.`,
    );
  return undefined;
};

/** After the call, also when it yielded in between: whether it went well, and what came of it. */
const finished = (L: LuaState, status: number, below: number): number => {
  if (status === lua.LUA_OK || status === lua.LUA_YIELD) return lua.lua_gettop(L) - below;
  lua.lua_pushboolean(L, false);
  lua.lua_insert(L, -2);
  return 2;
};

const protectedCall =
  (known: Known): Native =>
  (args, L) => {
    const f = nativeAt(L, 1);
    const isOfScript = f === null && lua.lua_type(L, 1) === lua.LUA_TFUNCTION;
    const answer = isOfScript ? undefined : refused(args, L, 2, known);
    if (answer !== undefined) return answer;
    lua.lua_pushboolean(L, true);
    lua.lua_insert(L, 1);
    // What its callback throws goes past the pcall.
    if (f !== null && known.callingBack.has(f)) {
      lua.lua_call(L, args.count - 1, lua.LUA_MULTRET);
      return lua.lua_gettop(L);
    }
    return finished(L, lua.lua_pcallk(L, args.count - 1, lua.LUA_MULTRET, 0, 0, finished), 0);
  };

const handledCall =
  (known: Known): Native =>
  (args, L) => {
    const answer = refused(args, L, 3, known);
    if (answer !== undefined) return answer;
    const count = args.count;
    lua.lua_pushboolean(L, true);
    lua.lua_pushvalue(L, 1);
    // handler below the call: f, handler, args…, true, f → f, handler, true, f, args…
    for (let i = 3; i <= count; i++) lua.lua_pushvalue(L, i);
    meter.work(count);
    return finished(L, lua.lua_pcallk(L, Math.max(count - 2, 0), lua.LUA_MULTRET, 2, count, finished), count);
  };

/** `error`, `assert` and the protected calls as MoonSharp has them. */
export const openErrors = (L: LuaState): void => {
  const functionAt = (path: readonly string[]): CFunction => {
    lua.lua_pushglobaltable(L);
    for (const name of path) lua.lua_getfield(L, -1, to_luastring(name));
    const f = nativeAt(L, -1);
    lua.lua_settop(L, 0);
    if (f === null) throw new Error(`${path.join(".")} is no function of the library`);
    return f;
  };
  lua.lua_getglobal(L, to_luastring("coroutine"));
  lua.lua_getfield(L, -1, to_luastring("wrap"));
  lua.lua_getglobal(L, to_luastring("tostring"));
  lua.lua_call(L, 1, 1);
  const wrapped = nativeAt(L, -1);
  lua.lua_settop(L, 0);
  const resume = functionAt(["coroutine", "resume"]);
  const protecting = new Set<CFunction>();
  const known: Known = {
    protecting,
    callingBack: new Set([functionAt(["table", "sort"]), functionAt(["string", "gsub"])]),
    toText: functionAt(["tostring"]),
    wrapped: wrapped ?? resume,
  };
  open(L, "_G", { error, assert: asserted, pcall: protectedCall(known), xpcall: handledCall(known) });
  protecting.add(functionAt(["pcall"])).add(functionAt(["xpcall"]));
  open(L, "coroutine", {
    resume: (args, state) => {
      if (lua.lua_type(state, 1) !== lua.LUA_TTHREAD) args.wrong(1, "coroutine");
      const count = resume(state);
      if (count === 2 && !lua.lua_toboolean(state, -2)) bare(state);
      return count;
    },
  });
};
