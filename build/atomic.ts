import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

export interface FileToWrite {
  readonly file: string;
  readonly bytes: Uint8Array;
}

const partOf = (file: string): string => `${file}.${String(process.pid)}.part`;

const writtenBeside = ({ file, bytes }: FileToWrite): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(partOf(file), bytes);
};

/** Each file is written beside its place and renamed, so it is whole or not there; all are written before the first is. */
const placed = (files: readonly FileToWrite[], before: (file: string) => void): void => {
  try {
    for (const each of files) writtenBeside(each);
    for (const { file } of files) {
      before(file);
      renameSync(partOf(file), file);
    }
  } finally {
    for (const { file } of files) rmSync(partOf(file), { force: true });
  }
};

export const isAsItWas = ({ file, bytes }: FileToWrite): boolean =>
  existsSync(file) && readFileSync(file).equals(bytes);

const besideIt = (file: string): string => `${file}.bak`;

const keptAs =
  (backupOf: (file: string) => string) =>
  (file: string): void => {
    if (existsSync(file)) placed([{ file: backupOf(file), bytes: readFileSync(file) }], () => undefined);
  };

export const writeAtomically = (file: string, bytes: Uint8Array): void => {
  placed([{ file, bytes }], () => undefined);
};

/** Replaces the files that would change, keeping what they were beside them, usually as `.bak`, and gives their names. */
export const replaceFiles = (files: readonly FileToWrite[], backupOf = besideIt): string[] => {
  const changed = files.filter((each) => !isAsItWas(each));
  placed(changed, keptAs(backupOf));
  return changed.map(({ file }) => file);
};
