import type { ObjectState } from "../../tts/save";
import { isLuaFunction, type LuaValue, ScriptError } from "../vm/value";
import { parsedObject } from "../world/parse";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import { toJson } from "./json";

/** A callback a script gave to be told when an object is ready. */
export const whenReady = (world: World, callback: LuaValue): ((thing: Thing) => void) | undefined => {
  if (callback === undefined || !isLuaFunction(callback)) return undefined;
  return (made) => {
    world.callBack(callback, made);
  };
};

/** An object as a script hands it over: `spawnObjectData`'s table. */
export const objectFromTable = (table: LuaValue, member: string): ObjectState => {
  try {
    return parsedObject(toJson(table, true), `${member}: data`);
  } catch (error) {
    throw new ScriptError(error instanceof Error ? error.message : String(error));
  }
};
