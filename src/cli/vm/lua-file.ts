import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { SectionedSourceMap } from "@jridgewell/trace-mapping";
import { isAsItWas, writeAtomically } from "../../../build/atomic";
import { ROOT } from "../../../build/root";
import { scripts } from "../../../build/scripts";
import type { Work } from "../../../build/stage";
import { whereIs } from "../../../build/where-is";

const CACHE = join(ROOT, "dist/cache");

/** A script that becomes one Lua file. */
export interface LuaScript {
  readonly script: string;
  readonly tstlConfig: string;
}

const mapFile = (file: string): string => `${file}.map`;

const write = (file: string, text: string): void => {
  const bytes = Buffer.from(text);
  if (!isAsItWas({ file, bytes })) writeAtomically(file, bytes);
};

/** The Lua file of a script, compiled if anything it is made of has changed since. */
export const luaFile = async ({ script, tstlConfig }: LuaScript): Promise<string> => {
  const nothingYet = { modules: [], bundles: [], assets: [], saves: [], written: [], games: [] };
  const work: Work = {
    ...nothingYet,
    root: ROOT,
    tstlConfig,
    scripts: [script],
    out: CACHE,
    cache: CACHE,
    assetsAt: "file",
  };
  const [bundle] = (await scripts.run(work)).bundles;
  if (bundle === undefined) throw new Error(`${script} became no bundle`);
  const file = join(CACHE, `${basename(script, ".ts")}.lua`);
  write(mapFile(file), JSON.stringify(bundle.map));
  write(file, bundle.lua);
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
};
