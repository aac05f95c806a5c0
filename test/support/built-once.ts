import { resolve } from "node:path";
import { build } from "../../build/pipeline";
import { planFor, TABLE_NAMES } from "../../build/project";

export const BUILT = resolve(import.meta.dirname, "../../dist/test");

/** Builds every save before the first test, once for the whole run. */
export default async (): Promise<void> => {
  await build(await planFor(TABLE_NAMES, BUILT, "file"), { begins: () => undefined, done: () => undefined });
};
