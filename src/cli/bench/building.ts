import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "../../../build/pipeline";
import { DIST, planFor, TABLE_NAMES } from "../../../build/project";
import { GAME_NAMES } from "../../games/index";
import { below, type Figure, number, type Taken } from "./figure";

const SILENT = { begins: () => undefined, done: () => undefined };
const UNCHANGED_UNDER = 2;

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

const ofCold = (what: string, seconds: number, cold: number): Figure => ({
  what,
  measured: `${number(seconds)} s`,
  values: [seconds],
  beside: `${number((100 * seconds) / cold)} % of cold`,
});

/** How long every table takes to be built: from nothing, again, and after an edit of one file of one game. */
export const buildingFigures = async (): Promise<Taken> => {
  const folder = join(DIST, "cache/building");
  const again = async (): Promise<unknown> => {
    const plan = await planFor(TABLE_NAMES, join(folder, "out"), "file");
    return build({ ...plan, cache: join(folder, "cache") }, SILENT);
  };
  rmSync(folder, { recursive: true, force: true });
  const cold = await secondsOf(again);
  const unchanged = await secondsOf(again);
  // An edit leaves that game's script without what was kept of it, and all else as it was.
  rmSync(join(folder, "cache/scripts", `${GAME_NAMES[0]}.json`));
  const touched = await secondsOf(again);
  rmSync(folder, { recursive: true, force: true });
  return {
    title: "all tables are built",
    figures: [
      { what: "cold", measured: `${number(cold)} s`, values: [cold] },
      { ...ofCold("unchanged", unchanged, cold), aim: below(unchanged, UNCHANGED_UNDER, " s") },
      ofCold("one file of one game touched", touched, cold),
    ],
  };
};
