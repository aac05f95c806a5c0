import { INFECTED_TYPES } from "../../src/games/dying-light/content/infected";
import { type Atlas, atlasPicture, BLEED, type Slot } from "../drawing/atlas";
import { wallBasePicture, wallPicture } from "./city/walls";
import { consolePicture } from "./containers/console";
import { infectedPaint, RUNNER_IDS, runnerPaint } from "./figures/minis";
import { night } from "./look";
import { markerPicture } from "./tokens/tokens";

/** What needs little of a picture, all on one: barriers, the radio, and the colours of figures. */

const slot = (x: number, y: number, width: number, height: number): Slot => ({
  x: x + BLEED,
  y: y + BLEED,
  width: width - 2 * BLEED,
  height: height - 2 * BLEED,
});

const FIGURES: readonly string[] = [...INFECTED_TYPES, ...RUNNER_IDS];

export const things: Atlas = {
  width: 1024,
  height: 512,
  slots: {
    wall: slot(0, 0, 1024, 144),
    console: slot(0, 144, 640, 368),
    ...Object.fromEntries(FIGURES.map((name, i) => [name, slot(640 + i * 48, 144, 48, 168)])),
    "wall-base": slot(640, 312, 64, 64),
    "round-marker": slot(704, 312, 64, 64),
  },
};

export const thingsPicture = (): string =>
  atlasPicture(things, night.deep, {
    wall: wallPicture(),
    console: consolePicture(),
    ...Object.fromEntries(INFECTED_TYPES.map((type) => [type, infectedPaint(type)])),
    ...Object.fromEntries(RUNNER_IDS.map((runner) => [runner, runnerPaint(runner)])),
    "wall-base": wallBasePicture(),
    "round-marker": markerPicture(),
  });
