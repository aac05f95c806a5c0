import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { TestProject } from "vitest/node";
import { installed } from "../support/debian";

declare module "vitest" {
  interface ProvidedContext {
    /** Why there is no Redis for the tests; empty if there is one. */
    readonly noRedis: string;
  }
}

const isHere = (): boolean =>
  (process.env["PATH"] ?? "").split(delimiter).some((folder) => existsSync(join(folder, "redis-server")));

/** Before the first test: sees to it that there is a Redis, or says why the tests with one are skipped. */
export default async (project: TestProject): Promise<void> => {
  const reason = await installed("redis-server", isHere, "install redis-server");
  const noRedis = reason === "" ? "" : `there is no Redis here; ${reason}`;
  if (noRedis !== "") process.stdout.write(`the tests with a queue are skipped: ${noRedis}\n`);
  project.provide("noRedis", noRedis);
};
