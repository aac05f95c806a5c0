import { HostFunction, type LuaValue, ScriptError } from "./value";

/** How far is counted within 32, as in C#. */
const left = (bits: number, by: number): number => (by < 0 ? bits >>> -by : (bits << by) >>> 0);
const right = (bits: number, by: number): number => (by < 0 ? (bits << -by) >>> 0 : bits >>> by);

const rotate = (bits: number, by: number): number => {
  const turn = ((by % 32) + 32) % 32;
  return turn === 0 ? bits : ((bits << turn) | (bits >>> (32 - turn))) >>> 0;
};

/** The last bit of all cannot be reached. */
const mask = (field: number, width: number): number => {
  if (field + width > 31) throw new ScriptError("trying to access non-existent bits");
  if (field < 0) throw new ScriptError("the field cannot be negative");
  if (width <= 0) throw new ScriptError("the width must be positive");
  return 2 ** width - 1;
};

type Operation = (...args: readonly number[]) => number | boolean;

const operations: Readonly<Record<string, Operation>> = {
  band: (...all) => all.reduce((a, b) => (a & b) >>> 0),
  bor: (...all) => all.reduce((a, b) => (a | b) >>> 0),
  bxor: (...all) => all.reduce((a, b) => (a ^ b) >>> 0),
  btest: (...all) => all.reduce((a, b) => (a & b) >>> 0) !== 0,
  bnot: (a = 0) => ~a >>> 0,
  lshift: (a = 0, by = 0) => left(a, by | 0),
  rshift: (a = 0, by = 0) => right(a, by | 0),
  // With its sign, unlike all others.
  arshift: (a = 0, by = 0) => ((by | 0) < 0 ? a << -(by | 0) : (a | 0) >> by),
  lrotate: (a = 0, by = 0) => rotate(a, by | 0),
  rrotate: (a = 0, by = 0) => rotate(a, -(by | 0)),
  extract: (a = 0, field = 0, width = 1) => (a >>> field) & mask(field | 0, width | 0),
  // What is put in is not moved to its place.
  replace: (a = 0, value = 0, field = 0, width = 1) => {
    const bits = mask(field | 0, width | 0) << field;
    return ((a & ~bits) | (value & bits)) >>> 0;
  },
};

const whole = (name: string, value: LuaValue, index: number): number => {
  if (typeof value !== "number")
    throw new ScriptError(`bad argument #${String(index + 1)} to '${name}' (number expected)`);
  return value >>> 0;
};

/** bit32 as MoonSharp has it, mistakes and all; Lua 5.3 dropped it. */
export const openBit32 = (vm: { set(name: string, value: LuaValue): void }): void => {
  const library: Record<string, LuaValue> = {};
  for (const [name, operation] of Object.entries(operations)) {
    const called = (args: readonly LuaValue[]): number | boolean =>
      operation(whole(name, args[0], 0), ...args.slice(1).map((arg, i) => whole(name, arg, i + 1)));
    library[name] = new HostFunction(name, called);
  }
  vm.set("bit32", library);
};
