import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { SectionedSourceMap } from "@jridgewell/trace-mapping";
import luabundle from "luabundle";
import { BuildFailure } from "./failure";
import { fromRoot } from "./from-root";
import type { Bundle, Module, Stage, Work } from "./stage";
import { requiredBy, shortModuleNames, withModuleNames } from "./thin/module-names";

/*
 * luabundle, not TypeScriptToLua's own `luaBundle`. Measured over the 1,529 calls, indexings and operators of the
 * kernel: through the modules' own maps 98 % lead back to their line, through the one map of `luaBundle` 72 %. All
 * bundles come of one compilation, hold nothing that only types import, and other people's tools can take them apart.
 */

const ROOT = "__root";

/** The usual names are spelled out for every module, which makes 4 KB; the bundle's first line tells these. */
const NAMES = { register: "__r", require: "__q", loaded: "__l", modules: "__m" } as const;

/** Where each module's first line is in the bundle, counted from 0. */
const offsetsIn = (lua: string): Map<string, number> => {
  const offsets = new Map<string, number>();
  for (const [line, text] of lua.split("\n").entries()) {
    const [, register, name] = /^(\w+)\("([^"]+)", function\(require,/.exec(text) ?? [];
    if (register === NAMES.register && name !== undefined) offsets.set(name, line + 1);
  }
  return offsets;
};

/** One map of the bundle, made of its modules' maps where they lie. */
const mapOf = (lua: string, entry: Module, modules: ReadonlyMap<string, Module>): SectionedSourceMap => {
  const sections: SectionedSourceMap["sections"] = [];
  for (const [name, line] of offsetsIn(lua)) {
    const module = name === ROOT ? entry : modules.get(name);
    if (module !== undefined && module.map !== "none") sections.push({ offset: { line, column: 0 }, map: module.map });
  }
  return { version: 3, sections };
};

/** The module that a TypeScript file became. */
const moduleOf = (source: string, modules: Iterable<Module>): Module => {
  for (const module of modules) if (module.map !== "none" && module.map.sources.includes(source)) return module;
  throw new BuildFailure([`${source}: compiled to nothing`]);
};

/** The modules that a script reaches, itself first. */
const reachedFrom = (entry: Module, modules: ReadonlyMap<string, Module>): Module[] => {
  const reached = [entry];
  for (const module of reached)
    for (const name of requiredBy(module)) {
      const next = modules.get(name);
      if (next !== undefined && !reached.includes(next)) reached.push(next);
    }
  return reached;
};

/** luabundle reads the modules it joins from files: they lie about as long as that takes, in a folder of their own. */
const laidOut = <T>(cache: string, modules: readonly Module[], join: (fileOf: (name: string) => string) => T): T => {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(resolve(cache, "lua-"));
  const fileOf = (name: string): string => resolve(folder, `${name}.lua`);
  try {
    for (const { name, lua } of modules) writeFileSync(fileOf(name), lua);
    return join(fileOf);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const bundleOf = (cache: string, entry: Module, modules: ReadonlyMap<string, Module>): Omit<Bundle, "name"> => {
  const reached = reachedFrom(entry, modules);
  const names = shortModuleNames(reached.map(({ name }) => name));
  const [own, ...others] = reached.map((module) => withModuleNames(names, module));
  const known = new Map(others.map((module) => [module.name, module]));
  const lua = laidOut(cache, others, (fileOf) =>
    luabundle.bundleString(own?.lua ?? "", {
      // There is no `require` in the game to fall back to.
      isolate: true,
      force: true,
      luaVersion: "5.2",
      rootModuleName: ROOT,
      identifiers: NAMES,
      resolveModule: (required) => (known.has(required) ? fileOf(required) : null),
    }),
  );
  return { lua, map: mapOf(lua, own ?? entry, known) };
};

const bundled = (work: Work): Work => {
  const modules = new Map(work.modules.map((module) => [module.name, module]));
  const bundles = work.scripts.map((script) => ({
    name: basename(script, ".ts"),
    ...bundleOf(work.cache, moduleOf(fromRoot(work.root, script), work.modules), modules),
  }));
  return { ...work, bundles };
};

export const bundle: Stage = {
  name: "bundle",
  run: bundled,
  result: ({ bundles }) =>
    bundles.map(({ name, lua }) => `${name} ${String(Math.ceil(Buffer.byteLength(lua) / 1024))} KB`).join(", "),
};
