/** What a Lua function printed, and how it went wrong; empty if it did not. */
export interface LuaRun {
  readonly lines: readonly string[];
  readonly error: string;
}

/** A Lua that can be had on this machine. */
export interface LuaVm {
  readonly name: string;
  /** Why it cannot be had; empty when it can. */
  readonly missing: string;
  /** Loads a Lua file and calls one of its global functions. */
  run(this: void, file: string, name: string, args: readonly (string | number)[]): LuaRun;
}
