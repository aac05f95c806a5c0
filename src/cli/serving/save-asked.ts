import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { DIST, FIRST_LANGUAGE } from "../../../build/project";
import { GAME_NAMES, type GameName, isGame } from "../../games/index";
import { parsedSaveText, SaveProblem } from "../../host/world/parse";
import type { SaveState } from "../../tts/save";
import { builtAnew } from "../build";
import { distIn } from "../language";
import { Mistake, readable } from "../mistake";

/** A save that somebody named: by its game, or by its path. */
export interface AskedSave {
  readonly name: string;
  readonly save: SaveState;
}

/** The game's save as it was built last. */
export const builtFile = (game: GameName, from: string = DIST): string | undefined => {
  const folder = join(from, game);
  const name = existsSync(folder)
    ? readdirSync(folder).find((file) => file.startsWith("Outbreak") && file.endsWith(".json"))
    : undefined;
  return name === undefined ? undefined : join(folder, name);
};

/** The game's save, built anew if it has to be: what somebody looks at is what is there now. */
const fileOfGame = async (game: GameName, language: string): Promise<string> => {
  const file = (await builtAnew([game], language)) ? builtFile(game, distIn(language)) : undefined;
  if (file === undefined) throw new Mistake(`the save of ${game} could not be built`);
  return file;
};

const parsed = (file: string): SaveState => {
  try {
    return parsedSaveText(readable(file));
  } catch (error) {
    if (error instanceof SaveProblem) throw new Mistake(`${file}: ${error.message}`);
    throw error;
  }
};

/** `language`: that of a game; a save is in its own. */
export const saveAsked = async (words: readonly string[], language: string = FIRST_LANGUAGE): Promise<AskedSave> => {
  const [word = GAME_NAMES[0], ...more] = words;
  if (more.length > 0) throw new Mistake(`one table at a time, not ${words.join(" ")}`);
  if (!isGame(word) && !existsSync(word)) {
    throw new Mistake(`"${word}" is neither a game (${GAME_NAMES.join(", ")}) nor the path of a save`);
  }
  const file = isGame(word) ? await fileOfGame(word, language) : word;
  return { name: basename(file, ".json"), save: parsed(file) };
};
