import { type GameName, GAME_NAMES, withGame } from "../../games/index";
import { CORES, workedByThreads } from "../crew/crew";
import { USUAL } from "../simulate/match-ups";
import { jobsOf } from "../simulate/series";
import { atLeast, type Figure, number, percentile, type Taken } from "./figure";

const MATCHES = 120;
const ROUNDS = 3;
const ANSWERS_AT_MOST = 5000;
const TIMES_AT_LEAST = 1.8;

const SILENT = { stop: new AbortController().signal, progress: () => undefined };

const secondsWith = async (game: GameName, workers: number): Promise<number> => {
  const { policy, seats } = withGame(game, ({ bots, seats: { most } }) => ({ policy: bots[0].policy, seats: most }));
  const series = { lineUp: [policy], matchUp: USUAL, seats };
  const jobs = jobsOf(series, { game, options: {}, seed: 1, atMost: ANSWERS_AT_MOST, games: MATCHES });
  const start = performance.now();
  await workedByThreads("match", jobs, { ...SILENT, workers });
  return (performance.now() - start) / 1000;
};

/** One and two threads take turns, so that what else the computer does meets both alike. */
const threadsFigure = async (game: GameName): Promise<Figure> => {
  const ratios: number[] = [];
  for (let i = 0; i < ROUNDS; i++) ratios.push((await secondsWith(game, 1)) / (await secondsWith(game, 2)));
  const ratio = percentile(ratios, 50);
  return {
    what: game,
    measured: `${number(ratio)} times`,
    values: [ratio],
    aim: atLeast(ratio, TIMES_AT_LEAST, " times"),
  };
};

/** How much sooner two threads are done than one. */
export const threadsFigures = async (): Promise<Taken> => {
  const figures: Figure[] = [];
  for (const game of GAME_NAMES) figures.push(await threadsFigure(game));
  return { title: `${String(MATCHES)} matches on two threads against one, of ${String(CORES)} cores`, figures };
};
