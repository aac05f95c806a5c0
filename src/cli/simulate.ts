import { type GameName, GAME_NAMES, withGame } from "../games/index";
import type { Command } from "./command";
import { among, Mistake, wholeNumber } from "./mistake";
import { barOn } from "./simulate/bar";
import { CORES, playAll } from "./simulate/crew";
import { type LineUp, lineUpsAsked } from "./simulate/line-ups";
import type { Job, Played } from "./simulate/match-job";
import { reportOf } from "./simulate/report";
import { type Row, rowOf } from "./simulate/tally";

const MOST_SEED = 999_999_999;
const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 256;
/** What a shell says of somebody who was interrupted. */
const INTERRUPTED = 130;

const gameAsked = ([word = "", ...more]: readonly string[]): GameName => {
  if (word === "") throw new Mistake(`which game? known: ${GAME_NAMES.join(", ")}`);
  if (more.length > 0) throw new Mistake(`one game at a time, not ${[word, ...more].join(" ")}`);
  return among("game", word, GAME_NAMES);
};

const seatsAsked = (game: GameName, text: string): readonly number[] => {
  const { least, most } = withGame(game, ({ seats }) => seats);
  if (text === "all") return Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return [...new Set(text.split(",").map((count) => wholeNumber("seats", count, least, most)))];
};

/** The matches of one row. */
interface Series {
  readonly lineUp: LineUp;
  readonly seats: number;
  readonly jobs: readonly Job[];
}

const rowsOf = (series: readonly Series[], results: readonly (Played | "missing")[]): readonly Row[] => {
  let before = 0;
  return series.map(({ lineUp, seats, jobs }) => {
    const own = results.slice(before, before + jobs.length);
    before += jobs.length;
    return rowOf(
      lineUp,
      seats,
      jobs.flatMap((job, i) => {
        const played = own[i] ?? "missing";
        return played === "missing" ? [] : [{ job, played }];
      }),
    );
  });
};

/** Plays until all is played or somebody presses Ctrl-C; the results so far are told either way. */
const untilStopped = async (
  jobs: readonly Job[],
  workers: number,
): Promise<{ readonly results: readonly (Played | "missing")[]; readonly stopped: boolean }> => {
  const stop = new AbortController();
  const interrupt = (): void => {
    stop.abort();
  };
  const bar = barOn(process.stderr, jobs.length);
  process.once("SIGINT", interrupt);
  try {
    const results = await playAll(jobs, { workers, stop: stop.signal, progress: bar.at });
    return { results, stopped: stop.signal.aborted };
  } finally {
    bar.gone();
    process.off("SIGINT", interrupt);
  }
};

export const simulateCommand: Command = {
  name: "simulate",
  summary: "lets bots play many matches and tells who wins, how often, and what the others lose by",
  words: "<game>",
  options: {
    games: { takes: "N", says: "how many matches of each kind (usual: 200)" },
    seats: { takes: "N", says: "how many play: 2, 1,4 or all (usual: all)" },
    policy: { takes: "NAME", says: "how bots play: a,b one after the other, a+b at one table, all (usual: the first)" },
    seed: { takes: "N", says: "of the first match; each has the next one (usual: 1)" },
    workers: { takes: "N", says: "how many threads; the result is the same (usual: one for each core)" },
    json: { takes: "nothing", says: "tell it as JSON" },
  },
  run: async ({ words, text, flag }) => {
    const game = gameAsked(words);
    const games = wholeNumber("games", text("games", "200"), 1, MOST_GAMES);
    const counts = seatsAsked(game, text("seats", "all"));
    const lineUps = lineUpsAsked(game, text("policy", ""));
    const seed = wholeNumber("seed", text("seed", "1"), 0, MOST_SEED);
    const workers = wholeNumber("workers", text("workers", String(CORES)), 1, MOST_WORKERS);
    const series = lineUps.flatMap((lineUp) =>
      counts.map((seats): Series => {
        const jobs = Array.from({ length: games }, (_, nth): Job => ({ game, lineUp, seats, nth, seed: seed + nth }));
        return { lineUp, seats, jobs };
      }),
    );
    const jobs = series.flatMap((each) => each.jobs);
    const { results, stopped } = await untilStopped(jobs, workers);
    const rows = rowsOf(series, results);
    const played = results.filter((result) => result !== "missing").length;
    if (stopped) console.error(`stopped after ${String(played)} of ${String(jobs.length)} matches`);
    console.log(flag("json") ? JSON.stringify({ game, games, seed, stopped, rows }, undefined, 2) : reportOf(rows));
    if (stopped) return INTERRUPTED;
    return rows.some(({ broken }) => broken.length > 0) ? 1 : 0;
  },
};
