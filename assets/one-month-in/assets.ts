import type { AssetSource } from "../../build/asset";
import { atlasPicture, wearing } from "../drawing/atlas";
import { dieMesh } from "../drawing/die";
import { pagesOf } from "../drawing/pages";
import { obj, png } from "../drawing/source";
import { drawnIn } from "../in-languages";
import { matMesh, matPicture } from "./boards/mat";
import { backPicture, GRID, sheetPicture } from "./cards/sheets";
import { caseMesh, casePicture, thumbnail } from "./containers/map-case";
import { DIE_SIZE, diePicture } from "./dice/die";
import { inks } from "./look";
import { loose, things } from "./loose";
import { tokenMesh } from "./tokens/forms";
import { markPicture, marks } from "./tokens/marks";
import { zombieMesh, zombiePicture } from "./tokens/team-pieces";
import { saidIn, type SpokenHere } from "./text/said";

const cards: readonly AssetSource[] = [
  png("cards-search", GRID.width, GRID.height, sheetPicture),
  png("back-search", 512, 512, backPicture),
];

const pictures = (): Readonly<Record<string, string>> => ({
  "map-case": casePicture(),
  die: diePicture(),
  zombie: zombiePicture(),
  ...Object.fromEntries(Object.entries(marks).map(([kind, mark]) => [kind, markPicture(mark)])),
});

const apart: readonly AssetSource[] = [
  png("things", things.width, things.height, () => atlasPicture(things, inks.black, pictures())),
  obj("map-case-mesh", () => wearing(caseMesh(), things, "map-case")),
  obj("die-mesh", () => wearing(dieMesh(DIE_SIZE), things, "die")),
  obj("zombie-mesh", () => wearing(zombieMesh(), things, "zombie")),
  ...Object.entries(marks).map(([kind, { outline, half }]) =>
    obj(`token-${kind}-mesh`, () => wearing(tokenMesh(outline, half), things, kind)),
  ),
];

const all: readonly AssetSource[] = [
  png("mat", 4096, 4096, matPicture),
  obj("mat-mesh", matMesh),
  ...cards,
  ...pagesOf(loose),
  ...apart,
  png("thumbnail", 512, 512, thumbnail),
];

/** The same files with what is written on them in a language. */
export const assetsIn = (language: SpokenHere): readonly AssetSource[] =>
  drawnIn(all, (draw) => saidIn(language, draw));

export const assets: readonly AssetSource[] = assetsIn("en");
