import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Verdict } from "./bench";

/** What is known so far, in a file: a run that was broken off goes on where it was. */
export interface Kept {
  of(this: void, name: string): Verdict | "untried";
  keep(this: void, name: string, verdict: Verdict): void;
}

type Line = readonly [string, Verdict];

const linesOf = (file: string): readonly string[] =>
  // What was being written when a run was broken off is no whole line.
  existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(0, -1) : [];

/**
 * Verdicts hold for one bundle; of another, told by its `version`, nothing is known. `again` takes what was killed
 * before for killed now: that is for whoever is writing tests, and no figure.
 */
export const keptIn = (file: string, version: string, again: boolean): Kept => {
  const [first, ...rest] = linesOf(file);
  const lines = rest.map((line) => JSON.parse(line) as Line);
  const holds = ([, { verdict }]: Line): boolean => first === version || (again && verdict === "killed");
  const known = new Map<string, Verdict>(lines.filter(holds));
  const text = [version, ...[...known].map((line) => JSON.stringify(line))].map((line) => `${line}\n`).join("");
  writeFileSync(file, text);
  return {
    of: (name) => known.get(name) ?? "untried",
    keep: (name, verdict) => {
      known.set(name, verdict);
      appendFileSync(file, `${JSON.stringify([name, verdict] satisfies Line)}\n`);
    },
  };
};
