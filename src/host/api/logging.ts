import { isHostObject, isLuaFunction, LuaTable, type LuaValue, textOf } from "../vm/value";
import type { LogStyle } from "../world/log-style";
import type { World } from "../world/world";

/** https://api.tabletopsimulator.com/base/#log — how values look in the console. */

/** Tables within tables are written out this deep. */
const DEEPEST = 4;

const plain = (value: LuaValue): string => {
  if (value === undefined) return "nil";
  if (isLuaFunction(value)) return "function";
  return isHostObject(value) ? value.hostType.text(value) : textOf(value);
};

/** In a line, or each entry in its own. */
const written = (value: LuaValue, concise: boolean, depth = 0): string => {
  if (!(value instanceof LuaTable)) return plain(value);
  if (depth > DEEPEST) return "{…}";
  const entries = [...value.entries].map(([key, entry]) => `${plain(key)}: ${written(entry, concise, depth + 1)}`);
  if (concise || entries.length === 0) return `{${entries.join(", ")}}`;
  const indent = "\t".repeat(depth);
  return `{\n${entries.map((entry) => `${indent}\t${entry}\n`).join("")}${indent}}`;
};

export interface Logged {
  readonly value: LuaValue;
  readonly label: string;
  /** Names of styles with blanks between them: the first that is known is taken. */
  readonly tags: string;
}

export const styleOf = (world: World, tags: string): LogStyle | undefined =>
  tags
    .split(/\s+/)
    .map((tag) => world.logStyles.get(tag.toLowerCase()))
    .find((style) => style !== undefined);

export const logText = (world: World, { value, label, tags }: Logged, concise = false, showTags = false): string => {
  const style = styleOf(world, tags);
  const between = value instanceof LuaTable && !concise ? "\n" : " ";
  const said = [showTags ? tags : "", label, written(value, concise)].filter((part) => part !== "").join(between);
  return [style?.prefix ?? "", said, style?.postfix ?? ""].filter((part) => part !== "").join(concise ? " " : "\n");
};
