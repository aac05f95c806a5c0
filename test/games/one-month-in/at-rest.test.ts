import { expect } from "vitest";
import { randomMatch } from "../../../src/cli/fuzz/random-play";
import { layoutFor } from "../../../src/games/one-month-in/content/layouts";
import { FLAGS, FOOD, SURVIVORS, WALLS } from "../../../src/games/one-month-in/content/limits";
import { oneMonthIn } from "../../../src/games/one-month-in/game";
import { flagsLeft, foodInBank } from "../../../src/games/one-month-in/rules/teams";
import { isUnited } from "../../../src/games/one-month-in/rules/tiles";
import type { CityNouns, CitySeen } from "../../../src/games/one-month-in/vocabulary";
import { type Match, seenOf, waitingOf } from "../../../src/kernel/match";
import { cardsOf, sizeOf } from "../../../src/kernel/pile";
import { rule } from "../../support/given";

/** What holds whenever a team thinks about its turn, however wildly everybody plays. */

type Look = (state: CitySeen, match: Match<CityNouns>) => void;

const isAtRest = (match: Match<CityNouns>): boolean => {
  const waiting = waitingOf(match);
  return waiting.for === "answers" && waiting.asks[0]?.step.do === "acting";
};

const throughout = (look: Look): void => {
  let looks = 0;
  for (const seats of [2, 4, 6])
    for (const seed of [1, 2, 3])
      randomMatch({ ...oneMonthIn, anytime: () => [] }, { seats, seed, atMost: 1500 }, (match) => {
        if (!isAtRest(match)) return;
        looks++;
        look(seenOf(match), match);
      });
  expect(looks).toBeGreaterThan(500);
};

const everybody = (state: CitySeen) =>
  state.teams.flatMap(({ seat, survivors }) => survivors.map((each) => ({ ...each, seat })));

rule("OMI-RUL-10 OMI-RUL-32: no zone holds two teams, and none stands among zombies", () => {
  throughout((state) => {
    const holders = new Map<string, string>();
    for (const { seat, cell, zone } of everybody(state)) {
      const zombies = state.tiles.find((tile) => tile.cell === cell)?.zombies ?? 0;
      expect(zone === "in" && zombies > 0, `${cell} ${zone}`).toBe(false);
      expect(holders.get(`${cell} ${zone}`) ?? seat).toBe(seat);
      holders.set(`${cell} ${zone}`, seat);
    }
    expect([state.fight, state.turned]).toEqual(["none", "none"]);
  });
});

rule("OMI-ZONE-07 OMI-RUL-11 OMI-RUL-14: around a united tile there is nobody", () => {
  throughout((state) => {
    const united = state.tiles.filter((tile) => isUnited(tile)).map(({ cell }) => cell);
    expect(everybody(state).filter(({ cell, zone }) => zone === "out" && united.includes(cell))).toEqual([]);
  });
});

rule(
  "OMI-COMP-01 OMI-COMP-02 OMI-COMP-03 OMI-COMP-05 OMI-AP-08: nobody has more than the box holds, or less than nothing",
  () => {
    throughout((state) => {
      expect(foodInBank(state)).toBeGreaterThanOrEqual(0);
      expect(foodInBank(state)).toBeLessThanOrEqual(FOOD);
      for (const { seat, survivors, food } of state.teams) {
        expect(survivors.length).toBeLessThanOrEqual(SURVIVORS);
        expect(new Set(survivors.map(({ id }) => id)).size).toBe(survivors.length);
        expect(flagsLeft(state, seat)).toBeGreaterThanOrEqual(0);
        expect(flagsLeft(state, seat)).toBeLessThanOrEqual(FLAGS);
        expect(state.walls.filter((wall) => wall.seat === seat).length).toBeLessThanOrEqual(WALLS);
        expect(food).toBeGreaterThanOrEqual(0);
        for (const { ap } of survivors) expect([0, 1, 2]).toContain(ap);
      }
      expect(new Set(state.walls.map(({ border }) => border)).size).toBe(state.walls.length);
    });
  },
);

rule("OMI-COMP-07 OMI-RUL-39 OMI-PROTO-01: no card and no tile is ever lost", () => {
  throughout((state) => {
    const stacks = state.tiles.reduce((sum, { stack }) => sum + sizeOf(stack), 0);
    const hands = state.teams.reduce((sum, { salvage }) => sum + salvage.length, 0);
    expect(sizeOf(state.deck) + stacks + hands + state.discard.length).toBe(110);
    const up = state.tiles.filter(({ tile }) => tile !== "none").length;
    const under = state.rings.reduce((sum, ring) => sum + cardsOf(ring).length, 0) + sizeOf(state.beyond);
    expect(up + under).toBe(layoutFor(state.seats.length).cells.length);
  });
});
