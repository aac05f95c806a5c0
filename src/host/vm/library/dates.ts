import { lua, type LuaState } from "../lua";
import { ScriptError } from "../value";
import { type Native, open, push } from "./args";

/** A moment, on the clock it is told by. */
interface Moment {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** From Sunday, 0. */
  readonly weekday: number;
  readonly yearday: number;
  /** Minutes before that of Greenwich. */
  readonly ahead: number;
}

const DAY = 86_400_000;

const momentAt = (seconds: number, isLocal: boolean): Moment => {
  const at = new Date(seconds * 1000);
  const ahead = isLocal ? -at.getTimezoneOffset() : 0;
  const shown = new Date(at.getTime() + ahead * 60_000);
  const [year, month, day] = [shown.getUTCFullYear(), shown.getUTCMonth() + 1, shown.getUTCDate()];
  return {
    year,
    month,
    day,
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
    weekday: shown.getUTCDay(),
    yearday: Math.floor((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / DAY) + 1,
    ahead,
  };
};

const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const MONTHS = "January February March April May June July August September October November December".split(" ");

const digits = (n: number, count = 2): string => String(n).padStart(count, "0");
const twelve = (hour: number): number => (hour % 12 === 0 ? 12 : hour % 12);
const half = (hour: number): string => (hour < 12 ? "AM" : "PM");
const offset = (ahead: number): string =>
  `${ahead < 0 ? "-" : "+"}${digits(Math.floor(Math.abs(ahead) / 60))}:${digits(Math.abs(ahead) % 60)}`;
const dayName = ({ weekday }: Moment): string => DAYS[weekday] ?? "";
const monthName = ({ month }: Moment): string => MONTHS[month - 1] ?? "";
const clock = ({ hour, minute, second }: Moment): string => [hour, minute, second].map((n) => digits(n)).join(":");

/** What a letter after `%` stands for, in .NET's invariant culture. */
const PARTS: Readonly<Record<string, (at: Moment) => string>> = {
  a: (at) => dayName(at).slice(0, 3),
  A: dayName,
  b: (at) => monthName(at).slice(0, 3),
  B: monthName,
  c: (at) =>
    `${dayName(at)}, ${digits(at.day)} ${monthName(at)} ${digits(at.year, 4)} ${digits(at.hour)}:${digits(at.minute)}`,
  C: ({ year }) => String(Math.floor(year / 100)),
  d: ({ day }) => digits(day),
  D: ({ month, day, year }) => `${digits(month)}/${digits(day)}/${digits(year % 100)}`,
  e: ({ day }) => String(day).padStart(2),
  F: ({ year, month, day }) => `${digits(year, 4)}-${digits(month)}-${digits(day)}`,
  g: ({ year }) => digits(year % 100),
  G: ({ year }) => digits(year, 4),
  h: (at) => monthName(at).slice(0, 3),
  H: ({ hour }) => digits(hour),
  I: ({ hour }) => digits(twelve(hour)),
  j: ({ yearday }) => digits(yearday, 3),
  m: ({ month }) => digits(month),
  M: ({ minute }) => digits(minute),
  n: () => "\n",
  p: ({ hour }) => half(hour),
  r: ({ hour, minute, second }) => `${String(twelve(hour))}:${digits(minute)}:${digits(second)} ${half(hour)}`,
  R: ({ hour, minute }) => `${digits(hour)}:${digits(minute)}`,
  S: ({ second }) => digits(second),
  t: () => "\t",
  T: clock,
  u: ({ weekday }) => String(weekday === 0 ? 7 : weekday),
  U: () => "??",
  V: () => "??",
  w: ({ weekday }) => String(weekday),
  W: () => "??",
  x: ({ month, day, year }) => `${digits(month)}/${digits(day)}/${digits(year, 4)}`,
  X: clock,
  y: ({ year }) => digits(year % 100),
  Y: ({ year }) => digits(year, 4),
  z: ({ ahead }) => offset(ahead),
  Z: ({ ahead }) => offset(ahead),
};

const DIRECTIVE = /%[OE]*(.)/gs;

const written = (format: string, at: Moment): string =>
  format.replace(DIRECTIVE, (_, letter: string) => {
    if (letter === "%") return "%";
    const part = PARTS[letter];
    if (part === undefined)
      throw new ScriptError(`bad argument #1 to 'date' (invalid conversion specifier '${format}')`);
    return part(at);
  });

const asTable = (L: LuaState, at: Moment): number => {
  const { year, month, day, hour, minute: min, second: sec } = at;
  lua.lua_newtable(L);
  const fields = { year, month, day, hour, min, sec, wday: at.weekday + 1, yday: at.yearday };
  for (const [name, value] of Object.entries(fields)) {
    push(L, name);
    lua.lua_pushnumber(L, value);
    lua.lua_rawset(L, -3);
  }
  push(L, "isdst");
  lua.lua_pushboolean(L, false);
  lua.lua_rawset(L, -3);
  return 1;
};

const date: Native = (args, L) => {
  const asked = args.textOrNil(1) ?? "%c";
  const isLocal = !asked.startsWith("!");
  const format = isLocal ? asked : asked.slice(1);
  const at = momentAt(args.numberOrNil(2) ?? Date.now() / 1000, isLocal);
  return format === "*t" ? asTable(L, at) : push(L, written(format, at));
};

export const openDates = (L: LuaState): void => {
  open(L, "os", { date });
};
