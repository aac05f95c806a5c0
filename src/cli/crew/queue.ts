import type { Job } from "bullmq";
import { setTimeout as after } from "node:timers/promises";
import type { Crew, Results, Took } from "./crew";
import type { DataOf, Kind, ResultOf } from "./kinds";
import { type LotQueue, lotsOf, type NamedLot, patient, type Post } from "./post";
import { servedFrom } from "./served";

/** Lots are worked off in their order, so the first that are missing tell enough; asking after all would take long. */
const LOOKED_AFTER = 100;
const LOOK_EVERY = 200;
const PUT_AT_A_TIME = 500;
const TRIES = 10;
/** What was asked once is answered at once for a week, in seconds. */
const KEPT = 7 * 24 * 60 * 60;

type Waits<K extends Kind> = readonly NamedLot<K>[];

const putIn = async <K extends Kind>(queue: LotQueue, lots: Waits<K>): Promise<void> => {
  const opts = { attempts: TRIES, removeOnComplete: { age: KEPT }, removeOnFail: { age: KEPT } };
  for (let at = 0; at < lots.length; at += PUT_AT_A_TIME) {
    const some = lots.slice(at, at + PUT_AT_A_TIME);
    await queue.addBulk(some.map(({ id, lot }) => ({ name: lot.kind, data: lot, opts: { ...opts, jobId: id } })));
  }
};

/** What failed in an earlier run is tried anew. */
const retried = async <K extends Kind>(queue: LotQueue, lots: Waits<K>): Promise<void> => {
  const own = new Set(lots.map(({ id }) => id));
  const failed = await queue.getJobs(["failed"]);
  await Promise.all(failed.filter(({ id = "" }) => own.has(id)).map((job) => job.retry()));
};

type Found = Awaited<ReturnType<LotQueue["getJob"]>>;

const isDone = async (job: Job): Promise<boolean> => {
  if (job.finishedOn === undefined) return false;
  if (!(await job.isFailed())) return true;
  throw new Error(`the queue gave up on a lot: ${job.failedReason}`);
};

/** The results of a lot; nothing while it is waited for. What Redis has lost is put in again. */
const resultsOf = async <K extends Kind>(
  queue: LotQueue,
  each: NamedLot<K>,
): Promise<readonly ResultOf<K>[] | "waits"> => {
  const job: Found = await queue.getJob(each.id);
  if (job === undefined) await putIn(queue, [each]);
  return job !== undefined && (await isDone(job)) ? (job.returnvalue as readonly ResultOf<K>[]) : "waits";
};

/** Takes in what is done, whoever did it, until all is or it is stopped. */
const collected = async <K extends Kind>(
  queue: LotQueue,
  lots: Waits<K>,
  { stop, progress }: Crew,
  take: (at: number, results: readonly ResultOf<K>[]) => void,
): Promise<void> => {
  let missing = lots;
  let done = 0;
  while (missing.length > 0 && !stop.aborted) {
    const looked = missing.slice(0, LOOKED_AFTER);
    const found = await Promise.all(looked.map((each) => resultsOf(queue, each)));
    const still: NamedLot<K>[] = [];
    for (const [i, each] of looked.entries()) {
      const results = found[i] ?? "waits";
      if (results === "waits") still.push(each);
      else {
        take(each.at, results);
        done += results.length;
      }
    }
    missing = [...still, ...missing.slice(LOOKED_AFTER)];
    progress(done);
    if (still.length === looked.length) await after(LOOK_EVERY, undefined, { signal: stop }).catch(() => undefined);
  }
};

/** Works all jobs off on whatever machines serve the queue, this one with as many threads as it has workers. */
export const workedByQueue = async <K extends Kind>(
  kind: K,
  jobs: readonly DataOf<K>[],
  post: Post,
  crew: Crew,
  took: Took<K> = () => undefined,
): Promise<Results<K>> => {
  const results: (ResultOf<K> | "missing")[] = jobs.map(() => "missing");
  const lots = lotsOf(kind, jobs);
  const queue: LotQueue = patient(new post.bullmq.Queue(post.name, { connection: post.connection }));
  await putIn(queue, lots);
  await retried(queue, lots);
  if (crew.workers === 0 && (await queue.getWorkersCount()) === 0)
    console.error(
      `nobody works off ${post.name} at ${post.address} yet; outbreak work does, where the sources are the same`,
    );
  const own = crew.workers === 0 ? undefined : await servedFrom(post, crew.workers);
  try {
    await collected(queue, lots, crew, (at, lot) => {
      results.splice(at, lot.length, ...lot);
      took(at, lot);
    });
  } finally {
    await own?.leave();
    await queue.close();
  }
  return results;
};
