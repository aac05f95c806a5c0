import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "../../build/atomic";
import { DIST } from "../../build/project";
import { ROOT } from "../../build/root";
import { program } from "../../bin/program.mjs";
import { type GameName, GAME_NAMES } from "../games/index";
import { built } from "./build";
import type { Command } from "./command";
import { CORES, type Crew, type Results, type Took, workedByThreads } from "./crew/crew";
import type { DataOf, Kind } from "./crew/kinds";
import { type Post, postAt } from "./crew/post";
import { workedByQueue } from "./crew/queue";
import { type DoneBefore, doneBefore, NOTHING_KEPT } from "./fuzz/done-before";
import type { GestureJob } from "./fuzz/gesture-run";
import type { InputJob } from "./fuzz/input-run";
import { buildOf, builtText } from "./fuzz/built-save";
import { readShown, shownText } from "./fuzz/found";
import type { Finding } from "./fuzz/judge";
import type { Shown } from "./fuzz/shrink";
import { fileToWrite } from "./file-to-write";
import { among, Mistake, wholeNumber } from "./mistake";
import { barOn } from "./simulate/bar";

const MOST_SEED = 999_999_999;
const MOST = 100_000_000;
const MOST_WORKERS = 256;
/** So many inputs, and gestures at one table, make a job. */
const INPUTS_A_JOB = 2000;
const GESTURES_A_JOB = 60;
/** Seeds of two jobs lie so far apart: a job at the rules plays many matches. */
const APART = 1000;
/** The folder that saves are built into. */
const INTO = "dist";
const SHRINK_TRIES = "100";
/** What a shell says of somebody who was interrupted. */
const INTERRUPTED = 130;

const gamesAsked = (words: readonly string[]): readonly GameName[] =>
  words.length === 0 ? GAME_NAMES : [...new Set(words.map((word) => among("game", word, GAME_NAMES)))];

/** `total` shared among the games, and each share cut into jobs. */
const cut = (games: readonly GameName[], total: number, size: number): readonly (readonly [GameName, number])[] =>
  games.flatMap((game) => {
    const share = Math.ceil(total / games.length);
    return Array.from({ length: Math.ceil(share / size) }, (_, nth): [GameName, number] => [
      game,
      Math.min(size, share - nth * size),
    ]);
  });

/** How it is worked off: by whom, until when, and what of it was done before. */
interface Ways {
  readonly workers: number;
  readonly post: Post | "none";
  readonly stop: AbortSignal;
  readonly before: DoneBefore;
}

/** Works off jobs of one kind, with a bar on a terminal; Ctrl-C ends it, and what was found is told. */
const worked = async <K extends Kind>(
  kind: K,
  jobs: readonly DataOf<K>[],
  what: string,
  { workers, post, stop, before }: Ways,
): Promise<Results<K>> => {
  const known = jobs.map((job) => before.of(kind, job));
  const left = jobs.filter((_, i) => known[i] === "untried");
  const bar = barOn(process.stderr, left.length, undefined, what);
  const crew: Crew = { workers, stop, progress: bar.at };
  const took: Took<K> = (at, lot) => {
    before.note(kind, left.slice(at, at + lot.length), lot);
  };
  try {
    const results = await (post === "none"
      ? workedByThreads(kind, left, crew, took)
      : workedByQueue(kind, left, post, crew, took));
    const next = results[Symbol.iterator]();
    return known.map((each) => (each === "untried" ? (next.next().value ?? "missing") : each));
  } finally {
    bar.gone();
  }
};

const there = <T>(results: readonly (T | "missing")[]): readonly T[] =>
  results.filter((each): each is T => each !== "missing");

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

interface Counted {
  readonly shown: Shown;
  readonly times: number;
}

/** One of each sort of each game, the shortest, and how often it was seen. */
const sorts = (all: readonly Shown[]): readonly Counted[] => {
  const lengthOf = (shown: Shown): number => (shown.at === "table" ? shown.gestures.length : shown.said.length);
  const bySort = new Map<string, Shown[]>();
  for (const each of all) {
    const key = `${each.game} ${each.finding.kind}`;
    bySort.set(key, [...(bySort.get(key) ?? []), each]);
  }
  return [...bySort.values()].flatMap((some) => {
    const [shown] = [...some].sort((a, b) => lengthOf(a) - lengthOf(b));
    return shown === undefined ? [] : [{ shown, times: some.length }];
  });
};

const fileNameOf = ({ game, finding }: Shown): string =>
  `${game}-${finding.kind.toLowerCase().replace(/[^a-z]+/g, "-")}.json`;

const tell = (out: string, { shown, times }: Counted): void => {
  const file = join(out, fileNameOf(shown));
  writeAtomically(file, Buffer.from(`${JSON.stringify(shown, undefined, 2)}\n`));
  const again = shown.at === "rules" && shown.code !== "" ? `"${shown.code}"` : file;
  console.log(`\n${shownText(shown, again)}\n  seen ${String(times)} times; ${file}`);
};

const again = async (words: readonly string[], what: string): Promise<number> => {
  const { codeAgain, shownAgain } = await import("./fuzz/again");
  let found: readonly Finding[];
  if (existsSync(what)) found = shownAgain(readShown(what));
  else {
    const [game = GAME_NAMES.find((name) => what.startsWith(`${name}.`)) ?? ""] = words;
    found = codeAgain(among("game", game, GAME_NAMES), what);
  }
  for (const { kind, says } of found) console.log(`${kind}: ${says}`);
  if (found.length === 0) console.log("nothing is amiss any more");
  return found.length === 0 ? 0 : 1;
};

