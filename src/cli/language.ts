import { join } from "node:path";
import { DIST, FIRST_LANGUAGE, type TableName } from "../../build/project";
import { GAME_NAMES, isGame, withGame } from "../games/index";
import type { Command } from "./command";
import { among } from "./mistake";

/** In which language a table is opened or built, asked for alike by every command that does. */

export const LANGUAGE_OPTION: Command["options"] = {
  language: { takes: "LANGUAGE", says: "en (usual), pl …: what is written on the pieces and said at the table" },
};

const languagesOf = (table: TableName): readonly string[] =>
  isGame(table) ? withGame(table, ({ languages }) => languages.map(({ name }) => name)) : [FIRST_LANGUAGE];

/** One that all of these tables are told in. */
export const languageAsked = (
  text: (option: string, absent: string) => string,
  tables: readonly TableName[] = GAME_NAMES,
): string => {
  const [first = [], ...others] = tables.map(languagesOf);
  return among(
    "language",
    text("language", FIRST_LANGUAGE),
    first.filter((name) => others.every((names) => names.includes(name))),
  );
};

/** Where tables in a language are built if nobody says otherwise. */
export const distIn = (language: string): string => (language === FIRST_LANGUAGE ? DIST : join(DIST, language));

/** What a page's address says so that the page speaks it too. */
export const spokenAt = (language: string): string => (language === FIRST_LANGUAGE ? "" : `?language=${language}`);
