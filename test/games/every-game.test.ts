import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { GAME_NAMES } from "../../src/games/index";

// Each in a file of its own: so they run side by side.
test.each(GAME_NAMES)("%s is held to what every game is held to", (name) => {
  expect(existsSync(resolve(import.meta.dirname, name, "every-game.test.ts"))).toBe(true);
});
