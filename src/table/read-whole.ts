import { breathe } from "../kernel/breath";
import { readingOf, readOn } from "./reading";

/** As much work as a hundred pieces of text are to read. */
const A_HUNDRED_PIECES = 45;

/** Reads a text to its end, in as many frames as it takes. */
export const readWhole = (text: string): unknown => {
  const reading = readingOf(text);
  do breathe(A_HUNDRED_PIECES);
  while (!readOn(reading, 100));
  return reading.value;
};
