import type { Triple } from "../../room/wire";
import { unit } from "../space";
import { type Mesh, MeshMaker } from "./mesh";

/** Bodies of revolution, a unit wide and high about the middle: a profile from the foot up, as radius and height. */

type Profile = readonly (readonly [radius: number, height: number])[];

const AROUND = 28;

const lathe = (profile: Profile): Mesh => {
  const maker = new MeshMaker();
  for (let i = 1; i < profile.length; i++) {
    const [r0, y0] = profile[i - 1] ?? [0, 0];
    const [r1, y1] = profile[i] ?? [0, 0];
    const corner = (step: number, radius: number, height: number): number => {
      const angle = (step / AROUND) * 2 * Math.PI;
      const [x, z] = [Math.cos(angle), Math.sin(angle)];
      const normal: Triple = unit([x * (y1 - y0), r0 - r1, z * (y1 - y0)]);
      return maker.corner([x * radius, height - 0.5, z * radius], normal, [step / AROUND, height]);
    };
    for (let step = 0; step < AROUND; step++) {
      const [a, b] = [corner(step, r0, y0), corner(step, r1, y1)];
      const [c, d] = [corner(step + 1, r1, y1), corner(step + 1, r0, y0)];
      if (r1 > 0) maker.triangle(a, b, c);
      if (r0 > 0) maker.triangle(a, c, d);
    }
  }
  return maker.made();
};

const DISC: Profile = [
  [0, 0],
  [0.46, 0],
  [0.5, 0.12],
  [0.5, 0.88],
  [0.46, 1],
  [0, 1],
];

/** A sack that is tied below its rim; what is in it is not seen. */
const BAG: Profile = [
  [0, 0],
  [0.42, 0],
  [0.5, 0.16],
  [0.5, 0.38],
  [0.4, 0.62],
  [0.2, 0.76],
  [0.17, 0.8],
  [0.21, 0.84],
  [0.34, 1],
  [0.3, 0.98],
  [0, 0.86],
];

const PAWN: Profile = [
  [0, 0],
  [0.5, 0],
  [0.5, 0.08],
  [0.3, 0.2],
  [0.17, 0.5],
  [0.15, 0.58],
  [0.26, 0.62],
  [0.15, 0.66],
  [0.24, 0.72],
  [0.29, 0.82],
  [0.24, 0.93],
  [0.12, 0.99],
  [0, 1],
];

export const disc = (): Mesh => lathe(DISC);
export const bag = (): Mesh => lathe(BAG);
export const pawn = (): Mesh => lathe(PAWN);
