import type { Patch } from "./patch";

/**
 * Every instruction is counted, and so is what natives work through and what they keep: see `meter.ts`. What ends a
 * script that does not keep within its limits is thrown past every `pcall`.
 */

/** What would be made is asked for before it is made. */
const TEXTS: readonly Patch[] = [
  {
    file: "lstring.js",
    from: "    return new TString(L, str);",
    to: "    meter.take(2 * str.length + 64);\n    return new TString(L, str);",
  },
  {
    file: "lvm.js",
    from: "            let buff = new Uint16Array(tl);",
    to: "            meter.work(tl >> 3);\n            meter.take(2 * tl);\n            let buff = new Uint16Array(tl);",
  },
  {
    file: "lauxlib.js",
    from: "        let newbuff = new Uint16Array(newsize);",
    to: "        meter.work(newsize >> 3);\n        meter.take(2 * newsize);\n        let newbuff = new Uint16Array(newsize);",
  },
  {
    file: "lstring.js",
    from: "return a == b || luastring_eq(a.realstring, b.realstring);",
    to: `if (a === b) return true;
    meter.work(Math.min(a.realstring.length, b.realstring.length) >> 3);
    return luastring_eq(a.realstring, b.realstring);`,
  },
  {
    file: "lstring.js",
    from: "    if(ts.hash === null) {\n",
    to: "    if (ts.hash === null) {\n        meter.work(ts.tsslen() >> 3);\n        meter.take(2 * ts.tsslen());\n",
  },
];

const SINGLE = "const singlematch = function(ms, s, p, ep) {\n";

const PATTERNS: readonly Patch[] = [
  { file: "lstrlib.js", from: SINGLE, to: `${SINGLE}    meter.work(1 + ((ep - p) >> 3));\n` },
  {
    file: "lstrlib.js",
    from: "        while (++s < ms.src_end) {\n",
    to: "        while (++s < ms.src_end) {\n            meter.work(1);\n",
  },
  {
    file: "lstrlib.js",
    from: "    l = check_capture(ms, l);\n",
    to: "    l = check_capture(ms, l);\n    meter.work(1 + (ms.capture[l].len >> 3));\n",
  },
  {
    file: "lstrlib.js",
    from: "    for (; (i = arr.indexOf(subarr[0], i)) !== -1; i++) {\n",
    to: "    meter.work(arr.length >> 4);\n    for (; (i = arr.indexOf(subarr[0], i)) !== -1; i++) {\n        meter.work(1 + (sl >> 3));\n",
  },
  // MoonSharp counts how deep a pattern goes and forgets to count back: 200 tries from one place are its end.
  { file: "lstrlib.js", from: "    ms.matchdepth++;\n", to: "" },
  {
    file: "lstrlib.js",
    from: "lualib.lua_assert(ms.matchdepth === MAXCCALLS)",
    to: "ms.matchdepth = MAXCCALLS",
  },
];

const LISTS: readonly Patch[] = [
  {
    file: "ltablib.js",
    from: "            for (let i = e; i > pos; i--) {  /* move up elements */\n",
    to: "            for (let i = e; i > pos; i--) {\n                meter.work(2);\n",
  },
  {
    file: "ltablib.js",
    from: "    for (; pos < size; pos++) {\n",
    to: "    for (; pos < size; pos++) {\n        meter.work(2);\n",
  },
  {
    file: "ltablib.js",
    from: "    for (; i < last; i++) {\n",
    to: "    for (; i < last; i++) {\n        meter.work(1);\n",
  },
  {
    file: "ltablib.js",
    from: "    for (; i < e; i++)  /* push",
    to: "    meter.work(n);\n    for (; i < e; i++)  /* push",
  },
];

/** What a call carries counts when it is much. */
const CALLS: readonly Patch[] = [
  {
    file: "ldo.js",
    from: "const luaD_precall = function(L, off, nresults) {\n",
    to: "const luaD_precall = function(L, off, nresults) {\n    if (L.top - off > 300) meter.work(L.top - off);\n",
  },
  {
    file: "ldo.js",
    from: "    let wanted = ci.nresults;\n",
    to: "    let wanted = ci.nresults;\n    if (nres > 300) meter.work(nres);\n",
  },
  {
    file: "lvm.js",
    from: "                for (j = 0; j < b && j < n; j++)\n",
    to: "                if (n > 300) meter.work(n);\n                for (j = 0; j < b && j < n; j++)\n",
  },
  {
    file: "ldo.js",
    from: "    L.stack.length = newsize;\n",
    to: "    if (newsize > L.stack.length) meter.take(40 * (newsize - L.stack.length));\n    L.stack.length = newsize;\n",
  },
];

const OBJECTS: readonly Patch[] = [
  {
    file: "ltable.js",
    from: "        this.metatable = null;\n",
    to: "        this.metatable = null;\n        meter.take(TABLE);\n",
  },
  { file: "ltable.js", from: "class Table {", to: "const TABLE = 240;\n\nclass Table {" },
  {
    file: "lobject.js",
    from: "        this.p = null;\n        this.nupvalues = n;\n",
    to: "        this.p = null;\n        this.nupvalues = n;\n        meter.take(300 + 40 * n);\n",
  },
  {
    file: "lstate.js",
    from: "    let L1 = new lua_State(g);\n",
    to: "    meter.take(3000);\n    let L1 = new lua_State(g);\n",
  },
];

/** Where the count of what is held leaves its mark: see `memory.ts`. */
const SEEN: readonly Patch[] = (
  [
    ["lstring.js", "        this.hash = null;\n"],
    ["ltable.js", "        this.length = 0;\n"],
    ["lobject.js", "        this.p = null;\n        this.nupvalues = n;\n"],
    ["lobject.js", "        this.f = f;\n        this.nupvalues = n;\n"],
    ["lobject.js", "        this.len = size;\n"],
    ["lfunc.js", "        this.source = null;       // used for debug information\n"],
    ["lstate.js", "        this.errfunc = 0;\n"],
  ] as const
).map(([file, from]) => ({ file, from, to: `${from}        this.seen = 0;\n` }));

const LOOPS: readonly Patch[] = [
  {
    file: "lvm.js",
    from: /if \(L\.hookmask & \(LUA_MASKLINE \| LUA_MASKCOUNT\)\) \{\n.*\n {8}\}/,
    to: "if (--meter.fuel < 0) own.look();",
  },
  {
    file: "lvm.js",
    from: "    ci.callstatus |= lstate.CIST_FRESH;\n",
    to: "    ci.callstatus |= lstate.CIST_FRESH;\n    meter.L = L;\n",
  },
  {
    file: "lvm.js",
    from: "const MAXTAGLOOP = 2000;",
    to: "const MAXTAGLOOP = 100;",
  },
  {
    file: "ldo.js",
    from: "    L.nny = oldnny;  /* restore 'nny' */\n",
    to: "    L.nny = oldnny;  /* restore 'nny' */\n    meter.L = from;\n",
  },
  {
    file: "ldo.js",
    from: "    } catch (e) {\n        if (lj.status === LUA_OK) {\n",
    to: "    } catch (e) {\n        if (own.isFinal(e)) throw e;\n        if (lj.status === LUA_OK) {\n",
  },
  {
    file: "ldo.js",
    from: "                } catch (e2) {\n",
    to: "                } catch (e2) {\n                    if (own.isFinal(e2)) throw e2;\n",
  },
];

export const metered: readonly Patch[] = [...LOOPS, ...TEXTS, ...PATTERNS, ...LISTS, ...CALLS, ...OBJECTS, ...SEEN];
