import {
  decodedMap,
  encodedMap,
  presortedDecodedMap,
  type SourceMapSegment,
  TraceMap,
} from "@jridgewell/trace-mapping";
import type { Module } from "../stage";

const REQUIRE = /\brequire\("([^"]+)"\)/g;

export const requiredBy = ({ lua }: Module): string[] => [...lua.matchAll(REQUIRE)].map(([, name = ""]) => name);

/** The ends of a dotted name, the shortest first. */
const endsOf = (name: string): string[] => {
  const words = name.split(".");
  return words.map((_, i) => words.slice(words.length - 1 - i).join("."));
};

/** What each is called among these: as much of its end as nobody else ends with. */
export const shortModuleNames = (names: readonly string[]): Map<string, string> => {
  const bearers = new Map<string, number>();
  for (const end of names.flatMap(endsOf)) bearers.set(end, (bearers.get(end) ?? 0) + 1);
  return new Map(names.map((name) => [name, endsOf(name).find((end) => bearers.get(end) === 1) ?? name]));
};

type Names = ReadonlyMap<string, string>;

/** How many columns to the left what stands at a column of a line comes to stand. */
const shiftIn = (line: string, names: Names, column: number): number =>
  [...line.matchAll(REQUIRE)]
    .filter(({ index, 0: text }) => index + text.length - ")".length <= column)
    .reduce((sum, [, name = ""]) => sum + name.length - (names.get(name) ?? name).length, 0);

/** The module with others called by these names, its map moved along. */
export const withModuleNames = (names: Names, { name, lua, map }: Module): Module => {
  const renamed = lua.replace(REQUIRE, (text, required: string) =>
    text.replace(required, names.get(required) ?? required),
  );
  const short = names.get(name) ?? name;
  if (map === "none") return { name: short, lua: renamed, map };
  const lines = lua.split("\n");
  const { sources, mappings } = decodedMap(new TraceMap(map));
  const moved = mappings.map((segments, i) =>
    segments.map(
      ([column, ...origin]): SourceMapSegment =>
        [column - shiftIn(lines[i] ?? "", names, column), ...origin] as SourceMapSegment,
    ),
  );
  const encoded = encodedMap(presortedDecodedMap({ version: 3, names: [], sources, mappings: moved }));
  return { name: short, lua: renamed, map: { ...map, mappings: encoded.mappings } };
};
