import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "../../build/pipeline";
import { planFor } from "../../build/project";
import { bundle } from "../../build/bundle";
import { compile } from "../../build/compile";
import type { Stage } from "../../build/stage";
import { thin } from "../../build/thin";
import { fengari } from "../../src/cli/vm/fengari";
import { playScript } from "../../src/cli/vm/lua-file";
import { GAME_NAMES, withGame } from "../../src/games/index";
import { allPrintedOn } from "../support/lua";
import { expectSame, fewestAndMost } from "../support/same-everywhere";

const folder = mkdtempSync(join(tmpdir(), "outbreak-thin-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const SILENT = { begins: () => undefined, done: () => undefined };

/** The script that plays every game, as it comes out of these stages. */
const playedBy = async (name: string, stages: readonly Stage[]): Promise<string> => {
  const { bundles } = await build(
    { ...(await planFor([], folder, "file")), scripts: [playScript.script], cache: folder },
    SILENT,
    stages,
  );
  const [play] = bundles;
  if (play === undefined) throw new Error("nothing plays the games");
  const file = join(folder, name);
  writeFileSync(file, play.lua);
  return file;
};

let whole = "";
let slim = "";
beforeAll(async () => {
  whole = await playedBy("whole.lua", [compile, bundle]);
  slim = await playedBy("slim.lua", [compile, thin, bundle]);
});

test.each(GAME_NAMES)("a thinned script plays %s as the whole one does", (name) => {
  const calls = withGame(name, fewestAndMost).map((seats) => ["play", name, seats, 7 + seats, 4000] as const);
  const printed = allPrintedOn(fengari, slim, calls);
  for (const [i, lines] of allPrintedOn(fengari, whole, calls).entries()) {
    expect(lines.length).toBeGreaterThan(50);
    expectSame(printed[i] ?? [], lines);
  }
});
