import type { Standing } from "../view/standing";

/** Which piece an arrow leads to. */

export type Way = readonly [x: number, z: number];

export const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The nearest piece that way: what lies aside counts double. */
export const nextPiece = (pieces: readonly Standing[], from: Standing, [wx, wz]: Way): Standing | undefined => {
  let best: Standing | undefined;
  let least = Infinity;
  for (const standing of pieces) {
    const [dx, dz] = [standing.at[0] - from.at[0], standing.at[2] - from.at[2]];
    const [along, aside] = [dx * wx + dz * wz, Math.abs(dx * wz - dz * wx)];
    const far = along + 2 * aside;
    if (along < 0.05 || aside > along * 1.5 || far >= least) continue;
    best = standing;
    least = far;
  }
  return best;
};
