import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { DataOf, Kind, ResultOf } from "../crew/kinds";
import { Mistake } from "../mistake";

/** What of a long run is done: one that was broken off goes on where it was. */
export interface DoneBefore {
  of<K extends Kind>(this: void, kind: K, job: DataOf<K>): ResultOf<K> | "untried";
  note<K extends Kind>(this: void, kind: K, jobs: readonly DataOf<K>[], results: readonly ResultOf<K>[]): void;
}

export const NOTHING_KEPT: DoneBefore = { of: () => "untried", note: () => undefined };

type Line = readonly [asked: string, result: unknown];

const asked = (kind: Kind, job: unknown): string => JSON.stringify([kind, job]);

/** The lines below the first, which says whose they are; what was being written when a run was broken off is none. */
const linesIn = (file: string, version: string): readonly Line[] => {
  const [first, ...rest] = existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(0, -1) : [];
  if (first !== undefined && first !== version)
    throw new Mistake(`--kept ${file}: what is kept there was done by other sources; name another file`);
  return rest.map((line) => JSON.parse(line) as Line);
};

/** Kept in a file, for one version of the sources: the same is asked of others for another result. */
export const doneBefore = (file: string, version: string): DoneBefore => {
  const lines = linesIn(file, version);
  const known = new Map(lines);
  const texts = lines.map((line) => JSON.stringify(line));
  writeFileSync(file, [version, ...texts].map((text) => `${text}\n`).join(""));
  return {
    of: <K extends Kind>(kind: K, job: DataOf<K>) => {
      const key = asked(kind, job);
      return known.has(key) ? (known.get(key) as ResultOf<K>) : "untried";
    },
    note: (kind, jobs, results) => {
      const done = results.map((result, i): Line => [asked(kind, jobs[i]), result]);
      appendFileSync(file, done.map((line) => `${JSON.stringify(line)}\n`).join(""));
    },
  };
};
