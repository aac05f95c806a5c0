import type { AssetSource } from "../../build/asset";
import { dieMesh } from "../drawing/die";
import type { Mesh } from "../drawing/mesh";
import { objText } from "../drawing/obj-file";
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

const png = (name: string, width: number, svg: () => string) => ({ name, form: "png", width, svg }) as const;

const obj = (name: string, mesh: () => Mesh): AssetSource => ({ name, form: "obj", text: () => objText(mesh()) });

export const assets: readonly AssetSource[] = [
  png("floor", 2048, floorPicture),
  obj("floor-mesh", floorMesh),
  png("letter", 256, letterPicture),
  { name: "blank", form: "png", width: 256, svg: tickPicture, folder: "with a blank" },
  { name: "accent", form: "png", width: 256, svg: tickPicture, folder: "café" },
  png("plain", 64, plainPicture),
  png("hook", 64, hookPicture),
  obj("flat-mesh", flatMesh),
  obj("hook-mesh", hookMesh),
  { ...png("house", 64, housePicture), mayBeClear: true },
  obj("house-mesh", houseMesh),
  png("sheet", 600, sheetPicture),
  png("back", 300, backPicture),
  png("die", 768, diePicture),
  obj("die-mesh", () => dieMesh(DIE_SIZE)),
  png("thumbnail", 512, thumbnail),
];
