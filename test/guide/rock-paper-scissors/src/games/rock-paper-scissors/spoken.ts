import type { SpokenGame } from "../../kernel/game";
import { rockPaperScissors } from "./game";
import { en } from "./text/en";
import type { BoutNouns } from "./vocabulary";

/** The words are not in the script: a save carries those of its language. */
export const rockPaperScissorsSpoken: SpokenGame<BoutNouns> = {
  ...rockPaperScissors,
  languages: [{ name: "en", text: en }],
};
