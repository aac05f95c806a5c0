import type { Patch } from "./patch";

const STACKS = ["lapi.js", "ldebug.js", "ldo.js", "lparser.js", "ltm.js", "lvm.js"];

/**
 * fengari takes what it pops off its stack with `delete`, which no engine makes fast: half of a headless table's time
 * went there. Nothing tells such a slot from one that is undefined.
 */
export const quick: readonly Patch[] = STACKS.map((file) => ({
  file,
  from: /\bdelete (?=\w+\.stack\[)(.*?\]);/g,
  to: "$1 = undefined;",
}));
