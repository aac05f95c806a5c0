import ltable from "fengari/src/ltable.js";

/**
 * MoonSharp walks a table in the order it was filled. fengari keeps that order too, but fills `{ "a", "b" }` from its
 * end, so that `pairs` would walk a list backwards. Here an entry set by number goes before the one that follows it.
 */
const setByNumber = ltable.luaH_setint;
ltable.luaH_setint = (table, key, value) => {
  const known = table.strong.has(key);
  setByNumber(table, key, value);
  const entry = table.strong.get(key);
  const next = table.strong.get(key + 1);
  if (known || entry?.p === undefined || next === undefined) return;
  table.l = entry.p;
  entry.p.n = undefined;
  entry.p = next.p;
  entry.n = next;
  if (next.p === undefined) table.f = entry;
  else next.p.n = entry;
  next.p = entry;
};
