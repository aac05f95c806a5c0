import { join, relative, resolve } from "node:path";
import { BuildFailure } from "../../build/failure";
import { build } from "../../build/pipeline";
import { DIST, FIRST_LANGUAGE, planFor, TABLE_NAMES, type TableName } from "../../build/project";
import type { Plan } from "../../build/stage";
import { GAME_NAMES, isGame, withGame } from "../games/index";
import type { Command } from "./command";
import { folderToWrite } from "./folder-to-write";
import { among, Mistake } from "./mistake";
import { progressOn } from "./progress";

/** Without a word every table that is told in that language. */
const tablesAsked = (words: readonly string[], language: string): readonly TableName[] => {
  if (words.length === 0) return language === FIRST_LANGUAGE ? TABLE_NAMES : GAME_NAMES;
  return [...new Set(words.map((word) => among("game", word, TABLE_NAMES)))];
};

const languagesOf = (table: TableName): readonly string[] =>
  isGame(table) ? withGame(table, ({ languages }) => languages.map(({ name }) => name)) : [FIRST_LANGUAGE];

const assetsAsked = (text: string): Plan["assetsAt"] => {
  if (text === "file") return "file";
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "https:" || url?.protocol === "http:") return url;
  throw new Mistake(`--assets is "${text}"; it must be file, or the address the assets are put below (https://…)`);
};

/** One that all of these tables are told in. */
const languageAsked = (text: string, tables: readonly TableName[]): string => {
  const [first = [], ...others] = tables.map(languagesOf);
  return among(
    "language",
    text,
    first.filter((name) => others.every((names) => names.includes(name))),
  );
};

/** Builds these tables; false, with every reason told, if they cannot be. */
export const built = async (
  tables: readonly TableName[],
  out: string,
  assetsAt: Plan["assetsAt"],
  language: string = FIRST_LANGUAGE,
): Promise<boolean> => {
  try {
    const { saves } = await build(await planFor(tables, out, assetsAt, language), progressOn(process.stdout));
    for (const { game, file } of saves) console.log(relative(process.cwd(), resolve(out, game, `${file}.json`)));
    return true;
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    for (const line of error.wrong) console.error(line);
    return false;
  }
};

export const buildCommand: Command = {
  name: "build",
  summary: "makes the saves: compiles, renders, assembles and checks them",
  words: "[game… | check]",
  options: {
    assets: {
      takes: "WHERE",
      says: "file: as they lie on this computer (usual); https://…: below this address, to play with others",
    },
    out: { takes: "DIR", says: "the folder to write to (usual: dist; in another language its folder there)" },
    language: { takes: "LANGUAGE", says: "en (usual), pl …: what is written on the pieces and said at the table" },
  },
  run: async ({ words, text }) => {
    const tables = tablesAsked(words, text("language", FIRST_LANGUAGE));
    const assetsAt = assetsAsked(text("assets", "file"));
    const language = languageAsked(text("language", FIRST_LANGUAGE), tables);
    const out = folderToWrite("out", text("out", language === FIRST_LANGUAGE ? DIST : join(DIST, language)));
    return (await built(tables, out, assetsAt, language)) ? 0 : 1;
  },
};
