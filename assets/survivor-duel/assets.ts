import type { AssetSource } from "../../build/asset";
import { dieMesh } from "../drawing/die";
import { obj, png } from "../drawing/source";
import { drawnIn } from "../in-languages";
import { matMesh, matPicture } from "./boards/mat";
import { BACKS } from "./cards/backs";
import { sheetPicture, sheets } from "./cards/sheets";
import { BOXES } from "./containers/boxes";
import { comicMesh, comicPicture, thumbnail } from "./containers/comic";
import { longBoxMesh, longBoxPicture } from "./containers/long-box";
import { counterMesh, counterPicture } from "./dice/counter";
import { HIT_DIE_SIZE, hitDiePicture } from "./dice/hit-die";
import { roleMesh, rolePicture } from "./tokens/role";
import { saidIn, type SpokenHere } from "./text/said";
import { MARKERS, markerMesh, markerPicture, markers } from "./tokens/markers";

const cards: readonly AssetSource[] = [
  ...sheets.map((sheet) => png(sheet.name, sheet.grid.width, sheet.grid.height, () => sheetPicture(sheet))),
  ...BACKS.map(({ name, svg }) => png(name, 512, 512, svg)),
];

const dice: readonly AssetSource[] = [
  png("die", 512, 512, hitDiePicture),
  obj("die-mesh", () => dieMesh(HIT_DIE_SIZE)),
  png("count", 512, 256, counterPicture),
  obj("count-mesh", counterMesh),
];

const flat: readonly AssetSource[] = [
  ...MARKERS.flatMap((kind) => [
    png(`marker-${kind}`, 256, 256, () => markerPicture(kind)),
    obj(`marker-${kind}-mesh`, () => markerMesh(markers[kind])),
  ]),
  png("role", 1024, 512, rolePicture),
  obj("role-mesh", roleMesh),
  png("mat-p1", 4096, 1024, () => matPicture("p1")),
  png("mat-p2", 4096, 1024, () => matPicture("p2")),
  obj("mat-mesh", matMesh),
];

const containers: readonly AssetSource[] = [
  ...Object.entries(BOXES).map(([name, box]) => png(`long-${name}`, 512, 512, () => longBoxPicture(box))),
  obj("long-box-mesh", longBoxMesh),
  png("comic", 1024, 512, comicPicture),
  obj("comic-mesh", comicMesh),
  png("thumbnail", 512, 512, thumbnail),
];

const all: readonly AssetSource[] = [...cards, ...dice, ...flat, ...containers];

/** The same files with what is written on them in a language. */
export const assetsIn = (language: SpokenHere): readonly AssetSource[] =>
  drawnIn(all, (draw) => saidIn(language, draw));

export const assets: readonly AssetSource[] = assetsIn("en");
