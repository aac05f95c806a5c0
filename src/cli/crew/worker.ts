import { parentPort } from "node:worker_threads";
import { type Lot, workedOff } from "./kinds";

parentPort?.on("message", (lot: Lot) => parentPort?.postMessage(workedOff(lot)));
