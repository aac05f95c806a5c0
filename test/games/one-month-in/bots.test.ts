import { expect } from "vitest";
import { BOTS } from "../../../src/games/one-month-in/bot/bots";
import type { CitySeen, CityStep } from "../../../src/games/one-month-in/vocabulary";
import type { Say, Word } from "../../../src/kernel/words";
import { rule } from "../../support/given";
import { city, type CityGiven, some } from "./support/city";

const [{ score }] = BOTS;

/** Which of the words the bot of p1 likes best. */
const liked = (state: CitySeen, by: Word): Word => {
  const likes = (word: Word): number => score(state, { do: "close", seat: "none", by, sealed: [] }, "p1", [], word);
  return likes("yes") > likes("no") ? "yes" : "no";
};

rule("OMI-RUL-54 OMI-RUL-57: bots agree to stop, whoever asks", () => {
  const behind = city({ teams: { p2: { salvage: 40 } } });
  for (const by of ["OMI-RUL-54", "OMI-RUL-57"]) expect(liked(behind, by)).toBe("yes");
});

rule("OMI-RUL-53: a bot that is left alone goes on while it would not win", () => {
  const alone = (salvage: number) => city({ teams: { p2: { survivors: [], salvage } } });
  expect(liked(alone(0), "OMI-RUL-53")).toBe("yes");
  expect(liked(alone(40), "OMI-RUL-53")).toBe("no");
});

/** What the bot of p1 says first, of these words. */
const says = (told: CityGiven, step: CityStep, said: Say, words: readonly Word[]): Word => {
  const state = city(told);
  const [best = ""] = [...words].sort((a, b) => score(state, step, "p1", said, b) - score(state, step, "p1", said, a));
  return best;
};

const ACTING: CityStep = { do: "acting", seat: "p1" };

rule("OMI-TRADE-02 OMI-RUL-48: a bot fences a tile that it holds from a single rival beside it", () => {
  const held = { tile: "military-base", reclaimed: true, owner: "p1", hold: "held" as const };
  const beside = (count: number, salvage: number): CityGiven => ({
    teams: { p1: { survivors: some(2, "e5", "in"), salvage }, p2: { survivors: some(count, "d5", "out") } },
    tiles: { e5: held, d5: { tile: "zoo", zombies: 2 } },
  });
  expect(says(beside(1, 2), ACTING, [], ["end", "trade"])).toBe("trade");
  expect(says(beside(1, 2), ACTING, [["trade"], ["fence"]], ["e5-n", "d5-ne", "e5-s"])).toBe("d5-ne");
  expect(says(beside(1, 1), ACTING, [], ["end", "trade"])).toBe("end");
  // One of two tears it down, and the other comes.
  expect(says(beside(2, 2), ACTING, [], ["end", "trade"])).toBe("end");
});

rule("OMI-TRADE-04 OMI-RUL-41: a bot suits one up where that saves more than the two cards are worth", () => {
  const stand: CityStep = { do: "stand", cell: "f5", seat: "p1" };
  const fight = (count: number, zombies: number, salvage = 2): CityGiven => ({
    teams: { p1: { survivors: [...some(count, "f5", "in"), ...some(3, "g5", "in")], salvage } },
    tiles: { f5: { tile: "hospital", zombies } },
  });
  const acts = ["fight", "trade"];
  expect(says(fight(4, 5), stand, [], acts)).toBe("trade");
  expect(says(fight(4, 5), stand, [["trade"]], ["arm", "suit", "fence"])).toBe("suit");
  expect(says(fight(4, 5, 1), stand, [], acts)).toBe("fight");
  expect(says(fight(5, 1), stand, [], acts)).toBe("fight");
});

rule("OMI-END-01 OMI-RUL-50: who has five farms and leads works them all, however much food there is", () => {
  const cells = ["f5", "f6", "g4", "h4", "h5"];
  const farms = Object.fromEntries(cells.map((cell) => [cell, { tile: "farm", reclaimed: true, owner: "p1" }]));
  const told = (salvage: number): CityGiven => ({
    teams: { p1: { survivors: cells.flatMap((cell) => some(1, cell, "in")), food: 9 }, p2: { salvage } },
    tiles: farms,
    acted: true,
  });
  expect(says(told(0), ACTING, [], ["end", "move", "work"])).toBe("work");
  expect(says(told(80), ACTING, [], ["end", "work"])).toBe("end");
});
