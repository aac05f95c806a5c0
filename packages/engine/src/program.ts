import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type BuildFailure, type Plugin } from "esbuild";
import type { Asked } from "../../../src/cli/command";
import { Mistake } from "../../../src/cli/mistake";
import type { Project } from "./project";

/*
 * A game is TypeScript, and so is what builds it. Both become one JavaScript file, once for each state of the game's sources.
 */

/** Where this package's sources lie: what is bundled here lies in `dist` itself. */
const ENGINE = import.meta.dirname;
const IN_GAME = join(ENGINE, "packages/engine/src/in-game.ts");
const { version } = JSON.parse(readFileSync(join(ENGINE, "../package.json"), "utf8")) as { version: string };

/** The folder of the game that somebody is in. */
const gameFolder = (from: string): string => {
  if (existsSync(join(from, "outbreak.ts"))) return from;
  if (dirname(from) === from)
    throw new Mistake("there is no game here (no outbreak.ts); npx outbreak new my-game makes one");
  return gameFolder(dirname(from));
};

const NOT_SOURCES = /(^|[\\/])(node_modules|dist|\.outbreak|test)([\\/]|$)/;

const stateOf = (root: string): string => {
  const hash = createHash("sha256").update(version);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => !NOT_SOURCES.test(file) && /\.(ts|json)$/.test(file),
  );
  for (const file of files.sort())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
};

/** The engine's modules are those of this package, and what packages bring stays outside. */
const modules: Plugin = {
  name: "modules",
  setup: (bundle) => {
    bundle.onResolve({ filter: /^@outbreak\/engine\// }, ({ path, importer }) => ({
      path: createRequire(importer).resolve(path),
    }));
    bundle.onResolve({ filter: /^[^./]/ }, ({ path }) => (isAbsolute(path) ? undefined : { path, external: true }));
  },
};

/** A game, and what the commands do with it. */
const entry = (root: string): string =>
  [join(root, "outbreak.ts"), IN_GAME].map((file) => `export * from ${JSON.stringify(file)};`).join("\n");

const bundled = async (root: string, file: string): Promise<void> => {
  try {
    await build({
      stdin: { contents: entry(root), resolveDir: root },
      outfile: file,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      sourcemap: "inline",
      plugins: [modules],
      // What the engine reads of its own it finds here, although this file lies in the game's folder.
      define: { "import.meta.dirname": JSON.stringify(ENGINE) },
      logLevel: "silent",
    });
  } catch (error) {
    const { errors = [] } = error as Partial<BuildFailure>;
    const [first] = errors;
    if (first === undefined) throw error;
    const { location, text } = first;
    throw new Mistake(location === null ? text : `${location.file}:${String(location.line)}: ${text}`);
  }
};

type Does = (project: Project, root: string, asked: Asked) => Promise<number>;

interface InGame {
  readonly project: Project;
  readonly build: Does;
  readonly play: Does;
}

/** Does with the game that somebody is in what was asked. */
export const inGameHere = async (does: "build" | "play", asked: Asked): Promise<number> => {
  const root = gameFolder(process.cwd());
  const folder = join(root, ".outbreak/program");
  const file = join(folder, `${stateOf(root)}.mjs`);
  if (!existsSync(file)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const part = join(folder, `${String(process.pid)}.mjs`);
    await bundled(root, part);
    renameSync(part, file);
  }
  const game = (await import(pathToFileURL(file).href)) as InGame;
  return game[does](game.project, root, asked);
};
