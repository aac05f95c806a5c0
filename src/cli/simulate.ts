import { writeAtomically } from "../../build/atomic";
import { type GameName, GAME_NAMES, withGame } from "../games/index";
import type { Command } from "./command";
import { CORES, type Crew, type Results, workedByThreads } from "./crew/crew";
import { postAt } from "./crew/post";
import { workedByQueue } from "./crew/queue";
import { fileToWrite } from "./file-to-write";
import { among, Mistake, wholeNumber } from "./mistake";
import { barOn } from "./simulate/bar";
import { csvOf } from "./simulate/csv";
import { lineUpsAsked } from "./simulate/line-ups";
import type { Job, Played } from "./simulate/match-job";
import { matchUpsAsked } from "./simulate/match-ups";
import { plotOf } from "./simulate/plot";
import { reportOf } from "./simulate/report";
import { jobsOf, type Series } from "./simulate/series";
import { optionsAsked } from "./simulate/table-options";
import { type NameWon, namesWonIn, type Result, type Row, rowOf } from "./simulate/tally";

const MOST_SEED = 999_999_999;
const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 256;
const MOST_INPUTS = 1_000_000;
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

/** What is to be played for one row, and what came of it as far as it was played. */
interface Part {
  readonly series: Series;
  readonly jobs: readonly Job[];
}

const resultsOf = (parts: readonly Part[], played: readonly (Played | "missing")[]): readonly (readonly Result[])[] => {
  let before = 0;
  return parts.map(({ jobs }) => {
    const own = played.slice(before, before + jobs.length);
    before += jobs.length;
    return jobs.flatMap((job, i) => {
      const each = own[i] ?? "missing";
      return each === "missing" ? [] : [{ job, played: each }];
    });
  });
};

/** Plays until all is played or somebody presses Ctrl-C; the results so far are told either way. */
const untilStopped = async (
  jobs: readonly Job[],
  workers: number,
  worked: (jobs: readonly Job[], crew: Crew) => Promise<Results<"match">>,
): Promise<{ readonly results: Results<"match">; readonly stopped: boolean }> => {
  const stop = new AbortController();
  const interrupt = (): void => {
    stop.abort();
  };
  const bar = barOn(process.stderr, jobs.length);
  process.once("SIGINT", interrupt);
  try {
    const results = await worked(jobs, { workers, stop: stop.signal, progress: bar.at });
    return { results, stopped: stop.signal.aborted };
  } finally {
    bar.gone();
    process.off("SIGINT", interrupt);
  }
};

type Worked = Parameters<typeof untilStopped>[2];

/** On this computer alone; or on all that serve a queue, where the same was asked before answered at once. */
const worked = async (queue: string): Promise<Worked> => {
  if (queue === "") return (jobs, crew) => workedByThreads("match", jobs, crew);
  const post = await postAt(queue);
  return (jobs, crew) => workedByQueue("match", jobs, post, crew);
};

export const simulateCommand: Command = {
  name: "simulate",
  words: "<game>",
  examples: [
    "simulate dying-light --seats 2 --games 500",
    "simulate survivor-duel --policy quick+strong --plot duel.svg",
  ],
  options: {
    games: { takes: "N", says: "how many matches of each kind (usual: 200)" },
    seats: { takes: "N", says: "how many play: 2, 1,4 or all (usual: all)" },
    "match-ups": {
      takes: "NAMES",
      says: "what the seats bring: a+b:c+d, all, one after the other (usual: what is usual)",
    },
    options: { takes: "NAMES", says: "settings of the table, such as cushion=off (usual: as they are)" },
    policy: { takes: "NAME", says: "how bots play: a,b one after the other, a+b at one table, all (usual: the first)" },
    seed: { takes: "N", says: "of the first match; each has the next one (usual: 1)" },
    "at-most": { takes: "N", says: "after so many answers and rolls a match counts as not ended (usual: 20000)" },
    workers: {
      takes: "N",
      says: "how many threads; the result is the same (usual: one for each core; 0 leaves it to others)",
    },
    queue: { takes: "ADDRESS", says: "a Redis (redis://…) through which others help with outbreak work" },
    csv: { takes: "FILE", says: "write every figure there, for a spreadsheet" },
    plot: { takes: "FILE", says: "write an SVG there: who wins, how long it takes, how it ends, by seat" },
    json: { takes: "nothing", says: "tell it as JSON" },
  },
  run: async ({ words, text, flag }) => {
    const game = gameAsked(words);
    const games = wholeNumber("games", text("games", "200"), 1, MOST_GAMES);
    const counts = seatsAsked(game, text("seats", "all"));
    const lineUps = lineUpsAsked(game, text("policy", ""));
    const matchUps = matchUpsAsked(game, text("match-ups", ""));
    const options = optionsAsked(game, text("options", ""));
    const seed = wholeNumber("seed", text("seed", "1"), 0, MOST_SEED);
    const atMost = wholeNumber("at-most", text("at-most", "20000"), 1, MOST_INPUTS);
    const queue = text("queue", "");
    const workers = wholeNumber("workers", text("workers", String(CORES)), queue === "" ? 1 : 0, MOST_WORKERS);
    const [csv, plot] = [fileToWrite("csv", text("csv", "")), fileToWrite("plot", text("plot", ""))];
    const parts = lineUps.flatMap((lineUp) =>
      matchUps.flatMap((matchUp) =>
        counts.map((seats): Part => {
          const series = { lineUp, matchUp, seats };
          return { series, jobs: jobsOf(series, { game, options, seed, atMost, games }) };
        }),
      ),
    );
    const jobs = parts.flatMap((part) => part.jobs);
    const { results: played, stopped } = await untilStopped(jobs, workers, await worked(queue));
    const results = resultsOf(parts, played);
    const rows = parts.map(({ series }, i): Row => rowOf(series, results[i] ?? []));
    const names: readonly NameWon[] = namesWonIn(results.flat());
    if (stopped) console.error(`stopped after ${String(results.flat().length)} of ${String(jobs.length)} matches`);
    console.log(
      flag("json") ? JSON.stringify({ game, games, seed, stopped, rows, names }, undefined, 2) : reportOf(rows, names),
    );
    if (csv !== "") writeAtomically(csv, Buffer.from(csvOf(rows)));
    if (plot !== "") writeAtomically(plot, Buffer.from(plotOf(`${game}: ${String(games)} matches each`, rows)));
    if (stopped) return INTERRUPTED;
    return rows.some(({ broken }) => broken.length > 0) ? 1 : 0;
  },
};
