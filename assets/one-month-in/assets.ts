import type { AssetSource } from "../../build/asset";
import { TILES } from "../../src/games/one-month-in/content/tiles";
import { dieMesh } from "../drawing/die";
import type { Mesh } from "../drawing/mesh";
import { objText } from "../drawing/obj-file";
import { MAT_WIDTH, matMesh, matPicture } from "./boards/mat";
import { CARD } from "./cards/search-card";
import { backPicture, SHEET_WIDTH, sheetPicture } from "./cards/sheets";
import { crateMesh, SHARED_CRATES, sharedCrate, TEAM_CRATES, teamCrate } from "./containers/crate";
import { caseMesh, casePicture, thumbnail } from "./containers/map-case";
import { DIE_SIZE, diePicture } from "./dice/die";
import { TEAM_LOOKS } from "./teams";
import { tileFace } from "./tiles/face";
import { fogFace } from "./tiles/fog";
import { FACE_WIDTH, tileMesh } from "./tiles/hexagon";
import { FACE, tokenMesh } from "./tokens/forms";
import { markPicture, marks } from "./tokens/marks";
import {
  flagMesh,
  flagPicture,
  survivorMesh,
  survivorPicture,
  teamWallMesh,
  wallPicture,
  zombieMesh,
  zombiePicture,
} from "./tokens/team-pieces";

const png = (name: string, width: number, svg: () => string): AssetSource => ({ name, form: "png", width, svg });

const obj = (name: string, mesh: () => Mesh): AssetSource => ({ name, form: "obj", text: () => objText(mesh()) });

const tiles: readonly AssetSource[] = [
  ...TILES.map((of) => png(`tile-${of.tile}`, FACE_WIDTH, () => tileFace(of))),
  png("tile-fog", FACE_WIDTH, fogFace),
  obj("tile-mesh", tileMesh),
];

const cards: readonly AssetSource[] = [
  png("cards-search", SHEET_WIDTH, sheetPicture),
  png("back-search", CARD.width, backPicture),
];

const teams: readonly AssetSource[] = TEAM_LOOKS.flatMap((team) => [
  png(`survivor-${team.seat}`, 2 * FACE, () => survivorPicture(team)),
  png(`flag-${team.seat}`, FACE, () => flagPicture(team)),
  png(`wall-${team.seat}`, 500, () => wallPicture(team)),
  ...TEAM_CRATES.map((what) => png(`crate-${team.seat}-${what}`, 320, () => teamCrate(team.seat, what))),
]);

const loose: readonly AssetSource[] = [
  obj("survivor-mesh", survivorMesh),
  obj("flag-mesh", flagMesh),
  obj("wall-mesh", teamWallMesh),
  png("zombie", FACE, zombiePicture),
  obj("zombie-mesh", zombieMesh),
  ...Object.entries(marks).flatMap(([kind, mark]) => [
    png(`token-${kind}`, FACE, () => markPicture(mark)),
    obj(`token-${kind}-mesh`, () => tokenMesh(mark.outline, mark.half)),
  ]),
  png("die", 480, diePicture),
  obj("die-mesh", () => dieMesh(DIE_SIZE)),
];

const containers: readonly AssetSource[] = [
  ...SHARED_CRATES.map((what) => png(`crate-${what}`, 320, () => sharedCrate(what))),
  obj("crate-mesh", crateMesh),
  png("map-case", 520, casePicture),
  obj("map-case-mesh", caseMesh),
  png("thumbnail", 512, thumbnail),
];

export const assets: readonly AssetSource[] = [
  png("mat", MAT_WIDTH, matPicture),
  obj("mat-mesh", matMesh),
  ...tiles,
  ...cards,
  ...teams,
  ...loose,
  ...containers,
];