const gestureJobs = async (
  games: readonly GameName[],
  { gestures, seed, deletes, copies }: { gestures: number; seed: number; deletes: boolean; copies: boolean },
): Promise<readonly GestureJob[] | "not built"> => {
  if (gestures === 0) return [];
  if (!(await built(games, DIST, "file"))) return "not built";
  const builds = new Map(games.map((game) => [game, buildOf(builtText(game, INTO))]));
  return cut(games, gestures, GESTURES_A_JOB).map(([game, count], nth) => ({
    game,
    into: INTO,
    build: builds.get(game) ?? "",
    seed: seed + nth,
    gestures: count,
    harm: { deletes, copies },
  }));
};

export const fuzzCommand: Command = {
  name: "fuzz",
  words: "[game…]",
  examples: ["fuzz dying-light --inputs 20000", "fuzz --gestures 500 --seed 3", "fuzz --again finding.json"],
  options: {
    inputs: {
      takes: "N",
      says: "so many answers and rolls at the rules (usual: 100000 where no gestures are asked for)",
    },
    gestures: { takes: "N", says: "so many things that hands do at the built tables (usual: 0)" },
    seed: { takes: "N", says: "the same seed does the same (usual: 1)" },
    deletes: { takes: "nothing", says: "hands delete pieces too" },
    copies: { takes: "nothing", says: "hands copy pieces too" },
    tries: { takes: "N", says: `how often a finding is tried with less (usual: ${SHRINK_TRIES}; 0: as it was found)` },
    out: { takes: "DIR", says: "where findings are written (usual: dist/fuzz)" },
    kept: { takes: "FILE", says: "keep there what is done, and go on where that run was broken off" },
    again: { takes: "WHAT", says: "shows a finding again: its file, or the replay code of a match" },
    workers: { takes: "N", says: "how many threads; the result is the same (usual: one for each core)" },
    queue: { takes: "ADDRESS", says: "a Redis (redis://…) through which others help with outbreak work" },
  },
  run: async ({ words, text, flag }) => {
    const what = text("again", "");
    if (what !== "") return again(words, what);
    const games = gamesAsked(words);
    const gestures = wholeNumber("gestures", text("gestures", "0"), 0, MOST);
    const inputs = wholeNumber("inputs", text("inputs", gestures > 0 ? "0" : "100000"), 0, MOST);
    if (inputs + gestures === 0) throw new Mistake("neither --inputs nor --gestures: there is nothing to do");
    const seed = wholeNumber("seed", text("seed", "1"), 0, MOST_SEED);
    const tries = wholeNumber("tries", text("tries", SHRINK_TRIES), 0, MOST);
    const queue = text("queue", "");
    const workers = wholeNumber("workers", text("workers", String(CORES)), queue === "" ? 1 : 0, MOST_WORKERS);
    const atTables = await gestureJobs(games, { gestures, seed, deletes: flag("deletes"), copies: flag("copies") });
    if (atTables === "not built") return 1;
    const atRules: readonly InputJob[] = cut(games, inputs, INPUTS_A_JOB).map(([game, count], nth) => ({
      game,
      seed: seed + nth * APART,
      inputs: count,
    }));
    const stopping = new AbortController();
    const interrupt = (): void => {
      stopping.abort();
    };
    process.once("SIGINT", interrupt);
    const kept = fileToWrite("kept", text("kept", ""));
    const ways: Ways = {
      workers,
      post: queue === "" ? "none" : await postAt(queue),
      stop: stopping.signal,
      before: kept === "" ? NOTHING_KEPT : doneBefore(kept, (await program(ROOT)).version),
    };
    try {
      const rules = await worked("inputs", atRules, "lots of inputs", ways);
      const tables = await worked("gestures", atTables, "tables", ways);
      const seen: Shown[] = [
        ...rules.flatMap((each, i) =>
          each === "missing"
            ? []
            : each.seen.map((one) => ({ ...one, at: "rules" as const, game: atRules[i]?.game ?? "dying-light" })),
        ),
        ...tables.flatMap((each, i) =>
          each === "missing"
            ? []
            : each.seen.map((one) => ({ ...one, at: "table" as const, game: atTables[i]?.game ?? "dying-light" })),
        ),
      ];
      const [ruled, handled] = [there(rules), there(tables)];
      if (ruled.length > 0)
        console.log(
          `${String(sum(ruled.map((each) => each.inputs)))} inputs in ${String(sum(ruled.map((each) => each.matches)))} matches, looked at ${String(sum(ruled.map((each) => each.probes)))} times`,
        );
      if (handled.length > 0)
        console.log(
          `${String(sum(handled.map((each) => each.gestures)))} gestures at ${String(handled.length)} tables, judged ${String(sum(handled.map((each) => each.judged)))} times, ${String(sum(handled.map((each) => each.answers)))} answers`,
        );
      const counted = sorts(seen);
      const jobs = counted.map(({ shown }) => ({ shown, tries }));
      const least = tries === 0 || stopping.signal.aborted ? [] : await worked("shrunk", jobs, "findings shrunk", ways);
      for (const [i, each] of counted.entries()) {
        const shown = least[i] ?? "missing";
        tell(text("out", join(DIST, "fuzz")), shown === "missing" ? each : { ...each, shown });
      }
      if (stopping.signal.aborted) return INTERRUPTED;
      return counted.length === 0 ? 0 : 1;
    } finally {
      process.off("SIGINT", interrupt);
    }
  },
};
