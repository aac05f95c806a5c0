import { DIE_SIZE, FACES } from "../../assets/one-month-in/dice/die";
import { rotationValues } from "../../assets/drawing/die";
import { TURN_MARK_SCALE, wornOf } from "../../assets/one-month-in/loose";
import { TEAM_LOOKS } from "../../assets/one-month-in/teams";
import { nameOf, ruled } from "../../assets/one-month-in/text/names";
import { said } from "../../assets/one-month-in/text/said";
import { marks } from "../../assets/one-month-in/tokens/marks";
import type { PieceTemplate } from "../../build/table-definition";
import { DISC, SURVIVOR } from "../../src/games/one-month-in/scene/spots";
import { modelled } from "../model";

/** What is in a team's colour, and what is nobody's. What turns over has its middle for its origin. */

type Pieces = Readonly<Record<string, PieceTemplate>>;

/** So much above the ground they are set down: nothing begins inside of it. */
const AIR = 0.02;

/** The rows that say what a piece does. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  survivor: ["OMI-TURN-02"],
  flag: ["OMI-FLAG-02"],
  wall: ["OMI-RUL-19"],
  zombie: ["OMI-RUL-16"],
  food: ["OMI-FEED-01"],
  "arms-mark": ["OMI-RUL-40"],
  "suit-mark": ["OMI-RUL-41"],
  "work-mark": ["OMI-FARM-05"],
  "hold-mark": ["OMI-RUL-48"],
};

const described = (kind: string, name: string): Partial<PieceTemplate> => ({
  Nickname: nameOf(name),
  Description: said().hints[kind] ?? ruled(...(ROWS[kind] ?? [])),
});

const survivor = (seat: string): PieceTemplate =>
  modelled(
    { type: "generic", material: "wood", ...wornOf(`survivor.${seat}`) },
    SURVIVOR / 2 + AIR,
    described("survivor", `survivor.${seat}`),
  );

const standing = (kind: "flag" | "wall", seat: string): PieceTemplate =>
  modelled(
    { type: "generic", material: "wood", ...wornOf(`${kind}.${seat}`) },
    AIR,
    described(kind, `${kind}.${seat}`),
  );

const ofTeam = ({ seat }: { readonly seat: string }) =>
  [
    [`survivor.${seat}`, survivor(seat)],
    [`flag.${seat}`, standing("flag", seat)],
    [`wall.${seat}`, standing("wall", seat)],
  ] as const;

const mark = (kind: string): PieceTemplate =>
  modelled(
    { type: "generic", material: "cardboard", mesh: `token-${kind}-mesh`, picture: "things" },
    DISC / 2 + AIR,
    described(kind, kind),
  );

const turnMark = (): PieceTemplate =>
  modelled({ type: "generic", material: "cardboard", ...wornOf("turn-mark") }, SURVIVOR / 2 + AIR, {
    ...described("turn-mark", "turn-mark"),
    scale: { x: TURN_MARK_SCALE, y: 1, z: TURN_MARK_SCALE },
  });

const die = (): PieceTemplate =>
  modelled({ type: "die", material: "plastic", mesh: "die-mesh", picture: "things" }, DIE_SIZE / 2 + AIR, {
    ...described("die", "die"),
    RotationValues: rotationValues(FACES),
  });

const zombie = (): PieceTemplate =>
  modelled(
    { type: "generic", material: "plastic", mesh: "zombie-mesh", picture: "things" },
    AIR,
    described("zombie", "zombie"),
  );

export const loosePieces = (): Pieces => ({
  ...Object.fromEntries(TEAM_LOOKS.flatMap(ofTeam)),
  ...Object.fromEntries(Object.keys(marks).map((kind) => [kind, mark(kind)] as const)),
  "turn-mark": turnMark(),
  zombie: zombie(),
  die: die(),
});
