/* fengari as it runs here, in a bundle: `patched-fengari.ts` changes its files while they are bundled. */
import { lauxlib, lua, lualib } from "fengari";
import defs from "fengari/src/defs.js";

export { defs, lauxlib, lua, lualib };
