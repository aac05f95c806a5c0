import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { DIST } from "../../../build/project";
import { GAME_NAMES, type GameName, isGame } from "../../games/index";
import { built } from "../build";
import { Mistake } from "../mistake";
import { withSave } from "../save-file";
import type { NamedSave } from "./local-assets";

const savesOfGame = async (game: GameName): Promise<readonly string[]> => {
  if (!(await built([game], DIST, "file"))) throw new Mistake(`the saves of ${game} could not be built`);
  const folder = join(DIST, game);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => join(folder, file));
};

const filesOf = async (word: string): Promise<readonly string[]> => {
  if (isGame(word)) return savesOfGame(word);
  if (!existsSync(word)) {
    throw new Mistake(`"${word}" is neither a game (${GAME_NAMES.join(", ")}) nor the path of a save`);
  }
  return [word];
};

/** The saves of games, built anew, or any others by their paths; without a word those of every game. */
export const savesAsked = async (words: readonly string[]): Promise<readonly NamedSave[]> => {
  const saves: NamedSave[] = [];
  for (const word of words.length === 0 ? GAME_NAMES : words)
    for (const file of await filesOf(word)) saves.push(withSave(file, (save) => ({ file, save })));
  return saves;
};

/** A game's controller lies in a folder of its game, and among others it needs a name of its own. */
export const nameToKeep = (file: string): string => {
  const name = basename(file, ".json");
  const game = basename(join(file, ".."));
  return name === "controller" ? `Outbreak - ${game}` : name;
};
