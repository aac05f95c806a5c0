import { projectOf } from "@outbreak/engine/project";
import { assetsIn } from "./assets/assets";
import { fonts } from "./assets/fonts";
import { tableIn } from "./objects/table";
import { rockPaperScissorsSpoken } from "./src/spoken";

/** What `outbreak build` and `outbreak play` find here. */
export const project = projectOf({ game: rockPaperScissorsSpoken, tableIn, assetsIn, fonts });
