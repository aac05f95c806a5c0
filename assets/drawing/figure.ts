import { circle, group, polygon } from "./svg";
import type { Point } from "./svg";

/** Figures are made of a few round and flat parts, once: drawn flat on cards here, moulded for the table in `mould.ts`. */

/** Which of the figure's two colours a part has. */
export type Hue = "body" | "mark";

/** On a ground of 480 x 640: x to the right, y down, z towards the viewer, and how thick. */
export type Joint = readonly [x: number, y: number, z: number, r: number];

/** A round rod from joint to joint. */
export interface Limb {
  readonly as: "limb";
  readonly hue: Hue;
  readonly joints: readonly Joint[];
}

/** A flat convex piece of cloth or plate; its outline goes round clockwise. */
export interface Slab {
  readonly as: "slab";
  readonly hue: Hue;
  readonly z: number;
  readonly thick: number;
  readonly outline: readonly Point[];
}

type Part = Limb | Slab;

export type Figure = readonly Part[];

export const limb = (hue: Hue, ...joints: readonly Joint[]): Limb => ({ as: "limb", hue, joints });

/** A claw or a horn: a rod that ends in a point. */
export const spike = (hue: Hue, base: Joint, x: number, y: number): Limb => limb(hue, base, [x, y, base[2], 2]);

export const slab = (hue: Hue, z: number, thick: number, ...outline: readonly Point[]): Slab => ({
  as: "slab",
  hue,
  z,
  thick,
  outline,
});

export const pairsOf = ({ joints }: Limb): readonly (readonly [Joint, Joint])[] =>
  joints.slice(1).map((joint, i) => [joints[i] ?? joint, joint] as const);

/** Two circles and what their common tangents hold. */
const sleeve = (a: Joint, b: Joint, fill: string): string => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = Math.atan2(dy, dx);
  const open = Math.acos(Math.max(-1, Math.min(1, (a[3] - b[3]) / Math.max(1, Math.hypot(dx, dy)))));
  const touch = ([x, y, , r]: Joint, angle: number): Point => [
    x + r * Math.cos(along + angle),
    y + r * Math.sin(along + angle),
  ];
  return (
    circle(a[0], a[1], a[3], { fill }) +
    circle(b[0], b[1], b[3], { fill }) +
    polygon([touch(a, open), touch(b, open), touch(b, -open), touch(a, -open)], { fill })
  );
};

const drawnPart = (part: Part, fill: string): string =>
  part.as === "slab"
    ? polygon(part.outline, { fill })
    : pairsOf(part)
        .map(([a, b]) => sleeve(a, b, fill))
        .join("");

const depth = (part: Part): number => (part.as === "slab" ? part.z : Math.max(...part.joints.map((joint) => joint[2])));

export interface Colours {
  readonly body: string;
  /** The parts of the body that are further away. */
  readonly shade: string;
  readonly mark: string;
}

export const drawnFigure = (figure: Figure, { body, shade, mark }: Colours): string =>
  group(
    {},
    ...[...figure]
      .sort((a, b) => depth(a) - depth(b))
      .map((part) => drawnPart(part, part.hue === "mark" ? mark : depth(part) < 0 ? shade : body)),
  );
