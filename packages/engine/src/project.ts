import type { AssetSource } from "../../../build/asset";
import { type GameSources, gameTable } from "../../../build/game-sources";
import type { TableDefinition } from "../../../build/table-definition";
import type { SpokenGame } from "../../../src/kernel/game";
import { playByBots } from "../../../src/kernel/play";
import type { Nouns } from "../../../src/kernel/words";

/** Everything that a game of one's own is made of. */
export interface Parts<N extends Nouns> {
  /** The game in the languages it is told in: the first is usual. */
  readonly game: SpokenGame<N>;
  /** What stands on its table, named in a language. */
  readonly tableIn: (this: void, language: string) => TableDefinition;
  /** Its pictures and models, with what is written on them in a language. */
  readonly assetsIn: (this: void, language: string) => readonly AssetSource[];
  /** The fonts the pictures are set in: files of installed packages, `package/files/font.ttf`. */
  readonly fonts: readonly string[];
}

/** A game of one's own, as the commands use it, whatever its types are. */
export interface Project {
  readonly name: string;
  readonly languages: readonly string[];
  readonly seats: { readonly least: number; readonly most: number };
  /** What its save is made of. */
  sources(this: void, language: string): GameSources;
  /** The log of a match that nobody but bots plays. */
  played(this: void, seats: number, seed: number, atMost: number): readonly string[];
}

/** `outbreak.ts` of a game exports this as `project`. */
export const projectOf = <N extends Nouns>({ game, tableIn, assetsIn, fonts }: Parts<N>): Project => ({
  name: game.name,
  languages: game.languages.map(({ name }) => name),
  seats: game.seats,
  sources: (language) => ({
    game: gameTable(game, language),
    table: tableIn(language),
    assets: assetsIn(language),
    fonts,
  }),
  played: (seats, seed, atMost) => {
    const lines: string[] = [];
    playByBots(game, seats, {}, seed, atMost, (line) => lines.push(line));
    return lines;
  },
});
