import { pairsOf } from "./figure";
import type { Figure, Hue, Joint, Slab } from "./figure";
import type { Face, Mesh } from "./mesh";

/** Figures in the round: low, faceted, closed rod by rod. */

type Place = readonly [x: number, y: number, z: number];

/** Where on the figure's texture a part of a hue is painted, by its height from 0 to 1. */
export type Paint = (hue: Hue, height: number) => readonly [u: number, v: number];

const GROUND = 640;
const MIDDLE = 240;
const SEGMENTS = 7;

const times = ([x, y, z]: Place, by: number): Place => [x * by, y * by, z * by];
const plus = (a: Place, b: Place): Place => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Place, b: Place): Place => plus(a, times(b, -1));
const unit = (a: Place): Place => times(a, 1 / Math.hypot(...a));
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

type Ring = readonly Place[];

/** A sphere's cuts across `way`, each given by its angle from it. */
const cuts = (middle: Place, r: number, way: Place, angles: readonly number[]): readonly Ring[] => {
  const side = unit(cross(way, Math.abs(way[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const other = cross(way, side);
  return angles.map((angle) => {
    const centre = plus(middle, times(way, r * Math.cos(angle)));
    return Array.from({ length: SEGMENTS }, (_, i) => {
      const turn = (i / SEGMENTS) * 2 * Math.PI;
      const out = plus(times(side, Math.cos(turn)), times(other, Math.sin(turn)));
      return plus(centre, times(out, r * Math.sin(angle)));
    });
  });
};

/** The skin between rings, with a point at either end. */
const skin = (tail: Place, rings: readonly Ring[], tip: Place): readonly (readonly Place[])[] => {
  const next = (ring: Ring, i: number): Place => ring[(i + 1) % SEGMENTS] ?? tail;
  const first = rings[0] ?? [];
  const last = rings[rings.length - 1] ?? [];
  return [
    ...first.map((place, i) => [tail, next(first, i), place]),
    ...rings.slice(1).flatMap((ring, r) => {
      const here = rings[r] ?? ring;
      return here.map((place, i) => [place, next(here, i), next(ring, i), ring[i] ?? place]);
    }),
    ...last.map((place, i) => [tip, place, next(last, i)]),
  ];
};

const rod = (a: Place, ra: number, b: Place, rb: number): readonly (readonly Place[])[] => {
  const length = Math.hypot(...minus(b, a));
  const way = unit(minus(b, a));
  const open = Math.acos(Math.max(-0.95, Math.min(0.95, (ra - rb) / length)));
  return skin(
    minus(a, times(way, ra)),
    [...cuts(a, ra, way, [(Math.PI + open) / 2, open]), ...cuts(b, rb, way, [open, open / 2])],
    plus(b, times(way, rb)),
  );
};

const plate = ({ outline, z, thick }: Slab, stand: (place: Place) => Place): readonly (readonly Place[])[] => {
  const side = (depth: number): Ring => outline.map(([x, y]) => stand([x, y, depth]));
  const [front, back] = [side(z + thick / 2), side(z - thick / 2)];
  const at = (ring: Ring, i: number): Place => ring[i % ring.length] ?? [0, 0, 0];
  return [
    [...front].reverse(),
    back,
    ...front.map((_, i) => [at(front, i), at(front, i + 1), at(back, i + 1), at(back, i)]),
  ];
};

/** The figure of a height, its feet at the origin. */
export const moulded = (figure: Figure, tall: number, paint: Paint): Mesh => {
  const by = tall / GROUND;
  const stand = ([x, y, z]: Place): Place => [(x - MIDDLE) * by, (GROUND - y) * by, z * by];
  const joint = ([x, y, z]: Joint): Place => stand([x, y, z]);
  return figure.flatMap((part): Mesh => {
    const faces =
      part.as === "slab"
        ? plate(part, stand)
        : pairsOf(part).flatMap(([a, b]) => rod(joint(a), a[3] * by, joint(b), b[3] * by));
    return faces.map((face): Face =>
      face.map(([x, y, z]) => {
        const [u, v] = paint(part.hue, Math.max(0, Math.min(1, y / tall)));
        return { x, y, z, u, v };
      }),
    );
  });
};
