import type { LuaState } from "fengari";
import { meter, own } from "./lua";
import { held } from "./memory";
import { Stopped } from "./stopped";
import type { LuaFunction } from "./value";
import { USUAL_MEMORY, type VmLimits } from "./vm";
import { whereIs } from "./where-is";

/** Instructions between two looks at what is left. */
const AT_A_TIME = 1000;

/** Before so much was asked for, memory is not counted again: that takes its time. */
const LEAST_ROOM = 32 << 20;

/** A script whose instructions are counted. */
export interface Counted {
  readonly name: string;
  readonly lua: LuaState;
  /** It has run so many more. */
  count(instructions: number): void;
  /** The closures of its functions that were lent to the host in this callback, or are among these. */
  lent(kept: Iterable<LuaFunction>): Iterable<object>;
  /** The callback is over: what it lent is the host's to name. */
  over(): void;
}

let current: Budget | undefined;
let mark = 0;

/** Whoever runs has run what the meter says. */
export const settle = (): void => {
  const ran = mark - meter.fuel;
  mark = meter.fuel;
  meter.left -= ran;
  current?.running?.count(ran);
};

/**
 * What the scripts of one table may use: of time, all that one callback leads to, in whatever script; of memory, all of
 * them together. fengari's meter is that of the table whose script runs, and only ever one does.
 */
export class Budget {
  readonly #running: Counted[] = [];
  readonly #scripts = new Set<Counted>();
  /** Those that have lent functions in this callback. */
  readonly #lenders = new Set<Counted>();
  readonly #memory: number;
  #room: number;
  /** What the host keeps for the scripts. */
  #kept = 0;
  /** The functions of scripts that the host keeps from one callback to the next. */
  functions: () => Iterable<LuaFunction> = () => [];

  constructor(readonly limits: VmLimits) {
    this.#room = this.#memory = limits.memory ?? USUAL_MEMORY;
  }

  get running(): Counted | undefined {
    return this.#running.at(-1);
  }

  /** How deep scripts have called each other. */
  get depth(): number {
    return this.#running.length;
  }

  add(script: Counted): void {
    this.#scripts.add(script);
  }

  drop(script: Counted): void {
    this.#scripts.delete(script);
  }

  lends(script: Counted): void {
    this.#lenders.add(script);
  }

  enter(script: Counted): void {
    if (this.depth > 0) settle();
    else {
      // eslint-disable-next-line @typescript-eslint/no-this-alias
      current = this;
      mark = meter.fuel = AT_A_TIME;
      meter.left = this.limits.instructions;
      meter.room = this.#room;
    }
    this.#running.push(script);
  }

  leave(): void {
    settle();
    this.#running.pop();
    if (this.depth > 0) return;
    current = undefined;
    for (const script of this.#lenders) script.over();
    this.#lenders.clear();
    meter.L = null;
    this.#room = meter.room;
    meter.left = meter.room = Infinity;
  }

  /** Bytes that the host keeps for the scripts; fewer than none if it lets go of them. */
  keep(bytes: number): void {
    this.#kept += bytes;
    if (current === this && bytes > 0) meter.take(bytes);
  }

  measure(asked: number): void {
    let live = this.#kept + asked;
    const functions = [...this.functions()];
    for (const script of this.#scripts) live += held(script.lua, script.lent(functions));
    if (live > this.#memory) this.stop("memory", `uses more than ${String(this.#memory >> 20)} MB of memory`);
    meter.room = Math.max(this.#memory - live, LEAST_ROOM);
  }

  stop(of: Stopped["of"], why: string): never {
    throw new Stopped(this.running ?? { name: "nobody" }, whereIs(meter.L), of, why);
  }
}

const tired = (): void => {
  current?.stop("time", "ran too long");
};

own.look = (): void => {
  settle();
  mark = meter.fuel = AT_A_TIME;
  if (meter.left < 0) tired();
};
own.tired = tired;
own.full = (bytes: number): void => current?.measure(bytes);
