import { spawnSync } from "node:child_process";
import type { LuaRun } from "./lua-vm";

interface Ended {
  readonly stdout: string;
  readonly error: string;
}

/** What a program printed; its own words when it failed. `input`: what it reads. */
export const ended = (program: string, args: readonly string[], input = ""): Ended => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", maxBuffer: 1 << 28, input });
  if (error !== undefined) return { stdout: "", error: error.message };
  if (status === 0) return { stdout, error: "" };
  return { stdout, error: stderr.trim() === "" ? `${program} ended with ${String(status)}` : stderr.trim() };
};

export const canRun = (program: string, args: readonly string[]): boolean => ended(program, args).error === "";

/** A line of its own after all that a call printed. */
export const CALL_ENDS = "\u0004";

const linesIn = (text: string): string[] => (text === "" ? [] : text.replace(/\n$/, "").split("\n"));

/** What a program made of calls, if it prints `CALL_ENDS` after each. */
export const calledIn = (program: string, args: readonly string[], input: string): LuaRun => {
  const { stdout, error } = ended(program, args, input);
  const printed = stdout.split(`${CALL_ENDS}\n`).map(linesIn);
  return { printed: error === "" ? printed.slice(0, -1) : printed, error };
};
