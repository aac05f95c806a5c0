import { readFileSync } from "node:fs";
import { nearest } from "./nearest";

/** Something a person can put right: its message names the thing, is shown alone, and ends with exit code 2. */
export class Mistake extends Error {
  override readonly name = "Mistake";
}

/** Packages that are bundled apart have each a class of their own. */
export const isMistake = (error: unknown): error is Mistake => error instanceof Error && error.name === "Mistake";

/** What is asked of somebody who may have made a slip; "" where nothing is near. */
export const didYouMean = (given: string, known: readonly string[], mark = ""): string => {
  const meant = nearest(given, known);
  return meant === "" ? "" : `; did you mean ${mark}${meant}?`;
};

/** The word after the command that is none of those known. */
export const among = <T extends string>(what: string, given: string, known: readonly T[]): T => {
  const found = known.find((each) => each === given);
  if (found !== undefined) return found;
  throw new Mistake(`unknown ${what} "${given}"; known: ${known.join(", ")}${didYouMean(given, known)}`);
};

/** An option's text as a whole number. */
export const wholeNumber = (option: string, given: string, least: number, most: number): number => {
  const number = /^-?\d+$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Mistake(`--${option} is "${given}"; it must be a whole number from ${String(least)} to ${String(most)}`);
};

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "reading it is not allowed",
  ENOTDIR: "its folder is a file",
};

/** What a system call said, in words. */
export const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
};

/** The text of a file that a person named. */
export const readable = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Mistake(`cannot read ${file}: ${reasonOf(error)}`);
  }
};
