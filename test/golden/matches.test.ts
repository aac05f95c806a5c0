import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isGame, withGame } from "../../src/games/index";
import { inputLine } from "../../src/kernel/log";
import { again } from "../parity/lua/again";
import { gamesLua, luas, printedOn } from "../support/lua";
import { ENDS, newMatch } from "../support/new-match";
import { expectSame, linesOf } from "../support/same-everywhere";

/*
 * A file is a whole match as its log, `<game>-<seats>-<seed>-<what>.txt`: whatever the rules make of the inputs in it,
 * whoever gave them. `UPDATE_GOLDEN=1 npx vitest run test/golden` tells them all anew, and the difference is what is to
 * be read. Where what is on the cards has changed so much that the inputs cannot be given any more, `NEW_GOLDEN=1
 * UPDATE_GOLDEN=1 npx vitest run test/golden/matches.test.ts` plays new ones first.
 */
const FOLDER = join(import.meta.dirname, "matches");
const UPDATING = process.env["UPDATE_GOLDEN"] === "1";

const SEATS = [1, 2, 3, 4] as const;

if (process.env["NEW_GOLDEN"] === "1") {
  for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file));
  for (const seats of SEATS) {
    for (const end of ENDS) {
      const { seed, inputs } = newMatch(seats, end);
      const file = `dying-light-${String(seats)}-${String(seed)}-${end}.txt`;
      writeFileSync(join(FOLDER, file), `${inputs.map(inputLine).join("\n")}\n`);
    }
  }
}

interface Golden {
  readonly file: string;
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly what: string;
}

const NAME = /^(.+)-(\d+)-(\d+)-([a-z]+)\.txt$/;

const MATCHES: readonly Golden[] = readdirSync(FOLDER).map((file) => {
  const [, game = "", seats = "", seed = "", what = ""] = NAME.exec(file) ?? [];
  if (!isGame(game)) throw new Error(`${file}: a golden match is named <game>-<seats>-<seed>-<what>.txt`);
  return { file, game, seats: Number(seats), seed: Number(seed), what };
});

const kept = ({ file }: Golden): readonly string[] => readFileSync(join(FOLDER, file), "utf8").trimEnd().split("\n");

const inputsIn = (golden: Golden): string =>
  kept(golden)
    .filter((line) => /^\d+ \w+ \w+/.test(line))
    .join("\n");

const LONG = 4000;

/** The whole state at the end is too long to be read: its digest tells as well that it is the same. */
const readable = (lines: readonly string[]): string[] =>
  lines.map((line) =>
    line.length < LONG ? line : `${String(line.length)} ${createHash("sha256").update(line).digest("hex")}`,
  );

const toldByNode = (golden: Golden): string[] =>
  linesOf((line) => {
    if (isGame(golden.game))
      withGame(golden.game, (game) => {
        again(game, { seats: golden.seats, seed: golden.seed, options: "" }, inputsIn(golden), line);
      });
  });

const DYING_LIGHT = MATCHES.filter(({ game }) => game === "dying-light");

test("Dying Light has a win, a fall and a dawn missed for each number of Runners", () => {
  expect(DYING_LIGHT.map(({ seats, what }) => `${String(seats)} ${what}`).sort()).toEqual(
    SEATS.flatMap((seats) => ENDS.map((end) => `${String(seats)} ${end}`)).sort(),
  );
});

const LAST_EVENT: Readonly<Record<string, string>> = { won: "won", fallen: "eliminated", dawnless: "dawnMissed" };

describe.each(MATCHES)("$file", (golden) => {
  test("is told on Node as it was", () => {
    const lines = readable(toldByNode(golden));
    if (UPDATING) writeFileSync(join(FOLDER, golden.file), `${lines.join("\n")}\n`);
    expectSame(kept(golden), lines);
    const events = lines.filter((line) => line.startsWith("  ")).map((line) => JSON.parse(line) as { was: string });
    expect(events.at(-1)?.was).toBe(LAST_EVENT[golden.what]);
    expect(lines.filter((line) => line.startsWith("refused"))).toEqual([]);
  });
});

describe.each(luas())("on $name", (vm) => {
  let file = "";
  beforeAll(async () => {
    file = await gamesLua();
  });

  test.skipIf(vm.missing !== "").each(MATCHES)("$file", (golden) => {
    const { game, seats, seed } = golden;
    expectSame(readable(printedOn(vm, file, "again", game, seats, seed, "", inputsIn(golden))), kept(golden));
  });
});
