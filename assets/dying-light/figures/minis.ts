import type { InfectedType } from "../../../src/games/dying-light/content/infected";
import type { Figure } from "../../drawing/figure";
import { cast, dot, WHOLE } from "../../drawing/mesh";
import type { Mesh } from "../../drawing/mesh";
import { moulded } from "../../drawing/mould";
import type { Paint } from "../../drawing/mould";
import { gradient, picture, rect, regular } from "../../drawing/svg";
import type { Point } from "../../drawing/svg";
import { danger, darker, infectedColours, light, night, rings, runnerColour } from "../look";
import { infectedFigures } from "./infected";
import { runnerFigures } from "./runners";

/** The figures in the round, each on a base; a runner's base has the ring's colour and a shape of its own. */

export type RunnerId = keyof typeof runnerFigures;

export const RUNNER_IDS = Object.keys(runnerFigures) as readonly RunnerId[];

type BaseShape = "disc" | "triangle" | "circle" | "square" | "cross";

const BASE_HEIGHT = 0.1;

const rectangle = (x: number, z: number): readonly Point[] => [
  [-x, -z],
  [x, -z],
  [x, z],
  [-x, z],
];

/** Convex parts of the base's outline. */
const outlines: Readonly<Record<BaseShape, readonly (readonly Point[])[]>> = {
  disc: [regular(16, 0, 0, 0.4)],
  triangle: [regular(3, 0, 0.08, 0.6)],
  circle: [regular(20, 0, 0, 0.48)],
  square: [rectangle(0.42, 0.42)],
  cross: [rectangle(0.5, 0.22), rectangle(0.219, 0.499)],
};

const RIM = dot(0.9, 0.5);

const base = (shape: BaseShape): Mesh =>
  outlines[shape].flatMap((outline) =>
    cast({
      outline,
      cuts: [
        { by: 1, y: 0 },
        { by: 1, y: BASE_HEIGHT * 0.7 },
        { by: 0.9, y: BASE_HEIGHT },
      ],
      top: RIM,
      bottom: RIM,
      side: RIM,
    }),
  );

/** The texture's columns: body, mark, rim; the body is darker towards the ground. */
const paint: Paint = (hue, height) => [hue === "body" ? 0.15 : 0.5, 0.02 + 0.96 * height];

const onBase = (figure: Figure, tall: number, shape: BaseShape): Mesh => [
  ...base(shape),
  ...moulded(figure, tall, paint).map((face) => face.map((corner) => ({ ...corner, y: corner.y + BASE_HEIGHT * 0.9 }))),
];

/** From the least to the greatest danger; a volatile stands above everything else on its roof. */
export const HEIGHTS: Readonly<Record<InfectedType, number>> = { biter: 1.25, viral: 1.4, howler: 1.7, volatile: 1.95 };
const RUNNER_HEIGHT = 1.6;

const bases: Readonly<Record<RunnerId, BaseShape>> = { ash: "triangle", bram: "circle", cleo: "square", dex: "cross" };

export const infectedMesh = (type: InfectedType): Mesh => onBase(infectedFigures[type], HEIGHTS[type], "disc");

export const runnerMesh = (runner: RunnerId): Mesh => onBase(runnerFigures[runner], RUNNER_HEIGHT, bases[runner]);

const paints = (body: string, mark: string, rim: string): string =>
  picture(
    64,
    128,
    gradient("body", "down", [
      [0, body],
      [0.62, body],
      [1, darker(body, 0.42)],
    ]),
    rect(0, 0, 64, 128, { fill: mark }),
    rect(0, 0, 20, 128, { fill: "url(#body)" }),
    rect(48, 0, 16, 128, { fill: rim }),
  );

export const infectedPaint = (type: InfectedType): string =>
  paints(
    infectedColours[type],
    type === "volatile" ? light.lamp : danger,
    type === "biter" ? night.deep : darker(infectedColours[type], 0.55),
  );

export const runnerPaint = (runner: RunnerId): string => paints(runnerColour, rings[runner], rings[runner]);

/** What others bump into: no arms to get caught by. */
export const figureCollider = (): Mesh =>
  cast({
    outline: regular(8, 0, 0, 0.36),
    cuts: [
      { by: 1, y: 0 },
      { by: 0.8, y: 1.2 },
    ],
    top: WHOLE,
    bottom: WHOLE,
    side: WHOLE,
  });
