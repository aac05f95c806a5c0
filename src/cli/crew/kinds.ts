import { playJob } from "../simulate/match-job";

/**
 * What a crew can do, by its name. Plain data goes in and comes out, and the same data always comes to the same result,
 * whoever works it off and however often.
 */
const KINDS = { match: playJob };

export type Kind = keyof typeof KINDS;
export type DataOf<K extends Kind> = Parameters<(typeof KINDS)[K]>[0];
export type ResultOf<K extends Kind> = ReturnType<(typeof KINDS)[K]>;

/** Jobs of one kind that are handed out together. */
export interface Lot<K extends Kind = Kind> {
  readonly kind: K;
  readonly jobs: readonly DataOf<K>[];
}

export const workedOff = <K extends Kind>({ kind, jobs }: Lot<K>): readonly ResultOf<K>[] =>
  jobs.map((job) => (KINDS[kind] as (job: DataOf<K>) => ResultOf<K>)(job));
