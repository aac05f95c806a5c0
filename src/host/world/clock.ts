import { type LuaFunction, type LuaValue, ScriptError } from "../vm/value";
import type { Budget } from "../vm/budget";
import type { Vm } from "../vm/vm";

export const FRAMES_A_SECOND = 60;

interface Wait {
  readonly id: number;
  readonly owner: Vm;
  readonly run: LuaFunction;
  /** The frame or second from which it is due. */
  due: number;
  readonly by: "frames" | "seconds" | "condition";
  readonly every: number;
  left: number;
  readonly condition?: LuaFunction;
  readonly until: number;
  readonly onTimeout?: LuaFunction | undefined;
}

export interface Routine {
  readonly owner: Vm;
  readonly name: string;
  readonly resume: () => { readonly done: boolean; readonly value: LuaValue };
}

/** Bytes that a wait takes. */
const WAIT = 400;

/** Virtual frames and seconds: nothing here ever waits for a real one. */
export class Clock {
  frame = 0;
  #next = 1;
  readonly #waits = new Map<number, Wait>();
  readonly routines = new Set<Routine>();

  constructor(readonly budget: Budget) {}

  get seconds(): number {
    return this.frame / FRAMES_A_SECOND;
  }

  afterFrames(owner: Vm, run: LuaFunction, frames: number): number {
    return this.#add({
      owner,
      run,
      due: this.frame + Math.max(frames, 0),
      by: "frames",
      every: 0,
      left: 1,
      until: Infinity,
    });
  }

  afterSeconds(owner: Vm, run: LuaFunction, seconds: number, times: number): number {
    const due = this.seconds + seconds;
    return this.#add({ owner, run, due, by: "seconds", every: seconds, left: times, until: Infinity });
  }

  when(
    owner: Vm,
    run: LuaFunction,
    condition: LuaFunction,
    timeout: number,
    onTimeout: LuaFunction | undefined,
  ): number {
    const until = this.seconds + timeout;
    return this.#add({ owner, run, due: 0, by: "condition", every: 0, left: 1, condition, until, onTimeout });
  }

  waits(id: number | undefined): boolean {
    return id !== undefined && this.#waits.has(id);
  }

  stop(id: number): boolean {
    const isThere = this.#waits.delete(id);
    if (isThere) this.budget.keep(-WAIT);
    return isThere;
  }

  stopAll(owner?: Vm): void {
    for (const wait of this.#waits.values()) if (owner === undefined || wait.owner === owner) this.stop(wait.id);
    for (const routine of this.routines)
      if (owner === undefined || routine.owner === owner) this.routines.delete(routine);
  }

  get #all(): Wait[] {
    return [...this.#waits.values()];
  }

  /** What scripts have it call. */
  *functions(): Generator<LuaFunction> {
    for (const { run, condition, onTimeout } of this.#waits.values())
      for (const each of [run, condition, onTimeout]) if (each !== undefined) yield each;
  }

  /** Something that ends is still to come; a wait that repeats for ever does not keep the table unsettled. */
  get pending(): boolean {
    return this.routines.size > 0 || this.#all.some((wait) => wait.left > 0);
  }

  /** What is waited for, in words, for a table that does not settle. */
  get described(): string {
    const names = this.#all.filter((wait) => wait.left > 0).map((wait) => `Wait.${wait.by} of ${wait.owner.name}`);
    return [...names, ...[...this.routines].map((routine) => `coroutine ${routine.name}`)].join(", ");
  }

  /** Runs what is due; `guarded` reports what goes wrong and goes on. */
  tick(guarded: (owner: Vm, work: () => void) => void): void {
    for (const wait of this.#all) {
      if (wait.owner.isStopped) this.stop(wait.id);
      else if (this.#waits.has(wait.id)) {
        guarded(wait.owner, () => {
          this.#try(wait);
        });
      }
    }
    // A routine that breaks is over, as one that ends.
    for (const routine of [...this.routines]) {
      const goesOn: Routine[] = [];
      guarded(routine.owner, () => {
        const { done, value } = routine.resume();
        if (!done) goesOn.push(routine);
        else if (value !== 1) throw new ScriptError(`the coroutine ${routine.name} must end by returning 1`);
      });
      if (goesOn.length === 0) this.routines.delete(routine);
    }
  }

  #add(wait: Omit<Wait, "id">): number {
    const id = this.#next++;
    this.budget.keep(WAIT);
    this.#waits.set(id, { ...wait, id });
    return id;
  }

  #try(wait: Wait): void {
    if (wait.by === "condition") {
      let met = true;
      try {
        met = wait.condition?.call() === true;
      } catch (error) {
        this.stop(wait.id);
        throw error;
      }
      if (met) this.#finish(wait, wait.run);
      else if (this.seconds >= wait.until) this.#finish(wait, wait.onTimeout);
      return;
    }
    if ((wait.by === "frames" ? this.frame : this.seconds + 1e-9) < wait.due) return;
    if (wait.left > 0) wait.left--;
    if (wait.left === 0) this.stop(wait.id);
    else wait.due += wait.every;
    wait.run.call();
  }

  #finish(wait: Wait, then: LuaFunction | undefined): void {
    this.stop(wait.id);
    then?.call();
  }
}
