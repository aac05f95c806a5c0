import {
  Colour,
  HostFunction,
  isHostObject,
  isLuaFunction,
  type LuaKey,
  LuaTable,
  type LuaValue,
  Vec,
} from "../../../src/host/vm/value";
import { PlayerSeat } from "../../../src/host/world/players";
import { Thing } from "../../../src/host/world/thing";
import type { LuaFunction, Value } from "./script";

const isFilled = ({ entries }: LuaTable): boolean => entries.size > 0 && entries.has(1) && entries.has(entries.size);

const keyOf = (key: LuaKey): string => {
  if (key instanceof Thing) return key.guid;
  return typeof key === "object" ? key.hostType.text(key) : String(key);
};

const tableFrom = (table: LuaTable): Value => {
  if (isFilled(table)) return table.list().map(fromLua);
  return Object.fromEntries([...table.entries].map(([key, value]) => [keyOf(key), fromLua(value)]));
};

/** What a script gives, for a test: a player is the colour, an empty table an object without fields. */
export const fromLua = (value: LuaValue): Value => {
  if (typeof value !== "object") return value;
  if (value instanceof LuaTable) return tableFrom(value);
  if (isLuaFunction(value)) return (...args) => fromLua(value.call(...args.map(toLua)));
  if (value instanceof Thing) return value;
  if (value instanceof PlayerSeat) return value.colour;
  if (value instanceof Vec) return { x: value.x, y: value.y, z: value.z };
  if (value instanceof Colour) return { r: value.r, g: value.g, b: value.b, a: value.a };
  if (isHostObject(value)) return value.hostType.text(value);
  if (isSeveral(value)) return value.map(fromLua);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fromLua(each as LuaValue)]));
};

const isSeveral = (value: LuaValue): value is readonly LuaValue[] => Array.isArray(value);

const isFunction = (value: Value): value is LuaFunction => typeof value === "function";
const isList = (value: object): value is readonly Value[] => Array.isArray(value);

/** What a test gives, for a script. */
export const toLua = (value: Value): LuaValue => {
  if (isFunction(value)) return new HostFunction("of the test", (args) => toLua(value(...args.map(fromLua))));
  if (typeof value !== "object" || value instanceof Thing) return value;
  if (isList(value)) return LuaTable.of(value.map((each, i) => [i + 1, toLua(each)] as const));
  return LuaTable.of(Object.entries(value).map(([key, each]) => [key, toLua(each as Value)] as const));
};
