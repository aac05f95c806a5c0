import { beforeAll, describe } from "vitest";
import { GAME_NAMES, withGame } from "../../src/games/index";
import { gamesLua, luas } from "../support/lua";
import { sameOn } from "../support/same-everywhere";

let file = "";
beforeAll(async () => {
  file = await gamesLua();
});

describe.each(luas())("$name says what Node says", (vm) => {
  for (const name of GAME_NAMES)
    withGame(name, (game) => {
      sameOn(vm, () => file, game, [1]);
    });
});
