import { parentPort } from "node:worker_threads";
import { type Lot, workedOff } from "./kinds";

/** What a job throws ends the thread, and whoever waits for it hears it. */
parentPort?.on("message", (lot: Lot) => {
  void workedOff(lot).then((results) => parentPort?.postMessage(results));
});
