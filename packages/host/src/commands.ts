import { createRequire } from "node:module";
import { carriedOut } from "../../../src/cli/carried-out";
import type { Commands } from "../../../src/cli/command";
import { hostCommand } from "./host-command";

/** The commands of this package, by their name. */
export const commands: Commands = {
  run: {
    does: "runs any save without the game: what its scripts do wrong, say and change",
    load: async () => (await import("../../../src/cli/run")).runCommand,
  },
  host: {
    does: "tells which members of Tabletop Simulator's API this headless table answers",
    load: () => Promise.resolve(hostCommand),
  },
};

const ABOUT = "A headless Tabletop Simulator: opens any save, runs its scripts, and tells what comes of it.";

const version = (): string =>
  (createRequire(import.meta.url)("@outbreak/host/package.json") as { readonly version: string }).version;

/** Runs what was typed after `outbreak`, with the commands of whatever is installed beside this, and gives the exit code. */
export const main = (args: readonly string[], more: Commands = {}): Promise<number> =>
  carriedOut({ about: ABOUT, commands: { ...more, ...commands }, version }, args);
