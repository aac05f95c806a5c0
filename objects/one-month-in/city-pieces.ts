import { wornOf } from "../../assets/one-month-in/loose";
import { nameOf, ruled } from "../../assets/one-month-in/text/names";
import { said } from "../../assets/one-month-in/text/said";
import type { PieceTemplate } from "../../build/table-definition";
import { type TileData, TILES } from "../../src/games/one-month-in/content/tiles";
import { modelled } from "../model";

/** The mat, and the tiles that lie on it. */

/** The rows that say what a special tile is for. */
const ROWS: Readonly<Record<TileData["special"], readonly string[]>> = {
  none: [],
  base: ["OMI-BASE-01", "OMI-RUL-15"],
  farm: ["OMI-FARM-03", "OMI-FARM-05"],
  prize: ["OMI-RUL-48"],
};

const told = ({ claim, worth, rooms, zombies, special }: TileData): string => {
  const numbers = [
    [said().tileTerms.claim, claim],
    [said().tileTerms.worth, worth],
    [said().tileTerms.rooms, rooms],
    [said().tileTerms.zombies, zombies],
  ] as const;
  return [numbers.map(([term, value]) => `${term} ${String(value)}`).join(" · "), ruled(...ROWS[special])]
    .filter((line) => line !== "")
    .join("\n");
};

const plate = (kind: string, own: Partial<PieceTemplate>): PieceTemplate =>
  modelled({ type: "board", material: "cardboard", ...wornOf(kind) }, 0, own);

const tile = (of: TileData): PieceTemplate =>
  plate(`tile.${of.tile}`, { Nickname: nameOf(of.tile), Description: told(of) });

/** It lies under everything and says nothing. */
const mat = (): PieceTemplate =>
  modelled({ type: "board", material: "cardboard", mesh: "mat-mesh", picture: "mat" }, 0, { Tooltip: false });

export const cityPieces = (): Readonly<Record<string, PieceTemplate>> => ({
  ...Object.fromEntries(TILES.map((of) => [`tile.${of.tile}`, tile(of)] as const)),
  fog: plate("fog", { Nickname: nameOf("fog"), Description: ruled("OMI-TERM-07") }),
  mat: mat(),
});
