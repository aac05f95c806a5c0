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

const parsed = (value: unknown, path: string): ObjectState => {
  try {
    return parsedObject(value, path);
  } catch (error) {
    throw new ScriptError(error instanceof Error ? error.message : String(error));
  }
};

/** An object as a script hands it over: `spawnObjectData`'s table. */
export const objectFromTable = (table: LuaValue, member: string): ObjectState =>
  parsed(toJson(table, true), `${member}: data`);

/** An object as the text of its save: `spawnObjectJSON`'s. */
export const objectFromText = (text: LuaValue, member: string): ObjectState => {
  if (typeof text !== "string") throw new ScriptError(`${member}: json is missing`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ScriptError(`${member}: this is not JSON`);
  }
  return parsed(value, `${member}: json`);
};
