import { describe, expect, test } from "vitest";
import type { End } from "../support/new-match";
import { PATIENCE, playedByHand } from "../support/played-by-hand";

const WON = /The match is over: You win as soon as/;
const FALLEN = /The match is over: When a Runner is eliminated/;
const DAWNLESS = /The match is over: The twelfth Round is the last/;

const MATCHES: readonly {
  readonly rule: string;
  readonly what: string;
  readonly seats: number;
  readonly end: End;
  readonly told: RegExp;
}[] = [
  {
    rule: "DL-GAME-04 DL-EATK-02 DL-EXPO-12",
    what: "three Runners, from set-up to the shelter door",
    seats: 3,
    end: "won",
    told: WON,
  },
  {
    rule: "DL-GAME-04 DL-GAME-02 DL-AUTO-01",
    what: "four Runners, from set-up to the shelter door",
    seats: 4,
    end: "won",
    told: WON,
  },
  {
    rule: "DL-GAME-06 DL-ELIM-03",
    what: "four Runners, to the fourth Heavy Wound of one of them",
    seats: 4,
    end: "fallen",
    told: FALLEN,
  },
  {
    rule: "DL-GAME-07 DL-END-07",
    what: "four Runners, to a dawn that never comes",
    seats: 4,
    end: "dawnless",
    told: DAWNLESS,
  },
];

describe("the whole scenario by one hand for three or four", () => {
  test.each(MATCHES)(
    "$rule: $what",
    ({ seats, end, told }) => {
      expect(playedByHand(seats, end)).toMatch(told);
    },
    PATIENCE,
  );
});
