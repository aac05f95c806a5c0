import { atLeast, type Figure, number, percentile } from "../figure";
import { endlessDeck } from "./endless-deck";
import type { Pair } from "./pair";
import { pressYourLuck } from "./press-your-luck";
import { ticTacToe } from "./tic-tac-toe";

export const PAIRS: readonly Pair[] = [ticTacToe, pressYourLuck, endlessDeck];

const ROUNDS = 7;
const SECONDS = 0.3;

/** Moves a second, over whole matches. */
const speedOf = (play: (seed: number) => number): number => {
  const start = performance.now();
  let moves = 0;
  for (let seed = 1; ; seed++) {
    moves += play(seed);
    const seconds = (performance.now() - start) / 1000;
    if (seconds >= SECONDS) return moves / seconds;
  }
};

/** They take turns, so that what else the computer does meets both alike. */
const besideFigure = ({ what, aim, kernel, boardgame }: Pair): Figure => {
  const rounds = Array.from({ length: ROUNDS }, () => [speedOf(kernel), speedOf(boardgame)] as const);
  const half = (values: readonly number[]): number => percentile(values, 50);
  const ratio = half(rounds.map(([ours, theirs]) => ours / theirs));
  return {
    what,
    measured: `${number(half(rounds.map(([ours]) => ours)))} moves/s`,
    beside: `${number(ratio)} times`,
    aim: atLeast(ratio, aim, " times"),
  };
};

/** The kernel beside boardgame.io. */
export const besideFigures = (): readonly Figure[] => PAIRS.map(besideFigure);
