import type { Patch } from "./patch";

/** What fengari asks of us, wherever a patch says so: the functions are put in by the modules beside `fengari-vm.ts`. */
export const own: readonly Patch[] = [
  {
    file: "defs.js",
    from: "module.exports.luastring_from    = luastring_from;",
    to: `const own = {};
const meter = {
    fuel: 0,
    left: Infinity,
    room: Infinity,
    L: null,
    work(units) { if ((this.left -= units) < 0) own.tired(); },
    take(bytes) { if ((this.room -= bytes) < 0) own.full(bytes); },
};
module.exports.own = own;
module.exports.meter = meter;
module.exports.luastring_from    = luastring_from;`,
  },
];
