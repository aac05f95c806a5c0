import { describe, expect, test } from "vitest";
import { PATIENCE } from "../../../support/played-back";
import { type NightByHand, OVER, playedByHand } from "../support/played-by-hand";

const NIGHTS: readonly NightByHand[] = [
  { rule: "SUD-GOAL-02 SUD-RULING-11", what: "alone, to daylight", seats: 1, end: "daylight", people: "each" },
  { rule: "SUD-GOAL-04 SUD-RULING-87", what: "alone, to death", seats: 1, end: "reckless", people: "one" },
  { rule: "SUD-WIN-01 SUD-WIN-04", what: "two people, to daylight", seats: 2, end: "daylight", people: "each" },
  { rule: "SUD-GOAL-04 SUD-RULING-90", what: "one for two, to death", seats: 2, end: "reckless", people: "one" },
  { rule: "SUD-WIN-02 SUD-AUTO-10", what: "three people, to daylight", seats: 3, end: "daylight", people: "each" },
  { rule: "SUD-GOAL-05 SUD-AUTO-04", what: "one for three, to death", seats: 3, end: "reckless", people: "one" },
  { rule: "SUD-WIN-03 SUD-AUTO-03", what: "four people, to daylight", seats: 4, end: "daylight", people: "each" },
  { rule: "SUD-GOAL-04 SUD-AUTO-09", what: "one for four, to death", seats: 4, end: "reckless", people: "one" },
];

describe("whole nights of one to four on the built table, every card carried by a hand", () => {
  test.each(NIGHTS)(
    "$rule: $what",
    (night) => {
      expect(playedByHand(night)).toMatch(OVER[night.end]);
    },
    PATIENCE,
  );
});
