import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { compileFunction } from "node:vm";
import { patched } from "./patches";

/*
 * fengari as it runs here, on Node: its files are patched on their way into memory. A bundle for the browser has
 * `in-a-bundle.ts` instead.
 */

type Exports = Record<string, unknown>;
type Require = (name: string) => unknown;

const ENTRY = createRequire(import.meta.url).resolve("fengari");
const FOLDER = dirname(ENTRY);
const elsewhere = createRequire(ENTRY);
const loaded = new Map<string, { exports: Exports }>();

const load = (file: string): Exports => {
  const known = loaded.get(file);
  if (known !== undefined) return known.exports;
  const module = { exports: {} };
  loaded.set(file, module);
  const path = join(FOLDER, file);
  const run = compileFunction(patched(file, readFileSync(path, "utf8")), ["exports", "require", "module"], {
    filename: path,
  }) as (exports: Exports, require: Require, module: { exports: Exports }) => void;
  run(module.exports, (name) => (name.startsWith("./") ? load(name.slice(2)) : elsewhere(name)), module);
  return module.exports;
};

const { lua, lauxlib, lualib } = load("fengari.js");
const defs = load("defs.js");

export { defs, lauxlib, lua, lualib };
