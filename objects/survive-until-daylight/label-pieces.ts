import { nameOf } from "../../assets/survive-until-daylight/text/names";
import { said } from "../../assets/survive-until-daylight/text/said";
import type { PieceTemplate } from "../../build/table-definition";
import type { ColourState } from "../../src/tts/save";
import { ONE } from "../model";

/** Numbers that the table writes: chalk on cardboard, ink on paper. */

const CHALK: ColourState = { r: 0.98, g: 0.95, b: 0.86 };
const INK: ColourState = { r: 0.11, g: 0.09, b: 0.08 };
const RED: ColourState = { r: 1, g: 0.62, b: 0.52 };

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
    label("health-label", INK, 42),
    label("danger-label", RED, 54),
    label("odds-label", CHALK, 60),
    label("round-label", CHALK, 60),
    label("foe-label", CHALK, 54),
  ]);
