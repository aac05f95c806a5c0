import { existsSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type GameName, isGame, withGame } from "../src/games/index";
import type { AssetSource } from "./asset";
import { BuildFailure } from "./failure";
import { type GameSources, gameTable } from "./game-sources";
import type { Plan } from "./stage";
import type { TableDefinition } from "./table-definition";

/** The folder that everything lies in. */
const ROOT = resolve(import.meta.dirname, "..");

/** Where the build writes if nobody says otherwise. */
export const DIST = join(ROOT, "dist");

const exported = async <T>(file: string, name: string): Promise<T> => {
  const path = join(ROOT, file);
  if (!existsSync(path)) throw new BuildFailure([`${file}: there is no such file`]);
  const value = ((await import(pathToFileURL(path).href)) as Readonly<Record<string, T | undefined>>)[name];
  if (value === undefined) throw new BuildFailure([`${file}: exports no ${name}`]);
  return value;
};

/** The language a save is in if nobody says otherwise. */
export const FIRST_LANGUAGE = "en";

/** What is written on pieces: `table` in the first language, `tableIn` in another. */
const spoken = async <T>(file: string, name: string, language: string): Promise<T> => {
  if (language === FIRST_LANGUAGE) return exported<T>(file, name);
  return (await exported<(language: string) => T>(file, `${name}In`))(language);
};

/** What a game's save is made of lies where its name says. */
const sourcesOf = async (game: GameName, language: string): Promise<GameSources> => ({
  game: withGame(game, (played) => gameTable(played, language)),
  table: await spoken<TableDefinition>(`objects/${game}/table.ts`, "table", language),
  assets: await spoken<readonly AssetSource[]>(`assets/${game}/assets.ts`, "assets", language),
  fonts: await exported<readonly string[]>(`assets/${game}/fonts.ts`, "fonts"),
});

/** A script named as a game is that game's alone; any other is for all. */
const scriptsFor = (games: readonly GameName[]): string[] => {
  const folder = join(ROOT, "src/scripts");
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"));
  const isWanted = (name: string): boolean => !isGame(name) || games.includes(name);
  return files.filter((file) => isWanted(basename(file, ".ts"))).map((file) => join(folder, file));
};

/** How the tables of these games are built. */
export const planFor = async (
  games: readonly GameName[],
  out: string,
  assetsAt: Plan["assetsAt"],
  language: string = FIRST_LANGUAGE,
): Promise<Plan> => ({
  root: ROOT,
  tstlConfig: join(ROOT, "tstl.json"),
  scripts: scriptsFor(games),
  games: await Promise.all(games.map((game) => sourcesOf(game, language))),
  out,
  cache: join(DIST, "cache"),
  assetsAt,
});
