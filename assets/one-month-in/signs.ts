import { icon } from "../drawing/icons";
import type { Signs } from "../drawing/lettering";
import { at, circle, path, polygon, rect, regular, type Point } from "../drawing/svg";
import { inks } from "./look";

/** The signs of the four numbers, and of what a survivor can do: each with a shape of its own, so that none needs its colour. */

export type NumberName = "claim" | "worth" | "rooms" | "zombies";

interface NumberLook {
  readonly ground: string;
  readonly ink: string;
}

export const NUMBERS: Readonly<Record<NumberName, NumberLook>> = {
  claim: { ground: inks.blue, ink: inks.white },
  worth: { ground: inks.yellow, ink: inks.black },
  rooms: { ground: inks.green, ink: inks.white },
  zombies: { ground: inks.red, ink: inks.white },
};

const star = (c: number, r: number): readonly Point[] =>
  Array.from({ length: 10 }, (_, i): Point => {
    const far = i % 2 === 0 ? r : r * 0.42;
    const turn = (i / 10) * 2 * Math.PI;
    return [c + Math.sin(turn) * far, c - Math.cos(turn) * far];
  });

const flag = (s: number, fill: string): string =>
  rect(s * 0.16, s * 0.06, s * 0.12, s * 0.88, { fill }) +
  polygon(
    [
      [s * 0.3, s * 0.1],
      [s * 0.92, s * 0.32],
      [s * 0.3, s * 0.56],
    ],
    { fill },
  );

const door = (s: number, fill: string, ground: string): string =>
  rect(s * 0.2, s * 0.06, s * 0.6, s * 0.88, { fill }) + circle(s * 0.66, s * 0.52, s * 0.08, { fill: ground });

const skull = (s: number, fill: string, ground: string): string =>
  circle(s * 0.5, s * 0.42, s * 0.38, { fill }) +
  rect(s * 0.3, s * 0.6, s * 0.4, s * 0.34, { rx: s * 0.06, fill }) +
  circle(s * 0.34, s * 0.46, s * 0.12, { fill: ground }) +
  circle(s * 0.66, s * 0.46, s * 0.12, { fill: ground }) +
  path(`M${String(s * 0.5)} ${String(s * 0.74)}v${String(s * 0.2)}`, { stroke: ground, "stroke-width": s * 0.07 });

/** From the origin into a square of that side. */
export const numberSign = (name: NumberName, side: number, fill: string, ground: string): string => {
  if (name === "claim") return flag(side, fill);
  if (name === "worth") return polygon(star(side / 2, side * 0.54), { fill });
  if (name === "rooms") return door(side, fill, ground);
  return skull(side, fill, ground);
};

/** An action: from the origin into a square of that side. */
export const boltSign = (side: number, fill: string): string =>
  polygon(
    BOLT.map(([x, y]): Point => [x * side, y * side]),
    { fill },
  );

const BOLT: readonly Point[] = [
  [0.58, 0.04],
  [0.18, 0.58],
  [0.46, 0.58],
  [0.38, 0.96],
  [0.82, 0.4],
  [0.52, 0.4],
];

/** Within a text: the number's own plate. */
const plate = (name: NumberName, x: number, y: number, side: number): string => {
  const { ground, ink } = NUMBERS[name];
  const inset = side * 0.14;
  return (
    rect(x, y, side, side, { rx: side * 0.16, fill: ground, stroke: inks.black, "stroke-width": side * 0.05 }) +
    at(x + inset, y + inset, numberSign(name, side - 2 * inset, ink, ground))
  );
};

const dark = (name: string) => (x: number, y: number, side: number) => icon(name, x, y, side, inks.black);

export const signs: Signs = {
  claim: (x, y, side) => plate("claim", x, y, side),
  worth: (x, y, side) => plate("worth", x, y, side),
  rooms: (x, y, side) => plate("rooms", x, y, side),
  zombies: (x, y, side) => plate("zombies", x, y, side),
  ap: (x, y, side) =>
    polygon(regular(6, x + side / 2, y + side / 2, side * 0.5, 30), { fill: inks.black }) +
    at(x + side * 0.16, y + side * 0.14, boltSign(side * 0.7, inks.yellow)),
  food: dark("soda-can"),
  salvage: dark("auto-repair"),
  survivor: dark("person"),
};
