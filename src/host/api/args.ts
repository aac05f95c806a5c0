import { isLuaFunction, type LuaFunction, LuaTable, type LuaValue, ScriptError, Colour, Vec } from "../vm/value";
import { COLOURS } from "../world/players";
import { Thing } from "../world/thing";

/** Reads a table that stands for a vector: letters first, then numbers. */
export const vecOf = (value: LuaValue, otherwise?: Vec): Vec | undefined => {
  if (!(value instanceof LuaTable)) return otherwise;
  const part = (letter: string, index: number, rest: number): number => {
    const found = value.get(letter) ?? value.get(index);
    return typeof found === "number" && Number.isFinite(found) ? found : rest;
  };
  return new Vec(part("x", 1, otherwise?.x ?? 0), part("y", 2, otherwise?.y ?? 0), part("z", 3, otherwise?.z ?? 0));
};

export const colourOf = (value: LuaValue): Colour | undefined => {
  if (!(value instanceof LuaTable)) return undefined;
  const part = (letter: string, index: number, rest: number): number => {
    const found = value.get(letter) ?? value.get(index);
    return typeof found === "number" ? found : rest;
  };
  return new Colour(part("r", 1, 0), part("g", 2, 0), part("b", 3, 0), part("a", 4, 1));
};

/** A tint as scripts give it: a colour's name or a table. */
export const colourNamedOrGiven = (value: LuaValue): Colour | undefined => {
  if (typeof value !== "string") return colourOf(value);
  const known = Object.entries(COLOURS).find(([name]) => name.toLowerCase() === value.toLowerCase());
  return known === undefined ? undefined : new Colour(...known[1]);
};

/** The arguments of one call, read by what the member takes; what does not fit is an error that names the member. */
export class Args {
  constructor(
    readonly member: string,
    readonly values: readonly LuaValue[],
  ) {}

  any(index: number): LuaValue {
    return this.values[index];
  }

  number(index: number, otherwise?: number): number {
    const value = this.values[index];
    if (typeof value === "number") return value;
    if (typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value))) return Number(value);
    if (value === undefined && otherwise !== undefined) return otherwise;
    return this.#wrong(index, "a number");
  }

  text(index: number, otherwise?: string): string {
    const value = this.values[index];
    if (typeof value === "string") return value;
    if (typeof value === "number") return String(value);
    if (value === undefined && otherwise !== undefined) return otherwise;
    return this.#wrong(index, "a string");
  }

  flag(index: number, otherwise: boolean): boolean {
    const value = this.values[index];
    return typeof value === "boolean" ? value : otherwise;
  }

  table(index: number): LuaTable {
    const value = this.values[index];
    return value instanceof LuaTable ? value : this.#wrong(index, "a table");
  }

  optionalTable(index: number): LuaTable {
    const value = this.values[index];
    return value instanceof LuaTable ? value : new LuaTable();
  }

  vector(index: number): Vec {
    return vecOf(this.values[index]) ?? this.#wrong(index, "a vector");
  }

  fn(index: number): LuaFunction {
    return this.optionalFn(index) ?? this.#wrong(index, "a function");
  }

  optionalFn(index: number): LuaFunction | undefined {
    const value = this.values[index];
    return value !== undefined && isLuaFunction(value) ? value : undefined;
  }

  thing(index: number): Thing {
    return this.optionalThing(index) ?? this.#wrong(index, "an object");
  }

  optionalThing(index: number): Thing | undefined {
    const value = this.values[index];
    return value instanceof Thing ? value : undefined;
  }

  texts(index: number): string[] {
    return this.table(index)
      .list()
      .filter((value): value is string => typeof value === "string");
  }

  #wrong(index: number, wanted: string): never {
    const value = this.values[index];
    const got = value === undefined ? "nil" : value instanceof LuaTable ? "a table" : typeof value;
    throw new ScriptError(`${this.member}: argument ${String(index + 1)} must be ${wanted}, not ${got}`);
  }
}
