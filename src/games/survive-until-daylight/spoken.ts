import type { SpokenGame } from "../../kernel/game";
import { STORY } from "./story";
import { surviveUntilDaylight } from "./game";
import { en } from "./text/en";
import { pl } from "./text/pl";
import type { NightNouns } from "./vocabulary";

/** The words are not in the script: a save carries those of its language. */
export const surviveUntilDaylightSpoken: SpokenGame<NightNouns> = {
  story: STORY,
  ...surviveUntilDaylight,
  languages: [
    { name: "en", text: en },
    { name: "pl", text: pl },
  ],
};
