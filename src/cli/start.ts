import { type GameName, GAME_NAMES } from "../games/index";
import { tablePage } from "../page/front/shelf";
import { builtAnew } from "./build";
import type { Command } from "./command";
import { among, Mistake } from "./mistake";
import { builtPage } from "./serving/page-files";
import { servingBodies } from "./serving/server";
import { siteFiles } from "./serving/site";
import { PAGE_OPTIONS, pageAsked, shownUntilStopped } from "./table";

const gameAsked = (words: readonly string[]): GameName | "all" => {
  const [game, ...more] = words;
  if (more.length > 0) throw new Mistake(`one game at a time, not ${words.join(" ")}`);
  return game === undefined ? "all" : among("game", game, GAME_NAMES);
};

export const startCommand: Command = {
  name: "start",
  summary: "opens the front page in the browser: every game, with bots or friends, and what you played last",
  words: "[game]",
  examples: ["start", "start survivor-duel", "start --port 0 --no-open"],
  options: PAGE_OPTIONS,
  run: async (asked) => {
    const game = gameAsked(asked.words);
    const { port, open } = pageAsked(asked);
    if (!(await builtAnew(GAME_NAMES))) return 1;
    await builtPage();
    const server = await servingBodies(siteFiles(true), port);
    await shownUntilStopped("Outbreak", server, open, game === "all" ? "" : tablePage(game));
    return 0;
  },
};
