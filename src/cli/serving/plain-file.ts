import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";

// Windows has only the first; `undefined` counts for nothing there.
const READ_PLAINLY = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** What is in a file that is nothing else: a link that was put in its place, a folder or a pipe is an error. */
export const readPlain = (file: string): Buffer => {
  const open = openSync(file, READ_PLAINLY);
  try {
    if (!fstatSync(open).isFile()) throw new Error(`${file} is no plain file`);
    return readFileSync(open);
  } finally {
    closeSync(open);
  }
};
