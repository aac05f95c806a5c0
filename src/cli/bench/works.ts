import { join } from "node:path";
import { type LuaScript, playScript } from "../vm/lua-file";

/** What is measured on every VM: see src/scripts/bench/work.ts. */
export const WORKS = ["says", "scenes", "differences"] as const;

export type WorkName = (typeof WORKS)[number];

export interface Played {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
}

/** Over how many answers each work went, and how many seconds one time of it took. */
export interface Timed {
  readonly answers: number;
  readonly seconds: Readonly<Record<WorkName, number>>;
}

export const benchScript: LuaScript = { ...playScript, script: join(playScript.script, "../bench.ts") };
