import { resolve } from "node:path";
import { build } from "../../build/pipeline";
import { planFor } from "../../build/project";
import { GAME_NAMES } from "../../src/games/index";

export const BUILT = resolve(import.meta.dirname, "../../dist/test");

/** Builds every save before the first test, once for the whole run. */
export default async (): Promise<void> => {
  await build(await planFor(GAME_NAMES, BUILT, "file"), { begins: () => undefined, done: () => undefined });
};
