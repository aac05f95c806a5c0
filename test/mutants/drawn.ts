import { createHash } from "node:crypto";
import type { Break } from "./breaks";

/** Its whole name: no two breaks of a game have the same. */
export const nameOf = ({ file, name }: Break): string => `${file} ${name}`;

const lot = (seed: number, each: Break): string =>
  createHash("sha256")
    .update(`${String(seed)} ${nameOf(each)}`)
    .digest("hex");

/**
 * So many breaks, in an order that a seed gives: first one of each kind of each file, then any. A break has its lot by
 * its name, so that a change elsewhere draws no others.
 */
export const drawn = (breaks: readonly Break[], count: number, seed: number): readonly Break[] => {
  const lots = breaks.map((each) => ({ each, lot: lot(seed, each) })).sort((a, b) => (a.lot < b.lot ? -1 : 1));
  const seen = new Set<string>();
  const isFirst = ({ each }: (typeof lots)[number]): boolean => {
    const stratum = `${each.file} ${each.kind}`;
    return !seen.has(stratum) && seen.add(stratum).size > 0;
  };
  const firsts = lots.filter(isFirst);
  const others = lots.filter((each) => !firsts.includes(each));
  return [...firsts, ...others].slice(0, count).map(({ each }) => each);
};
