import type { Patch } from "./patch";

/**
 * MoonSharp has doubles only; fengari has 32-bit integers besides, that wrap, and floats that print as `3.0`. Nothing here
 * is an integer any more. A text is a number where .NET says so.
 */
export const numbers: readonly Patch[] = [
  { file: "lobject.js", from: "this.type = LUA_TNUMINT;", to: "this.type = LUA_TNUMFLT;" },
  { file: "lapi.js", from: /new TValue\(LUA_TNUMINT, n\)/g, to: "new TValue(LUA_TNUMFLT, n)" },
  { file: "lcode.js", from: /TValue\(LUA_TNUMINT, /g, to: "TValue(LUA_TNUMFLT, " },
  { file: "lcode.js", from: "if (idx.ttisinteger()) {", to: "if (idx.ttisnumber()) {" },
  { file: "ltable.js", from: /TValue\(LUA_TNUMINT, /g, to: "TValue(LUA_TNUMFLT, " },
  {
    file: "lobject.js",
    from: /let s2i = l_str2int\(s\);[^]*?} else { {3}\/\* else try as a float \*\/\n/,
    to: "let s2i;\n    {\n",
  },
  {
    file: "lobject.js",
    from: /let buff;\n {4}if \(obj\.ttisinteger\(\)\)[^]*?obj\.setsvalue\(luaS_bless\(L, buff\)\);/,
    to: "obj.setsvalue(luaS_bless(L, to_luastring(own.numberAsText(obj.value))));",
  },
  {
    file: "lvm.js",
    from: /let v = new lobject\.TValue\(\);\n {8}if \(lobject\.luaO_str2num\(obj\.svalue[^]*?return luaV_tointeger\(v, mode\);/,
    to: `let n = own.numberIn(obj.jsstring());
        if (n !== undefined) return luaV_tointeger(new lobject.TValue(LUA_TNUMFLT, n), mode);`,
  },
  {
    file: "lvm.js",
    from: /let v = new lobject\.TValue\(\);\n {8}if \(lobject\.luaO_str2num\(o\.svalue[^]*?return v\.value;/,
    to: `let n = own.numberIn(o.jsstring());
        if (n !== undefined) return n;`,
  },
];
