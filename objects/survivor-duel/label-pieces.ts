import { MAT_RISES } from "../../assets/survivor-duel/boards/mat";
import { said } from "../../assets/survivor-duel/text/said";
import type { PieceTemplate } from "../../build/table-definition";
import type { ColourState } from "../../src/tts/save";
import { ONE } from "../model";

/** Numbers that the table writes: on the dark half of their bars, and in the gutter between the sides. */

const PAPER: ColourState = { r: 1, g: 0.95, b: 0.82 };
const YELLOW: ColourState = { r: 1, g: 0.82, b: 0.12 };

/** So much above the ground, or it would flicker with what it is written on. */
const AIR = 0.03;

const label = (Nickname: string, Description: string, colorstate: ColourState, lift: number): PieceTemplate => ({
  Name: "3DText",
  Nickname,
  Description,
  Text: { Text: "", colorstate, fontSize: 72 },
  Grid: false,
  scale: ONE,
  lift,
});

const SEATS = ["p1", "p2"] as const;
const POINTS = ["hp", "ap", "tp", "th"] as const;

export const labelPieces = (): Readonly<Record<string, PieceTemplate>> =>
  Object.fromEntries([
    ["turn", label(said().labels.turn, said().hints.turn, YELLOW, MAT_RISES + AIR)] as const,
    ...SEATS.flatMap((seat) =>
      POINTS.map((name) => [`${name}.${seat}`, label(said().labels[name], said().points[name], PAPER, AIR)] as const),
    ),
  ]);
