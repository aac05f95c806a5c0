import { inWords } from "../../assets/drawing/in-words";
import { nameOf, ruled } from "../../assets/survive-until-daylight/text/names";
import { said } from "../../assets/survive-until-daylight/text/said";
import { TOKEN_THICKNESS } from "../../assets/survive-until-daylight/tokens/token-shapes";
import { tokens } from "../../assets/survive-until-daylight/tokens/tokens";
import type { PieceTemplate } from "../../build/table-definition";
import { type CharacterBoard, CHARACTERS } from "../../src/games/survive-until-daylight/content/characters";
import { modelled } from "../model";

/** The mat, the boards, and the tokens. A token's middle is its origin, so that it turns over in place. */

type Pieces = Readonly<Record<string, PieceTemplate>>;

/** So much above the ground they are set down: nothing begins inside of it. */
const AIR = 0.02;

/** The rows that say what a token does. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  "first-player": ["SUD-FP-03", "SUD-FP-04"],
  skull: ["SUD-HEALTH-01"],
  barricade: ["SUD-CRAFT-09", "SUD-CRAFT-11"],
  trap: ["SUD-CRAFT-13"],
  spear: ["SUD-CRAFT-15", "SUD-CRAFT-16"],
  grenade: ["SUD-CRAFT-17", "SUD-CRAFT-18"],
  "focus-mark": ["SUD-CARD-03"],
  "blood-lust-mark": ["SUD-CARD-08"],
};

const token = (kind: string): PieceTemplate =>
  modelled(
    { type: "generic", material: "cardboard", mesh: `token-${kind}-mesh`, picture: "tokens" },
    TOKEN_THICKNESS / 2 + AIR,
    { Nickname: nameOf(kind), Description: ruled(...(ROWS[kind] ?? [])) },
  );

const board = ({ character, primary, secondary }: CharacterBoard): PieceTemplate =>
  modelled({ type: "board", material: "cardboard", mesh: `board-${character}-mesh`, picture: "boards" }, AIR, {
    Nickname: nameOf(character),
    Description: [primary, secondary].map((perk) => `${nameOf(perk)}: ${inWords(said().perks[perk] ?? "")}`).join("\n"),
  });

/** It lies under everything and says nothing. */
const mat = (): PieceTemplate =>
  modelled({ type: "board", material: "cardboard", mesh: "mat-mesh", picture: "mat" }, 0, { Tooltip: false });

export const loosePieces = (): Pieces => ({
  ...Object.fromEntries(Object.keys(tokens).map((kind) => [kind, token(kind)] as const)),
  ...Object.fromEntries(CHARACTERS.map((of) => [`board.${of.character}`, board(of)] as const)),
  mat: mat(),
});
