import type { Point } from "../../bind/binding";
import { farBetween } from "./lying";

/** Each of these with one of those, the nearest first; what is left over of either has none. */
export const nearestPairs = <T extends Point, U extends Point>(
  these: readonly T[],
  those: readonly U[],
): readonly (readonly [T, U])[] => {
  const all = these.flatMap((one) => those.map((other) => ({ one, other, far: farBetween(one, other) })));
  all.sort((a, b) => a.far - b.far);
  const pairs: (readonly [T, U])[] = [];
  for (const { one, other } of all) if (!pairs.some(([a, b]) => a === one || b === other)) pairs.push([one, other]);
  return pairs;
};
