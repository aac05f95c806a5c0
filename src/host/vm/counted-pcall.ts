import lapi from "fengari/src/lapi.js";

/** The bit of a call that says hooks may run again once it is recovered (`CIST_OAH`). */
const HOOKS_AGAIN = 1;

/**
 * fengari forgets this bit when a `pcall` begins within a coroutine: after an error there no hook would ever run again,
 * and a loop behind it would never be stopped.
 */
const pcall = lapi.lua_pcallk;
lapi.lua_pcallk = (L, ...rest) => {
  L.ci.callstatus |= HOOKS_AGAIN;
  return pcall(L, ...rest);
};
