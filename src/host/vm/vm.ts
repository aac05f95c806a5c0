import type { Budget } from "./budget";
import type { Caller, HostObject, LuaValue, Watch } from "./value";

export interface VmLimits {
  /** A callback that runs longer is stopped: a script that loops for ever must not hang its host. */
  readonly instructions: number;
  /** MoonSharp counts its instructions only where this is 1; fengari's are always counted. */
  readonly every: number;
  /** The bytes that all scripts of a table may hold, with what the host keeps for them. */
  readonly memory?: number;
}

export const USUAL_MEMORY = 256 << 20;

export const USUAL_LIMITS: VmLimits = { instructions: 60_000_000, every: 1000 };

/** Scripts that call each other deeper than this do it without end; the stack of this computer is not theirs. */
export const DEEPEST_CALLS = 40;
export const DEEPEST_CALLS_OF_ALL = 120;

/** Deeper tables than this do not cross the border: a cycle would never end. */
export const DEEPEST = 64;

/** One script environment, as every object's script has its own in the game. */
export interface Vm extends Caller {
  /** Instructions run since the script was made. */
  readonly instructions: number;
  /** Errors of the host itself, which a script's pcall must not swallow unseen. */
  readonly hostErrors: unknown[];
  /** It went past what it may use, and does not run again. */
  readonly isStopped: boolean;
  watch: Watch;
  /** Runs a chunk at top level. */
  run(script: string, chunk: string): void;
  set(name: string, value: LuaValue): void;
  get(name: string): LuaValue;
  hasFunction(name: string): boolean;
  /** Calls a global function; its first result. */
  call(name: string, ...args: readonly LuaValue[]): LuaValue;
  /** The same with all its results. */
  callForAll(name: string, ...args: readonly LuaValue[]): readonly LuaValue[];
  /** A coroutine of a global function: each call resumes it until it is done. */
  coroutine(name: string): () => { readonly done: boolean; readonly value: LuaValue };
  /** An object that the script may know is gone for good. */
  lose(object: HostObject): void;
  /** Lets go of all that the script holds; it is not used again. */
  close(): void;
}

/** Scripts of one table share a budget. */
export type MakeVm = (name: string, limits: VmLimits, budget?: Budget) => Vm;
