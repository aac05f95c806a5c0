import { GAME_NAMES, withGame } from "../../src/games/index";
import { everyGame } from "../support/every-game";

for (const name of GAME_NAMES)
  withGame(name, (game) => {
    everyGame(game, [1, 2, 3]);
  });
