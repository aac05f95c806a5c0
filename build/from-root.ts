import { relative, sep } from "node:path";

/** A path as messages, maps and addresses write it on every machine. */
export const fromRoot = (root: string, file: string): string => relative(root, file).split(sep).join("/");
