import { buildings } from "../../assets/dying-light/city/buildings";
import type { Building } from "../../assets/dying-light/city/buildings";
import { TILES } from "../../assets/dying-light/city/ground";
import { WALL_LENGTHS } from "../../assets/dying-light/city/walls";
import { nameOf } from "../../assets/dying-light/text/name-of";
import { said } from "../../assets/dying-light/text/said";
import type { PieceTemplate } from "../../build/table-definition";
import { modelled } from "../model";

/** Ground, houses, walls and boards: what is fixed. They stand on their spots' ground. */

type Pieces = Readonly<Record<string, PieceTemplate>>;

/** It lies under everything and says nothing. */
const SILENT = { Tooltip: false } as const;

const tile = (name: string): PieceTemplate =>
  modelled({ type: "board", material: "cardboard", mesh: `city-${name}-mesh`, picture: `city-${name}` }, 0, SILENT);

const roofName = ({ area, level }: Building): string =>
  said().save.roof.replace("{area}", area).replace("{level}", String(level));

const building = (of: Building): PieceTemplate => {
  const picture = `building-${of.area}`;
  return modelled(
    { type: "board", material: "wood", mesh: `${picture}-mesh`, picture, collider: `${picture}-collider` },
    0,
    { Nickname: roofName(of) },
  );
};

const wall = (kind: string): PieceTemplate => {
  const picture = kind.replace(".", "-");
  return modelled({ type: "generic", material: "wood", mesh: `${picture}-mesh`, picture }, 0, {
    Nickname: nameOf(kind),
  });
};

const tiles = () => Object.keys(TILES).map((name) => [`city.${name}`, tile(name)] as const);
const houses = () => buildings.map((of) => [`building.${of.area}`, building(of)] as const);
const walls = () =>
  [...Object.keys(WALL_LENGTHS), "base"].map((size) => [`wall.${size}`, wall(`wall.${size}`)] as const);

const boards: Pieces = {
  "character-board": modelled(
    { type: "board", material: "cardboard", mesh: "character-board-mesh", picture: "character-board" },
    0,
    SILENT,
  ),
  "round-tracker": modelled(
    { type: "board", material: "cardboard", mesh: "mat-mesh", picture: "mat", collider: "mat-mesh", hollow: true },
    0,
    SILENT,
  ),
};

export const cityPieces = (): Pieces => ({
  ...Object.fromEntries([...tiles(), ...houses(), ...walls()]),
  ...boards,
});
