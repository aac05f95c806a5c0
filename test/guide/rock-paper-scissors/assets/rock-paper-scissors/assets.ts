import type { AssetSource } from "../../build/asset";
import { png } from "../drawing/source";
import { backPicture, SHEET, sheetPicture, thumbnail } from "./pictures";

/** The files that the build makes; templates name them `asset:<name>`. */
export const assets: readonly AssetSource[] = [
  png("sheet", SHEET.width, SHEET.height, sheetPicture),
  png("back", 512, 512, backPicture),
  png("thumbnail", 512, 512, thumbnail),
];

/** No word is on any of them: they serve every language. */
export const assetsIn = (): readonly AssetSource[] => assets;
