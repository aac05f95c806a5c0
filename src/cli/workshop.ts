import { copyFileSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { DIST, planFor } from "../../build/project";
import { GAME_NAMES, type GameName, withGame } from "../games/index";
import type { Command } from "./command";
import { folderToWrite } from "./folder-to-write";
import { among, Mistake } from "./mistake";
import { contextOf } from "./picture/photographed";
import { played } from "./picture/played";
import { SITTINGS } from "./picture/sittings";
import { browserHere } from "./serving/browser";
import { builtPage } from "./serving/page-files";
import { builtFile, saveAsked } from "./serving/save-asked";
import { serving } from "./serving/server";
import { clipOf, ffmpegHere } from "./workshop/clip";
import { OWNERS } from "./workshop/owners";
import { pageTextOf } from "./workshop/page-text";
import { picturesOf } from "./workshop/pictures";

const gamesAsked = (words: readonly string[]): readonly GameName[] =>
  words.length === 0 ? GAME_NAMES : words.map((word) => among("game", word, GAME_NAMES));

const THUMBNAIL_MOST = 1_000_000;

/** The picture beside the save. */
const copyThumbnail = (game: GameName, file: string): void => {
  const picture = builtFile(game)?.replace(/\.json$/, ".png");
  if (picture === undefined) throw new Mistake(`${game}: there is no picture beside its save`);
  if (statSync(picture).size >= THUMBNAIL_MOST) throw new Mistake(`${picture} is larger than the Workshop takes`);
  copyFileSync(picture, file);
};

const writeText = async (game: GameName, folder: string): Promise<void> => {
  const [sources] = (await planFor([game], "", "file")).games;
  if (sources === undefined) throw new Mistake(`there is no table of ${game}`);
  const { title, description, tags } = withGame(game, ({ seats }) => pageTextOf(sources.table, seats, OWNERS[game]));
  writeFileSync(join(folder, "title.txt"), `${title}\n`);
  writeFileSync(join(folder, "description.txt"), `${description}\n`);
  writeFileSync(join(folder, "tags.txt"), `${tags.join("\n")}\n`);
};

const look = async (game: GameName, folder: string, ffmpeg: string): Promise<void> => {
  const { name, save } = await saveAsked([game]);
  copyThumbnail(game, join(folder, "thumbnail.png"));
  const table = JSON.stringify(played(save, SITTINGS[game]));
  const [server, browser] = await Promise.all([serving(name, table, 0), browserHere()]);
  try {
    const { jpegs, page } = await picturesOf(await contextOf(browser), server.address, SITTINGS[game]);
    jpegs.forEach((jpeg, i) => {
      writeFileSync(join(folder, `picture-${String(i + 1)}.jpg`), jpeg);
    });
    if (ffmpeg !== "") await clipOf(page, join(folder, "clip.mp4"), ffmpeg);
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
};

const NO_CLIP = `there is no ffmpeg on this computer, so there is no clip; install it (Debian: apt-get install ffmpeg)`;

export const workshopCommand: Command = {
  name: "workshop",
  words: "[game…]",
  examples: ["workshop dying-light", "workshop --no-clip"],
  options: {
    out: { takes: "DIR", says: "the folder to write to (usual: dist)" },
    "no-clip": { takes: "nothing", says: "without the clip, which takes minutes" },
  },
  run: async ({ words, text, flag }) => {
    const out = folderToWrite("out", text("out", DIST));
    const ffmpeg = flag("no-clip") ? "" : ffmpegHere();
    if (ffmpeg === "" && !flag("no-clip")) console.log(NO_CLIP);
    const games = gamesAsked(words);
    await builtPage();
    for (const game of games) {
      const folder = join(out, game, "workshop");
      mkdirSync(folder, { recursive: true });
      await writeText(game, folder);
      await look(game, folder, ffmpeg);
      console.log(relative(process.cwd(), folder));
    }
    return 0;
  },
};
