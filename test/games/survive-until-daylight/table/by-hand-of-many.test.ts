import { describe, expect, test } from "vitest";
import { PATIENCE } from "../../../support/played-back";
import { type NightByHand, OVER, playedByHand } from "../support/played-by-hand";

const NIGHTS: readonly NightByHand[] = [
  { rule: "SUD-WIN-04 SUD-AUTO-01", what: "five people, to daylight", seats: 5, end: "daylight", people: "each" },
  { rule: "SUD-GOAL-04 SUD-AUTO-02", what: "one for five, to death", seats: 5, end: "reckless", people: "one" },
  { rule: "SUD-GOAL-03 SUD-AUTO-06", what: "six people, to daylight", seats: 6, end: "daylight", people: "each" },
  { rule: "SUD-GOAL-04 SUD-AUTO-08", what: "one for six, to death", seats: 6, end: "reckless", people: "one" },
];

describe("whole nights of five and six on the built table, every card carried by a hand", () => {
  test.each(NIGHTS)(
    "$rule: $what",
    (night) => {
      expect(playedByHand(night)).toMatch(OVER[night.end]);
    },
    PATIENCE,
  );
});
