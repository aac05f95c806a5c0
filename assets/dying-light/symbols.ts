import { icon } from "../drawing/icons";
import type { Signs } from "../drawing/lettering";
import { circle, group, line, rect } from "../drawing/svg";
import { danger, light, night } from "./look";

/** What every symbol of the game looks like: an icon of the set, by the game's word. */
const symbolIcons = {
  evade: "dodge",
  jump: "jump-across",
  climb: "mountain-climbing",
  push: "push",
  power: "punch-blast",
  block: "shield",
  safe: "check-mark",
  exposure: "eye-target",
  fatigue: "battery-25",
  wound: "broken-heart",
  spawn: "raise-zombie",
  move: "footprint",
  reshuffle: "cycle",
  crit: "headshot",
  momentum: "sprint",
  day: "sun",
  night: "moon",
  attack: "claw-slashes",
  toughness: "death-skull",
  agile: "grasping-claws",
  damage: "perspective-dice-six-faces-random",
  range: "crosshair",
} as const;

export type Symbol = keyof typeof symbolIcons;

export const symbol = (of: Symbol, x: number, y: number, side: number, fill: string): string =>
  icon(symbolIcons[of], x, y, side, fill);

/** A symbol on a dark plate, so that it reads the same on any ground. */
export const plated = (of: Symbol, x: number, y: number, side: number, fill: string = light.amber): string =>
  rect(x, y, side, side, { rx: side * 0.2, fill: night.dark }) +
  symbol(of, x + side * 0.11, y + side * 0.11, side * 0.78, fill);

/** A harm crossed out: what a piece of gear prevents. */
export const prevented = (of: Symbol, x: number, y: number, side: number, fill: string): string =>
  group(
    {},
    symbol(of, x + side * 0.17, y + side * 0.17, side * 0.66, fill),
    circle(x + side / 2, y + side / 2, side * 0.45, { fill: "none", stroke: danger, "stroke-width": side * 0.08 }),
    line(x + side * 0.19, y + side * 0.81, x + side * 0.81, y + side * 0.19, {
      stroke: danger,
      "stroke-width": side * 0.08,
    }),
  );

/** Symbols within a text, by their names. */
export const signs: Signs = Object.fromEntries(
  Object.keys(symbolIcons).map((name) => [
    name,
    (x: number, y: number, side: number) => plated(name as Symbol, x, y, side),
  ]),
);
