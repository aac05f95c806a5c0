/** A global function of a Lua file, and what it is called with. */
export type LuaCall = readonly [name: string, ...args: (string | number)[]];

/** What each call printed, as far as they came, and how the last of them went wrong; empty if it did not. */
export interface LuaRun {
  readonly printed: readonly (readonly string[])[];
  readonly error: string;
}

/** A Lua that can be had on this machine. */
export interface LuaVm {
  readonly name: string;
  /** Why it cannot be had; empty when it can. */
  readonly missing: string;
  /** Loads a Lua file once and makes the calls, one after the other. */
  run(this: void, file: string, calls: readonly LuaCall[]): LuaRun;
}
