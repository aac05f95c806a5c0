import type { SpokenGame } from "../../kernel/game";
import { STORY } from "./story";
import { survivorDuel } from "./game";
import { en } from "./text/en";
import { pl } from "./text/pl";
import type { DuelNouns } from "./vocabulary";

/** The game with its languages: for all but its script, which is given one of them. */
export const survivorDuelSpoken: SpokenGame<DuelNouns> = {
  story: STORY,
  ...survivorDuel,
  languages: [
    { name: "en", text: en },
    { name: "pl", text: pl },
  ],
};
