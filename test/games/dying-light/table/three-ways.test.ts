import { describe, expect } from "vitest";
import { dyingLight } from "../../../../src/games/dying-light/game";
import type { City } from "../../../../src/games/dying-light/vocabulary";
import {
  crowds,
  deckAt,
  dieShowing,
  drawByHand,
  one,
  place,
  rollByHand,
  type Session,
  tableAt,
  tableByHandAt,
} from "../../../support/dying-light-table";
import { rule } from "../../../support/given";
import { calm, press } from "../../../support/person";
import { bagOn } from "../../../support/pieces-where";
import { amiss, keptIn } from "../../../../src/cli/fuzz/standing-right";
import { city } from "../support/city";
import { inputsIn } from "../../../../src/kernel/past";

/** Exposure draws, Risk rolls and waves: by the panel, by a gesture on the object, from dice and cards people handle. */

const stateOf = ({ controller }: Session): City => keptIn(controller).state as City;

const right = ({ table, controller }: Session): void => {
  expect(amiss(table, dyingLight, controller)).toEqual([]);
};

const ash = { zone: "G05a", pool: ["basic.1"] };
const bram = { zone: "B13" };

/** Ash's Exposure Phase: one card to draw of these, then what it brings. */
const exposed = (...deck: readonly string[]): Session => {
  const all = ["x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8"].map((card) => `exposure.${card}`);
  const discard = all.filter((card) => !deck.includes(card));
  const state = city({ runners: { ash: { ...ash, exposure: 1, deck: [deck], discard }, bram } });
  state.phase = "exposure";
  return tableByHandAt(state, { do: "drawCard", runner: "ash", count: 1 }, { do: "execute", area: "G05" });
};

const drawnOf = (session: Session): readonly string[] =>
  inputsIn(keptIn(session.controller).past)
    .filter(({ to }) => to === "drawCard")
    .flatMap(({ say }) => say.flat());

describe("an Exposure draw", () => {
  rule("DL-EXPO-08 DL-AUTO-07: by the panel", () => {
    const session = exposed("exposure.x1", "exposure.x6");
    press(session.table, session.hand, "Roll for me");
    expect(drawnOf(session)).toHaveLength(1);
    right(session);
  });

  rule("DL-EXPO-08 DL-DECK-01: by a click on the deck", () => {
    const session = exposed("exposure.x1", "exposure.x6");
    const deck = deckAt(session.table, "p1.exposure");
    session.hand.drag(deck).to(deck);
    calm(session.table);
    expect(drawnOf(session)).toHaveLength(1);
    right(session);
  });

  rule("DL-EXPO-08 DL-EXPO-09: as the card a hand takes, wherever it lets go of it", () => {
    for (const spot of ["p1.drawn", "p1.items", "G11"]) {
      const session = exposed("exposure.x1", "exposure.x6", "exposure.x2");
      drawByHand(session, "p1.exposure", "exposure.x6", spot);
      expect(drawnOf(session), spot).toEqual(["exposure.x6"]);
      right(session);
    }
  });
});

const risky = (): Session =>
  tableByHandAt(
    city({ runners: { ash, bram }, infected: { G05: { biter: 1 } } }),
    { do: "riskRoll", runner: "ash", dice: 2 },
    { do: "turn", runner: "ash" },
  );

const risked = (session: Session): readonly string[] =>
  inputsIn(keptIn(session.controller).past)
    .filter(({ to }) => to === "riskRoll")
    .flatMap(({ say }) => say.flat());

describe("a Risk roll", () => {
  rule("DL-RISK-11 DL-AUTO-05: by the panel", () => {
    const session = risky();
    press(session.table, session.hand, "Roll for me");
    expect(risked(session)).toHaveLength(2);
    right(session);
  });

  rule("DL-RISK-11 DL-RISK-13: by throwing the dice where they lie", () => {
    const session = risky();
    rollByHand(session, "risk", "risk.safe", "risk.safe");
    expect(risked(session)).toEqual(["risk.safe", "risk.safe"]);
    right(session);
  });

  rule("DL-RISK-11 DL-RISK-12: as dice that are carried elsewhere and thrown there", () => {
    const session = risky();
    const dice = session.table.tagged("outbreak-die.risk").slice(0, 2);
    for (const [i, die] of dice.entries()) {
      session.hand.pickUp(die);
      session.hand.carry(die, place("G11", i));
      session.hand.roll(die, ["risk.safe", "risk.spawn"][i] ?? "");
      session.hand.drop(die);
      calm(session.table);
    }
    expect([...risked(session)].sort()).toEqual(["risk.safe", "risk.spawn"]);
    expect(crowds(session.table, "biter")).toEqual({ G05: 2 });
    right(session);
  });
});

describe("a wave", () => {
  const wave = (): Session => {
    const state = city({ runners: { ash, bram } });
    state.phase = "exposure";
    return tableAt(
      state,
      { do: "nest", by: "DL-SPAWN-02", area: "G05", infected: "biter", count: 2 },
      { do: "turn", runner: "ash" },
    );
  };

  rule("DL-SPAWN-05 DL-AUTO-08: by the panel", () => {
    const session = wave();
    press(session.table, session.hand, "street G04");
    expect(crowds(session.table, "biter")).toEqual({ G04: 2 });
    right(session);
  });

  rule("DL-SPAWN-04 DL-SPAWN-05: by the first figure that is put into a Nest", () => {
    const session = wave();
    session.hand.draw(bagOn(session, "supply.biter")).to(place("G06a", 4));
    calm(session.table);
    expect(crowds(session.table, "biter")).toEqual({ G06: 2 });
    right(session);
  });

  rule("DL-SPAWN-01 DL-SPAWN-02: from the card that was drawn by hand, and from the die that was thrown", () => {
    const session = exposed("exposure.x1", "exposure.x5");
    drawByHand(session, "p1.exposure", "exposure.x5", "p1.drawn");
    press(session.table, session.hand, "street G06");
    expect(crowds(session.table, "biter")).toEqual({ G06: 2 });
    right(session);

    const thrown = risky();
    rollByHand(thrown, "risk", "risk.spawn", "risk.safe");
    expect(crowds(thrown.table, "biter")).toEqual({ G05: 2 });
    expect(stateOf(thrown).riskDice.slice(0, 2)).toEqual(["risk.spawn", "risk.safe"]);
    expect(dieShowing(thrown.table, "risk.spawn", "risk")).toBeDefined();
    expect(one(thrown.table, "runner.ash").gone).toBe(false);
    right(thrown);
  });
});
