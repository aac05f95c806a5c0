import { parentPort } from "node:worker_threads";
import { type Job, playJob } from "./match-job";

parentPort?.on("message", (jobs: readonly Job[]) => parentPort?.postMessage(jobs.map(playJob)));
