import type { SpokenGame } from "../../kernel/game";
import { STORY } from "./story";
import { oneMonthIn } from "./game";
import { en } from "./text/en";
import { pl } from "./text/pl";
import type { CityNouns } from "./vocabulary";

/** The words are not in the script: a save carries those of its language. */
export const oneMonthInSpoken: SpokenGame<CityNouns> = {
  story: STORY,
  ...oneMonthIn,
  languages: [
    { name: "en", text: en },
    { name: "pl", text: pl },
  ],
};
