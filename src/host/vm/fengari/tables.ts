import type { Patch } from "./patch";

/**
 * MoonSharp walks a table in the order it was filled, and so does fengari; but `{ "a", "b" }` it fills from its end. The
 * length of a table goes from 1 to the first gap, and is known at any time.
 */
export const tables: readonly Patch[] = [
  {
    file: "lvm.js",
    from: /let last = \(\(c - 1\)[^]*?for \(; n > 0; n--\) \{\n.*\n {16}\}/,
    to: `let before = (c - 1) * LFIELDS_PER_FLUSH;
                meter.work(n);
                for (let j = 1; j <= n; j++) ltable.luaH_setint(h, before + j, L.stack[ra + j]);`,
  },
  {
    file: "ltablib.js",
    from: "for (let i = n; i >= 1; i--)  /* assign elements */\n        lua_seti(L, 1, i);",
    to: `meter.work(n);
    for (let i = 1; i <= n; i++) { lua_pushvalue(L, i + 1); lua_rawseti(L, 1, i); }
    lua_settop(L, 1);`,
  },
  { file: "ltablib.js", from: "    lua_rawget,\n", to: "    lua_rawget,\n    lua_rawseti,\n" },
  { file: "ltable.js", from: "        this.flags = ~0;\n", to: "        this.flags = ~0;\n        this.length = 0;\n" },
  {
    file: "ltable.js",
    from: /const add = function[^]*?(?=const luaH_new = )/,
    to: `/* bytes, measured on V8 */
const ENTRY = 160;

const lengthened = function(t, hash) {
    if (hash !== t.length + 1) return;
    t.length = hash;
    while (t.strong.has(t.length + 1)) {
        t.length++;
        meter.work(1);
    }
};

/* An entry that became nil keeps its place, and has it again if it is set before any new one comes. */
const add = function(t, hash, key, value) {
    meter.take(ENTRY);
    let entry = t.dead === null ? void 0 : t.dead.get(hash);
    if (entry === void 0) {
        entry = { key: key, value: value, p: t.l, n: void 0 };
        if (t.f === void 0) t.f = entry;
        else t.l.n = entry;
        t.l = entry;
    } else {
        entry.key = key;
        entry.value = value;
        t.dead.delete(hash);
    }
    t.strong.set(hash, entry);
    lengthened(t, hash);
    if (t.dead !== null) bury(t);
};

const bury = function(t) {
    for (let { p, n } of t.dead.values()) {
        if (p === void 0) t.f = n;
        else p.n = n;
        if (n === void 0) t.l = p;
        else n.p = p;
    }
    t.dead = null;
};

const mark_dead = function(t, hash) {
    let entry = t.strong.get(hash);
    if (entry === void 0) return;
    entry.key.setdeadvalue();
    entry.value = void 0;
    t.strong.delete(hash);
    if (typeof hash === "number" && hash >= 1 && hash <= t.length) t.length = hash - 1;
    if (t.dead === null) t.dead = new Map();
    t.dead.set(hash, entry);
};

`,
  },
  {
    file: "ltable.js",
    from: "        this.dead_strong = new Map();\n        this.dead_weak = void 0; /* initialised when needed */\n",
    to: "        this.dead = null;\n",
  },
  {
    file: "ltable.js",
    from: /entry = table\.f;\n {8}if \(!entry\)\n {12}return false;\n {4}\} else \{[^]*?entry\.key\.ttisdeadkey\(\)\);\n {8}\}\n {4}\}/,
    to: `entry = table.f;
    } else {
        let hash = table_hash(L, keyO);
        entry = table.strong.get(hash) || (table.dead !== null && table.dead.get(hash));
        if (!entry)
            return ldebug.luaG_runerror(L, to_luastring("invalid key to 'next'"));
        entry = entry.n;
    }
    for (; entry && entry.key.ttisdeadkey(); entry = entry.n) meter.work(1);
    if (!entry) return false;`,
  },
  {
    file: "ltable.js",
    from: /let i = 0;\n {4}let j = t\.strong\.size \+ 1;[^]*?return i;\n/,
    to: "return t.length;\n",
  },
];
