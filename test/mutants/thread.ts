import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { Bench, type Verdict } from "./bench";

export interface Work {
  readonly file: string;
  readonly ids: readonly number[];
}

/** What a thread tells: which break it begins with, and what became of it. */
export interface Told {
  readonly id: number;
  readonly end: Verdict | "begun";
}

const { file, ids } = workerData as Work;
const bench = new Bench(readFileSync(file, "utf8"));
await bench.warm();
for (const id of ids) {
  parentPort?.postMessage({ id, end: "begun" } satisfies Told);
  parentPort?.postMessage({ id, end: await bench.try(id) } satisfies Told);
}
