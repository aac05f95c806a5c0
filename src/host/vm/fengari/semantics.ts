import type { Patch } from "./patch";

const CLASSES = /const isalpha = e =>[^]*?const isxdigit = e => .*\n/;

/** MoonSharp's patterns see the lower byte of each unit, and ask .NET what it is. */
const PATTERNS: readonly Patch[] = [
  {
    file: "lstrlib.js",
    from: CLASSES,
    to: `const known = (pattern) => {
    let all = Array.from({ length: 256 }, (_, unit) => pattern.test(String.fromCharCode(unit)));
    return (e) => all[e] === true;
};
const isalpha = known(/\\p{L}/u);
const isdigit = known(/\\p{Nd}/u);
const iscntrl = known(/\\p{Cc}/u);
const isgraph = known(/[^\\p{Cc}\\p{Z}]/u);
const islower = known(/\\p{Ll}/u);
const isupper = known(/\\p{Lu}/u);
const isalnum = known(/[\\p{L}\\p{Nd}]/u);
const ispunct = known(/\\p{P}/u);
const isspace = known(/[ \\t-\\r]/);
const isxdigit = known(/[0-9A-Fa-f]/);
`,
  },
  { file: "lstrlib.js", from: "        let c = ms.src[s];\n", to: "        let c = ms.src[s] & 255;\n" },
  { file: "lstrlib.js", from: "default: return ms.p[p] === c;", to: "default: return (ms.p[p] & 255) === c;" },
  {
    file: "lstrlib.js",
    from: "if (ms.p[p - 2] <= c && c <= ms.p[p])",
    to: "if ((ms.p[p - 2] & 255) <= c && c <= (ms.p[p] & 255))",
  },
  {
    file: "lstrlib.js",
    from: "} else if (ms.p[p] === c) return sig;",
    to: "} else if ((ms.p[p] & 255) === c) return sig;",
  },
];

/** What MoonSharp's operators and patterns do otherwise than Lua's. */
export const semantics: readonly Patch[] = [
  ...PATTERNS,
  // .NET's remainder, which may be of either sign, and once the divisor more if it is negative.
  {
    file: "llimits.js",
    from: /let m = a % b;\n {4}if \(\(m\*b\) < 0\)/,
    to: "let m = own.remainder(a, b);\n    if (m < 0)",
  },
  // Texts are compared as people sort them.
  {
    file: "lvm.js",
    from: /let l = luaS_hashlongstr\(ls\);[^]*?return 1;\n/,
    to: "meter.work(2 + (Math.min(ls.tsslen(), rs.tsslen()) >> 3));\n    return own.compare(to_jsstring(ls.getstr()), to_jsstring(rs.getstr()));\n",
  },
  {
    file: "lvm.js",
    from: "    to_luastring\n} = require('./defs.js');",
    to: "    to_jsstring,\n    to_luastring\n} = require('./defs.js');",
  },
  // `a > b` is `not (a <= b)`: what is neither less nor more, as 0/0, is more.
  {
    file: "lcode.js",
    from: /let op = \(opr - BinOpr\.OPR_NE\) \+ OpCodesI\.OP_EQ;\n.*invert operands \*\/\n/,
    to: "let op = opr === BinOpr.OPR_GT ? OpCodesI.OP_LE : OpCodesI.OP_LT;\n            e1.u.info = condjump(fs, op, 0, rk1, rk2);\n",
  },
  // A userdata may be equal to anything; tables only if they share their metatable.
  {
    file: "lvm.js",
    from: "    if (t1.ttype() !== t2.ttype()) { /* not the same variant? */\n",
    to: `    if (t1.type !== t2.type) {
        if (L !== null && (t1.type === LUA_TUSERDATA || t2.type === LUA_TUSERDATA)) {
            let eq = ltm.luaT_gettmbyobj(L, t1.type === LUA_TUSERDATA ? t1 : t2, ltm.TMS.TM_EQ);
            if (eq.ttisnil()) return 0;
            let same = new lobject.TValue();
            ltm.luaT_callTM(L, eq, t1, t2, same, 1);
            return same.l_isfalse() ? 0 : 1;
        }
`,
  },
  {
    file: "lvm.js",
    from: "            else if (L === null) return 0;\n",
    to: "            else if (L === null) return 0;\n            else if (t1.type === LUA_TTABLE && t1.value.metatable !== t2.value.metatable) return 0;\n",
  },
  // Nothing says which variable it was.
  {
    file: "ldebug.js",
    from: /return kind \? lobject\.luaO_pushfstring\(L, to_luastring\(" \(%s '%s'\)".*\n/,
    to: 'return to_luastring("", true);\n',
  },
  {
    file: "lobject.js",
    from: 'pushstr(L, to_luastring("0x"+v.id.toString(16)));',
    to: "pushstr(L, to_luastring(idText(v.id)));",
  },
  {
    file: "lobject.js",
    from: 'pushstr(L, to_luastring("0x"+id.toString(16)));',
    to: "pushstr(L, to_luastring(idText(id)));",
  },
  {
    file: "lobject.js",
    from: "const luaO_pushvfstring = function",
    to: 'const idText = (id) => id.toString(16).toUpperCase().padStart(8, "0");\n\nconst luaO_pushvfstring = function',
  },
  // A coroutine's error is told as it was.
  { file: "lcorolib.js", from: /if \(lua_type\(L, -1\) === LUA_TSTRING\) \{[^]*?\n {8}\}\n/, to: "" },
  {
    file: "ldo.js",
    from: 'ldebug.luaG_typeerror(L, func, to_luastring("call", true));',
    to: `ldebug.luaG_runerror(L, to_luastring("attempt to call a %s value%s"), ltm.luaT_objtypename(L, func), iterates(L.ci) ? " near 'for..in'" : "");`,
  },
  {
    file: "ldo.js",
    from: "const tryfuncTM = function(L, off, func) {\n",
    to: `const iterates = function(ci) {
    return ci.callstatus & lstate.CIST_LUA && ci.l_code[ci.l_savedpc - 1].opcode === lopcodes.OpCodesI.OP_TFORCALL;
};

const tryfuncTM = function(L, off, func) {
`,
  },
  {
    file: "ldebug.js",
    from: "    if (lvm.tonumber(p1) === false)\n        p2 = p1;\n    luaG_typeerror(L, p2, msg);\n",
    to: `    let isText = (value) => value.ttisstring() || value.ttisnumber();
    luaG_typeerror(L, !isText(p1) ? p1 : !isText(p2) ? p2 : p1.ttisstring() ? p1 : p2, msg);
`,
  },
  {
    file: "lbaselib.js",
    from: "    luaL_checktype(L, 1, LUA_TTABLE);\n    lua_settop(L, 2);  /* create",
    to: '    own.checkTable(L, "next");\n    lua_settop(L, 2);  /* create',
  },
  { file: "ldo.js", from: 'ldebug.luaG_runerror(L, to_luastring("stack overflow", true));', to: "own.overflow();" },
];
