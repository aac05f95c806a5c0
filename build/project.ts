import { existsSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { GAME_NAMES, type GameName, isGame, withGame } from "../src/games/index";
import type { AssetSource } from "./asset";
import { BuildFailure } from "./failure";
import { type GameSources, type GameTable, gameTable } from "./game-sources";
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

/** A table that is no game: it finds out how Tabletop Simulator behaves. */
export const CHECK = "check";

export type TableName = GameName | typeof CHECK;
export const TABLE_NAMES: readonly TableName[] = [...GAME_NAMES, CHECK];

/** A game says itself what stands on its table; for any other table `objects/<name>/stands.ts` does. */
const standing = async (name: TableName, language: string): Promise<GameTable> =>
  isGame(name)
    ? withGame(name, (played) => gameTable(played, language))
    : exported<GameTable>(`objects/${name}/stands.ts`, "stands");

/** What a save is made of lies where its name says. */
const sourcesOf = async (name: TableName, language: string): Promise<GameSources> => ({
  game: await standing(name, language),
  table: await spoken<TableDefinition>(`objects/${name}/table.ts`, "table", language),
  assets: await spoken<readonly AssetSource[]>(`assets/${name}/assets.ts`, "assets", language),
  fonts: await exported<readonly string[]>(`assets/${name}/fonts.ts`, "fonts"),
});

/** A script named as a table, or `<table>-…`, is that table's alone; any other is for all. */
const scriptsFor = (tables: readonly TableName[]): string[] => {
  const folder = join(ROOT, "src/scripts");
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"));
  const ownerOf = (script: string): TableName | undefined =>
    TABLE_NAMES.find((table) => script === table || script.startsWith(`${table}-`));
  const isWanted = (owner: TableName | undefined): boolean => owner === undefined || tables.includes(owner);
  return files.filter((file) => isWanted(ownerOf(basename(file, ".ts")))).map((file) => join(folder, file));
};

/** How these tables are built. */
export const planFor = async (
  tables: readonly TableName[],
  out: string,
  assetsAt: Plan["assetsAt"],
  language: string = FIRST_LANGUAGE,
): Promise<Plan> => ({
  root: ROOT,
  tstlConfig: join(ROOT, "tstl.json"),
  scripts: scriptsFor(tables),
  games: await Promise.all(tables.map((table) => sourcesOf(table, language))),
  out,
  cache: join(DIST, "cache"),
  assetsAt,
});
