import { chanceOf } from "../drawing/chance";
import { circle, clipped, gradient, group, path, rect } from "../drawing/svg";
import { light, night } from "./look";

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

const orb = ({ hour, width, height }: Scenery): string =>
  hour === "night"
    ? circle(width * 0.78, height * 0.3, height * 0.13, { fill: "#e8e2f4" }) +
      circle(width * 0.755, height * 0.27, height * 0.115, { fill: "#171036" })
    : circle(width * 0.5, height * (hour === "day" ? 0.5 : 0.72), height * 0.3, {
        fill: light.lamp,
        "fill-opacity": hour === "day" ? 0.75 : 0.85,
      });

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

/** Slanting hatches, as on a barrier: the edge of everything dangerous. */
export const hazard = (x: number, y: number, width: number, height: number, colour: string): string =>
  group(
    {},
    rect(x, y, width, height, { fill: night.deep }),
    path(
      Array.from({ length: Math.ceil(width / height / 2) }, (_, i) => {
        const left = x + i * height * 2;
        const right = Math.min(left + height, x + width);
        return `M${String(left)} ${String(y + height)} L${String(Math.min(left + height, x + width))} ${String(y)} L${String(Math.min(right + height, x + width))} ${String(y)} L${String(right)} ${String(y + height)}z`;
      }).join(""),
      { fill: colour },
    ),
  );
