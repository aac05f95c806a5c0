import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Break } from "./breaks";
import { nameOf } from "./drawn";
import type { Kept } from "./kept";
import type { Told, Work } from "./thread";

/** One test of so many seconds of the processor is taken for a loop that no switch stands in. */
const SILENCE = 60;
const LOOKS_EVERY = 2000;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

interface Workshop {
  /** The code of the thread, and that of the rules with their tests. */
  readonly thread: string;
  readonly armed: string;
  /** Of the whole game, in the order of their switches. */
  readonly breaks: readonly Break[];
  readonly kept: Kept;
}

/** Works off what it can of these; ends with the break at which it fell silent, or with -1. */
const worked = async (
  { thread, armed }: Workshop,
  ids: readonly number[],
  hear: (told: Told) => void,
): Promise<number> => {
  const worker = new Worker(thread, { workerData: { file: armed, ids } satisfies Work });
  let at = -1;
  let alarm: NodeJS.Timeout | undefined;
  const silent = new Promise<"silent">((resolve) => {
    const listen = (): void => {
      clearInterval(alarm);
      const until = processorTime() + SILENCE;
      alarm = setInterval(() => {
        if (processorTime() > until) resolve("silent");
      }, LOOKS_EVERY);
    };
    listen();
    worker.on("message", (told: Told) => {
      listen();
      at = told.id;
      hear(told);
    });
  });
  const end = await Promise.race([silent, once(worker, "exit")]);
  clearInterval(alarm);
  if (end !== "silent") return -1;
  await worker.terminate();
  if (at < 0) throw new Error(`${armed}: a test takes longer than ${String(SILENCE)} s without any break`);
  return at;
};

/** Tries what is not known yet in one thread; after one that fell silent another goes on behind that break. */
export const tried = async (
  workshop: Workshop,
  some: readonly Break[],
  progress: (done: number) => void,
): Promise<void> => {
  const { breaks, kept } = workshop;
  const numbers = new Map(breaks.map((each, i) => [nameOf(each), i]));
  const leftNow = (): number[] =>
    some.flatMap((each) => (kept.of(nameOf(each)) === "untried" ? (numbers.get(nameOf(each)) ?? []) : []));
  const keep = (id: number, verdict: Parameters<Kept["keep"]>[1]): void => {
    const broken = breaks[id];
    if (broken !== undefined) kept.keep(nameOf(broken), verdict);
  };
  for (let left = leftNow(); left.length > 0; left = leftNow()) {
    let done = some.length - left.length;
    const silentAt = await worked(workshop, left, ({ id, end }) => {
      if (end === "begun" || end === "going on") return;
      keep(id, end);
      progress(++done);
    });
    if (silentAt >= 0) keep(silentAt, { verdict: "killed", by: "never ending" });
  }
};
