import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { basename, extname } from "node:path";
import { fileURLToPath } from "node:url";

/** The local files a save points at: pictures and models, and nothing else of this computer. */

const SERVED = new Set([".png", ".jpg", ".jpeg", ".webp", ".gif", ".obj"]);

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

const fileAt = (url: string): string => {
  try {
    const file = fileURLToPath(url);
    return SERVED.has(extname(file).toLowerCase()) && statSync(file).isFile() ? file : "";
  } catch {
    return "";
  }
};

export interface SavedFile {
  readonly url: string;
  readonly path: string;
  readonly file: string;
}

/** A name that tells nothing of where the file lies. */
const pathOf = (url: string): string =>
  `/files/${createHash("sha256").update(url).digest("hex").slice(0, 16)}${extname(basename(url)).toLowerCase()}`;

export const filesOf = (save: unknown): readonly SavedFile[] =>
  [...new Set(textsIn(save).filter((text) => text.startsWith("file:///")))]
    .map((url) => ({ url, path: pathOf(url), file: fileAt(url) }))
    .filter(({ file }) => file !== "");
