import { icon } from "../../drawing/icons";
import { at, circle, picture, polygon, rect } from "../../drawing/svg";
import { SURVIVOR } from "../../../src/games/one-month-in/scene/spots";
import { inks } from "../look";
import type { TeamLook } from "../teams";
import { deskMesh, FACE, outlined, STRIP, tokenMesh, wallMesh } from "./forms";

/** What a team has in its colour, with its emblem: survivors, flags, fences. */

export const SURVIVOR_HALF = 0.28;
export const FLAG_HALF = 0.29;
export const WALL = { long: 2.5, thick: 0.3, high: 0.5 } as const;

const C = FACE / 2;

/** It can still act: the whole colour within a white ring that no building has, and a bold emblem. */
const ready = ({ colour, ink, emblem }: TeamLook): string =>
  circle(C, C, C, { fill: inks.black }) +
  circle(C, C, C * 0.93, { fill: inks.white }) +
  circle(C, C, C * 0.8, { fill: colour, stroke: inks.black, "stroke-width": 5 }) +
  at(C, C, emblem(C * 0.6, ink));

/** It has done what it could: hollow, with the colour left at its rim. */
const spent = ({ colour, emblem }: TeamLook): string =>
  circle(C, C, C, { fill: inks.black }) +
  circle(C, C, C * 0.9, { fill: colour }) +
  circle(C, C, C * 0.66, { fill: "#d8d6cc", stroke: inks.black, "stroke-width": 6 }) +
  at(C, C, emblem(C * 0.4, "#8d8c84"));

export const survivorMesh = () => tokenMesh("disc", SURVIVOR_HALF, 2, SURVIVOR);

export const survivorPicture = (team: TeamLook): string =>
  picture(
    2 * FACE,
    FACE + STRIP,
    rect(0, 0, 2 * FACE, FACE + STRIP, { fill: inks.black }),
    ready(team),
    at(FACE, 0, spent(team)),
    rect(0, FACE, 2 * FACE, STRIP, { fill: team.colour }),
  );

export const flagMesh = () => deskMesh("pin", FLAG_HALF, 0.14, 0.5);

export const flagPicture = ({ colour, ink, emblem }: TeamLook): string =>
  picture(
    FACE,
    FACE + STRIP,
    rect(0, 0, FACE, FACE + STRIP, { fill: colour }),
    at(C, C, polygon(outlined("pin", C), { fill: inks.black }), polygon(outlined("pin", C * 0.88), { fill: colour })),
    at(
      C,
      C * 0.86,
      circle(0, 0, C * 0.62, { fill: ink }),
      circle(0, 0, C * 0.52, { fill: colour }),
      emblem(C * 0.4, ink),
    ),
  );

export const teamWallMesh = () => wallMesh(WALL.long, WALL.thick, WALL.high);

/** Pixels of a wall's side; its top is as much. */
const LONG = 500;
const SIDE = 64;
const EMBLEMS = 7;

const strip = ({ colour, ink, emblem }: TeamLook): string =>
  rect(0, 0, LONG, SIDE, { fill: inks.black }) +
  rect(0, 7, LONG, SIDE - 14, { fill: colour }) +
  Array.from({ length: EMBLEMS }, (_, i) => at(((i + 0.5) * LONG) / EMBLEMS, SIDE / 2, emblem(21, ink))).join("");

export const wallPicture = (team: TeamLook): string =>
  picture(LONG, 2 * SIDE, strip(team), at(0, SIDE, strip(team)), rect(0, SIDE, 6, SIDE, { fill: team.colour }));

/** The zombie's own black and red: nobody's colour. */
export const zombieMesh = () => deskMesh("octagon", SURVIVOR_HALF, 0.16, 0.6);

export const zombiePicture = (): string =>
  picture(
    FACE,
    FACE + STRIP,
    rect(0, 0, FACE, FACE + STRIP, { fill: "#7d100e" }),
    at(
      C,
      C,
      polygon(outlined("octagon", C), { fill: inks.red }),
      polygon(outlined("octagon", C * 0.84), { fill: inks.black }),
    ),
    icon("shambling-zombie", C - 66, C - 68, 132, "#e9f3c4"),
  );
