import { withGame } from "../../games/index";
import { dealtByBots, gameIn, NotDealt } from "../../page/room/dealt";
import type { SaveState } from "../../tts/save";
import { Mistake } from "../mistake";

export interface Play {
  readonly moves: number;
  readonly seats: number;
  readonly seed: number;
}

/** The save after bots have played so many moves of its game. */
export const played = (save: SaveState, { moves, seats, seed }: Play): SaveState => {
  if (moves === 0) return save;
  const game = gameIn(save);
  if (game === "none") throw new Mistake(`--moves: ${save.SaveName} is no table of Outbreak's`);
  const { least, most } = withGame(game, (each) => each.seats);
  if (seats < least || seats > most)
    throw new Mistake(`--seats is ${String(seats)}; it must be from ${String(least)} to ${String(most)}`);
  try {
    return dealtByBots(save, game, seats, moves, seed);
  } catch (error) {
    if (error instanceof NotDealt) throw new Mistake(error.message);
    throw error;
  }
};
