import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, parse, relative, resolve } from "node:path";

// Windows has only the first; `undefined` counts for nothing there.
const READ_PLAINLY = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Whether a folder on the way to a file is a link. What leads to the folder it has to be within is not asked about. */
export const isBehindLink = (file: string, within: string = parse(resolve(file)).root): boolean => {
  const folder = dirname(resolve(file));
  return realpathSync(folder) !== join(realpathSync(within), relative(resolve(within), folder));
};

/**
 * What is in a file that is nothing else: a link that was put in its place or into its way, a folder or a pipe is an error.
 */
export const readPlain = (file: string, within?: string): Buffer => {
  const open = openSync(file, READ_PLAINLY);
  try {
    if (!fstatSync(open).isFile()) throw new Error(`${file} is no plain file`);
    if (isBehindLink(file, within)) throw new Error(`${file} lies behind a link`);
    return readFileSync(open);
  } finally {
    closeSync(open);
  }
};
