import { relative, resolve } from "node:path";
import { BuildFailure } from "../../../build/failure";
import { build } from "../../../build/pipeline";
import type { Plan } from "../../../build/stage";
import { progressOn } from "../progress";

/** Builds what is planned and names the saves; false, with every reason told, if it cannot be. */
export const builtAsPlanned = async (planned: () => Promise<Plan>): Promise<boolean> => {
  try {
    const plan = await planned();
    const { saves } = await build(plan, progressOn(process.stdout));
    for (const { game, file } of saves) console.log(relative(process.cwd(), resolve(plan.out, game, `${file}.json`)));
    return true;
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    for (const line of error.wrong) console.error(line);
    return false;
  }
};
