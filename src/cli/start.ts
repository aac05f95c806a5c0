import { type GameName, GAME_NAMES } from "../games/index";
import { tablePage } from "../page/front/shelf";
import { builtAnew } from "./build";
import type { Command } from "./command";
import { distIn, LANGUAGE_OPTION, languageAsked, spokenAt } from "./language";
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
  words: "[game]",
  examples: ["start", "start survivor-duel", "start --language pl", "start --port 0 --no-open"],
  options: { ...PAGE_OPTIONS, ...LANGUAGE_OPTION },
  run: async (asked) => {
    const game = gameAsked(asked.words);
    const { port, shares, ...shown } = pageAsked(asked);
    if (shown.share && game === "all")
      throw new Mistake("which table is shared? npx outbreak start dying-light --share");
    const language = languageAsked(asked.text);
    if (!(await builtAnew(GAME_NAMES, language))) return 1;
    await builtPage();
    const server = await servingBodies(siteFiles(true, distIn(language), language), port, shares);
    const page = game === "all" ? spokenAt(language) : tablePage(game) + spokenAt(language).replace("?", "&");
    await shownUntilStopped("Outbreak", server, shown, page);
    return 0;
  },
};
