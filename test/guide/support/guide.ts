import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../build/root";

/** What `docs/adding.md` says: each chapter with the files of its list, and what is to be written into which file. */

export interface Listed {
  readonly file: string;
  /** What is told without it; "" where that is its name. */
  readonly without: string;
}

/** A whole new file, or the places of one where lines are to be changed. */
export interface Written {
  readonly file: string;
  readonly as: "ts" | "diff";
  readonly code: string;
}

export interface Chapter {
  readonly title: string;
  readonly files: readonly Listed[];
  readonly written: readonly Written[];
}

const ROW = /^\| `([^`]+)`\s*\|[^|]*\|(?:\s*`(.+?)`\s*\|)?$/gm;
const BLOCK = /^`([^`\n]+)`\n\n```(ts|diff)\n([\s\S]*?)^```$/gm;

const chapterOf = (text: string): Chapter => ({
  title: text.slice(0, text.indexOf("\n")),
  files: [...text.matchAll(ROW)].map(([, file = "", without = ""]) => ({ file, without })),
  written: [...text.matchAll(BLOCK)].map(([, file = "", as, code = ""]) => ({
    file,
    as: as === "diff" ? "diff" : "ts",
    code,
  })),
});

export const chapters = (): readonly Chapter[] =>
  readFileSync(join(ROOT, "docs/adding.md"), "utf8").split(/^## /m).slice(1).map(chapterOf);

export const chapter = (title: string): Chapter => {
  const found = chapters().find((each) => each.title === title);
  if (found === undefined) throw new Error(`docs/adding.md has no chapter "${title}"`);
  return found;
};

/** The lines of one place, as they are before and after. */
const placeOf = (hunk: string): { readonly before: string; readonly after: string } => {
  const lines = hunk.split("\n").filter((line) => line !== "");
  const side = (sign: string): string =>
    lines
      .filter((line) => line.startsWith(" ") || line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join("");
  return { before: side("-"), after: side("+") };
};

const changedAt = (text: string, hunk: string, file: string): string => {
  const { before, after } = placeOf(hunk);
  const [head, tail, ...more] = text.split(before);
  if (before === "" || head === undefined || tail === undefined || more.length > 0)
    throw new Error(`docs/adding.md: ${file} has not one place that reads\n${before}`);
  return head + after + tail;
};

/** The file's text once it is done as it is written. */
export const done = ({ file, as, code }: Written, text: string): string =>
  as === "ts" ? code : code.split("@@\n").reduce((now, hunk) => changedAt(now, hunk, file), text);
