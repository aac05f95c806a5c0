import { existsSync } from "node:fs";

/** A name beside a file that nothing has yet: what somebody kept once is never lost to a later backup. */
export const freeBackup = (file: string): string => {
  let backup = `${file}.bak`;
  for (let n = 2; existsSync(backup); n++) backup = `${file}.bak${String(n)}`;
  return backup;
};
