import {
  type DecodedSourceMap,
  decodedMappings,
  encodedMap,
  presortedDecodedMap,
  TraceMap,
} from "@jridgewell/trace-mapping";
import { expect, test } from "vitest";
import type { Module } from "../../build/stage";
import { thinned } from "../../build/thin";

const mapped = (lua: string, mappings: DecodedSourceMap["mappings"]): Module => ({
  name: "one",
  lua,
  map: encodedMap(presortedDecodedMap({ version: 3, sources: ["one.ts"], names: [], mappings })),
});

test("every level is one space, an odd indent is kept as a level, and what is within a line stays", () => {
  const { lua } = thinned({ name: "one", lua: 'a\n    b    c\n        d\n  e\n\n    "  f"\n', map: "none" });
  expect(lua).toBe('a\n b    c\n  d\n e\n\n "  f"\n');
});

test("the map moves along", () => {
  const { map } = thinned(
    mapped("a\n        bc d\n", [
      [[0, 0, 0, 0]],
      [
        [0, 0, 1, 1],
        [8, 0, 1, 2],
        [11, 0, 2, 0],
      ],
    ]),
  );
  if (map === "none") throw new Error("there is a map");
  expect(decodedMappings(new TraceMap(map))).toEqual([
    [[0, 0, 0, 0]],
    [
      [0, 0, 1, 1],
      [2, 0, 1, 2],
      [5, 0, 2, 0],
    ],
  ]);
});
