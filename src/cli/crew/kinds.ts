import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * What a crew can do, by its name. Plain data goes in and comes out, and the same data always comes to the same result,
 * whoever works it off and however often. A thread loads what it is asked to do: a few short matches take no longer than
 * the headless table does to load.
 */
const KINDS = {
  match: async () => (await import("../simulate/match-job")).playJob,
  inputs: async () => (await import("../fuzz/input-run")).inputJob,
  gestures: async () => (await import("../fuzz/gesture-run")).gestureJob,
  shrunk: async () => (await import("../fuzz/shrink")).shrinkJob,
};

type Work<K extends Kind> = Awaited<ReturnType<(typeof KINDS)[K]>>;

export type Kind = keyof typeof KINDS;
export type DataOf<K extends Kind> = Parameters<Work<K>>[0];
export type ResultOf<K extends Kind> = Awaited<ReturnType<Work<K>>>;

/** Jobs of one kind that are handed out together. */
export interface Lot<K extends Kind = Kind> {
  readonly kind: K;
  readonly jobs: readonly DataOf<K>[];
}

/** One after the other, and a turn of the loop between two: only then is all that a job left behind let go of. */
export const workedOff = async <K extends Kind>({ kind, jobs }: Lot<K>): Promise<readonly ResultOf<K>[]> => {
  const work = (await KINDS[kind]()) as (job: DataOf<K>) => ResultOf<K> | Promise<ResultOf<K>>;
  const results: ResultOf<K>[] = [];
  for (const job of jobs) {
    results.push(await work(job));
    await nextTurn();
  }
  return results;
};
