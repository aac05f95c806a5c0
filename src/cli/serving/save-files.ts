import { createHash } from "node:crypto";
import { lstatSync } from "node:fs";
import { extname } from "node:path";
import { fileAtAddress } from "../../../build/local-address";
import { isBehindLink } from "./plain-file";

/** The local files a save points at: pictures and models, and nothing else of this computer. */

const SERVED = new Set([".png", ".jpg", ".jpeg", ".webp", ".gif", ".obj"]);

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

const isThere = (file: string): boolean => {
  try {
    return lstatSync(file).isFile() && !isBehindLink(file);
  } catch {
    return false;
  }
};

export interface SavedFile {
  readonly url: string;
  readonly path: string;
  readonly file: string;
}

/** Its path tells nothing of where the file lies. */
const savedFile = (url: string): SavedFile[] => {
  const file = fileAtAddress(url);
  if (file === undefined) return [];
  const form = extname(file).toLowerCase();
  if (!SERVED.has(form) || !isThere(file)) return [];
  return [{ url, path: `files/${createHash("sha256").update(url).digest("hex").slice(0, 16)}${form}`, file }];
};

export const filesOf = (save: unknown): readonly SavedFile[] => [...new Set(textsIn(save))].flatMap(savedFile);
