import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isGame, withGame, type WithGame } from "../../src/games/index";
import { outcomeOf } from "../../src/kernel/match";
import { playByBots } from "../../src/kernel/play";
import { replayCode } from "../../src/kernel/replay-code";
import { crossing } from "../kernel/games/crossing/game";
import { parley } from "../kernel/games/parley/game";
import { expectSame } from "../support/same-everywhere";

/*
 * A file is a match of bots as its log, named `<game>-<seats>-<seed>.txt`. A new one begins as an empty file;
 * `UPDATE_GOLDEN=1 npx vitest run test/golden` writes them all anew, and the difference is what is to be read.
 */
const FOLDER = import.meta.dirname;
const UPDATING = process.env["UPDATE_GOLDEN"] === "1";

const withNamed = (name: string, use: WithGame<void>): void => {
  if (name === "crossing") use(crossing);
  else if (name === "parley") use(parley);
  else if (isGame(name)) withGame(name, use);
  else throw new Error(`test/golden: there is no game ${name}`);
};

/** The log, and the code that gives the match back to whoever wants to look at it. */
const logOf = (name: string, seats: number, seed: number): string[] => {
  const lines: string[] = [];
  withNamed(name, (game) => {
    const match = playByBots(game, seats, {}, seed, 10_000, (line) => lines.push(line));
    expect(outcomeOf(match)).not.toBe("playing");
    lines.push(replayCode(match));
  });
  return lines;
};

const FILES = readdirSync(FOLDER).filter((file) => file.endsWith(".txt"));

describe("golden logs", () => {
  test.each(FILES)("%s", (file) => {
    const found = /^(.+)-(\d+)-(\d+)\.txt$/.exec(file);
    const [, name = "", seats = "", seed = ""] = found ?? [];
    expect(found, "a golden log is named <game>-<seats>-<seed>.txt").not.toBeNull();
    const lines = logOf(name, Number(seats), Number(seed));
    if (UPDATING) writeFileSync(join(FOLDER, file), `${lines.join("\n")}\n`);
    expectSame(readFileSync(join(FOLDER, file), "utf8").trimEnd().split("\n"), lines);
  });

  test("there are some of both test games", () => {
    expect(FILES).toEqual(expect.arrayContaining(["crossing-2-1.txt", "crossing-3-1.txt", "parley-2-1.txt", "parley-3-1.txt"]));
  });
});
