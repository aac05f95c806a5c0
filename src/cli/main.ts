import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../build/root";
import { carriedOut } from "./carried-out";
import type { Commands } from "./command";
import { COMMANDS } from "./commands";

const ABOUT = "Outbreak: four zombie board games for Tabletop Simulator.";

const version = (): string =>
  (JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { readonly version: string }).version;

/** Runs what was typed after `outbreak` and gives the exit code. */
export const main = (args: readonly string[], commands: Commands = COMMANDS): Promise<number> =>
  carriedOut({ about: ABOUT, commands, version }, args);
