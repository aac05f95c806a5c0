import { DIST } from "../../build/project";
import { GAME_NAMES } from "../games/index";
import { built } from "./build";
import type { Command } from "./command";
import { among, Mistake } from "./mistake";
import { tableCommand } from "./table";

const gameAsked = (words: readonly string[]): string => {
  const [game = GAME_NAMES[0] ?? "", ...more] = words;
  if (more.length > 0) throw new Mistake(`one game at a time, not ${words.join(" ")}`);
  return among("game", game, GAME_NAMES);
};

export const startCommand: Command = {
  name: "start",
  summary: "builds every save, then opens a table to play at in the browser",
  words: "[game]",
  options: tableCommand.options,
  run: async (asked) => {
    const game = gameAsked(asked.words);
    return (await built(GAME_NAMES, DIST, "file")) ? tableCommand.run({ ...asked, words: [game] }) : 1;
  },
};
