import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Job, Played } from "./match-job";

/** Matches that a worker is given at a time: enough that nobody waits for the post, few enough to stop soon. */
const AT_A_TIME = 4;

/** How a simulation is run, and who hears of it. */
interface Crew {
  readonly workers: number;
  readonly stop: AbortSignal;
  readonly progress: (this: void, done: number) => void;
}

const hired = (): Worker => new Worker(new URL("worker.mjs", import.meta.url));

/** What a worker makes of some jobs; nothing if it is stopped before it is done. */
const workedBy = async (worker: Worker, jobs: readonly Job[], stop: AbortSignal): Promise<readonly Played[]> => {
  const answered = once(worker, "message", { signal: stop });
  worker.postMessage(jobs);
  try {
    const [played] = (await answered) as [readonly Played[]];
    return played;
  } catch (error) {
    if (stop.aborted) return [];
    throw error;
  }
};

export const CORES = availableParallelism();

/** Each result stands in its job's place, whoever played it; what was stopped is missing. */
export const playAll = async (
  jobs: readonly Job[],
  { workers, stop, progress }: Crew,
): Promise<readonly (Played | "missing")[]> => {
  const results: (Played | "missing")[] = jobs.map(() => "missing");
  let handedOut = 0;
  let done = 0;
  const workOff = async (worker: Worker): Promise<void> => {
    while (handedOut < jobs.length && !stop.aborted) {
      const at = handedOut;
      handedOut += AT_A_TIME;
      const played = await workedBy(worker, jobs.slice(at, at + AT_A_TIME), stop);
      for (const [i, each] of played.entries()) results[at + i] = each;
      done += played.length;
      progress(done);
    }
  };
  const crew = Array.from({ length: Math.min(workers, Math.ceil(jobs.length / AT_A_TIME)) }, hired);
  try {
    await Promise.all(crew.map(workOff));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
  return results;
};
