import type { LuaState } from "fengari";

/** Another interpreter that a script environment is to imitate. */
export interface Profile {
  /** A script as it must be written for fengari to do what that interpreter would. */
  spoken(this: void, script: string, chunk: string): string;
  /** The functions of its library that are written here. */
  open(this: void, L: LuaState): void;
  /** … and those that are written in Lua; run last of all that comes before a script. */
  readonly library: string;
}

export const USUAL_PROFILE: Profile = { spoken: (script) => script, open: () => undefined, library: "" };
