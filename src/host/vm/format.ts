import { lua, type LuaState, meter, to_jsstring, to_luastring } from "./lua";
import { numberAsText } from "./doubles";
import { textFrom } from "./text";
import { ScriptError } from "./value";

/**
 * `string.format` as MoonSharp writes it: any number is cut for `%d` and `%x`, `%e` has three digits of exponent, `%s`
 * takes texts and numbers only. fengari's own fails on `% d`, `%#x`, `%E` and `%G`.
 */

/** What a directive takes, in instructions; and how many more digits than these. */
const DIRECTIVE_COST = 60;
const DIGITS_COST = 1500;
const MANY_DIGITS = 1e21;

interface Spec {
  readonly flags: string;
  readonly width: number;
  readonly precision: number | undefined;
  readonly kind: string;
}

const decimals = (size: number, places: number): string => {
  if (size >= MANY_DIGITS) {
    meter.work(DIGITS_COST);
    return `${String(BigInt(size))}${places > 0 ? `.${"0".repeat(places)}` : ""}`;
  }
  const text = size.toFixed(places);
  // A tie goes to the even neighbour; only what has so few binary places can be one.
  const scaled = size * 10 ** places;
  const isTie = scaled % 1 === 0.5 && (size * 2 ** (places + 1)) % 1 === 0;
  return isTie ? ((Math.floor(scaled) + (Math.floor(scaled) % 2)) / 10 ** places).toFixed(places) : text;
};

const exponential = (size: number, places: number, digits: number): string => {
  const [mantissa = "", exponent = ""] = size.toExponential(places).split("e");
  return `${mantissa}e${exponent.charAt(0)}${exponent.slice(1).padStart(digits, "0")}`;
};

const shortest = (size: number, precision: number): string => {
  const places = Math.max(precision, 1);
  const exponent = size === 0 ? 0 : Number(size.toExponential(places - 1).split("e")[1]);
  const isPlain = exponent >= -4 && exponent < places;
  const text = isPlain ? decimals(size, places - 1 - exponent) : exponential(size, places - 1, 2);
  return text.includes(".") ? text.replace(/\.?0+(?=e|$)/, "") : text;
};

const real = (size: number, { kind, precision = 6 }: Spec): string => {
  if (!Number.isFinite(size)) return numberAsText(size);
  const lower = kind.toLowerCase();
  if (lower === "f") return decimals(size, precision);
  return lower === "e" ? exponential(size, precision, 3) : shortest(size, precision);
};

const RADIX: Readonly<Record<string, number>> = { x: 16, X: 16, o: 8 };
const PREFIX: Readonly<Record<string, string>> = { x: "0x", X: "0X", o: "0" };

const whole = (size: number, { kind, flags }: Spec): string => {
  const digits = BigInt(Math.floor(Number.isFinite(size) ? size : 0)).toString(RADIX[kind] ?? 10);
  return flags.includes("#") ? (PREFIX[kind] ?? "") + digits : digits;
};

const padded = (sign: string, body: string, { flags, width }: Spec, zeros: boolean): string => {
  const gap = Math.max(0, width - sign.length - body.length);
  if (flags.includes("-")) return sign + body + " ".repeat(gap);
  return zeros && flags.includes("0") ? sign + "0".repeat(gap) + body : " ".repeat(gap) + sign + body;
};

const numeral = (value: number, spec: Spec): string => {
  const cut = "diuxXo".includes(spec.kind);
  const shown = cut ? Math.trunc(value) : value;
  const plus = spec.flags.includes("+") ? "+" : spec.flags.includes(" ") ? " " : "";
  const body = cut ? whole(Math.abs(shown), spec) : real(Math.abs(shown), spec);
  return padded(shown < 0 ? "-" : plus, "EGX".includes(spec.kind) ? body.toUpperCase() : body, spec, true);
};

const quoted = (value: string): string =>
  `"${value
    .replace(/["\\\n]/g, "\\$&")
    .replaceAll("\r", "\\r")
    .replaceAll("\0", "\\0")}"`;

/** The arguments of one call, taken in turn. */
class Values {
  #at = 1;

  constructor(readonly L: LuaState) {}

  number(): number {
    const index = this.#next();
    const type = lua.lua_type(this.L, index);
    const text = type === lua.LUA_TSTRING ? this.#text(index) : "";
    if (text.trim() !== "" && !Number.isNaN(Number(text))) return Number(text);
    return type === lua.LUA_TNUMBER ? lua.lua_tonumber(this.L, index) : this.#wrong(index, "number");
  }

  text(): string {
    const index = this.#next();
    const type = lua.lua_type(this.L, index);
    if (type === lua.LUA_TNUMBER) return numberAsText(lua.lua_tonumber(this.L, index));
    return type === lua.LUA_TSTRING ? this.#text(index) : this.#wrong(index, "string");
  }

  #next(): number {
    this.#at++;
    if (this.#at > lua.lua_gettop(this.L)) {
      throw new ScriptError(`bad argument #${String(this.#at)} to 'format' (no value)`);
    }
    return this.#at;
  }

  #text(index: number): string {
    return textFrom(lua.lua_tostring(this.L, index));
  }

  #wrong(index: number, wanted: string): never {
    const got = to_jsstring(lua.lua_typename(this.L, lua.lua_type(this.L, index)));
    throw new ScriptError(`bad argument #${String(index)} to 'format' (${wanted} expected, got ${got})`);
  }
}

const one = (values: Values, spec: Spec): string => {
  meter.work(DIRECTIVE_COST + spec.width);
  switch (spec.kind) {
    case "c":
      return padded("", String.fromCharCode(Math.trunc(values.number())), spec, false);
    case "q":
      return quoted(values.text());
    case "s":
      return padded("", values.text().slice(0, spec.precision), spec, false);
    default:
      return numeral(values.number(), spec);
  }
};

const DIRECTIVE = /%([-+ #0]*)(\d*)(?:\.(\d*))?(.?)/gs;

const format = (L: LuaState): number => {
  const template = textFrom(lua.lua_tostring(L, 1));
  meter.work(DIRECTIVE_COST + (template.length >> 2));
  const values = new Values(L);
  const text = template.replace(
    DIRECTIVE,
    (whole: string, flags: string, width: string, precision: string | undefined, kind: string) => {
      if (whole === "%%") return "%";
      if (kind === "" || !"cdiuoxXeEfgGqs".includes(kind))
        throw new ScriptError(`invalid option '%${kind}' to 'format'`);
      if (width.length > 2 || (precision ?? "").length > 2) {
        throw new ScriptError("invalid format (width or precision too long)");
      }
      const places = precision === undefined ? undefined : Number(precision);
      return one(values, { flags, width: Number(width), precision: places, kind });
    },
  );
  lua.lua_pushstring(L, to_luastring(text));
  return 1;
};

export const openFormat = (L: LuaState): void => {
  lua.lua_getglobal(L, to_luastring("string"));
  lua.lua_pushcfunction(L, format);
  lua.lua_setfield(L, -2, to_luastring("format"));
  lua.lua_pop(L, 1);
};
