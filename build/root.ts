import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The commands run as JavaScript that lies elsewhere in the project, so its folder is looked for. */
const above = (folder: string): string =>
  existsSync(join(folder, "tstl.json")) || dirname(folder) === folder ? folder : above(dirname(folder));

/** The folder that everything lies in. */
export const ROOT = above(import.meta.dirname);
