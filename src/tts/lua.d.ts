/// <reference types="@typescript-to-lua/language-extensions" />

/** What Lua has and our scripts use: where they read and write long texts. */

declare function tostring(this: void, value: unknown): string;
declare function tonumber(this: void, text: string, base?: number): number | undefined;
declare namespace string {
  function char(this: void, ...codes: number[]): string;
  function find(
    this: void,
    text: string,
    pattern: string,
    from?: number,
    plain?: boolean,
  ): LuaMultiReturn<[from?: number, upTo?: number]>;
  function gmatch(this: void, text: string, pattern: string): (this: void) => string | undefined;
  function gsub(
    this: void,
    text: string,
    pattern: string,
    by: string | ((this: void, found: string) => string),
  ): LuaMultiReturn<[text: string, count: number]>;
}

/** A thread of Lua's own. */
declare interface LuaThread {
  readonly __isThread: true;
}
declare namespace coroutine {
  function create(this: void, does: (this: void) => void): LuaThread;
  function resume(this: void, thread: LuaThread): LuaMultiReturn<[isWell: boolean, what: unknown]>;
  function yield(this: void): void;
}
