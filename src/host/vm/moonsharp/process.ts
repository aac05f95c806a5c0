import type { MoonsharpVm } from "./moonsharp-vm";
import { Pipes } from "./pipes";
import { type Incoming, OP, Outgoing } from "./protocol";

/** A process that runs scripts on MoonSharp, and asks the host in between. */
export class MoonsharpProcess {
  readonly out = new Outgoing();
  ended = false;
  readonly #pipes: Pipes;
  /** A script that nobody has any more is freed, also when nobody says so. */
  readonly #vms = new Map<number, WeakRef<MoonsharpVm>>();
  readonly #forgotten = new FinalizationRegistry<number>((id) => {
    this.free(id);
  });
  #last = 0;

  constructor(program: string, args: readonly string[]) {
    this.#pipes = new Pipes(program, args);
  }

  add(vm: MoonsharpVm): number {
    this.#vms.set(++this.#last, new WeakRef(vm));
    this.#forgotten.register(vm, this.#last);
    return this.#last;
  }

  free(id: number): void {
    if (this.#vms.delete(id)) this.out.message(OP.free, id);
  }

  /** What needs no answer waits for the next question. */
  tell(op: number, id: number, about: number): void {
    if (!this.#vms.has(id)) return;
    this.out.message(op, id, () => {
      this.out.int(about);
    });
  }

  /** Sends all that was written, and serves what is asked until the answer comes: begun with what it is. */
  answer(): Incoming {
    for (;;) {
      this.#send();
      const message = this.#pipes.hear();
      if (message === undefined) return this.#lost();
      const op = message.peek();
      if (op === OP.done || op === OP.failed) return message;
      message.byte();
      this.#vms.get(message.int())?.deref()?.serve(op, message);
    }
  }

  #send(): void {
    try {
      this.#pipes.tell(this.out.taken());
    } catch {
      this.#lost();
    }
  }

  #lost(): never {
    this.ended = true;
    throw new Error("the process that runs MoonSharp has ended");
  }
}
