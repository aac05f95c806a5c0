import { numberAsText } from "../vm/doubles";
import {
  type Caller,
  isHostObject,
  isLuaFunction,
  type LuaKey,
  LuaTable,
  type LuaValue,
  ScriptError,
  Vec,
} from "../vm/value";
import { DOCUMENTED } from "./documented";
import { singleton } from "./members";

/** https://api.tabletopsimulator.com/json/, as the published class behaves. */

/** Maps whose keys are numbers in the game and strings in the file. */
const NUMBERED = new Set(["CustomDeck", "States", "TabStates"]);

/** A plain value of ours as a Lua value; `numbered` gives the save format's maps their numeric keys. */
export const fromJson = (value: unknown, numbered: boolean, key = ""): LuaValue => {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (value instanceof Vec) return value;
  if (Array.isArray(value)) return LuaTable.of(value.map((entry, i) => [i + 1, fromJson(entry, numbered)] as const));
  const asNumbers = numbered && NUMBERED.has(key);
  const entries = Object.entries(value).map(
    ([name, entry]) => [asNumbers ? Number(name) : name, fromJson(entry, numbered, name)] as const,
  );
  return LuaTable.of(entries);
};

const keyText = (key: LuaKey): string => {
  if (typeof key === "string") return key;
  if (typeof key === "number") return numberAsText(key);
  throw new ScriptError("JSON: a key is neither a string nor a number");
};

const isList = (table: LuaTable): boolean =>
  [...table.entries.keys()].every((key) => typeof key === "number" && key > 0 && Number.isInteger(key));

/**
 * A Lua value as plain JSON: an empty table is a list, a list runs to its largest key, holes are null. `numbered`: it is
 * part of a save, whose maps stay maps although their keys are numbers.
 */
export const toJson = (value: LuaValue, numbered = false, key = ""): unknown => {
  if (value === undefined) return null;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (value instanceof LuaTable) {
    if (isList(value) && !(numbered && NUMBERED.has(key))) {
      const most = Math.max(0, ...[...value.entries.keys()].map(Number));
      return Array.from({ length: most }, (_, i) => toJson(value.get(i + 1), numbered));
    }
    const fields: Record<string, unknown> = {};
    for (const key of [...value.entries.keys()].sort((a, b) => (keyText(a) < keyText(b) ? -1 : 1))) {
      const name = keyText(key);
      if (Object.prototype.hasOwnProperty.call(fields, name))
        throw new ScriptError(`JSON: the key ${name} comes twice`);
      fields[name] = toJson(value.get(key), numbered, name);
    }
    return fields;
  }
  if (isLuaFunction(value)) throw new ScriptError("JSON: a function cannot be encoded");
  if (isHostObject(value)) throw new ScriptError("JSON: userdata cannot be encoded");
  if (value instanceof Vec) return { x: value.x, y: value.y, z: value.z };
  throw new ScriptError("JSON: this cannot be encoded");
};

const decoded = (text: string): LuaValue => {
  if (text.trim() === "") return undefined;
  try {
    return fromJson(JSON.parse(text), false);
  } catch {
    throw new ScriptError(`JSON.decode: this is not JSON: ${text.slice(0, 40)}`);
  }
};

/**
 * The game's JSON is written in Lua, and MoonSharp copies the text at every step through it: both ways cost the square
 * of its length. Measured with the published class, in fengari's instructions a character squared.
 */
const ENCODING = 0.002;
const DECODING = 0.03;

const charged = (text: string, each: number, vm: Caller): string => {
  vm.charge(Math.round(text.length * text.length * each));
  return text;
};

export const json = singleton("JSON", {
  fields: {},
  methods: {
    encode: (_, args, vm) => charged(JSON.stringify(toJson(args.any(0))), ENCODING, vm),
    encode_pretty: (_, args, vm) => charged(JSON.stringify(toJson(args.any(0)), null, 2), ENCODING, vm),
    decode: (_, args, vm) => decoded(charged(args.text(0), DECODING, vm)),
  },
  documented: DOCUMENTED.json,
});
