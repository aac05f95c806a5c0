import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** What a file of a repository holds: nothing is known of it before it is looked at. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The file or folder of that name, as Windows finds it: whatever its letters' size. */
const found = (path: string): string | undefined => {
  if (existsSync(path)) return path;
  const parent = dirname(path) === path ? undefined : found(dirname(path));
  if (parent === undefined) return undefined;
  const name = readdirSync(parent).find((each) => each.toLowerCase() === basename(path).toLowerCase());
  return name === undefined ? undefined : join(parent, name);
};

export const textIfThere = (...path: readonly string[]): string | undefined => {
  const file = found(join(...path));
  return file === undefined ? undefined : readFileSync(file, "utf8").replace(/^\uFEFF/, "");
};

export const textIn = (...path: readonly string[]): string => {
  const text = textIfThere(...path);
  if (text === undefined) throw new Error(`there is no ${join(...path)}`);
  return text;
};

export const fieldsIn = (...path: readonly string[]): Fields => {
  const fields: unknown = JSON.parse(textIn(...path));
  if (!isFields(fields)) throw new Error(`${join(...path)} is no object`);
  return fields;
};

export const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];
