/** The commands and their threads as JavaScript, bundled once for each state of the sources. */
export interface Program {
  /** Where `main.mjs`, `worker.mjs` and `alone.mjs` lie. */
  readonly folder: string;
  /** The same wherever the sources are the same. */
  readonly version: string;
}

/** The program that the sources below this folder make. */
export const program: (root: string) => Promise<Program>;

/** The same wherever the sources are the same. */
export const versionOf: (root: string) => string;
