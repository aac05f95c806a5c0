import { decodedMap, encodedMap, presortedDecodedMap, TraceMap } from "@jridgewell/trace-mapping";
import type { Module } from "./stage";

/** TypeScriptToLua indents by four; a sixth of a script would be spaces that everybody at the table loads. */
const INDENT = 4;

const indentOf = (line: string): number => line.length - line.trimStart().length;

const thinIndent = (wide: number): number => Math.ceil(wide / INDENT);

/** The module with one space for each level, its map moved along. No string of TypeScriptToLua's spans lines. */
export const thinned = ({ name, lua, map }: Module): Module => {
  const lines = lua.split("\n");
  const thin = lines.map((line) => " ".repeat(thinIndent(indentOf(line))) + line.trimStart()).join("\n");
  if (map === "none") return { name, lua: thin, map };
  const { mappings, ...rest } = decodedMap(new TraceMap(map));
  const moved = mappings.map((segments, i) => {
    const wide = indentOf(lines[i] ?? "");
    const less = wide - thinIndent(wide);
    return segments.map(([column, ...origin]) => [Math.max(column - less, 0), ...origin] as (typeof segments)[number]);
  });
  const { mappings: encoded } = encodedMap(presortedDecodedMap({ ...rest, mappings: moved }));
  return { name, lua: thin, map: { ...map, mappings: encoded } };
};
