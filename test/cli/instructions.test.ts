import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { instructionsOf } from "../../src/cli/bench/instructions";
import { benchScript, type WorkName, WORKS } from "../../src/cli/bench/works";
import { luaFile } from "../../src/cli/vm/lua-file";
import { GAME_NAMES, type GameName, withGame } from "../../src/games/index";

/** What an answer costs on a table, in instructions of the VM: they do not wobble, so what has grown is told at once. */

const FILE = resolve(import.meta.dirname, "../../docs/instructions.json");
/** More than so much more is told of. */
const GROWS_AT_MOST = 1.02;

type Counts = Record<WorkName, number>;

const written = JSON.parse(readFileSync(FILE, "utf8")) as Record<GameName, Counts>;
const counted = new Map<GameName, Counts>();

let file = "";
beforeAll(async () => {
  file = await luaFile(benchScript);
});

describe("instructions an answer", () => {
  test.each(GAME_NAMES)("%s: none has grown since docs/instructions.json (UPDATE_INSTRUCTIONS=1 writes it)", (game) => {
    const seats = withGame(game, ({ seats: { least } }) => least);
    const exact = instructionsOf(file, { game, seats, seed: 1 });
    const now = Object.fromEntries(WORKS.map((work) => [work, Math.round(exact[work])])) as Counts;
    counted.set(game, now);
    const grown = WORKS.filter((work) => now[work] > GROWS_AT_MOST * written[game][work]);
    const told = grown.map((work) => `${work}: ${String(written[game][work])}, now ${String(now[work])}`);
    if (process.env["UPDATE_INSTRUCTIONS"] !== "1") expect(told).toEqual([]);
    else writeFileSync(FILE, `${JSON.stringify({ ...written, ...Object.fromEntries(counted) }, undefined, 2)}\n`);
  });
});
