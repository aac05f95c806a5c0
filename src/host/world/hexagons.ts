/** A point of the table, seen from above. */
export interface Flat {
  readonly x: number;
  readonly z: number;
}

/** How far apart rows are whose hexagons are one wide. */
const ROW = Math.sqrt(3) / 2;
const CORNERS = [0, 1, 2, 3, 4, 5];

const off = (a: Flat, b: Flat): number => Math.hypot(a.x - b.x, a.z - b.z);

const nearestOf = (points: readonly Flat[], at: Flat): Flat =>
  points.reduce((best, each) => (off(each, at) < off(best, at) ? each : best));

/** The middle of the hexagon that a point lies in: rows lie along x, every other one half a hexagon further. */
export const middleNear = (at: Flat, wide: number): Flat => {
  const row = Math.round(at.z / (wide * ROW));
  const inRow = (n: number): Flat => {
    const first = n % 2 === 0 ? 0 : wide / 2;
    return { x: Math.round((at.x - first) / wide) * wide + first, z: n * wide * ROW };
  };
  return nearestOf([row - 1, row, row + 1].map(inRow), at);
};

/** The corner nearest to a point: it is one of the hexagon that the point lies in. */
export const cornerNear = (at: Flat, wide: number): Flat => {
  const { x, z } = middleNear(at, wide);
  const far = wide / 2 / ROW;
  const corners = CORNERS.map((n) => (n * Math.PI) / 3).map((turn) => ({
    x: x + far * Math.sin(turn),
    z: z + far * Math.cos(turn),
  }));
  return nearestOf(corners, at);
};
