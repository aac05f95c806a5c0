import { spawnSync } from "node:child_process";
import type { LuaRun } from "./lua-vm";

/** What a program printed, line by line; its own words when it failed. */
export const printedBy = (program: string, args: readonly string[]): LuaRun => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (error !== undefined) return { lines: [], error: error.message };
  const lines = stdout === "" ? [] : stdout.replace(/\n$/, "").split("\n");
  if (status === 0) return { lines, error: "" };
  return { lines, error: stderr.trim() === "" ? `${program} ended with ${String(status)}` : stderr.trim() };
};

export const canRun = (program: string, args: readonly string[]): boolean => printedBy(program, args).error === "";
