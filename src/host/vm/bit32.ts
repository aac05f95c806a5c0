import { HostFunction, type LuaValue, ScriptError } from "./value";

const whole = (value: LuaValue): number => {
  if (typeof value !== "number") throw new ScriptError("bit32 takes numbers");
  return value >>> 0;
};

const shift = (bits: number, by: number): number =>
  by <= -32 || by >= 32 ? 0 : by >= 0 ? (bits << by) >>> 0 : bits >>> -by;

const rotate = (bits: number, by: number): number => {
  const turn = ((by % 32) + 32) % 32;
  return turn === 0 ? bits : ((bits << turn) | (bits >>> (32 - turn))) >>> 0;
};

const mask = (width: number): number => (width >= 32 ? 0xffffffff : 2 ** width - 1);

const operations: Readonly<Record<string, (...args: readonly number[]) => number | boolean>> = {
  band: (...all) => all.reduce((a, b) => (a & b) >>> 0, 0xffffffff),
  bor: (...all) => all.reduce((a, b) => (a | b) >>> 0, 0),
  bxor: (...all) => all.reduce((a, b) => (a ^ b) >>> 0, 0),
  btest: (...all) => all.reduce((a, b) => (a & b) >>> 0, 0xffffffff) !== 0,
  bnot: (a = 0) => ~a >>> 0,
  lshift: (a = 0, by = 0) => shift(a, by | 0),
  rshift: (a = 0, by = 0) => shift(a, -(by | 0)),
  arshift: (a = 0, by = 0) => ((by | 0) >= 0 ? ((a | 0) >> Math.min(31, by | 0)) >>> 0 : shift(a, -(by | 0))),
  lrotate: (a = 0, by = 0) => rotate(a, by | 0),
  rrotate: (a = 0, by = 0) => rotate(a, -(by | 0)),
  extract: (a = 0, field = 0, width = 1) => (a >>> field) & mask(width),
  replace: (a = 0, value = 0, field = 0, width = 1) =>
    ((a & ~(mask(width) << field)) | ((value & mask(width)) << field)) >>> 0,
};

/** Lua 5.3 dropped bit32; MoonSharp has it. */
export const openBit32 = (vm: { set(name: string, value: LuaValue): void }): void => {
  const library: Record<string, LuaValue> = {};
  for (const [name, operation] of Object.entries(operations)) {
    library[name] = new HostFunction(name, (args) => operation(...args.map(whole)));
  }
  vm.set("bit32", library);
};
