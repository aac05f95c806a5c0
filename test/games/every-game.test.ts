import { expect, test } from "vitest";
import { ROOT } from "../../build/root";
import { GAME_NAMES } from "../../src/games/index";
import { lackingIn } from "../guide/support/floor-plan";

// Its own tests are in a file of its own: so they run side by side.
test.each(GAME_NAMES)("%s has the rooms that every game has", (name) => {
  expect(lackingIn(ROOT, name)).toEqual([]);
});
