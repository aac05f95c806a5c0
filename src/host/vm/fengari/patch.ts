/** A place in a file of fengari that is written otherwise, and what is written there. */
export interface Patch {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

/** What a file of ours begins with: `own` and `meter` are those of `own.ts`. */
const BEGINNING = '"use strict";\n';
const OURS = `${BEGINNING}const { own, meter } = require("./defs.js");\n`;

const isThere = (source: string, from: string | RegExp): boolean =>
  typeof from === "string" ? source.includes(from) : source.search(from) >= 0;

/** A file of fengari as it runs here. Another fengari than the one the patches were made for is refused. */
export const patchedWith = (patches: readonly Patch[], file: string, source: string): string => {
  const own = patches.filter((patch) => patch.file === file);
  if (own.length === 0) return source;
  const begun = file === "defs.js" ? source : source.replace(BEGINNING, OURS);
  return own.reduce((text, { from, to }) => {
    if (!isThere(text, from))
      throw new Error(`fengari's ${file} is not the one that is known: no ${String(from)} in it`);
    return typeof from === "string" ? text.replace(from, () => to) : text.replace(from, to);
  }, begun);
};
