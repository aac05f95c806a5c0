import type { Point } from "./svg";

/** Meshes as they lie before a player in the south: x to the right, y up, z towards the player. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly u: number;
  readonly v: number;
}

/** A flat convex face; its corners follow each other counterclockwise as seen from outside. */
export type Face = readonly Corner[];

export type Mesh = readonly Face[];

/** A part of a texture, in shares of it from its top left. */
export interface Patch {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WHOLE: Patch = { left: 0, top: 0, right: 1, bottom: 1 };

/** One colour of the texture. */
export const dot = (left: number, top: number): Patch => ({ left, top, right: left, bottom: top });

export type Place = readonly [x: number, y: number, z: number];

/** A rectangle with a patch on it: its corners from the patch's top left, counterclockwise. */
export const quad = (patch: Patch, topLeft: Place, bottomLeft: Place, bottomRight: Place, topRight: Place): Face => {
  const corner = ([x, y, z]: Place, u: number, v: number): Corner => ({ x, y, z, u, v: 1 - v });
  return [
    corner(topLeft, patch.left, patch.top),
    corner(bottomLeft, patch.left, patch.bottom),
    corner(bottomRight, patch.right, patch.bottom),
    corner(topRight, patch.right, patch.top),
  ];
};

export interface Sides {
  readonly top: Patch;
  readonly bottom: Patch;
  /** Towards the player and away. */
  readonly long: Patch;
  /** Left and right. */
  readonly short: Patch;
}

/** A box from one corner to the opposite one. */
export const box = (from: Place, to: Place, sides: Sides): Mesh => {
  const [x0, y0, z0] = from;
  const [x1, y1, z1] = to;
  return [
    quad(sides.top, [x0, y1, z0], [x0, y1, z1], [x1, y1, z1], [x1, y1, z0]),
    quad(sides.bottom, [x1, y0, z0], [x1, y0, z1], [x0, y0, z1], [x0, y0, z0]),
    quad(sides.long, [x0, y1, z1], [x0, y0, z1], [x1, y0, z1], [x1, y1, z1]),
    quad(sides.long, [x1, y1, z0], [x1, y0, z0], [x0, y0, z0], [x0, y1, z0]),
    quad(sides.short, [x0, y1, z0], [x0, y0, z0], [x0, y0, z1], [x0, y1, z1]),
    quad(sides.short, [x1, y1, z1], [x1, y0, z1], [x1, y0, z0], [x1, y1, z0]),
  ];
};

/** A box with one picture on top, the same below, and one colour around. */
export const plate = (width: number, depth: number, height: number, edge: Patch): Mesh =>
  box([-width / 2, 0, -depth / 2], [width / 2, height, depth / 2], {
    top: WHOLE,
    bottom: edge,
    long: edge,
    short: edge,
  });

/** One cut through a turned or cast piece: how far its outline is blown up, and how high it lies. */
interface Cut {
  readonly by: number;
  readonly y: number;
}

export interface Cast {
  /** Convex, as seen from above with z downwards, clockwise; about the origin. */
  readonly outline: readonly Point[];
  /** From the bottom to the top. */
  readonly cuts: readonly Cut[];
  /** What the outline's own square shows above and below. */
  readonly top: Patch;
  readonly bottom: Patch;
  readonly side: Patch;
}

const reach = (outline: readonly Point[]): number =>
  Math.max(...outline.map(([x, z]) => Math.max(Math.abs(x), Math.abs(z))));

/** A flat piece with an outline. The face below reads upright when the piece is flipped over sideways, as TTS does. */
export const cast = ({ outline, cuts, top, bottom, side }: Cast): Mesh => {
  const far = reach(outline);
  const share = (value: number): number => (value / far + 1) / 2;
  const place = ([x, z]: Point, { by, y }: Cut): Place => [x * by, y, z * by];
  const lid = (cut: Cut, patch: Patch, way: 1 | -1): Face =>
    outline.map((point) => {
      const [x, y, z] = place(point, cut);
      const across = patch.left + share(x * way) * (patch.right - patch.left);
      const down = patch.top + share(z) * (patch.bottom - patch.top);
      return { x, y, z, u: across, v: 1 - down };
    });
  const around = cuts.slice(1).flatMap((upper, c): Mesh => {
    const lower = cuts[c] ?? upper;
    return outline.map((point, i) => {
      const next = outline[(i + 1) % outline.length] ?? point;
      return quad(side, place(next, upper), place(next, lower), place(point, lower), place(point, upper));
    });
  });
  const [first, last] = [cuts[0], cuts[cuts.length - 1]];
  if (first === undefined || last === undefined) throw new Error("a cast piece needs cuts");
  return [[...lid(last, top, 1)].reverse(), lid(first, bottom, -1), ...around];
};

/** The same piece somewhere else. */
export const moved = (mesh: Mesh, dx: number, dy: number, dz: number): Mesh =>
  mesh.map((face) => face.map((corner) => ({ ...corner, x: corner.x + dx, y: corner.y + dy, z: corner.z + dz })));
