import { existsSync } from "node:fs";
import { join } from "node:path";
import { FIRST_LANGUAGE, planFor, TABLE_NAMES, type TableName } from "../../build/project";
import { ROOT } from "../../build/root";
import type { Plan } from "../../build/stage";
import { GAME_NAMES, isGame } from "../games/index";
import { changedSince, noting } from "./build/as-built";
import { assetsAsked } from "./build/assets-asked";
import { builtAsPlanned } from "./build/built-as-planned";
import type { Command } from "./command";
import { folderToWrite } from "./folder-to-write";
import { distIn, LANGUAGE_OPTION, languageAsked } from "./language";
import { among, Mistake } from "./mistake";

/** Without a word every table that is told in that language. */
const tablesAsked = (words: readonly string[], language: string): readonly TableName[] => {
  if (words.length === 0) return language === FIRST_LANGUAGE ? TABLE_NAMES : GAME_NAMES;
  return [...new Set(words.map((word) => among("game", named(word), TABLE_NAMES)))];
};

/** A game that was just added is missed where it belongs. */
const named = (word: string): string => {
  if (isGame(word) || !existsSync(join(ROOT, "src/games", word, "game.ts"))) return word;
  throw new Mistake(`src/games/index.ts does not name the game "${word}"`);
};

/** Builds these tables; false, with every reason told, if they cannot be. */
export const built = async (
  tables: readonly TableName[],
  out: string,
  assetsAt: Plan["assetsAt"],
  language: string = FIRST_LANGUAGE,
): Promise<boolean> => {
  const note = noting(tables, out, assetsAt, language);
  const done = await builtAsPlanned(() => planFor(tables, out, assetsAt, language));
  note(done);
  return done;
};

/** Builds those of these tables whose sources have changed, to where a table is opened from. */
export const builtAnew = async (tables: readonly TableName[], language: string = FIRST_LANGUAGE): Promise<boolean> => {
  const changed = changedSince(tables, language);
  return changed.length === 0 || built(changed, distIn(language), "file", language);
};

export const buildCommand: Command = {
  name: "build",
  words: "[game… | check]",
  examples: ["build", "build dying-light --language pl", "build --assets https://example.org/outbreak/"],
  options: {
    assets: {
      takes: "WHERE",
      says: "file: as they lie on this computer (usual); https://…: below this address, to play with others",
    },
    out: { takes: "DIR", says: "the folder to write to (usual: dist; in another language its folder there)" },
    ...LANGUAGE_OPTION,
  },
  run: async ({ words, text }) => {
    const tables = tablesAsked(words, text("language", FIRST_LANGUAGE));
    const assetsAt = assetsAsked(text("assets", "file"));
    const language = languageAsked(text, tables);
    const out = folderToWrite("out", text("out", distIn(language)));
    return (await built(tables, out, assetsAt, language)) ? 0 : 1;
  },
};
