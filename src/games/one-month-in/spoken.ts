import type { SpokenGame } from "../../kernel/game";
import { oneMonthIn } from "./game";
import { en } from "./text/en";
import type { City, CityEvent, CityStep } from "./vocabulary";

/** The words are not in the script: a save carries those of its language. */
export const oneMonthInSpoken: SpokenGame<City, CityStep, CityEvent> = {
  ...oneMonthIn,
  languages: [{ name: "en", text: en }],
};
