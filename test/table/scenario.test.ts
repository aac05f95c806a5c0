import { describe, expect, test } from "vitest";
import { PATIENCE } from "../support/played-back";
import { type ByHand, playedByHand, TOLD } from "../support/played-by-hand";

const MATCHES: readonly ByHand[] = [
  {
    rule: "DL-GAME-04 DL-PV-14 DL-AUTO-01",
    what: "one Runner, from set-up to the shelter door",
    seats: 1,
    end: "won",
  },
  {
    rule: "DL-GAME-01 DL-AUTO-12",
    what: "two Runners, from set-up to the shelter door",
    seats: 2,
    end: "won",
  },
  {
    rule: "DL-GAME-06 DL-WND-08 DL-ELIM-01",
    what: "one Runner, to the fourth Heavy Wound",
    seats: 1,
    end: "fallen",
  },
  {
    rule: "DL-GAME-07 DL-RULING-46",
    what: "one Runner, to a dawn that never comes",
    seats: 1,
    end: "dawnless",
  },
];

describe("the whole scenario by one hand", () => {
  test.each(MATCHES)(
    "$rule: $what",
    ({ seats, end }) => {
      expect(playedByHand(seats, end)).toMatch(TOLD[end]);
    },
    PATIENCE,
  );
});
