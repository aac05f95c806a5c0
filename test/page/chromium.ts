import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { chromiumHere } from "../../src/cli/serving/browser";

declare module "vitest" {
  interface ProvidedContext {
    /** Why there is no browser for the tests; empty if there is one. */
    readonly noBrowser: string;
  }
}

const run = promisify(execFile);
const PATIENCE = 240_000;
const APT = {
  timeout: PATIENCE,
  env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
};

/** Debian's own package, where that may be installed. What was wrong, or nothing. */
const installed = async (): Promise<string> => {
  if ((process.env["CHROMIUM"] ?? "") !== "") return "CHROMIUM names no file";
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "install Chromium, or name one in CHROMIUM";
  try {
    await run("apt-get", ["-q", "update"], APT);
    await run("apt-get", ["-qy", "--no-install-recommends", "install", "chromium"], APT);
    return chromiumHere() === "" ? "apt-get has installed no chromium" : "";
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).trim().split("\n");
    return `apt-get cannot install one: ${lines.at(-1) ?? ""}`;
  }
};

/** Before the first test: sees to it that there is a browser, or says why the tests in one are skipped. */
export default async (project: TestProject): Promise<void> => {
  const reason = chromiumHere() === "" ? await installed() : "";
  const noBrowser = reason === "" ? "" : `there is no Chromium here; ${reason}`;
  if (noBrowser !== "") process.stdout.write(`the tests in a browser are skipped: ${noBrowser}\n`);
  project.provide("noBrowser", noBrowser);
};
