import { numberText } from "./number-text";
import { byBytes, sorted } from "./order";

const quoted = (text: string): string => '"' + text + '"';

/** JSON with sorted keys, byte-identical on every VM. For plain records of whole numbers and ASCII words. */
export const canonical = (value: unknown): string => {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return numberText(value);
  if (typeof value === "boolean") return value ? "true" : "false";
  if (Array.isArray(value)) {
    let items = "";
    for (let i = 0; i < value.length; i++) items += (i > 0 ? "," : "") + canonical(value[i]);
    return "[" + items + "]";
  }
  if (typeof value !== "object" || value === null) return "null";
  const record = value as Record<string, unknown>;
  const keys: string[] = [];
  for (const key in record) keys.push(key);
  // In Lua an empty record and an empty list are the same thing.
  if (keys.length === 0) return "[]";
  let fields = "";
  for (const key of sorted(keys, byBytes)) {
    fields += (fields === "" ? "" : ",") + quoted(key) + ":" + canonical(record[key]);
  }
  return "{" + fields + "}";
};
