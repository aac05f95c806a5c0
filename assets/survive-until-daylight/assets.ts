import type { AssetSource } from "../../build/asset";
import { CHARACTERS } from "../../src/games/survive-until-daylight/content/characters";
import { atlasPicture, wearing } from "../drawing/atlas";
import { obj, png } from "../drawing/source";
import { drawnIn } from "../in-languages";
import { boardMesh, boardPicture, boardsTogether } from "./boards/character-board";
import { matMesh, matPicture } from "./boards/mat";
import { BACKS } from "./cards/backs";
import { sheetPicture, sheets } from "./cards/sheets";
import { notebookMesh, notebookPicture, thumbnail } from "./containers/notebook";
import { tinMesh, tinPicture, TINS, tokenTin } from "./containers/tin";
import { paper } from "./look";
import { tokenMesh } from "./tokens/token-shapes";
import { tokenPicture, tokens, tokensTogether } from "./tokens/tokens";
import { said, saidIn, type SpokenHere } from "./text/said";

const cards: readonly AssetSource[] = [
  ...sheets.map((sheet) => png(sheet.name, sheet.grid.width, sheet.grid.height, () => sheetPicture(sheet))),
  ...BACKS.map(({ name, svg }) => png(name, 512, 512, svg)),
];

const boards: readonly AssetSource[] = [
  png("boards", boardsTogether.width, boardsTogether.height, () =>
    atlasPicture(
      boardsTogether,
      paper.page,
      Object.fromEntries(CHARACTERS.map((board, i) => [board.character, boardPicture(board, i + 1)])),
    ),
  ),
  ...CHARACTERS.map(({ character }) =>
    obj(`board-${character}-mesh`, () => wearing(boardMesh(), boardsTogether, character)),
  ),
  png("mat", 4096, 2048, matPicture),
  obj("mat-mesh", matMesh),
];

const flat: readonly AssetSource[] = [
  png("tokens", tokensTogether.width, tokensTogether.height, () =>
    atlasPicture(
      tokensTogether,
      paper.page,
      Object.fromEntries(Object.entries(tokens).map(([kind, token]) => [kind, tokenPicture(kind, token)])),
    ),
  ),
  ...Object.entries(tokens).map(([kind, token]) =>
    obj(`token-${kind}-mesh`, () => wearing(tokenMesh(token.shape, token.half), tokensTogether, kind)),
  ),
];

const containers: readonly AssetSource[] = [
  ...TINS.map((kind) => png(`tin-${kind}`, 256, 512, () => tokenTin(kind))),
  png("tin-box", 256, 512, () => tinPicture("cardboard-box-closed", said().mat.box)),
  obj("tin-mesh", tinMesh),
  png("notebook", 512, 512, notebookPicture),
  obj("notebook-mesh", notebookMesh),
  png("thumbnail", 512, 512, thumbnail),
];

const all: readonly AssetSource[] = [...cards, ...boards, ...flat, ...containers];

/** The same files with what is written on them in a language. */
export const assetsIn = (language: SpokenHere): readonly AssetSource[] =>
  drawnIn(all, (draw) => saidIn(language, draw));

export const assets: readonly AssetSource[] = assetsIn("en");
