import { expect, test } from "vitest";
import type { Piece, Whereabouts } from "../../src/page/room/wire";
import { Standings } from "../../src/page/view/standing";

const PIECE: Piece = {
  id: 1,
  look: { as: "outline" },
  size: [1, 1, 1],
  foot: 0.5,
  middle: [0, 0],
  scale: 1,
  name: "",
  text: "",
  kind: "Block",
  count: -1,
  value: "",
  locked: false,
  touchable: true,
  held: "",
  hand: "",
  of: "",
  hidden: false,
  rolling: false,
  glow: "",
  buttons: [],
  inputs: [],
  menu: [],
  hasUi: false,
};

const FRAME = 16;
const at = (x: number, moves: 0 | 1): Whereabouts => [1, x, 1, 0, 0, 0, 0, moves];

/** A piece at 0 that sets out for 10, and where it is seen. */
const settingOut = (): { readonly standings: Standings; readonly seen: () => number | undefined } => {
  const standings = new Standings();
  standings.hear({ told: "table", name: "", resumed: false, builds: false, pieces: [PIECE], where: [at(0, 0)] });
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
