import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { GAME_NAMES, type GameName, isGame, withGame } from "../src/games/index";
import type { AssetSource } from "./asset";
import { BuildFailure } from "./failure";
import { type GameSources, type GameTable, gameTable } from "./game-sources";
import { ROOT } from "./root";
import type { Plan } from "./stage";
import type { TableDefinition } from "./table-definition";

/** Where the build writes if nobody says otherwise. */
export const DIST = join(ROOT, "dist");

/** What a table is made of. Each path stands whole where it is imported, so that a bundler knows what may be asked for. */
const PARTS = {
  stands: { file: "objects/*/stands.ts", load: (table: string) => import(`../objects/${table}/stands.ts`) },
  table: { file: "objects/*/table.ts", load: (table: string) => import(`../objects/${table}/table.ts`) },
  assets: { file: "assets/*/assets.ts", load: (table: string) => import(`../assets/${table}/assets.ts`) },
  fonts: { file: "assets/*/fonts.ts", load: (table: string) => import(`../assets/${table}/fonts.ts`) },
};

type Part = keyof typeof PARTS;

/** What a part of a table exports under its own name, or under another. */
const exported = async <T>(table: TableName, part: Part, name: string = part): Promise<T> => {
  const { file, load } = PARTS[part];
  const path = file.replace("*", table);
  if (!existsSync(join(ROOT, path))) throw new BuildFailure([`${path}: there is no such file`]);
  const value = ((await load(table)) as Readonly<Record<string, unknown>>)[name];
  if (value === undefined) throw new BuildFailure([`${path}: exports no ${name}`]);
  return value as T;
};

/** The language a save is in if nobody says otherwise. */
export const FIRST_LANGUAGE = "en";

/** What is written on pieces: `table` in the first language, `tableIn` in another. */
const spoken = async <T>(table: TableName, part: Part, language: string): Promise<T> => {
  if (language === FIRST_LANGUAGE) return exported<T>(table, part);
  return (await exported<(language: string) => T>(table, part, `${part}In`))(language);
};

/** A table that is no game: it finds out how Tabletop Simulator behaves. */
export const CHECK = "check";

export type TableName = GameName | typeof CHECK;
export const TABLE_NAMES: readonly TableName[] = [...GAME_NAMES, CHECK];

/** A game says itself what stands on its table; for any other table `objects/<name>/stands.ts` does. */
const standing = async (name: TableName, language: string): Promise<GameTable> =>
  isGame(name) ? withGame(name, (played) => gameTable(played, language)) : exported<GameTable>(name, "stands");

/** What a save is made of lies where its name says. */
const sourcesOf = async (name: TableName, language: string): Promise<GameSources> => ({
  game: await standing(name, language),
  table: await spoken<TableDefinition>(name, "table", language),
  assets: await spoken<readonly AssetSource[]>(name, "assets", language),
  fonts: await exported<readonly string[]>(name, "fonts"),
});

/** A script is that table's which it is named as, or `<table>-…`; any other is for the tools, which compile it themselves. */
const scriptsFor = (tables: readonly TableName[]): string[] => {
  const folder = join(ROOT, "src/scripts");
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"));
  const isWanted = (script: string): boolean =>
    tables.some((table) => script === table || script.startsWith(`${table}-`));
  return files.filter((file) => isWanted(basename(file, ".ts"))).map((file) => join(folder, file));
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
