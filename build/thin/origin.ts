import {
  type EncodedSourceMap,
  GREATEST_LOWER_BOUND,
  LEAST_UPPER_BOUND,
  originalPositionFor,
  TraceMap,
} from "@jridgewell/trace-mapping";
import type { LuaPosition } from "../where-is";

/** Where in the TypeScript a token comes from, as source maps write it: file, line and column, counted from 0. */
export type Origin = readonly [source: number, line: number, column: number];

export type OriginOf = (position: LuaPosition) => Origin | "none";

/** What stands before the first mapped token of a line belongs to that one. */
export const originsOf = (encoded: EncodedSourceMap | "none"): OriginOf => {
  if (encoded === "none") return () => "none";
  const map = new TraceMap(encoded);
  return (position) => {
    for (const bias of [GREATEST_LOWER_BOUND, LEAST_UPPER_BOUND] as const) {
      const { source, line, column } = originalPositionFor(map, { ...position, bias });
      if (source !== null) return [map.sources.indexOf(source), line - 1, column];
    }
    return "none";
  };
};
