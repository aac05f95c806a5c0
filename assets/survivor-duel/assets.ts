import type { AssetSource } from "../../build/asset";
import type { Mesh } from "../drawing/mesh";
import { dieMesh } from "../drawing/die";
import { objText } from "../drawing/obj-file";
import { MAT_WIDTH, matMesh, matPicture } from "./boards/mat";
import { BACKS } from "./cards/backs";
import { CARD } from "./cards/card";
import { sheetPicture, sheets, sheetWidth } from "./cards/sheets";
import { BOXES } from "./containers/boxes";
import { comicMesh, comicPicture, thumbnail } from "./containers/comic";
import { longBoxMesh, longBoxPicture } from "./containers/long-box";
import { counterMesh, counterPicture } from "./dice/counter";
import { HIT_DIE_SIZE, hitDiePicture } from "./dice/hit-die";
import { roleMesh, rolePicture } from "./tokens/role";
import { MARKERS, markerMesh, markerPicture, markers } from "./tokens/markers";

const png = (name: string, width: number, svg: () => string): AssetSource => ({ name, form: "png", width, svg });

const obj = (name: string, mesh: () => Mesh): AssetSource => ({ name, form: "obj", text: () => objText(mesh()) });

const cards: readonly AssetSource[] = [
  ...sheets.map((sheet) => png(sheet.name, sheetWidth(sheet), () => sheetPicture(sheet))),
  ...BACKS.map(({ name, svg }) => png(name, CARD.width, svg)),
];

const dice: readonly AssetSource[] = [
  png("die", 768, hitDiePicture),
  obj("die-mesh", () => dieMesh(HIT_DIE_SIZE)),
  png("count", 768, counterPicture),
  obj("count-mesh", counterMesh),
];

const flat: readonly AssetSource[] = [
  ...MARKERS.flatMap((kind) => [
    png(`marker-${kind}`, 256, () => markerPicture(kind)),
    obj(`marker-${kind}-mesh`, () => markerMesh(markers[kind])),
  ]),
  png("role", 1024, rolePicture),
  obj("role-mesh", roleMesh),
  png("mat-p1", MAT_WIDTH, () => matPicture("p1")),
  png("mat-p2", MAT_WIDTH, () => matPicture("p2")),
  obj("mat-mesh", matMesh),
];

const containers: readonly AssetSource[] = [
  ...Object.entries(BOXES).map(([name, box]) => png(`long-${name}`, 340, () => longBoxPicture(box))),
  obj("long-box-mesh", longBoxMesh),
  png("comic", 600, comicPicture),
  obj("comic-mesh", comicMesh),
  png("thumbnail", 512, thumbnail),
];

export const assets: readonly AssetSource[] = [...cards, ...dice, ...flat, ...containers];
