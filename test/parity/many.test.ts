import { beforeAll, describe, expect, test } from "vitest";
import type { LuaCall } from "../../src/cli/vm/lua-vm";
import { randomMatch } from "../../src/cli/fuzz/random-play";
import { GAME_NAMES, withGame } from "../../src/games/index";
import { inputLine } from "../../src/kernel/log";
import { inputsIn } from "../../src/kernel/past";
import { playByBots } from "../../src/kernel/play";
import { allPrintedOn, gamesLua, luas } from "../support/lua";
import { expectSame, linesOf } from "../support/same-everywhere";
import { again } from "./lua/again";

/** Which matches are told on every Lua: `OUTBREAK_PARITY=0-1000` are the thousand of the long run, of which a part can be had. */
const [FIRST = 0, END = 0] = (process.env["OUTBREAK_PARITY"] ?? "0-24").split("-").map(Number);
const BOTS_AT_MOST = 4000;
const ANYBODY_AT_MOST = 300;

let file = "";
beforeAll(async () => {
  file = await gamesLua();
});

interface Told {
  readonly call: LuaCall;
  readonly lines: readonly string[];
}

/** The match of that number, by bots and by anybody in turns, with each number of players in turn. */
const told = (nth: number): Told => {
  const name = GAME_NAMES[nth % GAME_NAMES.length] ?? "dying-light";
  return withGame(name, (game): Told => {
    const round = Math.floor(nth / GAME_NAMES.length);
    const { least, most } = game.seats;
    const seats = least + (Math.floor(round / 2) % (most - least + 1));
    const seed = 5000 + nth;
    if (round % 2 === 0) {
      const lines = linesOf((line) => playByBots(game, seats, {}, seed, BOTS_AT_MOST, line));
      return { call: ["play", name, seats, seed, BOTS_AT_MOST], lines };
    }
    const { match } = randomMatch(game, { seats, seed, atMost: ANYBODY_AT_MOST });
    const inputs = inputsIn(match.past).map(inputLine).join("\n");
    const lines = linesOf((line) => {
      again(game, { seats, seed, options: "" }, inputs, line);
    });
    return { call: ["again", name, seats, seed, "", inputs], lines };
  });
};

/** A Lua is loaded once for so many of them. */
const AT_A_TIME = 12;

describe.each(luas())("$name says of many matches what Node says", (vm) => {
  test.skipIf(vm.missing !== "")(`${String(END - FIRST)} seeded matches of all games, byte for byte`, () => {
    let lines = 0;
    for (let from = FIRST; from < END; from += AT_A_TIME) {
      const some = Array.from({ length: Math.min(AT_A_TIME, END - from) }, (_, i) => told(from + i));
      const printed = allPrintedOn(
        vm,
        file,
        some.map(({ call }) => call),
      );
      for (const [i, { call, lines: expected }] of some.entries()) {
        expectSame(printed[i] ?? [], expected, `match ${String(from + i)}: ${call.slice(0, 4).join(" ")}`);
        lines += expected.length;
      }
    }
    expect(END).toBeGreaterThan(FIRST);
    expect(lines).toBeGreaterThan((END - FIRST) * 50);
  });
});
