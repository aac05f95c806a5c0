import { icon } from "../drawing/icons";
import { element, path } from "../drawing/svg";

/** What is printed large: an icon of the set, or a silhouette of our own where the set has none. */

const SIDE = 512;

/** A roll with its end hanging out, drawn in a square of 512. */
const OWN: Readonly<Record<string, string>> = {
  "tape-roll":
    "M236 40a196 196 0 1 0 0 392h236v-64h-96a196 196 0 0 0-140-328zm0 40a156 156 0 1 1 0 312a156 156 0 0 1 0-312zm0 64a92 92 0 1 0 0 184a92 92 0 0 0 0-184zm0 28a64 64 0 1 1 0 128a64 64 0 0 1 0-128z",
};

export const motif = (name: string, x: number, y: number, side: number, fill: string): string => {
  const own = OWN[name];
  if (own === undefined) return icon(name, x, y, side, fill);
  const transform = `translate(${String(Math.round(x))} ${String(Math.round(y))}) scale(${String(side / SIDE)})`;
  return element("g", { transform }, path(own, { fill, "fill-rule": "evenodd" }));
};
