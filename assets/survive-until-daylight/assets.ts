import type { AssetSource } from "../../build/asset";
import { CHARACTERS } from "../../src/games/survive-until-daylight/content/characters";
import type { Mesh } from "../drawing/mesh";
import { objText } from "../drawing/obj-file";
import { BOARD_WIDTH, boardMesh, boardPicture } from "./boards/character-board";
import { MAT_WIDTH, matMesh, matPicture } from "./boards/mat";
import { BACKS } from "./cards/backs";
import { CARD } from "./cards/frame";
import { sheetPicture, sheets, sheetWidth } from "./cards/sheets";
import { notebookMesh, notebookPicture, thumbnail } from "./containers/notebook";
import { tinMesh, tinPicture, TINS, tokenTin } from "./containers/tin";
import { mat } from "./text/en";
import { tokenMesh } from "./tokens/token-shapes";
import { tokenPicture, tokens } from "./tokens/tokens";

const png = (name: string, width: number, svg: () => string): AssetSource => ({ name, form: "png", width, svg });

const obj = (name: string, mesh: () => Mesh): AssetSource => ({ name, form: "obj", text: () => objText(mesh()) });

const cards: readonly AssetSource[] = [
  ...sheets.map((sheet) => png(sheet.name, sheetWidth(sheet), () => sheetPicture(sheet))),
  ...BACKS.map(({ name, svg }) => png(name, CARD.width, svg)),
];

const boards: readonly AssetSource[] = [
  ...CHARACTERS.map((board, i) => png(`board-${board.character}`, BOARD_WIDTH, () => boardPicture(board, i + 1))),
  obj("board-mesh", boardMesh),
  png("mat", MAT_WIDTH, matPicture),
  obj("mat-mesh", matMesh),
];

const flat: readonly AssetSource[] = Object.entries(tokens).flatMap(([kind, token]) => [
  png(`token-${kind}`, 256, () => tokenPicture(kind, token)),
  obj(`token-${kind}-mesh`, () => tokenMesh(token.shape, token.half)),
]);

const containers: readonly AssetSource[] = [
  ...TINS.map((kind) => png(`tin-${kind}`, 384, () => tokenTin(kind))),
  png("tin-box", 384, () => tinPicture("cardboard-box-closed", mat.box)),
  obj("tin-mesh", tinMesh),
  png("notebook", 736, notebookPicture),
  obj("notebook-mesh", notebookMesh),
  png("thumbnail", 512, thumbnail),
];

export const assets: readonly AssetSource[] = [...cards, ...boards, ...flat, ...containers];
