import type { LuaState } from "fengari";
import type { LuaClosure, NativeClosure, Proto, Seen, Table, Text, Thread, Userdata, Value } from "#fengari";

/** What things of Lua take on V8, in bytes: measured. */
const TEXT = 64;
const TABLE = 240;
const ENTRY = 160;
const CLOSURE = 800;
const SLOT = 40;
const INSTRUCTION = 90;
const THREAD = 2000;
const USERDATA = 150;

/** fengari's numbers for kinds of values. */
const KIND = { text: 4, table: 5, function: 6, userdata: 7, thread: 8 } as const;
const KINDS = 0x0f;
const NATIVE_CLOSURE = 0x26;
const LUA_CLOSURE = 0x06;

export const threadOf = (L: LuaState): Thread => L as unknown as Thread;

/** A count of everything that can be reached: the same thing is never counted twice. */
let round = 0;

class Count {
  bytes = 0;
  readonly #left: Value[] = [];

  constructor(L: LuaState, lent: Iterable<object>) {
    round++;
    const { l_registry, mt } = threadOf(L).l_G;
    this.#look(l_registry);
    for (const metatable of mt) this.#table(metatable ?? null);
    for (const closure of lent) this.#closure(closure);
    for (let next = this.#left.pop(); next !== undefined; next = this.#left.pop()) this.#count(next);
  }

  #look(value: Value | undefined): void {
    if (value !== undefined && (value.type & KINDS) >= KIND.text) this.#left.push(value);
  }

  #isNew(thing: Seen): boolean {
    if (thing.seen === round) return false;
    thing.seen = round;
    return true;
  }

  #count({ type, value }: Value): void {
    switch (type & KINDS) {
      case KIND.text: {
        this.#text(value as Text);
        return;
      }
      case KIND.table: {
        this.#table(value as Table);
        return;
      }
      case KIND.function:
        if (type === LUA_CLOSURE) this.#luaClosure(value as LuaClosure);
        else if (type === NATIVE_CLOSURE) this.#nativeClosure(value as NativeClosure);
        return;
      case KIND.userdata: {
        this.#userdata(value as Userdata);
        return;
      }
      case KIND.thread: {
        this.#thread(value as Thread);
        return;
      }
    }
  }

  #text(text: Text): void {
    if (this.#isNew(text)) this.bytes += TEXT + 2 * text.realstring.length * (text.hash === null ? 1 : 2);
  }

  #table(table: Table | null): void {
    if (table === null || !this.#isNew(table)) return;
    this.bytes += TABLE + ENTRY * table.strong.size;
    this.#table(table.metatable);
    for (const { key, value } of table.strong.values()) {
      this.#look(key);
      this.#look(value);
    }
  }

  /** A light function of the host's own is neither, and holds nothing. */
  #closure(closure: object): void {
    if ("p" in closure) this.#luaClosure(closure as LuaClosure);
    else if ("upvalue" in closure) this.#nativeClosure(closure as NativeClosure);
  }

  #luaClosure(closure: LuaClosure): void {
    if (!this.#isNew(closure)) return;
    this.bytes += CLOSURE + SLOT * closure.upvals.length;
    for (const value of closure.upvals) this.#look(value);
    this.#proto(closure.p);
  }

  #proto(proto: Proto): void {
    if (!this.#isNew(proto)) return;
    this.bytes += INSTRUCTION * proto.code.length;
    for (const value of proto.k) this.#look(value);
    for (const inner of proto.p) this.#proto(inner);
  }

  #nativeClosure(closure: NativeClosure): void {
    if (!this.#isNew(closure)) return;
    this.bytes += CLOSURE + SLOT * closure.upvalue.length;
    for (const value of closure.upvalue) this.#look(value);
  }

  #userdata(userdata: Userdata): void {
    if (!this.#isNew(userdata)) return;
    this.bytes += USERDATA;
    this.#table(userdata.metatable);
    this.#look(userdata.uservalue);
  }

  #thread(thread: Thread): void {
    if (!this.#isNew(thread)) return;
    this.bytes += THREAD + SLOT * thread.stack.length;
    for (const value of thread.stack) this.#look(value);
  }
}

/** The bytes that a script's Lua holds, with these functions that the host holds for it. */
export const held = (L: LuaState, lent: Iterable<object>): number => new Count(L, lent).bytes;
