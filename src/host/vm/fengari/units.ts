import type { Patch } from "./patch";

const WITH_TEXTS = [
  "defs.js",
  "lauxlib.js",
  "lbaselib.js",
  "llex.js",
  "lobject.js",
  "lstring.js",
  "lstrlib.js",
  "lvm.js",
  "lzio.js",
];

/** fengari's texts are bytes of UTF-8. MoonSharp's are .NET's: units of UTF-16, one by one, half a pair and all. */
export const units: readonly Patch[] = [
  ...WITH_TEXTS.map((file) => ({ file, from: /\bUint8Array\b/g, to: "Uint16Array" })),
  {
    file: "defs.js",
    from: "luastring_from = Uint16Array.from.bind(Uint16Array);",
    to: "luastring_from = (units) => new Uint16Array(units);",
  },
  // A whole text goes from one world to the other at once, as far as a call's arguments reach.
  {
    file: "defs.js",
    from: /let str = "";\n {4}for \(let i = \(from[^]*?\n {4}return str;\n/,
    to: `let str = "";
    if (from === void 0 && to === value.length && to <= 4096) return String.fromCharCode.apply(null, value);
    for (let i = from === void 0 ? 0 : from; i < to; i += 4096)
        str += String.fromCharCode.apply(null, value.subarray(i, Math.min(i + 4096, to)));
    return str;
`,
  },
  {
    file: "defs.js",
    from: /let outU8Array = Array\(len\);[^]*?outU8Array = luastring_from\(outU8Array\);\n/,
    to: `let outU8Array = new Uint16Array(len);
    for (let i = 0; i < len; ++i) outU8Array[i] = str.charCodeAt(i);
`,
  },
  // It told apart neither 0x01 0x23 from 0x12 0x03 nor longer ones; a text of JavaScript is its own hash.
  {
    file: "lstring.js",
    from: /let len = str\.length;\n {4}let s = "\|";[^]*?return s;\n/,
    to: 'return "|" + to_jsstring(str);\n',
  },
  { file: "lstring.js", from: "    luastring_from,\n", to: "    luastring_from,\n    to_jsstring,\n" },
  {
    file: "llex.js",
    from: /let buff = new Uint16Array\(lobject\.UTF8BUFFSZ\);[^]*?lobject\.UTF8BUFFSZ - n\]\);\n/,
    to: "for (const unit of to_luastring(String.fromCodePoint(readutf8desc(ls)))) save(ls, unit);\n",
  },
];
