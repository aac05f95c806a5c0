import type { LuaState } from "fengari";
import { threadOf } from "./memory";

/** How a thread stands, so that it can be put back there from wherever it was thrown out of. */
export const standingOf = (L: LuaState): (() => void) => {
  const thread = threadOf(L);
  const { ci, top, nCcalls, nny, errfunc, errorJmp, status } = thread;
  return () => {
    thread.stack.fill(undefined, top);
    Object.assign(thread, { ci, top, nCcalls, nny, errfunc, errorJmp, status });
  };
};
