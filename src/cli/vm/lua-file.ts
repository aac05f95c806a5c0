import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { SectionedSourceMap } from "@jridgewell/trace-mapping";
import { writeAtomically } from "../../../build/atomic";
import { bundle } from "../../../build/bundle";
import { compile } from "../../../build/compile";
import type { Bundle, Work } from "../../../build/stage";
import { thin } from "../../../build/thin";
import { whereIs } from "../../../build/where-is";

const ROOT = resolve(import.meta.dirname, "../../..");
const CACHE = join(ROOT, "dist/cache");

/** A script that becomes one Lua file, and what it is made of. */
export interface LuaScript {
  readonly script: string;
  readonly tstlConfig: string;
  /** The folders it may reach: when a file of theirs changes, it is compiled anew. */
  readonly folders: readonly string[];
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .map((file) => join(folder, file));

/** What the Lua depends on, as its last line says it. */
const keyOf = ({ script, tstlConfig, folders }: LuaScript): string => {
  const hash = createHash("sha256");
  const settings = [tstlConfig, join(ROOT, "tstl.json"), join(ROOT, "tsconfig.json"), join(ROOT, "package.json")];
  for (const file of [script, ...settings, ...[join(ROOT, "build"), ...folders].flatMap(sourcesIn)]) {
    hash.update(file.slice(ROOT.length)).update("\0").update(readFileSync(file)).update("\0");
  }
  return `-- ${hash.digest("hex")}\n`;
};

const compiled = async ({ script, tstlConfig }: LuaScript): Promise<Bundle> => {
  const nothingYet = { modules: [], bundles: [], assets: [], saves: [], written: [], games: [] };
  const cache = join(CACHE, basename(script, ".ts"), String(process.pid));
  const begun: Work = { ...nothingYet, root: ROOT, tstlConfig, scripts: [script], out: cache, cache, assetsAt: "file" };
  const { bundles } = await bundle.run(await thin.run(await compile.run(begun)));
  const [only] = bundles;
  if (only === undefined) throw new Error(`${script} became no bundle`);
  return only;
};

const mapFile = (file: string): string => `${file}.map`;

/** The Lua file of a script, compiled if anything it is made of has changed since. */
export const luaFile = async (script: LuaScript): Promise<string> => {
  const file = join(CACHE, `${basename(script.script, ".ts")}.lua`);
  const key = keyOf(script);
  if (!existsSync(mapFile(file)) || !existsSync(file) || !readFileSync(file, "utf8").endsWith(key)) {
    const { lua, map } = await compiled(script);
    writeAtomically(mapFile(file), Buffer.from(JSON.stringify(map)));
    writeAtomically(file, Buffer.from(`${lua}\n${key}`));
  }
  return file;
};

/** What a Lua file's error says, with the lines of TypeScript it leads back to. */
export const retold = (file: string, error: string): string => {
  const map = JSON.parse(readFileSync(mapFile(file), "utf8")) as SectionedSourceMap;
  const places = whereIs({ map }, error).map(
    (place) => `  ${place.file}:${String(place.line)}:${String(place.column)}`,
  );
  return [error, ...new Set(places)].join("\n");
};

export const playScript: LuaScript = {
  script: join(ROOT, "src/scripts/play.ts"),
  tstlConfig: join(ROOT, "tstl.json"),
  folders: ["src/kernel", "src/games"].map((folder) => join(ROOT, folder)),
};
