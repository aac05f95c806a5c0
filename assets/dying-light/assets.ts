import type { AssetSource } from "../../build/asset";
import { objText } from "../drawing/mesh";
import type { Mesh } from "../drawing/mesh";
import { buildingCollider, buildingMesh, buildingPicture, buildings, buildingTextureWidth } from "./city/buildings";
import { TILES, tilePicture } from "./city/ground";
import type { Tile } from "./city/ground";
import { WALL_LENGTHS, wallBaseMesh, wallBasePicture, wallMesh, wallPicture } from "./city/walls";
import type { WallSize } from "./city/walls";

const png = (name: string, width: number, svg: () => string): AssetSource => ({ name, form: "png", width, svg });

const obj = (name: string, mesh: () => Mesh): AssetSource => ({ name, form: "obj", text: () => objText(mesh()) });

const city: readonly AssetSource[] = [
  ...(Object.keys(TILES) as Tile[]).map((tile) => png(`city-${tile}`, 1536, () => tilePicture(tile))),
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

export const assets: readonly AssetSource[] = [...city];
