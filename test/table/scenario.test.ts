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
    rule: "DL-GAME-04 DL-PV-14 DL-AUTO-01",
    what: "one Runner, from set-up to the shelter door",
    seats: 1,
    end: "won",
    told: WON,
  },
  {
    rule: "DL-GAME-01 DL-AUTO-12",
    what: "two Runners, from set-up to the shelter door",
    seats: 2,
    end: "won",
    told: WON,
  },
  {
    rule: "DL-GAME-06 DL-WND-08 DL-ELIM-01",
    what: "one Runner, to the fourth Heavy Wound",
    seats: 1,
    end: "fallen",
    told: FALLEN,
  },
  {
    rule: "DL-GAME-07 DL-RULING-46",
    what: "one Runner, to a dawn that never comes",
    seats: 1,
    end: "dawnless",
    told: DAWNLESS,
  },
];

describe("the whole scenario by one hand", () => {
  test.each(MATCHES)(
    "$rule: $what",
    ({ seats, end, told }) => {
      expect(playedByHand(seats, end)).toMatch(told);
    },
    PATIENCE,
  );
});
