import { createRequire } from "node:module";

/*
 * A game that lies outside of this project has the engine as a package, and imports `@outbreak/engine/kernel/list`. What it
 * finds there is TypeScript, which becomes Lua as if it lay beside the game, although it lies in `node_modules`.
 */

const NAME = "@outbreak/engine/";

/** The file that an import of the engine means; nothing for any other import. */
export const engineFile = (name: string, by: string): string | undefined =>
  name.startsWith(NAME) ? createRequire(by).resolve(name) : undefined;

export const isOfEngine = (file: string): boolean => file.replaceAll("\\", "/").includes(`/node_modules/${NAME}`);
