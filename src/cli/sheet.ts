import { join, relative } from "node:path";
import { writeAtomically } from "../../build/atomic";
import { ROOT } from "../../build/root";
import { GAME_NAMES, type GameName } from "../games/index";
import type { Command } from "./command";
import { folderToWrite } from "./folder-to-write";
import { among } from "./mistake";
import { played } from "./picture/played";
import { sheetOf } from "./picture/sheet";
import { SITTINGS } from "./picture/sittings";
import { browserHere } from "./serving/browser";
import { builtPage } from "./serving/page-files";
import { saveAsked } from "./serving/save-asked";
import { serving } from "./serving/server";

const gamesAsked = (words: readonly string[]): readonly GameName[] =>
  words.length === 0 ? GAME_NAMES : words.map((word) => among("game", word, GAME_NAMES));

const sheetFor = async (game: GameName): Promise<Buffer> => {
  const { name, save } = await saveAsked([game]);
  const table = JSON.stringify(played(save, SITTINGS[game]));
  const [server, browser] = await Promise.all([serving(name, table, 0), browserHere()]);
  try {
    return await sheetOf(browser, server.address, SITTINGS[game]);
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
};

export const sheetCommand: Command = {
  name: "sheet",
  words: "[game…]",
  examples: ["sheet --out sheets"],
  options: { out: { takes: "DIR", says: "the folder to write to (usual: docs/pictures)" } },
  run: async ({ words, text }) => {
    const folder = folderToWrite("out", text("out", join(ROOT, "docs/pictures")));
    const games = gamesAsked(words);
    await builtPage();
    for (const game of games) {
      const file = join(folder, `${game}-sheet.jpg`);
      writeAtomically(file, await sheetFor(game));
      console.log(relative(process.cwd(), file));
    }
    return 0;
  },
};
