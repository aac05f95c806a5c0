import type { SpokenGame } from "../kernel/game";
import type { Nouns, Word } from "../kernel/words";
import { dyingLightSpoken } from "./dying-light/spoken";
import { oneMonthInSpoken } from "./one-month-in/spoken";
import { surviveUntilDaylightSpoken } from "./survive-until-daylight/spoken";
import { survivorDuelSpoken } from "./survivor-duel/spoken";

/** Every game; each name is a folder of this one. */
export const GAME_NAMES = ["dying-light", "survive-until-daylight", "one-month-in", "survivor-duel"] as const;

export type GameName = (typeof GAME_NAMES)[number];

export const isGame = (name: Word): name is GameName => GAME_NAMES.indexOf(name as GameName) >= 0;

/** Something done with a game, whatever its types are. */
export type WithGame<T> = <N extends Nouns>(this: void, game: SpokenGame<N>) => T;

interface Door {
  open<T>(this: void, use: WithGame<T>): T;
}

const DOORS: Readonly<Record<GameName, Door>> = {
  "dying-light": { open: (use) => use(dyingLightSpoken) },
  "survive-until-daylight": { open: (use) => use(surviveUntilDaylightSpoken) },
  "one-month-in": { open: (use) => use(oneMonthInSpoken) },
  "survivor-duel": { open: (use) => use(survivorDuelSpoken) },
};

/** `withGame("dying-light", (game) => …)`: a game by its name. */
export const withGame = <T>(name: GameName, use: WithGame<T>): T => DOORS[name].open(use);
