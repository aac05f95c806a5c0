import { program } from "../../../bin/program.mjs";
import { ROOT } from "../../../build/root";
import { hired, type Hand } from "./hand";
import type { Kind, Lot } from "./kinds";
import { type Done, patient, type Post } from "./post";

/** Whoever is gone for so long has lost its lot to another, in milliseconds. */
const GONE_AFTER = 10_000;
const LOOKED_FOR_EVERY = 5000;
/** A lot that so many have died of is broken. */
const DEATHS_AT_MOST = 3;

/** Threads that work off what the post has, until they are sent home. */
export interface Serving {
  leave(this: void): Promise<void>;
}

export const servedFrom = async (post: Post, workers: number): Promise<Serving> => {
  const { folder } = await program(ROOT);
  const stop = new AbortController();
  const idle: Hand[] = Array.from({ length: workers }, () => hired(folder));
  const worker = new post.bullmq.Worker<Lot, Done, Kind>(
    post.name,
    async ({ data }) => {
      const hand = idle.pop() ?? hired(folder);
      try {
        const done = await hand.workOff(data, stop.signal);
        if (done === "stopped") throw new Error("whoever worked on it went home");
        idle.push(hand);
        return done;
      } catch (error) {
        await hand.dismiss();
        throw error;
      }
    },
    {
      connection: post.connection,
      concurrency: workers,
      lockDuration: GONE_AFTER,
      stalledInterval: LOOKED_FOR_EVERY,
      maxStalledCount: DEATHS_AT_MOST,
    },
  );
  patient(worker);
  return {
    leave: async () => {
      stop.abort();
      await worker.close();
      await Promise.all(idle.map(({ dismiss }) => dismiss()));
    },
  };
};
