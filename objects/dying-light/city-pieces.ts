import { type Block, blocks } from "../../assets/dying-light/city/blocks";
import { TILES } from "../../assets/dying-light/city/ground";
import { WALL_LENGTHS } from "../../assets/dying-light/city/walls";
import { toldOf } from "../../assets/dying-light/text/told";
import { nameOf } from "../../assets/dying-light/text/name-of";
import { said } from "../../assets/dying-light/text/said";
import type { PieceTemplate } from "../../build/table-definition";
import { modelled } from "../model";

/** Ground, houses, walls and boards: what is fixed. They stand on their spots' ground. */

type Pieces = Readonly<Record<string, PieceTemplate>>;

/** It lies under everything and says nothing. */
const SILENT = { Tooltip: false } as const;

const tile = (name: string): PieceTemplate =>
  modelled({ type: "board", material: "cardboard", mesh: "city-mesh", picture: `city-${name}` }, 0, SILENT);

const roofName = ({ area, level }: Block): string =>
  said().save.roof.replace("{area}", area).replace("{level}", String(level));

/** Their own meshes are what figures bump into: the roof within its parapet, as it is seen. */
const building = (of: Block): PieceTemplate => {
  const mesh = `building-${of.area}-mesh`;
  return modelled({ type: "board", material: "wood", mesh, picture: "buildings", collider: mesh, hollow: true }, 0, {
    Nickname: roofName(of),
    Description: said().save.told.roof.replace("{level}", String(of.level)),
  });
};

const wall = (kind: string): PieceTemplate =>
  modelled({ type: "generic", material: "wood", mesh: `${kind.replace(".", "-")}-mesh`, picture: "things" }, 0, {
    Nickname: nameOf(kind),
    Description: toldOf(kind),
  });

const tiles = () => Object.keys(TILES).map((name) => [`city.${name}`, tile(name)] as const);
const houses = () => blocks.map((of) => [`building.${of.area}`, building(of)] as const);
const walls = () =>
  [...Object.keys(WALL_LENGTHS), "base"].map((size) => [`wall.${size}`, wall(`wall.${size}`)] as const);

const boards: Pieces = {
  "character-board": modelled(
    { type: "board", material: "cardboard", mesh: "character-board-mesh", picture: "character-board" },
    0,
    SILENT,
  ),
  "round-tracker": modelled(
    { type: "board", material: "cardboard", mesh: "mat-mesh", picture: "mat", collider: "mat-collider", hollow: true },
    0,
    SILENT,
  ),
};

export const cityPieces = (): Pieces => ({
  ...Object.fromEntries([...tiles(), ...houses(), ...walls()]),
  ...boards,
});
