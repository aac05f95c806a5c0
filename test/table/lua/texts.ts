import { readingOf, readOn } from "../../../src/table/reading";
import { written } from "../../../src/table/writing";

declare const _G: Record<string, unknown>;

/** Reads a text in steps of so many pieces; in a list, for nothing at all may come of it. */
const read = (text: string, pieces: number): readonly unknown[] => {
  const reading = readingOf(text);
  let steps = 0;
  while (!readOn(reading, pieces)) steps++;
  return [steps, reading.value];
};

_G["read"] = read;
_G["rewritten"] = (text: string): string => written(read(text, 1000)[1]);
