import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { builtTable } from "../../src/cli/bench/built-table";
import { instructionsOf } from "../../src/cli/bench/instructions";
import { wholeMatch } from "../../src/cli/bench/whole-match";
import { benchScript, WORKS } from "../../src/cli/bench/works";
import { luaFile } from "../../src/cli/vm/lua-file";
import { GAME_NAMES, type GameName, withGame } from "../../src/games/index";

/** What a table costs, in instructions of the VM: they do not wobble, so what has grown is told at once. */

const FILE = resolve(import.meta.dirname, "../../docs/instructions.json");
/** More than so much more is told of. */
const GROWS_AT_MOST = 1.02;
const SEED = 1;

type Counts = Readonly<Record<string, number>>;

const written = (): Record<GameName, Counts> => JSON.parse(readFileSync(FILE, "utf8")) as Record<GameName, Counts>;

/** What of these counts has grown; or writes them, if that was asked for. */
const grownIn = (game: GameName, now: Counts): readonly string[] => {
  const before = written();
  if (process.env["UPDATE_INSTRUCTIONS"] === "1") {
    const all = { ...before, [game]: { ...before[game], ...now } };
    writeFileSync(FILE, `${JSON.stringify(all, undefined, 2)}\n`);
    return [];
  }
  return Object.entries(now)
    .filter(([what, count]) => count > GROWS_AT_MOST * (before[game][what] ?? 0))
    .map(([what, count]) => `${what}: ${String(before[game][what])}, now ${String(count)}`);
};

const fewest = (game: GameName): number => withGame(game, ({ seats: { least } }) => least);

let file = "";
beforeAll(async () => {
  file = await luaFile(benchScript);
});

describe("none has grown since docs/instructions.json (UPDATE_INSTRUCTIONS=1 writes it)", () => {
  test.each(GAME_NAMES)("%s: an answer at the rules, a scene, what changed between two", (game) => {
    const exact = instructionsOf(file, { game, seats: fewest(game), seed: SEED });
    expect(grownIn(game, Object.fromEntries(WORKS.map((work) => [work, Math.round(exact[work])])))).toEqual([]);
  });

  test.each(GAME_NAMES)("%s: a match by bots at its table, its dearest frame and save, a load", async (game) => {
    const { answers, frames, save, load } = await wholeMatch(await builtTable(game), {
      seats: fewest(game),
      seed: SEED,
    });
    const all = frames.reduce((sum, each) => sum + each, 0);
    const answer = Math.round(all / answers);
    expect(grownIn(game, { answer, frame: Math.max(...frames), save, load: load.all })).toEqual([]);
  });
});
