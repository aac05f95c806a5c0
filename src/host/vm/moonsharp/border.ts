import {
  type ClassName,
  Colour,
  HostFunction,
  type HostObject,
  isHostObject,
  isLuaFunction,
  type LuaFunction,
  type LuaKey,
  LuaTable,
  type LuaValue,
  ScriptError,
  Several,
  Vec,
} from "../value";
import { DEEPEST, type Vm } from "../vm";
import { type Incoming, type Outgoing, TAG } from "./protocol";

/** A function of a script; what forgets it lets go of it there too. */
export class MoonsharpFunction implements LuaFunction {
  readonly isLuaFunction = true;

  constructor(
    readonly vm: Vm,
    readonly ref: number,
    readonly call: (...args: readonly LuaValue[]) => LuaValue,
  ) {}
}

/** Numbers for what one side has and the other speaks of. */
class Numbered<T> {
  readonly #ids = new Map<T, number>();
  readonly #all = new Map<number, T>();
  #last = 0;

  idOf(one: T): number {
    const known = this.#ids.get(one);
    if (known !== undefined) return known;
    this.#ids.set(one, ++this.#last);
    this.#all.set(this.#last, one);
    return this.#last;
  }

  withId(id: number): T {
    const one = this.#all.get(id);
    if (one === undefined) throw new Error(`MoonSharp speaks of ${String(id)}, which it was never told of`);
    return one;
  }

  knows(one: T): boolean {
    return this.#ids.has(one);
  }
}

/** What the values of a class are made of, in the order in which they pass. */
const PARTS: Readonly<Record<ClassName, readonly string[]>> = { Vector: ["x", "y", "z"], Color: ["r", "g", "b", "a"] };

/** A value of a class with nothing but its numbers, as it passes. */
const likeOf = ({ kind, entries }: LuaTable): Vec | Colour | undefined => {
  const numbers = PARTS[kind ?? "Vector"].map((part) => entries.get(part));
  const [a, b, c, d = 1] = numbers;
  if (kind === undefined || entries.size !== numbers.length) return undefined;
  if (typeof a !== "number" || typeof b !== "number" || typeof c !== "number" || typeof d !== "number")
    return undefined;
  return kind === "Vector" ? new Vec(a, b, c) : new Colour(a, b, c, d);
};

/** How values pass to a script on MoonSharp and back. */
export class Border {
  readonly objects = new Numbered<HostObject>();
  readonly functions = new Numbered<HostFunction>();

  constructor(
    readonly vm: Vm,
    readonly borrowed: (ref: number) => MoonsharpFunction,
  ) {}

  write(out: Outgoing, value: LuaValue | Several, depth = 0): void {
    if (value === undefined) out.byte(TAG.nil);
    else if (typeof value === "boolean") out.byte(value ? TAG.true : TAG.false);
    else if (typeof value === "number") {
      out.byte(TAG.number);
      out.number(value);
    } else if (typeof value === "string") {
      out.byte(TAG.text);
      out.text(value);
    } else if (value instanceof Several) {
      out.byte(TAG.several);
      this.writeAll(out, value.values, depth);
    } else this.#writeMore(out, value, depth);
  }

  writeAll(out: Outgoing, values: readonly LuaValue[], depth = 0): void {
    out.int(values.length);
    for (const value of values) this.write(out, value, depth);
  }

  #writeMore(out: Outgoing, value: Exclude<LuaValue, undefined | boolean | number | string>, depth: number): void {
    if (value instanceof HostFunction) {
      out.byte(TAG.hostFunction);
      out.int(this.functions.idOf(value));
      out.text(value.name);
    } else if (value instanceof Vec) {
      out.byte(TAG.vector);
      for (const part of [value.x, value.y, value.z]) out.number(part);
    } else if (value instanceof Colour) {
      out.byte(TAG.colour);
      for (const part of [value.r, value.g, value.b, value.a]) out.number(part);
    } else if (isHostObject(value)) {
      out.byte(TAG.object);
      out.int(this.objects.idOf(value));
    } else if (isLuaFunction(value)) {
      // The interpreter refuses functions of another script, with these very words.
      if (!(value instanceof MoonsharpFunction) || value.vm !== this.vm) throw new ScriptError("unknown error");
      out.byte(TAG.function);
      out.int(value.ref);
    } else this.#writeTable(out, value, depth + 1);
  }

  #writeTable(
    out: Outgoing,
    value: LuaTable | readonly LuaValue[] | Readonly<Record<string, LuaValue>>,
    depth: number,
  ): void {
    if (depth > DEEPEST) throw new ScriptError("a table is nested too deeply to be handed over, or holds itself");
    const like = value instanceof LuaTable ? likeOf(value) : undefined;
    if (like !== undefined) {
      this.write(out, like);
      return;
    }
    if (Array.isArray(value)) {
      out.byte(TAG.list);
      this.writeAll(out, value as readonly LuaValue[], depth);
      return;
    }
    const all: Iterable<readonly [LuaKey, LuaValue]> =
      value instanceof LuaTable ? value.entries : Object.entries(value);
    const entries = [...all].filter(([, entry]) => entry !== undefined);
    out.byte(TAG.table);
    out.int(entries.length);
    for (const [key, entry] of entries) {
      this.write(out, key, depth);
      this.write(out, entry, depth);
    }
  }

  read(message: Incoming): LuaValue {
    switch (message.byte()) {
      case TAG.false:
        return false;
      case TAG.true:
        return true;
      case TAG.number:
        return message.number();
      case TAG.text:
        return message.text();
      case TAG.table:
        return this.#readTable(message);
      case TAG.vector:
        return this.#readLike(message, "Vector");
      case TAG.colour:
        return this.#readLike(message, "Color");
      case TAG.object:
        return this.objects.withId(message.int());
      case TAG.function:
        return this.borrowed(message.int());
      case TAG.several:
        return this.readAll(message);
      default:
        return undefined;
    }
  }

  readAll(message: Incoming): LuaValue[] {
    const values: LuaValue[] = [];
    for (let left = message.int(); left > 0; left--) values.push(this.read(message));
    return values;
  }

  #readLike(message: Incoming, kind: ClassName): LuaTable {
    const table = LuaTable.of(PARTS[kind].map((part) => [part, message.number()]));
    table.kind = kind;
    return table;
  }

  #readTable(message: Incoming): LuaTable {
    const table = new LuaTable();
    for (let left = message.int(); left > 0; left--) {
      const key = this.read(message);
      const value = this.read(message);
      if (typeof key === "string" || typeof key === "number" || typeof key === "boolean" || isHostObject(key)) {
        table.entries.set(key, value);
      }
    }
    return table;
  }
}
