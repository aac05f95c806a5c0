import { chanceOf } from "../drawing/chance";
import { circle, clipped, gradient, path, rect } from "../drawing/svg";
import { light } from "./look";

/** A row of houses against the sky, some windows lit. */
const houses = (seed: number, width: number, ground: number, tall: number, fill: string, lamps: number): string => {
  const chance = chanceOf(seed);
  const drawn: string[] = [];
  for (let x = -10; x < width;) {
    const broad = 34 + Math.round(chance() * 46);
    const high = Math.round(tall * (0.35 + 0.65 * chance()));
    drawn.push(rect(x, ground - high, broad, high + 4, { fill }));
    if (chance() < 0.35) drawn.push(rect(x + broad * 0.45, ground - high - 22, 4, 24, { fill }));
    for (let row = ground - high + 12; row < ground - 14; row += 20) {
      for (let column = x + 8; column < x + broad - 12; column += 16) {
        if (chance() < lamps) drawn.push(rect(column, row, 7, 10, { fill: light.amber, "fill-opacity": 0.85 }));
      }
    }
    x += broad + Math.round(chance() * 6);
  }
  return drawn.join("");
};

export interface Scenery {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly hour: "day" | "dusk" | "night";
}

const skies = {
  day: ["#3f6fa8", "#9cc3dc", "#f7dfa6"],
  dusk: ["#221a45", "#7a3c6b", "#f2884b"],
  night: ["#0b0819", "#1d1642", "#3b2f6b"],
} as const;

/** A crescent: its outer edge is a circle's, its inner edge a wider one's. */
const crescent = (x: number, y: number, r: number): string => {
  const [fx, fy, tx, ty] = [x - r * 0.5, y - r * 0.87, x - r * 0.5, y + r * 0.87].map((value) => value.toFixed(1));
  const [outer, inner] = [r.toFixed(1), (r * 0.95).toFixed(1)];
  return path(
    `M${fx ?? ""} ${fy ?? ""}A${outer} ${outer} 0 1 1 ${tx ?? ""} ${ty ?? ""}A${inner} ${inner} 0 0 0 ${fx ?? ""} ${fy ?? ""}z`,
    {
      fill: "#e8e2f4",
    },
  );
};

const orb = ({ hour, width, height }: Scenery): string => {
  if (hour === "night") return crescent(width * 0.8, height * 0.27, Math.min(height * 0.13, width * 0.09));
  const [y, opacity] = hour === "day" ? [0.5, 0.75] : [0.72, 0.85];
  return circle(width * 0.5, height * y, height * 0.3, { fill: light.lamp, "fill-opacity": opacity });
};

/** The city and its sky, in a rectangle from the origin. */
export const scenery = (of: Scenery): string => {
  const { id, width, height, seed, hour } = of;
  const [top, middle, bottom] = skies[hour];
  const sky = `${id}-sky`;
  const far = hour === "day" ? "#5b6f92" : hour === "dusk" ? "#4a2a58" : "#191238";
  const near = hour === "day" ? "#33415f" : hour === "dusk" ? "#1f1638" : "#0d0a1e";
  return (
    gradient(sky, "down", [
      [0, top],
      [0.6, middle],
      [1, bottom],
    ]) +
    clipped(
      `${id}-frame`,
      rect(0, 0, width, height, {}),
      rect(0, 0, width, height, { fill: `url(#${sky})` }),
      orb(of),
      houses(seed, width, height, height * 0.62, far, hour === "day" ? 0 : 0.1),
      houses(seed + 7, width, height, height * 0.34, near, hour === "day" ? 0.02 : 0.16),
    )
  );
};
