/** Convex shapes that lie on a table, turned as they may be, and which of them lie over each other. */

type Point = readonly [x: number, z: number];

export interface Shape {
  readonly what: string;
  /** Round it in either sense. */
  readonly points: readonly Point[];
  readonly y: number;
}

/** Clockwise as seen from above, as TTS turns. */
export const turned = (points: readonly Point[], degrees: number): readonly Point[] => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return points.map(([x, z]) => [x * cos + z * sin, z * cos - x * sin] as const);
};

/** Across each side of a shape. */
const axesOf = ({ points }: Shape): readonly Point[] =>
  points.map(([x, z], i) => {
    const [nextX, nextZ] = points[(i + 1) % points.length] ?? [x, z];
    const long = Math.hypot(nextX - x, nextZ - z);
    return [(nextZ - z) / long, (x - nextX) / long] as const;
  });

const reach = ({ points }: Shape, [x, z]: Point): readonly [least: number, most: number] => {
  const along = points.map(([px, pz]) => px * x + pz * z);
  return [Math.min(...along), Math.max(...along)];
};

/** Two convex shapes are apart when a line lies between them, along a side of one of them. */
const areApart = (a: Shape, b: Shape): boolean =>
  [...axesOf(a), ...axesOf(b)].some((axis) => {
    const [[aLeast, aMost], [bLeast, bMost]] = [reach(a, axis), reach(b, axis)];
    return aMost <= bLeast + 1e-6 || bMost <= aLeast + 1e-6;
  });

/** Lower than this above another a piece lies beside it, not on it. */
const STOREY = 0.1;

export const shapesOver = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((a, i) =>
    shapes
      .slice(i + 1)
      .filter((b) => Math.abs(a.y - b.y) < STOREY && !areApart(a, b))
      .map((b) => `${a.what} / ${b.what}`),
  );

/** Whether all of one lies within the other. */
export const inside = (one: Shape, other: Shape): boolean =>
  axesOf(other).every((axis) => {
    const [[least, most], [from, to]] = [reach(one, axis), reach(other, axis)];
    return least >= from - 1e-6 && most <= to + 1e-6;
  });
