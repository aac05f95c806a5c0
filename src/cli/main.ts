import { carriedOut } from "./carried-out";
import type { Commands } from "./command";
import { COMMANDS } from "./commands";

/** Runs what was typed after `outbreak` and gives the exit code. */
export const main = (args: readonly string[], commands: Commands = COMMANDS): Promise<number> =>
  carriedOut({ about: "Outbreak: four zombie board games for Tabletop Simulator.", commands }, args);
