import type { AssetSource } from "../../build/asset";
import { TILES } from "../../src/games/one-month-in/content/tiles";
import { tileFace } from "./tiles/face";
import { fogFace } from "./tiles/fog";
import { FACE_WIDTH } from "./tiles/hexagon";

const png = (name: string, width: number, svg: () => string): AssetSource => ({ name, form: "png", width, svg });

export const assets: readonly AssetSource[] = [
  ...TILES.map((of) => png(`tile-${of.tile}`, FACE_WIDTH, () => tileFace(of))),
  png("tile-fog", FACE_WIDTH, fogFace),
];
