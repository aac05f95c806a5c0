import type { Outline } from "./outlines";

/** The outline of what is not clear in a picture, as the game cuts a token out: the longest way round, holes and all filled. */

export interface Clearness {
  readonly width: number;
  readonly height: number;
  /** Row by row from the picture's top: whether there is anything. */
  readonly solid: readonly boolean[];
}

type Spot = readonly [x: number, y: number];

/** Every edge between solid and clear, with the solid on its left, by where it begins. */
const edgesOf = ({ width, height, solid }: Clearness): Map<string, Spot[]> => {
  const edges = new Map<string, Spot[]>();
  const is = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && solid[y * width + x] === true;
  const put = (from: Spot, to: Spot): void => {
    const key = from.join(" ");
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!is(x, y)) continue;
      if (!is(x, y - 1)) put([x, y], [x + 1, y]);
      if (!is(x + 1, y)) put([x + 1, y], [x + 1, y + 1]);
      if (!is(x, y + 1)) put([x + 1, y + 1], [x, y + 1]);
      if (!is(x - 1, y)) put([x, y + 1], [x, y]);
    }
  }
  return edges;
};

const loopsOf = (edges: Map<string, Spot[]>): Spot[][] => {
  const loops: Spot[][] = [];
  for (const start of edges.keys()) {
    const loop: Spot[] = [];
    let key = start;
    for (let to = edges.get(key)?.pop(); to !== undefined; to = edges.get(key)?.pop()) {
      loop.push(to);
      key = to.join(" ");
    }
    if (loop.length > 3) loops.push(loop);
  }
  return loops;
};

const off = ([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number => {
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 1e-9) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
};

/** Leaves out what is nearer than this to a straight line. */
const smoothed = (line: readonly Spot[], near: number): Spot[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let [at, most] = [0, 0];
  line.forEach((spot, i) => {
    const far = off(spot, first, last);
    if (far > most) [at, most] = [i, far];
  });
  if (most <= near) return [first, last];
  return [...smoothed(line.slice(0, at + 1), near).slice(0, -1), ...smoothed(line.slice(at), near)];
};

const NEAR = 0.75;

/** About the picture's middle, a unit wide and deep, as an unturned piece lies: the picture's top points south. */
export const tracedOutline = (picture: Clearness): Outline | "nothing" => {
  const [longest] = loopsOf(edgesOf(picture)).sort((a, b) => b.length - a.length);
  if (longest === undefined) return "nothing";
  const half = Math.floor(longest.length / 2);
  const line = [...smoothed(longest.slice(0, half + 1), NEAR).slice(0, -1), ...smoothed(longest.slice(half), NEAR)];
  const { width, height } = picture;
  return line.map(([x, y]) => [0.5 - x / width, y / height - 0.5] as const).reverse();
};
