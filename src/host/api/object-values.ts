import { LuaTable, type LuaValue, ScriptError, textOf, Vec } from "../vm/value";
import { secondsOn, setTimer } from "../world/clock-face";
import { COLOURS } from "../world/players";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import { type Args, vecOf } from "./args";
import { addressOf, visit } from "./behaviours/browser";
import { countOf, setCount } from "./behaviours/counter";
import { write, writingOf } from "./behaviours/text-tool";
import { fromJson } from "./json";
import type { Method } from "./members";

/** Dice and their like, and what the value of each type is: https://api.tabletopsimulator.com/object/#setvalue */

/** A value that looks like a number comes back as one, though the save holds a text: real mods compare with `== 6`. */
const asValue = (value: string | number): string | number =>
  typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;

const rotationValue = (thing: Thing): LuaValue => {
  const value = thing.data.RotationValues?.[thing.rotationValueIndex]?.Value;
  return value === undefined ? (thing.data.RotationValues === undefined ? undefined : "") : asValue(value);
};

const turnUp = (world: World, thing: Thing, value: LuaValue): void => {
  const found = thing.data.RotationValues?.find((each) => String(each.Value) === textOf(value));
  if (found === undefined) throw new ScriptError(`setRotationValue: ${thing.guid} has no value ${textOf(value)}`);
  world.physics.turnUp(thing, new Vec(found.Rotation.x, found.Rotation.y, found.Rotation.z));
};

interface Value {
  readonly get: (world: World, thing: Thing) => LuaValue;
  readonly set: (world: World, thing: Thing, args: Args) => boolean;
}

/** Zones belong to a colour. */
const OWNER: Value = {
  get: (_, thing) => thing.data.FogColor ?? "",
  set: (_, thing, args) => {
    const colour = Object.keys(COLOURS).find((each) => each.toLowerCase() === args.text(0).toLowerCase());
    if (colour === undefined) throw new ScriptError(`setValue: there is no player colour ${args.text(0)}`);
    thing.data.FogColor = colour;
    return true;
  },
};

const PLAIN: Value = {
  get: (_, thing) => thing.data.Value ?? 0,
  set: (_, thing, args) => {
    thing.data.Value = args.number(0);
    return true;
  },
};

/** By type. The page calls hidden zones Fog, another page FogOfWar: the fog of war itself belongs to nobody. */
const VALUES: Readonly<Record<string, Value>> = {
  "3D Text": { get: (_, thing) => writingOf(thing), set: (_, thing, args) => write(thing, args.text(0)) },
  Clock: { get: secondsOn, set: (world, thing, args) => setTimer(world, thing, args.number(0)) },
  Counter: { get: (_, thing) => countOf(thing), set: (_, thing, args) => setCount(thing, args.number(0)) },
  Tablet: { get: (_, thing) => addressOf(thing), set: (_, thing, args) => visit(thing, args.text(0)) },
  Calculator: {
    get: (_, thing) => thing.data.Calculator?.value ?? "",
    set: (_, thing, args) => {
      thing.data.Calculator = { value: args.text(0), memory: thing.data.Calculator?.memory ?? 0 };
      return true;
    },
  },
  FogOfWar: OWNER,
  Hand: OWNER,
};

const stateOfValue = (entry: LuaValue) => {
  if (!(entry instanceof LuaTable)) throw new ScriptError("setRotationValues: each entry is a table");
  const value = entry.get("value");
  const { x, y, z } = vecOf(entry.get("rotation")) ?? new Vec(0, 0, 0);
  return { Value: typeof value === "number" ? value : textOf(value), Rotation: { x, y, z } };
};

export const valueMembers = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  getRotationValue: rotationValue,
  getRotationValues: (thing) =>
    fromJson(
      thing.data.RotationValues?.map((each) => ({ value: asValue(each.Value), rotation: each.Rotation })) ?? [],
      false,
    ),
  setRotationValues: (thing, args) => {
    thing.data.RotationValues = args.table(0).list().map(stateOfValue);
    return true;
  },
  setRotationValue: (thing, args) => {
    turnUp(world, thing, args.any(0));
    return undefined;
  },
  getValue: (thing) =>
    thing.data.RotationValues === undefined ? (VALUES[thing.type] ?? PLAIN).get(world, thing) : rotationValue(thing),
  setValue: (thing, args) => {
    if (thing.data.RotationValues === undefined) return (VALUES[thing.type] ?? PLAIN).set(world, thing, args);
    turnUp(world, thing, args.any(0));
    return true;
  },
});
