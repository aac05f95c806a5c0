import { circle, polygon, rect, regular } from "../drawing/svg";
import { inks } from "./look";

/** Six teams, each with a colour and an emblem that is known without it. */

export interface TeamLook {
  readonly seat: string;
  readonly colour: string;
  /** What stands out on the colour. */
  readonly ink: string;
  /** Drawn about the origin within a circle of radius 1. */
  readonly emblem: (r: number, fill: string) => string;
}

const bar = (r: number, fill: string): string => rect(-r, -r * 0.3, 2 * r, r * 0.6, { fill });

const cross = (r: number, fill: string): string => {
  const [near, far] = [r * 0.26, r * 0.8];
  const arm = (turn: 1 | -1): string =>
    polygon(
      [
        [-far - near, turn * (-far + near)],
        [-far + near, turn * (-far - near)],
        [far + near, turn * (far - near)],
        [far - near, turn * (far + near)],
      ],
      { fill },
    );
  return arm(1) + arm(-1);
};

const ring = (r: number, fill: string): string =>
  circle(0, 0, r * 0.7, { fill: "none", stroke: fill, "stroke-width": r * 0.44 });

const delta = (r: number, fill: string): string => polygon(regular(3, 0, r * 0.16, r * 0.96), { fill });

/** Half of the disc. */
const half = (r: number, fill: string): string =>
  polygon(
    Array.from({ length: 13 }, (_, i) => {
      const turn = (i / 12) * Math.PI;
      return [r * Math.sin(turn), -r * Math.cos(turn)] as const;
    }),
    { fill },
  );

const quarters = (r: number, fill: string): string =>
  rect(-r * 0.74, -r * 0.74, r * 0.74, r * 0.74, { fill }) + rect(0, 0, r * 0.74, r * 0.74, { fill });

export const TEAM_LOOKS: readonly TeamLook[] = [
  { seat: "p1", colour: "#f4f1e8", ink: inks.black, emblem: quarters },
  { seat: "p2", colour: "#d3221f", ink: inks.white, emblem: cross },
  { seat: "p3", colour: "#ffd21a", ink: inks.black, emblem: ring },
  { seat: "p4", colour: "#1a7a37", ink: inks.white, emblem: delta },
  { seat: "p5", colour: "#6a1fa0", ink: inks.white, emblem: half },
  { seat: "p6", colour: "#1f6fd6", ink: inks.white, emblem: bar },
];

export const teamLook = (seat: string): TeamLook => {
  const look = TEAM_LOOKS.find((each) => each.seat === seat);
  if (look === undefined) throw new Error(`no team sits at ${seat}`);
  return look;
};
