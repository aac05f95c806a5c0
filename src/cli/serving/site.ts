import { DIST, FIRST_LANGUAGE } from "../../../build/project";
import { GAME_NAMES, type GameName } from "../../games/index";
import type { Shelf } from "../../page/front/shelf";
import type { SaveState } from "../../tts/save";
import { Mistake, readable } from "../mistake";
import type { Bodies, Body } from "./body";
import { pageFiles } from "./page-files";
import { readPlain } from "./plain-file";
import { builtFile } from "./save-asked";
import { shelfGame } from "./shelf-game";
import { tableFiles, withItsFiles } from "./table-files";
import { withoutPaths } from "./without-paths";

/** The front page, and each game's table in a folder of its own: what one server gives, and what any web host can. */

const builtText = (game: GameName, from: string): { readonly file: string; readonly text: string } => {
  const file = builtFile(game, from);
  if (file === undefined) throw new Mistake(`${game} is not built; npx outbreak build makes it`);
  return { file, text: readable(file) };
};

/** `served`: for this computer alone, where a save may name its files; else for anybody. */
export const siteFiles = (served: boolean, from: string = DIST, language: string = FIRST_LANGUAGE): Bodies => {
  const bodies = new Map<string, Body>([...pageFiles()].map(([path, body]) => [path, () => body]));
  const games = GAME_NAMES.map((game) => {
    const { file, text } = builtText(game, from);
    const save = withItsFiles(text);
    const table = tableFiles(game, served ? save : withoutPaths(save));
    for (const [path, body] of table) bodies.set(`/${game}/${path}`, body);
    bodies.set(`/${game}/picture.png`, () => readPlain(file.replace(/\.json$/, ".png"), from));
    return shelfGame(game, JSON.parse(text) as SaveState, language);
  });
  const shelf: Shelf = { language, served, games };
  bodies.set("/shelf.json", () => Buffer.from(JSON.stringify(shelf)));
  return bodies;
};
