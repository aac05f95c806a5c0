import { beforeAll, describe, expect, test } from "vitest";
import { luaFile, playScript } from "../../src/cli/vm/lua-file";
import { GAME_NAMES, withGame } from "../../src/games/index";
import { playByBots } from "../../src/kernel/play";
import { crossing } from "../kernel/games/crossing/game";
import { parley } from "../kernel/games/parley/game";
import { kernelLua, printedOn } from "../support/lua";
import { hostLua } from "../support/host-lua";
import { expectSame, fewestAndMost, linesOf, sameOn } from "../support/same-everywhere";
import * as primitives from "./lua/primitives";

let kernel = "";
let play = "";
beforeAll(async () => {
  kernel = await kernelLua();
  play = await luaFile(playScript);
});

describe("the kernel says what Node says, on the Lua of the host", () => {
  test.each([
    ["draws", 10_000],
    ["canonicals", 200],
    ["orders", 200],
    ["numbers", 500],
    ["readings", 200],
    ["lists", 200],
    ["graphs", 50],
    ["odds", 40],
    ["sentences", 100],
  ] as const)("%s, %i of them", (name, count) => {
    const lines = linesOf((line) => {
      primitives[name](99, count, line);
    });
    expectSame(printedOn(hostLua, kernel, "primitive", name, 99, count), lines);
  });

  sameOn(hostLua, () => kernel, crossing, [1]);
  sameOn(hostLua, () => kernel, parley, [1]);
});

describe.each(GAME_NAMES)("%s", (name) => {
  test.each(withGame(name, fewestAndMost))("has the same log with %i", (seats) => {
    const lines = linesOf((line) => {
      withGame(name, (game) => {
        playByBots(game, seats, {}, 7 + seats, 4000, line);
      });
    });
    expect(lines.at(-1)).toMatch(/^over /);
    expectSame(printedOn(hostLua, play, "play", name, seats, 7 + seats, 4000), lines);
  });
});
