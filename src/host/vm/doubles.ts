import defs from "fengari/src/defs.js";
import lapi from "fengari/src/lapi.js";
import lobject from "fengari/src/lobject.js";
import lstring from "fengari/src/lstring.js";

/**
 * MoonSharp has doubles only; fengari has 32-bit integers that wrap and floats that print as `3.0`. This module makes
 * fengari's numbers doubles. It must be loaded before the rest of fengari, whose libraries take hold of these members.
 */
const str2num = lobject.luaO_str2num;
const HEXADECIMAL = /^\s*(-?)\+?(0x[0-9a-f]+)/i;
const X = ["x", "X"].map((letter) => letter.charCodeAt(0));

/** A whole number is within 32 bits, but for one in hexadecimals, which wraps. */
const wholeIn = (text: Uint8Array, whole: number): number => {
  if (!X.some((letter) => text.includes(letter))) return whole;
  const [, sign = "", digits = ""] = HEXADECIMAL.exec(defs.to_jsstring(text)) ?? [];
  return sign === "-" ? -Number(digits) : Number(digits);
};

lobject.luaO_str2num = (text, into) => {
  const read = str2num(text, into);
  if (read > 0 && into.ttisinteger()) into.setfltvalue(wholeIn(text, into.value));
  return read;
};

lapi.lua_pushinteger = (L, value) => {
  lapi.lua_pushnumber(L, value);
};

const exponent = (text: string): string => text.replace(/e([+-])(\d)$/, "e$10$2").replace("e", "E");

/** The invariant text .NET gives a double: 15 digits, whole numbers without a point, `1E+15` from there on. */
export const numberAsText = (value: number): string => {
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value > 0 ? "Infinity" : "-Infinity";
  const rounded = Number(value.toPrecision(15));
  const size = Math.abs(rounded);
  if (size !== 0 && (size >= 1e15 || size < 1e-4)) return exponent(rounded.toExponential());
  return String(rounded);
};

lobject.luaO_tostring = (L, value) => {
  value.setsvalue(lstring.luaS_bless(L, defs.to_luastring(numberAsText(value.value))));
};

// `tostring` and `%s` print numbers by this template, past the function above.
const pushed = lobject.luaO_pushvfstring;
const FLOAT = defs.to_luastring("%f").toString();
lobject.luaO_pushvfstring = (L, template, values) =>
  template.toString() === FLOAT
    ? pushed(L, defs.to_luastring("%s"), [defs.to_luastring(numberAsText(values[0] as number))])
    : pushed(L, template, values);
