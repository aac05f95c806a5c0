import { ScriptError } from "../../src/host/vm/value";

/** A game that fails now and then: at one call of a member, at some in a row, or at all of them. */
export class Failing {
  readonly calls = new Map<string, number>();
  #member = "";
  #left = 0;
  #times = 0;
  #always = "";

  readonly watch = (member: string): void => {
    this.calls.set(member, (this.calls.get(member) ?? 0) + 1);
    if (member === this.#always) throw new ScriptError(`${member} fails each time`);
    if (member !== this.#member || --this.#left > 0) return;
    if (--this.#times <= 0) this.#member = "";
    throw new ScriptError(`${member} fails`);
  };

  /** At that call of the member from now on, and at as many as are named. */
  once(member: string, call: number, times = 1): void {
    this.#member = member;
    this.#left = call;
    this.#times = times;
  }

  always(member: string): void {
    this.#always = member;
  }

  /** What was to fail has not been called so often. */
  get waits(): boolean {
    return this.#member !== "";
  }
}
