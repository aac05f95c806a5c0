import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { Bench, type Verdict } from "./bench";

export interface Work {
  readonly file: string;
  readonly ids: readonly number[];
}

/** What a thread tells: which break it begins with, that it goes on with another test, and what became of it. */
export interface Told {
  readonly id: number;
  readonly end: Verdict | "begun" | "going on";
}

const { file, ids } = workerData as Work;
const tell = (told: Told): void => parentPort?.postMessage(told);
let at = -1;
const bench = new Bench(readFileSync(file, "utf8"), () => {
  tell({ id: at, end: "going on" });
});
await bench.warm();
for (const id of ids) {
  at = id;
  tell({ id, end: "begun" });
  tell({ id, end: await bench.try(id) });
}
