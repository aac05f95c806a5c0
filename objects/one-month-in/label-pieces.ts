import { nameOf } from "../../assets/one-month-in/text/names";
import { said } from "../../assets/one-month-in/text/said";
import type { PieceTemplate } from "../../build/table-definition";
import type { ColourState } from "../../src/tts/save";
import { ONE } from "../model";

/** Numbers that the table writes, on the grey of a building or on paper. */

const INK: ColourState = { r: 0.08, g: 0.1, b: 0.14 };
const RED: ColourState = { r: 0.62, g: 0.05, b: 0.04 };
const BLUE: ColourState = { r: 0.03, g: 0.2, b: 0.5 };

/** So much above the ground, or it would flicker with what it is written on. */
const AIR = 0.03;

const label = (kind: string, colorstate: ColourState, fontSize: number): readonly [string, PieceTemplate] => [
  kind,
  {
    Name: "3DText",
    Nickname: nameOf(kind),
    Description: said().hints[kind] ?? "",
    Text: { Text: "", colorstate, fontSize },
    Grid: false,
    scale: ONE,
    lift: AIR,
  },
];

export const labelPieces = (): Readonly<Record<string, PieceTemplate>> =>
  Object.fromEntries([
    label("zombies-label", RED, 46),
    label("ap-label", BLUE, 46),
    label("points-label", INK, 50),
    label("stores-label", INK, 56),
    label("round-label", INK, 80),
  ]);
