import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** For nobody but who runs the server: keys and hidden cards are in it. */
const OWNER_ONLY = 0o600;
const OWNERS_FOLDER = 0o700;

/** A file is the old one or the new one, whenever the power fails: it is written beside its place and renamed. */
export const writeWhole = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true, mode: OWNERS_FOLDER });
  const beside = `${file}.new`;
  const open = openSync(beside, "w", OWNER_ONLY);
  try {
    writeFileSync(open, text);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
  renameSync(beside, file);
};
