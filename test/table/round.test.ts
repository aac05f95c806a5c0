import { expect, test } from "vitest";
import { dyingLight } from "../../src/games/dying-light/game";
import {
  ashByHand,
  crowds,
  deckAt,
  drawByHand,
  dieShowing,
  near,
  one,
  payWith,
  rollByHand,
  runTo,
  showing,
  standingIn,
} from "../support/dying-light-table";
import { heard, press } from "../support/person";
import { amiss } from "../../src/cli/fuzz/standing-right";

/** The last round of daylight, with every die thrown and every card drawn by hand. */
test("a full round by gestures and panel clicks: DL-RUN-04 DL-RUNA-01 DL-RISK-14 DL-EXPO-08 DL-SPAWN-05 DL-EMOVE-06 DL-DEF-03 DL-EATK-07 DL-WND-04 DL-DAYN-06", () => {
  const session = ashByHand();
  const { table, hand, controller } = session;
  expect(standingIn(table, "runner.ash", "G11")).toBe(1);
  expect(crowds(table, "biter")).toEqual({ G01: 1, G02: 2, G03: 1, G04: 2, G05: 2, G06: 2, G07: 1, G09: 1 });

  rollByHand(session, "p1.pool", "basic.1", "basic.3", "basic.5", "combat.3", "parkour.2");
  expect(heard(table).at(-1)).toBe(
    "Ash rolls grey blank, grey Evade, grey Block, Combat Block, Parkour Evade. (DL-RUN-04)",
  );

  // The figure first, then the die that pays.
  runTo(session, "ash", "G08a");
  payWith(session, "basic.1", 1);
  expect(standingIn(table, "runner.ash", "G08")).toBe(1);
  expect(near(dieShowing(table, "basic.1", "p1.track1"), "p1.track1", 0.2)).toBe(true);

  // The die first, then the figure.
  payWith(session, "parkour.2", 2);
  runTo(session, "ash", "G07b");
  expect(standingIn(table, "runner.ash", "G07")).toBe(1);

  // Leaving a Biter is a Risk: its die is thrown by hand too.
  runTo(session, "ash", "G08a");
  payWith(session, "combat.3", 3);
  rollByHand(session, "risk", "risk.exposure");
  press(table, hand, "no, suffer it");
  expect(near(one(table, "exposure-token"), "p1.token", 60)).toBe(true);
  expect(table.tagged("outbreak-exposure-token").filter((token) => near(token, "p1.token", 0.3))).toHaveLength(1);

  press(table, hand, "Pass");
  // Slot 3 and the token: three cards.
  for (const card of ["exposure.x5", "exposure.x1", "exposure.x3"])
    drawByHand(session, "p1.exposure", card, "p1.drawn");
  // G04 and G06 are equally near: the players choose.
  press(table, hand, "street G06");
  expect(crowds(table, "biter")).toEqual({ G01: 1, G02: 2, G03: 1, G04: 2, G05: 2, G06: 5, G08: 2 });

  // Two Biters attack; a die with Block stands against them.
  payWith(session, "basic.5", 4);
  press(table, hand, "As usual");
  rollByHand(session, "damage", "damage.2");
  expect(heard(table).find((line) => line.startsWith("The die shows"))).toBe(
    "The die shows 2: 3 against 3. Wounds for Ash: 0. (DL-EATK-10)",
  );

  // The night: Howlers in the Nests, decks shuffled, the cards of the night up.
  expect(crowds(table, "howler")).toEqual({ G02: 1, G03: 1, G04: 1, G06: 1 });
  expect(deckAt(table, "p1.exposure").contained).toHaveLength(8);
  expect(near(one(table, "round-marker"), "round.marker", 14)).toBe(true);
  expect(showing(dieShowing(table, "damage.2", "damage"))).toBe("damage.2");
  expect(amiss(table, dyingLight, controller)).toEqual([]);
});
