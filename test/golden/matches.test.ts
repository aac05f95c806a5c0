import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { GAME_NAMES, isGame, withGame } from "../../src/games/index";
import { inputLine } from "../../src/kernel/log";
import { again } from "../parity/lua/again";
import { allPrintedOn, gamesLua, luas } from "../support/lua";
import { expectSame, linesOf } from "../support/same-everywhere";
import { ENDINGS } from "./endings";

/*
 * A file is a whole match as its log, `<game>-<seats>-<seed>-<what>.txt`: whatever the rules make of the inputs in it,
 * whoever gave them. `UPDATE_GOLDEN=1 npx vitest run test/golden` tells them all anew, and the difference is what is to
 * be read. Where what is on a game's cards has changed so much that the inputs cannot be given any more, `NEW_GOLDEN=<game>
 * UPDATE_GOLDEN=1 npx vitest run test/golden/matches.test.ts` plays new ones of it first.
 */
const FOLDER = join(import.meta.dirname, "matches");
const UPDATING = process.env["UPDATE_GOLDEN"] === "1";

for (const { game, seats, lastEvents, newMatch } of ENDINGS) {
  if (process.env["NEW_GOLDEN"] !== game) continue;
  for (const file of readdirSync(FOLDER)) if (file.startsWith(`${game}-`)) rmSync(join(FOLDER, file));
  for (const count of seats) {
    for (const end of Object.keys(lastEvents)) {
      const { seed, inputs } = newMatch(count, end);
      const file = `${game}-${String(count)}-${String(seed)}-${end}.txt`;
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
        again(game, { seats: golden.seats, seed: golden.seed, options: optionsIn(golden) }, inputsIn(golden), line);
      });
  });

test.each(ENDINGS)("$game has each of its endings for each number of players", ({ game, seats, lastEvents }) => {
  const ofIt = MATCHES.filter((golden) => golden.game === game);
  expect(ofIt.map(({ seats: count, what }) => `${String(count)} ${what}`).sort()).toEqual(
    seats.flatMap((count) => Object.keys(lastEvents).map((end) => `${String(count)} ${end}`)).sort(),
  );
});

const optionsIn = ({ game, what }: Golden): string =>
  ENDINGS.find((ending) => ending.game === game)?.optionsOf(what) ?? "";

const lastEventOf = ({ game, what }: Golden): string | undefined =>
  ENDINGS.find((ending) => ending.game === game)?.lastEvents[what];

describe.each(MATCHES)("$file", (golden) => {
  test("is told on Node as it was", () => {
    const lines = readable(toldByNode(golden));
    if (UPDATING) writeFileSync(join(FOLDER, golden.file), `${lines.join("\n")}\n`);
    expectSame(kept(golden), lines);
    const events = lines.filter((line) => line.startsWith("  ")).map((line) => JSON.parse(line) as { was: string });
    expect(events.at(-1)?.was).toBe(lastEventOf(golden));
    expect(lines.filter((line) => line.startsWith("refused"))).toEqual([]);
  });
});

describe.each(luas())("on $name", (vm) => {
  let file = "";
  beforeAll(async () => {
    file = await gamesLua();
  });

  test.skipIf(vm.missing !== "").each(GAME_NAMES)("those of %s", (name) => {
    const goldens = MATCHES.filter(({ game }) => game === name);
    expect(goldens.length).toBeGreaterThan(0);
    const printed = allPrintedOn(
      vm,
      file,
      goldens.map((golden) => ["again", name, golden.seats, golden.seed, optionsIn(golden), inputsIn(golden)]),
    );
    for (const [i, golden] of goldens.entries()) expectSame(readable(printed[i] ?? []), kept(golden), golden.file);
  });
});
