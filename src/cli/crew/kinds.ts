import { setImmediate as nextTurn } from "node:timers/promises";
import { gestureJob } from "../fuzz/gesture-run";
import { inputJob } from "../fuzz/input-run";
import { shrinkJob } from "../fuzz/shrink";
import { playJob } from "../simulate/match-job";

/**
 * What a crew can do, by its name. Plain data goes in and comes out, and the same data always comes to the same result,
 * whoever works it off and however often.
 */
const KINDS = { match: playJob, inputs: inputJob, gestures: gestureJob, shrunk: shrinkJob };

export type Kind = keyof typeof KINDS;
export type DataOf<K extends Kind> = Parameters<(typeof KINDS)[K]>[0];
export type ResultOf<K extends Kind> = Awaited<ReturnType<(typeof KINDS)[K]>>;

/** Jobs of one kind that are handed out together. */
export interface Lot<K extends Kind = Kind> {
  readonly kind: K;
  readonly jobs: readonly DataOf<K>[];
}

/** One after the other, and a turn of the loop between two: only then is all that a job left behind let go of. */
export const workedOff = async <K extends Kind>({ kind, jobs }: Lot<K>): Promise<readonly ResultOf<K>[]> => {
  const results: ResultOf<K>[] = [];
  for (const job of jobs) {
    results.push(await (KINDS[kind] as (job: DataOf<K>) => ResultOf<K> | Promise<ResultOf<K>>)(job));
    await nextTurn();
  }
  return results;
};
