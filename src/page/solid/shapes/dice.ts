import type { DieSide } from "../../room/solid";
import type { Triple } from "../../room/wire";
import { cross, difference, dot, frameOf, into, sum, times, unit } from "../space";
import type { Mesh } from "./mesh";
import { solidOfSides } from "./solid-of-sides";

/**
 * The dice that the game brings. A die's values say how it is turned when each is up, and so where its sides are; one whose
 * values are not in the save is made with sides of its own.
 */
export interface Die {
  readonly mesh: Mesh;
  readonly marks: readonly Mark[];
  /** How far its sides are from its middle, at scale 1. */
  readonly far: number;
}

/** What is written on a side: where its middle is, where the side looks, and where the letters' top is. */
export interface Mark {
  readonly label: string;
  readonly at: Triple;
  readonly out: Triple;
  readonly top: Triple;
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const SIGNS = [1, -1] as const;

const everyWay = ([x, y, z]: Triple): Triple[] =>
  SIGNS.flatMap((a) => SIGNS.flatMap((b) => SIGNS.map((c): Triple => [a * x, b * y, c * z])));

/** A direction for each corner of a rectangle in each of the three planes. */
const inPlanes = (a: number, b: number): Triple[] =>
  SIGNS.flatMap((i) =>
    SIGNS.flatMap((j): Triple[] => [
      [0, i * a, j * b],
      [i * a, j * b, 0],
      [j * b, 0, i * a],
    ]),
  );

const tenWays = (): Triple[] =>
  Array.from({ length: 10 }, (_, i): Triple => {
    const angle = (i * Math.PI) / 5;
    return [Math.cos(angle), i % 2 === 0 ? 0.78 : -0.78, Math.sin(angle)];
  });

const USUAL: Readonly<Record<number, readonly Triple[]>> = {
  4: [
    [1, 1, 1],
    [1, -1, -1],
    [-1, 1, -1],
    [-1, -1, 1],
  ],
  6: [
    [0, 0, -1],
    [0, 1, 0],
    [1, 0, 0],
    [-1, 0, 0],
    [0, -1, 0],
    [0, 0, 1],
  ],
  8: everyWay([1, 1, 1]),
  10: tenWays(),
  12: inPlanes(1, GOLDEN),
  20: [...everyWay([1, 1, 1]), ...inPlanes(GOLDEN, 1 / GOLDEN)],
};

/** So far from the middle a side is at scale 1: a die lies on the table as the host sets it down. */
const FAR = 0.5;
/** With four sides a die is as wide as the others only if its sides are nearer. */
const FAR_OF_FOUR = 0.34;

const upward = ({ turn }: DieSide): Triple => into(frameOf(turn), [0, 1, 0]);

const sidesIn = (model: string): number => {
  const [, number = "6"] = /^Die_(\d+)/.exec(model) ?? [];
  return Number(number) in USUAL ? Number(number) : 6;
};

/** Any direction along a side. */
const along = (out: Triple): Triple => unit(cross(cross(out, Math.abs(out[1]) < 0.9 ? [0, 1, 0] : [0, 0, 1]), out));

/** A side of four bears a number by each of its corners: that of the value that is up when the corner is. */
const cornerMark = (label: string, corner: Triple, side: Triple, far: number): Mark => {
  const up = difference(corner, times(side, dot(corner, side)));
  return { label, at: sum(times(side, far), times(up, far * 1.5)), out: side, top: unit(up) };
};

const ofFour = (ups: readonly Triple[], labels: readonly string[]): Die => {
  const far = FAR_OF_FOUR;
  const sides = ups.map((up) => times(up, -1));
  const marks = ups.flatMap((up, i) =>
    sides.filter((_, j) => j !== i).map((side) => cornerMark(labels[i] ?? "", up, side, far)),
  );
  return { mesh: solidOfSides(sides, far), marks, far };
};

/** Where it can be read upside down, a six is told from a nine. */
const told = (label: string, of: number): string => (of > 8 && (label === "6" || label === "9") ? `${label}.` : label);

export const dieOf = (model: string, sides: readonly DieSide[]): Die => {
  const known = sides.length >= 4;
  const ups = known ? sides.map(upward) : (USUAL[sidesIn(model)] ?? []).map(unit);
  const labels = known ? sides.map(({ label }) => label) : ups.map((_, i) => String(i + 1));
  if (ups.length === 4) return ofFour(ups, labels);
  const marks = ups.map((out, i) => ({
    label: told(labels[i] ?? "", ups.length),
    at: times(out, FAR),
    out,
    top: along(out),
  }));
  return { mesh: solidOfSides(ups, FAR), marks, far: FAR };
};
