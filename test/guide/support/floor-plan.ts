import { existsSync } from "node:fs";
import { join } from "node:path";
import { chapter } from "./guide";

/** The rooms that every game has, as the guide lists them. */
export const roomsOf = (game: string): readonly string[] =>
  chapter("A game").files.map(({ file }) => file.replaceAll("<game>", game));

/** Those that are not there. */
export const lackingIn = (root: string, game: string): readonly string[] =>
  roomsOf(game).filter((file) => !existsSync(join(root, file)));
