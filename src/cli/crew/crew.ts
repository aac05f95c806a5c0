import { availableParallelism } from "node:os";
import { program } from "../../../bin/program.mjs";
import { ROOT } from "../../../build/root";
import { type Hand, hired } from "./hand";
import type { DataOf, Kind, ResultOf } from "./kinds";

/** How work is done, and who hears of it. */
export interface Crew {
  readonly workers: number;
  readonly stop: AbortSignal;
  readonly progress: (this: void, done: number) => void;
}

/** In the place of each job its result, whoever worked it off; what was stopped is missing. */
export type Results<K extends Kind> = readonly (ResultOf<K> | "missing")[];

export const CORES = availableParallelism();

/** Enough that nobody waits for the post, few enough to stop soon, and fewer towards the end, so that all end together. */
const MOST_AT_A_TIME = 16;
const ROUNDS_LEFT = 8;

const lotOf = (left: number, workers: number): number =>
  Math.max(1, Math.min(MOST_AT_A_TIME, Math.floor(left / (workers * ROUNDS_LEFT))));

/** Hears of each lot as soon as it is done: where in the list of jobs it begins, and what came of it. */
export type Took<K extends Kind> = (this: void, at: number, lot: readonly ResultOf<K>[]) => void;

/** Works all jobs off in threads of this computer. */
export const workedByThreads = async <K extends Kind>(
  kind: K,
  jobs: readonly DataOf<K>[],
  { workers, stop, progress }: Crew,
  took: Took<K> = () => undefined,
): Promise<Results<K>> => {
  const results: (ResultOf<K> | "missing")[] = jobs.map(() => "missing");
  let handedOut = 0;
  let done = 0;
  const busy = async ({ workOff }: Hand): Promise<void> => {
    while (handedOut < jobs.length && !stop.aborted) {
      const at = handedOut;
      handedOut += lotOf(jobs.length - at, workers);
      const lot = await workOff({ kind, jobs: jobs.slice(at, handedOut) }, stop);
      if (lot === "stopped") return;
      results.splice(at, lot.length, ...lot);
      took(at, lot);
      done += lot.length;
      progress(done);
    }
  };
  const { folder } = await program(ROOT);
  const hands = Array.from({ length: Math.min(workers, jobs.length) }, () => hired(folder));
  try {
    await Promise.all(hands.map(busy));
  } finally {
    await Promise.all(hands.map(({ dismiss }) => dismiss()));
  }
  return results;
};
