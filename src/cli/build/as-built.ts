import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { versionOf } from "../../../bin/program.mjs";
import { writeAtomically } from "../../../build/atomic";
import { DIST, FIRST_LANGUAGE, type TableName } from "../../../build/project";
import { ROOT } from "../../../build/root";

/** From which sources each table in `dist` was built last: as long as they are the same, so is the table. */

const noteOf = (table: TableName): string => join(DIST, "cache/built", table);

/** How TypeScript becomes Lua counts too, which is nothing to the commands themselves. */
const sourcesNow = (): string => versionOf(ROOT) + readFileSync(join(ROOT, "tstl.json"), "utf8");

/** Only as a table is opened here: in the first language, its files on this computer. */
const isUsual = (out: string, assetsAt: unknown, language: string): boolean =>
  out === DIST && assetsAt === "file" && language === FIRST_LANGUAGE;

/** Notes what is about to be built, or that what is there is no longer known; gives what to do when it is done. */
export const noting = (
  tables: readonly TableName[],
  out: string,
  assetsAt: unknown,
  language: string,
): ((done: boolean) => void) => {
  if (out !== DIST) return () => undefined;
  const version = sourcesNow();
  for (const table of tables) rmSync(noteOf(table), { force: true });
  return (done) => {
    if (!done || !isUsual(out, assetsAt, language)) return;
    for (const table of tables) {
      mkdirSync(dirname(noteOf(table)), { recursive: true });
      writeAtomically(noteOf(table), Buffer.from(version));
    }
  };
};

/** Of these the tables whose sources have changed since they were built. */
export const changedSince = <Table extends TableName>(tables: readonly Table[]): readonly Table[] => {
  const version = sourcesNow();
  return tables.filter((table) => !existsSync(noteOf(table)) || readFileSync(noteOf(table), "utf8") !== version);
};
