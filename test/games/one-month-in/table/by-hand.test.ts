import { describe, expect, test } from "vitest";
import { oneMonthInSpoken } from "../../../../src/games/one-month-in/spoken";
import { PATIENCE, type PlayedBack, playedBack } from "../../../support/played-back";
import { CARRIES } from "../support/carries";
import type { CityEnd } from "../support/new-city";

const OVER: Readonly<Record<CityEnd, RegExp>> = {
  prize: /The match is over: A tile that ends the game/,
  points: /The match is over: /,
  farms: /The match is over: /,
  last: /The match is over: House rule: a team without a survivor/,
  month: /The match is over: /,
  closed: /The match is over: You have all agreed to stop/,
};

interface CityByHand extends PlayedBack {
  readonly end: CityEnd;
}

const GAMES: readonly CityByHand[] = [
  { rule: "OMI-END-02 OMI-RUL-48", what: "two people, until a tile was held", seats: 2, end: "prize", people: "each" },
  {
    rule: "OMI-RUL-58 OMI-PVP-06",
    what: "one for two, until one team is left",
    seats: 2,
    end: "last",
    people: "one",
    rules: ["The last team standing wins: no"],
    options: { lastStanding: "on" },
  },
  { rule: "OMI-END-02", what: "three people, until a tile was held", seats: 3, end: "prize", people: "each" },
  {
    rule: "OMI-RUL-09",
    what: "two people, for a month",
    seats: 2,
    end: "month",
    people: "each",
    rules: ["The game ends after 30 rounds: no"],
    options: { month: "on" },
  },
  {
    rule: "OMI-RUL-54",
    what: "six people, until they agreed to stop",
    seats: 6,
    end: "closed",
    people: "each",
    rules: ["The city: six tiles for each Base, the rest beyond", "The city: all tiles shuffled together"],
    options: { deal: "lesson" },
  },
];

describe("whole games on the built table, pieces carried by hands", () => {
  test.each(GAMES)(
    "$rule: $what",
    (game) => {
      expect(playedBack(oneMonthInSpoken, CARRIES, game)).toMatch(OVER[game.end]);
    },
    PATIENCE,
  );
});
