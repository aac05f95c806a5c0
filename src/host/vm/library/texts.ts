import { lua, type LuaState, meter } from "../lua";
import { open, push, type Native } from "./args";

/** The part of a text from a place to a place, counted from 1, or from -1 at its end. */
const part = (units: Uint16Array, from: number, to: number): Uint16Array => {
  const start = from < 0 ? Math.max(units.length + from, 0) : Math.max(from - 1, 0);
  const end = to < 0 ? units.length + to + 1 : to;
  return units.subarray(start, Math.max(start, end));
};

const QUESTION = "?".charCodeAt(0);

/** The codes of a part of a text; where there are none, one nil. */
const codes =
  (shown: (unit: number) => number): Native =>
  (args, L) => {
    const text = args.units(1);
    const from = Math.trunc(args.numberOrNil(2) ?? 1);
    const all = part(text, from, Math.trunc(args.numberOrNil(3) ?? from));
    meter.work(all.length);
    if (all.length === 0) lua.lua_pushnil(L);
    if (!lua.lua_checkstack(L, all.length)) throw args.bad(1, "string slice too long");
    for (const unit of all) lua.lua_pushnumber(L, shown(unit));
    return Math.max(1, all.length);
  };

const cut: Native = (args, L) => {
  const text = args.units(1);
  const taken = part(text, Math.trunc(args.numberOrNil(2) ?? 1), Math.trunc(args.numberOrNil(3) ?? -1));
  meter.work(taken.length >> 3);
  lua.lua_pushstring(L, taken);
  return 1;
};

const chars: Native = (args, L) => {
  let text = "";
  for (let i = 1; i <= args.count; i++) text += String.fromCharCode(Math.trunc(args.number(i)));
  return push(L, text);
};

const repeated: Native = (args, L) => {
  const text = args.text(1);
  const count = Math.trunc(args.number(2));
  const between = args.textOrNil(3) ?? "";
  if (text === "" || count < 1) return push(L, "");
  const length = count * (text.length + between.length);
  meter.work(length / 8);
  meter.take(2 * length);
  return push(L, (text + between).repeat(count - 1) + text);
};

const within =
  (holds: (text: string, part: string) => boolean): Native =>
  (args, L) => {
    const text = args.textOrNil(1);
    const sought = args.textOrNil(2);
    lua.lua_pushboolean(L, text !== undefined && sought !== undefined && holds(text, sought));
    return 1;
  };

const changed =
  (change: (text: string) => string): Native =>
  (args, L) =>
    push(L, change(args.text(1)));

const reversed = (text: string): string => {
  let back = "";
  for (let i = text.length - 1; i >= 0; i--) back += text.charAt(i);
  return back;
};

export const openTexts = (L: LuaState): void => {
  open(L, "string", {
    len: (args, state) => {
      lua.lua_pushnumber(state, args.units(1).length);
      return 1;
    },
    sub: cut,
    // What is no byte is a question mark.
    byte: codes((unit) => (unit < 255 ? unit : QUESTION)),
    unicode: codes((unit) => unit),
    char: chars,
    rep: repeated,
    reverse: changed(reversed),
    upper: changed((text) => text.toUpperCase()),
    lower: changed((text) => text.toLowerCase()),
    startsWith: within((text, start) => text.startsWith(start)),
    endsWith: within((text, end) => text.endsWith(end)),
    contains: within((text, sought) => text.includes(sought)),
  });
};
