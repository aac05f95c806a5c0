import type { AssetSource } from "../../build/asset";
import { INFECTED_TYPES } from "../../src/games/dying-light/content/infected";
import { wearing } from "../drawing/atlas";
import { dot, plate } from "../drawing/mesh";
import { pagesOf } from "../drawing/pages";
import { obj, png } from "../drawing/source";
import { drawnIn } from "../in-languages";
import { CHARACTER_BOARD, characterBoardPicture } from "./boards/character-board";
import { matAtlas, matCollider, matMesh, matPicture } from "./boards/mat";
import { BACKS, backPicture } from "./cards/backs";
import { GRID, sheetPictures, sheets } from "./cards/sheets";
import { blockAtlas } from "./city/block-atlas";
import { blocks } from "./city/blocks";
import { buildingMesh } from "./city/buildings";
import { buildingsPicture } from "./city/facades";
import { TILES, tileMesh, tilePicture } from "./city/ground";
import type { Tile } from "./city/ground";
import { WALL_LENGTHS, wallBaseMesh, wallMesh } from "./city/walls";
import type { WallSize } from "./city/walls";
import { consoleMesh } from "./containers/console";
import { figureCollider, infectedMesh, RUNNER_IDS, runnerMesh } from "./figures/minis";
import { loose } from "./loose";
import { saidIn, type SpokenHere } from "./text/said";
import { things, thingsPicture } from "./things";
import { thumbnail } from "./thumbnail";
import { markerMesh } from "./tokens/token-shapes";

/** As the spots have it. */
const BOARD_THICKNESS = 0.2;

const city: readonly AssetSource[] = [
  ...(Object.keys(TILES) as Tile[]).map((tile) => png(`city-${tile}`, 1024, 1024, () => tilePicture(tile))),
  obj("city-mesh", tileMesh),
  png("buildings", blockAtlas.width, blockAtlas.height, buildingsPicture),
  ...blocks.map((of) => obj(`building-${of.area}-mesh`, () => buildingMesh(of))),
  ...(Object.keys(WALL_LENGTHS) as WallSize[]).map((size) =>
    obj(`wall-${size}-mesh`, () => wearing(wallMesh(size), things, "wall")),
  ),
  obj("wall-base-mesh", () => wearing(wallBaseMesh(), things, "wall-base")),
];

const boards: readonly AssetSource[] = [
  png("character-board", 2048, 1024, characterBoardPicture),
  obj("character-board-mesh", () =>
    plate(CHARACTER_BOARD.width, CHARACTER_BOARD.depth, BOARD_THICKNESS, dot(0.002, 0.002)),
  ),
  png("mat", matAtlas.width, matAtlas.height, matPicture),
  obj("mat-mesh", matMesh),
  obj("mat-collider", matCollider),
];

const cards: readonly AssetSource[] = [
  ...sheets.map(({ name }) => png(name, GRID.width, GRID.height, sheetPictures[name])),
  ...BACKS.map((back) => png(`back-${back}`, 512, 512, () => backPicture(back))),
];

const figures: readonly AssetSource[] = [
  ...INFECTED_TYPES.map((type) => obj(`figure-${type}-mesh`, () => wearing(infectedMesh(type), things, type))),
  ...RUNNER_IDS.map((runner) => obj(`figure-${runner}-mesh`, () => wearing(runnerMesh(runner), things, runner))),
  obj("figure-collider", figureCollider),
  png("things", things.width, things.height, thingsPicture),
  obj("round-marker-mesh", () => wearing(markerMesh(), things, "round-marker")),
  obj("console-mesh", () => wearing(consoleMesh(), things, "console")),
];

const all: readonly AssetSource[] = [
  ...city,
  ...boards,
  ...pagesOf(loose),
  ...cards,
  ...figures,
  png("thumbnail", 512, 512, thumbnail),
];

/** The same files with what is written on them in a language. */
export const assetsIn = (language: SpokenHere): readonly AssetSource[] =>
  drawnIn(all, (draw) => saidIn(language, draw));

export const assets: readonly AssetSource[] = assetsIn("en");
