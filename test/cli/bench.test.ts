import { describe, expect, test } from "vitest";
import { benchCommand } from "../../src/cli/bench";
import { PAIRS } from "../../src/cli/bench/beside/figures";
import { below, percentile, report } from "../../src/cli/bench/figure";
import { benchPage } from "../../src/cli/bench/page";
import { slicesOf } from "../../src/cli/bench/slices";
import type { Asked } from "../../src/cli/command";
import { Mistake } from "../../src/cli/mistake";
import { openTable } from "../../src/host/open";
import { USUAL_LIMITS } from "../../src/host/vm/vm";

const asked = (words: readonly string[], options: Readonly<Record<string, string>> = {}): Asked => ({
  words,
  text: (option, absent) => options[option] ?? absent,
  flag: () => false,
});

describe("outbreak bench", () => {
  test.each([
    [["chess"], {}, /chess/],
    [["dying-light", "chess"], {}, /unknown game "chess"/],
    [["dying-light", "survivor-duel"], { seats: "2" }, /--seats is for one game/],
    [["dying-light"], { of: "table,chess" }, /unknown part "chess"; known: beside, bots, /],
    [["dying-light"], { write: "/dev/null/docs" }, /--write .*: \/dev\/null is no folder/],
    [["dying-light"], { seats: "9" }, /seats/],
    [["dying-light"], { seed: "-1" }, /seed/],
  ])("refuses %j %j before it measures anything", async (words, options, why) => {
    const wrong = await benchCommand.run(asked(words, options)).catch((error: unknown) => error);
    expect(wrong).toBeInstanceOf(Mistake);
    expect((wrong as Mistake).message).toMatch(why);
  });

  test("says of every figure with an aim whether it is met", () => {
    const [title, quick, slow] = report("a table", [
      { what: "boot", measured: "0.5 s", aim: below(0.5, 1, " s") },
      { what: "boot", measured: "1 s", aim: below(1, 1, " s") },
    ]);
    expect(title).toBe("a table");
    expect(quick).toMatch(/under 1 s: met$/);
    expect(slow).toMatch(/under 1 s: MISSED$/);
  });

  test("is a page of the documentation: a table for each thing that was measured", () => {
    const page = benchPage([
      { title: "one", figures: [{ what: "boot", measured: "1 s", beside: "of 2", aim: below(1, 1, " s") }] },
      { title: "other", figures: [{ what: "load", measured: "7" }] },
    ]);
    expect(page).toContain("## one\n\n| what | measured | beside | aim |\n");
    expect(page).toContain("\n| boot | 1 s | of 2 | under 1 s: missed |\n");
    expect(page).toContain("\n| load | 7 |  |  |\n");
  });

  test("the 99th hundredth is what no more than one in a hundred exceed", () => {
    const values = Array.from({ length: 200 }, (_, i) => 200 - i);
    expect(percentile(values, 99)).toBe(198);
    expect(percentile([5], 99)).toBe(5);
  });
});

describe("the kernel beside boardgame.io", () => {
  test.each(PAIRS.map((pair) => [pair.what, pair] as const))("%s is played to its end by both", (_what, pair) => {
    for (const seed of [1, 2])
      for (const moves of [pair.kernel(seed), pair.boardgame(seed)]) expect(moves).toBeGreaterThanOrEqual(5);
    // Both play on alike: the one game without chance has the same moves, a match without end has all of them.
    if (pair.what !== "a push-your-luck deck game") expect(pair.kernel(7)).toBe(pair.boardgame(7));
  });
});

describe("instructions are counted one by one", () => {
  const LOOP = `
    function onLoad() count = 0 end
    function spin(times) for i = 1, times do count = count + 1 end end
    function later(times) Wait.frames(function() spin(times) end, 3) end
  `;
  const open = () =>
    openTable(JSON.stringify({ ObjectStates: [], LuaScript: LOOP }), { limits: { ...USUAL_LIMITS, every: 1 } });

  test("the deed first, then each frame until all is still", () => {
    const table = open();
    table.settle();
    const call = (name: string, times: number): number[] =>
      slicesOf(table, () => {
        table.world.global.call(name, times);
      });
    const [ten, twenty] = [call("spin", 10), call("spin", 20)];
    const round = ((twenty[0] ?? 0) - (ten[0] ?? 0)) / 10;
    expect(round).toBeGreaterThan(1);
    expect(call("spin", 1010)[0]).toBe((ten[0] ?? 0) + 1000 * round);
    const waited = call("later", 1010);
    expect(waited[3]).toBeGreaterThan(1000 * round);
    expect([waited[1], waited[2]]).toEqual([0, 0]);
  });
});
