import { DIST } from "../../build/project";
import { GAME_NAMES } from "../games/index";
import { built } from "./build";
import type { Asked, Command } from "./command";
import { among, Mistake } from "./mistake";
import { playCommand } from "./play";

const asUsual = (game: string): Asked => ({
  words: [game],
  text: (_option, absent) => absent,
  flag: () => false,
});

const gameAsked = (words: readonly string[]): string => {
  const [game = GAME_NAMES[0] ?? "", ...more] = words;
  if (more.length > 0) throw new Mistake(`one game at a time, not ${words.join(" ")}`);
  return among("game", game, GAME_NAMES);
};

export const startCommand: Command = {
  name: "start",
  summary: "builds every save, then lets bots play a match",
  words: "[game]",
  options: {},
  run: async ({ words }) => {
    const game = gameAsked(words);
    return (await built(GAME_NAMES, DIST, "file")) ? playCommand.run(asUsual(game)) : 1;
  },
};
