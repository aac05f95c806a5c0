import { expect, test } from "vitest";
import type { Whereabouts } from "../../src/page/room/wire";
import { Standings } from "../../src/page/view/standing";
import { AROUND, PIECE } from "./piece";

const FRAME = 16;
const at = (x: number, moves: 0 | 1): Whereabouts => [1, x, 1, 0, 0, 0, 0, moves];

/** A piece at 0 that sets out for 10, and where it is seen. */
const settingOut = (): { readonly standings: Standings; readonly seen: () => number | undefined } => {
  const standings = new Standings();
  const told = { told: "table", name: "", resumed: false, builds: false, notebook: [], around: AROUND } as const;
  standings.hear({ ...told, pieces: [PIECE], where: [at(0, 0)] });
  standings.hear({ told: "pieces", put: [], gone: [], where: [at(10, 1)] });
  return { standings, seen: () => standings.all.get(1)?.at[0] };
};

test("the eye follows a piece that moves, and comes to rest with it", () => {
  const { standings, seen } = settingOut();
  expect(standings.follow(FRAME, false)).toBe(true);
  expect(seen()).toBeGreaterThan(0);
  expect(seen()).toBeLessThan(10);
  while (standings.follow(FRAME, false));
  expect(seen()).toBe(10);
});

test("who wants less motion sees it only where it comes to rest", () => {
  const { standings, seen } = settingOut();
  expect([standings.follow(FRAME, true), seen()]).toEqual([false, 0]);
  standings.hear({ told: "pieces", put: [], gone: [], where: [at(10, 0)] });
  expect([standings.follow(FRAME, true), seen()]).toEqual([true, 10]);
});
