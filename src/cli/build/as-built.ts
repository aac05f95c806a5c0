import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { versionOf } from "../../../bin/program.mjs";
import { writeAtomically } from "../../../build/atomic";
import { DIST, type TableName } from "../../../build/project";
import { ROOT } from "../../../build/root";
import { distIn } from "../language";

/** From which sources each table in `dist` was built last: as long as they are the same, so is the table. */

const noteOf = (table: TableName, language: string): string => join(DIST, "cache/built", language, table);

/** How TypeScript becomes Lua counts too, which is nothing to the commands themselves. */
const sourcesNow = (): string => versionOf(ROOT) + readFileSync(join(ROOT, "tstl.json"), "utf8");

/** Notes what is about to be built, or that what is there is no longer known; gives what to do when it is done. */
export const noting = (
  tables: readonly TableName[],
  out: string,
  assetsAt: unknown,
  language: string,
): ((done: boolean) => void) => {
  if (out !== distIn(language)) return () => undefined;
  const version = sourcesNow();
  for (const table of tables) rmSync(noteOf(table, language), { force: true });
  return (done) => {
    // Only as a table is opened here: its files on this computer.
    if (!done || assetsAt !== "file") return;
    for (const table of tables) {
      const note = noteOf(table, language);
      mkdirSync(dirname(note), { recursive: true });
      writeAtomically(note, Buffer.from(version));
    }
  };
};

/** Of these the tables whose sources have changed since they were built. */
export const changedSince = <Table extends TableName>(tables: readonly Table[], language: string): readonly Table[] => {
  const version = sourcesNow();
  const isKnown = (note: string): boolean => existsSync(note) && readFileSync(note, "utf8") === version;
  return tables.filter((table) => !isKnown(noteOf(table, language)));
};
