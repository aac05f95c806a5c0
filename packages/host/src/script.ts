import type { Piece, Vector } from "./piece";

/** What comes from a script and goes into one: a list from 1 is a list, any other table an object. */
export type Value =
  | undefined
  | boolean
  | number
  | string
  | Piece
  | Vector
  | LuaFunction
  | readonly Value[]
  | { readonly [key: string]: Value };

/** A function of a script. */
export type LuaFunction = (...args: readonly Value[]) => Value;

/** A script of the table, for what no person can see. What goes wrong in it is thrown. */
export interface Script {
  /** Calls a global function; its first result. */
  call(name: string, ...args: readonly Value[]): Value;
  /** A global variable. */
  get(name: string): Value;
  set(name: string, value: Value): void;
  /** Runs Lua; what it returns: `script.run("return #deck.getObjects()")`. */
  run(lua: string): Value;
}
