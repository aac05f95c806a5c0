import { createHash } from "node:crypto";
import type { Bodies, Body } from "./body";
import { readPlain } from "./plain-file";
import { filesOf } from "./save-files";

/** A save, and which file stands at which of its addresses. */
export interface SaveAndFiles {
  readonly text: string;
  readonly files: readonly { readonly url: string; readonly path: string; readonly file: string }[];
}

export const withItsFiles = (text: string): SaveAndFiles => ({ text, files: filesOf(JSON.parse(text)) });

/** A table as a page opens it: what it is, its save, and the save's own files, by their paths within its folder. */
export const tableFiles = (name: string, { text, files }: SaveAndFiles): Bodies => {
  const key = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const about = { name, key, files: Object.fromEntries(files.map(({ url, path }) => [url, path])) };
  const bodies = new Map<string, Body>();
  bodies.set("about.json", () => Buffer.from(JSON.stringify(about)));
  bodies.set("save.json", () => Buffer.from(text));
  for (const { path, file } of files) bodies.set(path, () => readPlain(file));
  return bodies;
};
