import {
  FlattenMap,
  GREATEST_LOWER_BOUND,
  LEAST_UPPER_BOUND,
  originalPositionFor,
  type SectionedSourceMap,
  type TraceMap,
} from "@jridgewell/trace-mapping";

/** A place in the TypeScript; line and column are counted from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface LuaPosition {
  readonly line: number;
  /** Counted from 0, and 0 where the VM tells the line alone. */
  readonly column: number;
}

/** MoonSharp's `chunk_3:(12,4-20)` and `name:(12,4-13,2)`; other Luas' `[string "name"]:12:` and `name:12:`. */
const POSITION = /[\w./-]+:\((\d+),(\d+)-|(?:\[string "[^\n]*?"\]|[\w.@/-]*[A-Za-z_][\w.@/-]*):(\d+):/g;

const positionsIn = (errorText: string): LuaPosition[] =>
  [...errorText.matchAll(POSITION)].map(([, line, column = "0", lineAlone]) => ({
    line: Number(line ?? lineAlone),
    column: Number(column),
  }));

const flat = new WeakMap<SectionedSourceMap, TraceMap>();

const flattened = (map: SectionedSourceMap): TraceMap => {
  const known = flat.get(map) ?? new FlattenMap(map);
  flat.set(map, known);
  return known;
};

/** Where a position in the bundle's Lua comes from: the token that stands there, or the first of its line. */
export const placeOf = (
  bundle: { readonly map: SectionedSourceMap },
  { line, column }: LuaPosition,
): SourcePlace | "none of ours" => {
  const map = flattened(bundle.map);
  for (const bias of [GREATEST_LOWER_BOUND, LEAST_UPPER_BOUND] as const) {
    const found = originalPositionFor(map, { line, column, bias });
    if (found.source !== null) return { file: found.source, line: found.line, column: found.column + 1 };
  }
  return "none of ours";
};

/**
 * Where in the TypeScript a bundle's error came from: a place for each position in its text that is in our code, in
 * their order, so that the first is where it happened.
 */
export const whereIs = (bundle: { readonly map: SectionedSourceMap }, errorText: string): SourcePlace[] =>
  positionsIn(errorText)
    .map((position) => placeOf(bundle, position))
    .filter((place) => place !== "none of ours");
