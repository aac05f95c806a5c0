import type { AssetSource } from "../../build/asset";
import { INFECTED_TYPES } from "../../src/games/dying-light/content/infected";
import { GEAR, RUNNERS } from "../../src/games/dying-light/content/runners";
import { dieMesh } from "../drawing/die";
import { dot, plate } from "../drawing/mesh";
import { objText } from "../drawing/obj-file";
import type { Mesh } from "../drawing/mesh";
import { picture } from "../drawing/svg";
import { CHARACTER_BOARD, characterBoardPicture } from "./boards/character-board";
import { MAT_WIDTH, matMesh, matPicture } from "./boards/mat";
import { BACKS, backPicture } from "./cards/backs";
import { CARD } from "./cards/frame";
import { helpBack } from "./cards/help-card";
import { runnerBack } from "./cards/runner-cards";
import { sheetPicture, sheets, sheetWidth } from "./cards/sheets";
import { buildingCollider, buildingMesh, buildings } from "./city/buildings";
import { buildingPicture, buildingTextureWidth } from "./city/facades";
import { TILES, tileMesh, tilePicture } from "./city/ground";
import type { Tile } from "./city/ground";
import { WALL_LENGTHS, wallBaseMesh, wallBasePicture, wallMesh, wallPicture } from "./city/walls";
import type { WallSize } from "./city/walls";
import { DICE, DIE_SIZE, diePicture } from "./dice/dice";
import { consoleMesh, consolePicture } from "./containers/console";
import { boxCrate, crateMesh, infectedCrate } from "./containers/crates";
import { figureCollider, infectedMesh, infectedPaint, RUNNER_IDS, runnerMesh, runnerPaint } from "./figures/minis";
import { said, saidIn, type SpokenHere } from "./text/said";
import { thumbnail } from "./thumbnail";
import { gearPicture } from "./tokens/gear";
import { markerMesh, tokenMesh } from "./tokens/token-shapes";
import type { TokenShape } from "./tokens/token-shapes";
import { markerPicture, tokenPicture, tokens, uvPicture } from "./tokens/tokens";

/** As the spots have it. */
const BOARD_THICKNESS = 0.2;

const png = (name: string, width: number, svg: () => string): AssetSource => ({ name, form: "png", width, svg });

const obj = (name: string, mesh: () => Mesh): AssetSource => ({ name, form: "obj", text: () => objText(mesh()) });

const city: readonly AssetSource[] = [
  ...(Object.keys(TILES) as Tile[]).map((tile) => png(`city-${tile}`, 1536, () => tilePicture(tile))),
  ...(Object.keys(TILES) as Tile[]).map((tile) => obj(`city-${tile}-mesh`, () => tileMesh(tile))),
  ...buildings.flatMap((building) => [
    png(`building-${building.area}`, buildingTextureWidth(building), () => buildingPicture(building)),
    obj(`building-${building.area}-mesh`, () => buildingMesh(building)),
    obj(`building-${building.area}-collider`, () => buildingCollider(building)),
  ]),
  ...(Object.keys(WALL_LENGTHS) as WallSize[]).flatMap((size) => [
    png(`wall-${size}`, 160 * WALL_LENGTHS[size] * 2, () => wallPicture(size)),
    obj(`wall-${size}-mesh`, () => wallMesh(size)),
  ]),
  png("wall-base", 16, wallBasePicture),
  obj("wall-base-mesh", wallBaseMesh),
];

const boards: readonly AssetSource[] = [
  png("character-board", 1650, characterBoardPicture),
  obj("character-board-mesh", () =>
    plate(CHARACTER_BOARD.width, CHARACTER_BOARD.depth, BOARD_THICKNESS, dot(0.002, 0.002)),
  ),
  png("mat", MAT_WIDTH, matPicture),
  obj("mat-mesh", matMesh),
];

const SHAPES: readonly TokenShape[] = ["disc", "hexagon", "square", "octagon", "gear"];

const flat: readonly AssetSource[] = [
  ...SHAPES.map((shape) => obj(`token-${shape}-mesh`, () => tokenMesh(shape))),
  ...Object.entries(tokens).map(([kind, token]) => png(`token-${kind}`, 512, () => tokenPicture(token))),
  png("token-uv", 512, uvPicture),
  ...GEAR.map((gear) => png(`gear-${gear.set}-${gear.slot}`, 512, () => gearPicture(gear))),
  png("round-marker", 16, markerPicture),
  obj("round-marker-mesh", markerMesh),
];

const dice: readonly AssetSource[] = [
  ...DICE.map((die) => png(`die-${die}`, 768, () => diePicture(die))),
  obj("die-mesh", () => dieMesh(DIE_SIZE)),
];

const cards: readonly AssetSource[] = [
  ...sheets.map((sheet) => png(sheet.name, sheetWidth(sheet), () => sheetPicture(sheet))),
  ...BACKS.map((back) => png(`back-${back}`, CARD.width, () => backPicture(back))),
  png("back-help", CARD.width, () => picture(CARD.width, CARD.height, helpBack())),
  ...RUNNERS.map((runner) =>
    png(`back-runner-${runner.runner}`, CARD.width, () => picture(CARD.width, CARD.height, runnerBack(runner))),
  ),
];

const figures: readonly AssetSource[] = [
  ...INFECTED_TYPES.flatMap((type) => [
    png(`figure-${type}`, 64, () => infectedPaint(type)),
    obj(`figure-${type}-mesh`, () => infectedMesh(type)),
    png(`crate-${type}`, 512, () => infectedCrate(type, said().mat[`${type}s`])),
  ]),
  ...RUNNER_IDS.flatMap((runner) => [
    png(`figure-${runner}`, 64, () => runnerPaint(runner)),
    obj(`figure-${runner}-mesh`, () => runnerMesh(runner)),
  ]),
  obj("figure-collider", figureCollider),
];

const containers: readonly AssetSource[] = [
  obj("crate-mesh", crateMesh),
  png("crate-box", 512, () => boxCrate(said().mat.box)),
  obj("console-mesh", consoleMesh),
  png("console", 1000, consolePicture),
  png("thumbnail", 512, thumbnail),
];

const all: readonly AssetSource[] = [...city, ...boards, ...flat, ...dice, ...cards, ...figures, ...containers];

/** The same files with what is written on them in a language. */
export const assetsIn = (language: SpokenHere): readonly AssetSource[] =>
  all.map((asset) => (asset.form === "png" ? { ...asset, svg: () => saidIn(language, asset.svg) } : asset));

export const assets: readonly AssetSource[] = assetsIn("en");
