import { numberAsText, numberIn, remainder } from "../doubles";
import { lua, type LuaState, meter } from "../lua";
import { Crash } from "../stopped";
import { ScriptError } from "../value";
import { type Args, type Native, open } from "./args";

const MOST = 0xffffffff;

/** What .NET reads as a number of 32 bits; all else it throws past every handler. */
const wholeIn = (text: string, base: number): number => {
  const digits = base === 16 ? text.replace(/^0x/i, "") : text;
  const known = Array.from(digits, (digit) => parseInt(digit, 36));
  const size = known.reduce((sum, digit) => (digit < base ? sum * base + digit : NaN), 0);
  if (digits === "" || !(size <= MOST)) throw new Crash("tonumber of no number, with a base");
  return size;
};

const NET_BASES = new Set([2, 8, 10, 16]);

const withBase = (args: Args, base: number): number => {
  const text = lua.lua_type(args.L, 1) === lua.LUA_TNUMBER ? numberAsText(args.number(1)) : args.text(1);
  if (NET_BASES.has(base)) return wholeIn(text.trim(), base);
  if (base >= 10 || base <= 2) throw new ScriptError("bad argument #2 to 'tonumber' (base out of range)");
  return Array.from(text.trim()).reduce((sum, digit) => {
    const value = digit.charCodeAt(0) - "0".charCodeAt(0);
    if (value < 0 || value >= base) throw new ScriptError("bad argument #1 to 'tonumber' (invalid character)");
    return (sum * base + value) >>> 0;
  }, 0);
};

const plainly = (args: Args): number | undefined => {
  const type = lua.lua_type(args.L, 1);
  if (type === lua.LUA_TNUMBER) return lua.lua_tonumber(args.L, 1);
  return type === lua.LUA_TSTRING ? numberIn(args.text(1)) : undefined;
};

const tonumber: Native = (args, L) => {
  if (args.count < 1) throw new ScriptError("bad argument #1 to 'tonumber' (value expected)");
  const base = args.numberOrNil(2);
  const number = base === undefined ? plainly(args) : withBase(args, Math.trunc(base));
  if (number === undefined) lua.lua_pushnil(L);
  else lua.lua_pushnumber(L, number);
  return 1;
};

const fmod: Native = (args, L) => {
  lua.lua_pushnumber(L, remainder(args.number(1), args.number(2)));
  return 1;
};

const modf: Native = (args, L) => {
  const number = args.number(1);
  lua.lua_pushnumber(L, Math.floor(number));
  lua.lua_pushnumber(L, number - Math.floor(number));
  return 2;
};

const extreme =
  (of: (...numbers: readonly number[]) => number): Native =>
  (args, L) => {
    let found = args.number(1);
    meter.work(args.count >> 3);
    for (let i = 2; i <= args.count; i++) found = of(found, args.number(i));
    lua.lua_pushnumber(L, found);
    return 1;
  };

export const openNumbers = (L: LuaState): void => {
  open(L, "_G", { tonumber });
  open(L, "math", { fmod, modf, max: extreme(Math.max), min: extreme(Math.min) });
};
