import { classes } from "../prelude";
import { type HostObject, type LuaValue, ScriptError, type Several, type Watch } from "../value";
import { DEEPEST_CALLS, type MakeVm, type Vm, type VmLimits } from "../vm";
import { Border, MoonsharpFunction } from "./border";
import { type Incoming, OP, type Outgoing } from "./protocol";
import { MoonsharpProcess } from "./process";

/** About so many instructions take a millisecond: time is what can be limited without counting. */
const INSTRUCTIONS_A_MILLISECOND = 10_000;

/** What MoonSharp runs for the same work. */
const FOR_ONE_OF_FENGARI = 2.9;

/** A script environment in a process that runs MoonSharp. */
export class MoonsharpVm implements Vm {
  readonly hostErrors: unknown[] = [];
  readonly isStopped = false;
  watch: Watch = () => undefined;
  /** Of the processor, that the script has taken by itself; and what the collector has taken meanwhile. */
  milliseconds = 0;
  collecting = 0;
  #executed = 0;
  #charged = 0;
  readonly #process: MoonsharpProcess;
  readonly #id: number;
  readonly #border: Border;
  /** Which of the functions that were asked for there are. While the script runs, they may change at any moment. */
  readonly #functions = new Map<string, boolean>();
  readonly #forgotten: FinalizationRegistry<number>;
  #depth = 0;

  constructor(
    process: MoonsharpProcess,
    readonly name: string,
    readonly limits: VmLimits,
  ) {
    this.#process = process;
    this.#id = process.add(this);
    const id = this.#id;
    this.#forgotten = new FinalizationRegistry((ref) => {
      process.tell(OP.release, id, ref);
    });
    this.#border = new Border(this, (ref) => this.#borrowed(ref));
    process.out.message(OP.new, id, () => {
      process.out.text(name);
      process.out.number(limits.instructions / INSTRUCTIONS_A_MILLISECOND);
      process.out.byte(limits.every === 1 ? 1 : 0);
    });
    this.run(classes, "classes");
  }

  /** MoonSharp's own, if they are counted. */
  get instructions(): number {
    return this.#executed + this.#charged;
  }

  charge(instructions: number): void {
    this.#charged += instructions * FOR_ONE_OF_FENGARI;
  }

  run(script: string, chunk: string): void {
    this.#ask(OP.run, (out) => {
      out.text(script);
      out.text(chunk);
    });
  }

  set(name: string, value: LuaValue): void {
    this.#ask(OP.set, (out) => {
      out.text(name);
      this.#border.write(out, value);
    });
  }

  get(name: string): LuaValue {
    return this.#ask(OP.get, (out) => {
      out.text(name);
    });
  }

  hasFunction(name: string): boolean {
    if (this.#depth > 0 || !this.#functions.has(name)) {
      this.#functions.set(name, false);
      this.#ask(OP.hasFunction, (out) => {
        out.text(name);
      });
    }
    return this.#functions.get(name) === true;
  }

  call(name: string, ...args: readonly LuaValue[]): LuaValue {
    return this.callForAll(name, ...args)[0];
  }

  callForAll(name: string, ...args: readonly LuaValue[]): readonly LuaValue[] {
    const answer = this.#ask(OP.call, (out) => {
      out.text(name);
      this.#border.writeAll(out, args);
    });
    return Array.isArray(answer) ? (answer as readonly LuaValue[]) : [answer];
  }

  coroutine(name: string): () => { readonly done: boolean; readonly value: LuaValue } {
    const ref = this.#ask(OP.begin, (out) => {
      out.text(name);
    });
    return () => {
      const answer = this.#ask(OP.resume, (out) => {
        out.int(Number(ref));
      });
      const [done, value] = Array.isArray(answer) ? (answer as readonly LuaValue[]) : [];
      return { done: done === true, value };
    };
  }

  lose(object: HostObject): void {
    const { objects } = this.#border;
    if (objects.knows(object)) this.#process.tell(OP.lose, this.#id, objects.idOf(object));
  }

  close(): void {
    this.#process.free(this.#id);
  }

  #borrowed(ref: number): MoonsharpFunction {
    const call = (...args: readonly LuaValue[]): LuaValue =>
      this.#ask(OP.callRef, (out) => {
        out.int(ref);
        this.#border.writeAll(out, args);
      });
    const made = new MoonsharpFunction(this, ref, call);
    this.#forgotten.register(made, ref);
    return made;
  }

  #ask(op: number, write: (out: Outgoing) => void): LuaValue {
    if (this.#depth === DEEPEST_CALLS) throw new ScriptError(`stack overflow in the script of ${this.name}`);
    this.#depth++;
    try {
      this.#process.out.message(op, this.#id, () => {
        write(this.#process.out);
      });
      const answer = this.#process.answer();
      const failed = answer.byte() === OP.failed ? new ScriptError(answer.text()) : undefined;
      const value = failed === undefined ? this.#border.read(answer) : undefined;
      this.#hearNews(answer);
      if (failed !== undefined) throw failed;
      return value;
    } finally {
      this.#depth--;
    }
  }

  #hearNews(answer: Incoming): void {
    this.#executed = answer.number();
    this.milliseconds = answer.number();
    this.collecting = answer.number();
    for (let left = answer.int(); left > 0; left--) {
      const name = answer.text();
      this.#functions.set(name, answer.byte() === 1);
    }
  }

  /** What the script asks of the host. */
  serve(op: number, message: Incoming): void {
    const { out } = this.#process;
    try {
      const value = this.#answered(op, message);
      out.message(OP.done, 0, () => {
        this.#border.write(out, value);
      });
    } catch (error) {
      const known = error instanceof Error ? error.message : String(error);
      if (!(error instanceof ScriptError)) this.hostErrors.push(error);
      out.message(OP.failed, 0, () => {
        out.text(error instanceof ScriptError ? known : `inside the host: ${known}`);
      });
    }
  }

  #answered(op: number, message: Incoming): LuaValue | Several {
    const id = message.int();
    if (op === OP.hostCall) return this.#border.functions.withId(id).call(this.#border.readAll(message), this);
    const self = this.#border.objects.withId(id);
    if (op === OP.text) return self.hostType.text(self);
    const key = message.text();
    if (op === OP.index) return self.hostType.get(self, key, this);
    self.hostType.set(self, key, this.#border.read(message), this);
    return undefined;
  }
}

/** Scripts on MoonSharp itself: one process for all, begun with the first and again when it was lost. */
export const onMoonsharp = (program: string, args: readonly string[]): MakeVm => {
  let process: MoonsharpProcess | undefined;
  return (name, limits) => {
    if (process?.ended !== false) process = new MoonsharpProcess(program, args);
    return new MoonsharpVm(process, name, limits);
  };
};
