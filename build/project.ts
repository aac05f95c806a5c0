import { existsSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { GameSources } from "./game-sources";
import type { Plan } from "./stage";

/** The folder that everything lies in. */
const ROOT = resolve(import.meta.dirname, "..");

/** Where the build writes if nobody says otherwise. */
export const DIST = join(ROOT, "dist");

const sourcesFile = (game: string): string => join(ROOT, "objects", game, "sources.ts");

/** The games that have a table: those of which `objects/<game>/sources.ts` says what their save is made of. */
export const tabledGames = (): string[] =>
  readdirSync(join(ROOT, "objects")).filter((game) => existsSync(sourcesFile(game)));

const sourcesOf = async (game: string): Promise<GameSources> => {
  const { sources } = (await import(pathToFileURL(sourcesFile(game)).href)) as { readonly sources: GameSources };
  return sources;
};

/** A script named as a game is that game's alone; any other is for all. */
const scriptsFor = (games: readonly string[]): string[] => {
  const folder = join(ROOT, "src/scripts");
  const allGames = readdirSync(join(ROOT, "src/games"));
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"));
  const wanted = (name: string): boolean => games.includes(name) || !allGames.includes(name);
  return files.filter((file) => wanted(basename(file, ".ts"))).map((file) => join(folder, file));
};

/** How the tables of these games are built. */
export const planFor = async (games: readonly string[], out: string, assetsAt: Plan["assetsAt"]): Promise<Plan> => ({
  root: ROOT,
  tstlConfig: join(ROOT, "tstl.json"),
  scripts: scriptsFor(games),
  games: await Promise.all(games.map(sourcesOf)),
  out,
  cache: join(DIST, "cache"),
  assetsAt,
});
