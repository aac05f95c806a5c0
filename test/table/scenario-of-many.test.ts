import { describe, expect, test } from "vitest";
import { PATIENCE } from "../support/played-back";
import { type ByHand, playedByHand, TOLD } from "../support/played-by-hand";

const MATCHES: readonly ByHand[] = [
  {
    rule: "DL-GAME-04 DL-EATK-02 DL-EXPO-12",
    what: "three Runners, from set-up to the shelter door",
    seats: 3,
    end: "won",
  },
  {
    rule: "DL-GAME-04 DL-GAME-02 DL-AUTO-01",
    what: "four Runners, from set-up to the shelter door",
    seats: 4,
    end: "won",
  },
  {
    rule: "DL-GAME-06 DL-ELIM-03",
    what: "four Runners, to the fourth Heavy Wound of one of them",
    seats: 4,
    end: "fallen",
  },
  {
    rule: "DL-GAME-07 DL-END-07",
    what: "four Runners, to a dawn that never comes",
    seats: 4,
    end: "dawnless",
  },
];

describe("the whole scenario by one hand for three or four", () => {
  test.each(MATCHES)(
    "$rule: $what",
    ({ seats, end }) => {
      expect(playedByHand(seats, end)).toMatch(TOLD[end]);
    },
    PATIENCE,
  );
});
