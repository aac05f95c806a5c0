import { assemble } from "./assemble";
import { check } from "./check";
import { render } from "./render";
import { scripts } from "./scripts";
import type { Plan, Stage, Work } from "./stage";
import { write } from "./write";

/** In this order; nothing is written before everything is checked. */
const STAGES: readonly Stage[] = [scripts, render, assemble, check, write];

/** Told when a stage begins and, with what came of it, when it is done. */
export interface Progress {
  begins(this: void, stage: string): void;
  done(this: void, stage: string, result: string, seconds: number): void;
}

const NOTHING_YET: Omit<Work, keyof Plan> = { modules: [], bundles: [], assets: [], saves: [], written: [] };

export const build = async (plan: Plan, progress: Progress, stages: readonly Stage[] = STAGES): Promise<Work> => {
  let work: Work = { ...plan, ...NOTHING_YET };
  for (const stage of stages) {
    progress.begins(stage.name);
    const start = performance.now();
    work = await stage.run(work);
    progress.done(stage.name, stage.result(work), (performance.now() - start) / 1000);
  }
  return work;
};
