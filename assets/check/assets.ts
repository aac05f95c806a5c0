import type { AssetSource } from "../../build/asset";
import { dieMesh } from "../drawing/die";
import { obj, png } from "../drawing/source";
import { floorMesh, floorPicture } from "./floor";
import {
  backPicture,
  DIE_SIZE,
  diePicture,
  flatMesh,
  hookMesh,
  hookPicture,
  houseMesh,
  housePicture,
  letterPicture,
  plainPicture,
  sheetPicture,
  thumbnail,
  tickPicture,
} from "./pieces";

export const assets: readonly AssetSource[] = [
  png("floor", 2048, 2048, floorPicture),
  obj("floor-mesh", floorMesh),
  png("letter", 256, 256, letterPicture),
  { name: "blank", form: "png", width: 256, height: 256, svg: tickPicture, folder: "with a blank" },
  { name: "accent", form: "png", width: 256, height: 256, svg: tickPicture, folder: "café" },
  png("plain", 64, 64, plainPicture),
  png("hook", 64, 64, hookPicture),
  obj("flat-mesh", flatMesh),
  obj("hook-mesh", hookMesh),
  { ...png("house", 64, 64, housePicture), mayBeClear: true },
  obj("house-mesh", houseMesh),
  png("sheet", 512, 512, sheetPicture),
  png("back", 256, 512, backPicture),
  png("die", 512, 512, diePicture),
  obj("die-mesh", () => dieMesh(DIE_SIZE)),
  png("thumbnail", 512, 512, thumbnail),
];
