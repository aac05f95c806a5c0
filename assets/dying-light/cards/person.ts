import type { RunnerCard } from "../../../src/games/dying-light/content/runners";
import { drawnFigure } from "../../drawing/figure";
import type { Figure } from "../../drawing/figure";
import { word } from "../../drawing/lettering";
import { at, circle, scaled } from "../../drawing/svg";
import type { RunnerId } from "../figures/minis";
import { runnerFigures } from "../figures/runners";
import { light, night, rings, title } from "../look";
import { setShapes } from "../tokens/gear-shapes";
import { INNER } from "./frame";

/** Persons on cards, and the sign of each runner. */

/** A figure of a height with its feet on a line, in the middle of the frame. */
export const standingFigure = (
  figure: Figure,
  x: number,
  feet: number,
  tall: number,
  colours: Parameters<typeof drawnFigure>[1],
): string => at(x - (240 * tall) / 640, feet - tall, scaled(tall / 640, drawnFigure(figure, colours)));

export const runnerFigure = (runner: RunnerId, feet: number, tall: number): string =>
  standingFigure(runnerFigures[runner], INNER / 2, feet, tall, {
    body: light.bone,
    shade: "#cbbf9f",
    mark: rings[runner],
  });

/** Colour, letter and shape: any one of them tells whose it is. */
export const badge = (x: number, y: number, side: number, { runner, set }: RunnerCard): string => {
  const ring = rings[runner as RunnerId];
  return (
    circle(x, y, side / 2, { fill: night.deep, stroke: ring, "stroke-width": side * 0.1 }) +
    (setShapes[set]?.(x - side * 0.3, y - side * (set === "triangle" ? 0.36 : 0.3), side * 0.6, ring) ?? "") +
    word(
      x,
      y + (set === "triangle" ? side * 0.06 : 0),
      side * 0.42,
      title(night.deep),
      runner.slice(0, 1).toUpperCase(),
    )
  );
};
