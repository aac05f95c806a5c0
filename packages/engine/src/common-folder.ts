import { dirname, relative } from "node:path";

/** The deepest folder in which both lie. */
export const commonFolder = (one: string, other: string): string =>
  relative(one, other).startsWith("..") && dirname(one) !== one ? commonFolder(dirname(one), other) : one;
