import type { Triple } from "../room/wire";
import type { Corner, Triangle } from "./obj";

/**
 * Draws a model from above without any graphics card: the same picture on every machine. With `lean` above 0 what stands
 * upright leans towards the viewer, so that a figure shows its front while its foot stays where it stands on the plan.
 */

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

/** What is drawn, in table units about the model's own middle: x to the right, y down. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A corner on the picture, and how near it is to the eye. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly near: number;
  readonly u: number;
  readonly v: number;
}

const normalised = (x: number, y: number, z: number): Triple => {
  const length = Math.max(Math.hypot(x, y, z), 1e-12);
  return [x / length, y / length, z / length];
};

const LIGHT = normalised(-0.35, 0.8, -0.5);
const AMBIENT = 0.5;
const BRIGHTEST = 1.06;

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

/** The model after Unity's turn: about z, then x, then y. */
export const turnedModel = (model: readonly Triangle[], [tx, ty, tz]: Triple, scale: number): Triangle[] => {
  const [sx, cx, sy, cy, sz, cz] = [sine(tx), cosine(tx), sine(ty), cosine(ty), sine(tz), cosine(tz)];
  const turned = ({ x, y, z, u, v }: Corner): Corner => {
    const [x1, y1] = [x * cz - y * sz, x * sz + y * cz];
    const [y2, z2] = [y1 * cx - z * sx, y1 * sx + z * cx];
    return { x: (x1 * cy + z2 * sy) * scale, y: y2 * scale, z: (z2 * cy - x1 * sy) * scale, u, v };
  };
  return model.map(([a, b, c]) => [turned(a), turned(b), turned(c)]);
};

const spotOf = ({ x, y, z, u, v }: Corner, lean: number): Spot => ({ x, y: -z - y * lean, near: y - z * lean, u, v });

export const frameOf = (model: readonly Triangle[], lean: number): Frame => {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const corner of model.flat()) {
    const { x, y } = spotOf(corner, lean);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return left > right
    ? { left: 0, top: 0, width: 0, height: 0 }
    : { left, top, width: right - left, height: bottom - top };
};

/** How brightly a face is lit; what faces up is fully lit. */
const brightness = ([a, b, c]: Triangle): number => {
  const [bx, by, bz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const [cx, cy, cz] = [c.x - a.x, c.y - a.y, c.z - a.z];
  const [nx, ny, nz] = normalised(by * cz - bz * cy, bz * cx - bx * cz, bx * cy - by * cx);
  const lit = Math.max(0, nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]);
  return Math.min(BRIGHTEST, AMBIENT + (1 - AMBIENT) * (lit / LIGHT[1]));
};

/** `fine`: pixels to a table unit. */
export const drawnModel = (
  model: readonly Triangle[],
  frame: Frame,
  lean: number,
  fine: number,
  texture: Picture,
  tint: Triple,
): Picture => {
  const width = Math.max(1, Math.ceil(frame.width * fine));
  const height = Math.max(1, Math.ceil(frame.height * fine));
  const picture = { width, height, pixels: new Uint8ClampedArray(width * height * 4) };
  const nearest = new Float32Array(width * height).fill(-Infinity);
  const onPicture = (corner: Corner): Spot => {
    const spot = spotOf(corner, lean);
    return { ...spot, x: (spot.x - frame.left) * fine, y: (spot.y - frame.top) * fine };
  };
  for (const triangle of model) {
    const [a, b, c] = triangle;
    const light = brightness(triangle);
    const shade: Triple = [tint[0] * light, tint[1] * light, tint[2] * light];
    fill(picture, nearest, [onPicture(a), onPicture(b), onPicture(c)], shade, texture);
  }
  return picture;
};

/** A hair's breadth more than the triangle: neighbours leave no seam. */
const HAIR = 1e-4;

const fill = (
  to: Picture,
  nearest: Float32Array,
  [a, b, c]: readonly [Spot, Spot, Spot],
  shade: Triple,
  texture: Picture,
): void => {
  const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  if (Math.abs(area) < 1e-9) return;
  const [left, right] = span(a.x, b.x, c.x, to.width);
  const [top, bottom] = span(a.y, b.y, c.y, to.height);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [dx, dy] = [x + 0.5 - a.x, y + 0.5 - a.y];
      const wb = (dx * (c.y - a.y) - dy * (c.x - a.x)) / area;
      const wc = ((b.x - a.x) * dy - (b.y - a.y) * dx) / area;
      const wa = 1 - wb - wc;
      if (wa < -HAIR || wb < -HAIR || wc < -HAIR) continue;
      const near = a.near * wa + b.near * wb + c.near * wc;
      const at = y * to.width + x;
      if (near <= (nearest[at] ?? Infinity)) continue;
      nearest[at] = near;
      put(to.pixels, at * 4, texture, a.u * wa + b.u * wb + c.u * wc, a.v * wa + b.v * wb + c.v * wc, shade);
    }
  }
};

const CHANNELS = [0, 1, 2] as const;

const span = (a: number, b: number, c: number, end: number): [number, number] => [
  Math.max(0, Math.floor(Math.min(a, b, c) - 0.5)),
  Math.min(end - 1, Math.ceil(Math.max(a, b, c) - 0.5)),
];

/** A picture repeats beyond its edges. */
const repeated = (share: number): number => (share >= 0 && share <= 1 ? share : share - Math.floor(share));

/** The picture's colour at a place, between its four nearest points. */
const put = (
  to: Uint8ClampedArray,
  at: number,
  { width, height, pixels }: Picture,
  u: number,
  v: number,
  shade: Triple,
): void => {
  const x = repeated(u) * width - 0.5;
  const y = (1 - repeated(v)) * height - 0.5;
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const [xa, xb] = [Math.max(0, x0) * 4, Math.min(width - 1, x0 + 1) * 4];
  const [ya, yb] = [Math.max(0, y0) * width * 4, Math.min(height - 1, y0 + 1) * width * 4];
  for (const i of CHANNELS) {
    const above = (pixels[ya + xa + i] ?? 0) * (1 - fx) + (pixels[ya + xb + i] ?? 0) * fx;
    const below = (pixels[yb + xa + i] ?? 0) * (1 - fx) + (pixels[yb + xb + i] ?? 0) * fx;
    to[at + i] = (above * (1 - fy) + below * fy) * shade[i];
  }
  to[at + 3] = 255;
};
