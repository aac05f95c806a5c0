import { DIST } from "../../build/project";
import { type GameName, GAME_NAMES } from "../games/index";
import { built } from "./build";
import type { Command } from "./command";
import { among, Mistake } from "./mistake";
import { builtFile } from "./serving/save-asked";
import { tableCommand } from "./table";

const gameAsked = (words: readonly string[]): GameName => {
  const [game = GAME_NAMES[0], ...more] = words;
  if (more.length > 0) throw new Mistake(`one game at a time, not ${words.join(" ")}`);
  return among("game", game, GAME_NAMES);
};

export const startCommand: Command = {
  name: "start",
  summary: "builds every save, then opens a table to play at in the browser",
  words: "[game]",
  examples: ["start", "start --port 0 --no-open"],
  options: tableCommand.options,
  run: async (asked) => {
    const game = gameAsked(asked.words);
    const file = (await built(GAME_NAMES, DIST, "file")) ? builtFile(game) : undefined;
    return file === undefined ? 1 : tableCommand.run({ ...asked, words: [file] });
  },
};
