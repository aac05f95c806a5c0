import { expect } from "vitest";
import { survivorDuel } from "../../../src/games/survivor-duel/game";
import { shuffled } from "../../../src/kernel/pile";
import { givenOf, rule } from "../../support/given";
import { duel, given, sideIn } from "./support/duel";

const ACT = { do: "act" } as const;
type Duel = ReturnType<typeof duel>;

rule(
  "DUEL-AP-04 DUEL-AP-05 DUEL-EX-20 DUEL-TP-04 DUEL-SURV-01 DUEL-SURV-03 DUEL-SURV-05: Refresh gives 3 AP, whatever was left, and 2 TP; then a card",
  () => {
    const after = given(duel({ p1: { ap: 3, tp: 0 } }))
      .came("p1.E02.1")
      .when({ do: "survivorPhase" });
    after.then(
      { was: "phaseBegan", phase: "survivor", seat: "p1" },
      { was: "refreshed", seat: "p1", ap: 3, tp: 2 },
      { was: "drew", seat: "p1", card: "p1.E02.1" },
    );
    after.asks("p1 act");
  },
);

rule(
  "DUEL-EX-06 DUEL-EX-07 DUEL-TP-05 DUEL-TP-06 DUEL-TP-07 DUEL-RUL-12 DUEL-SURV-04: of unused TP one is kept, and the next turn has 3",
  () => {
    for (const tp of [2, 3]) {
      const ended = given(duel({ p1: { tp, ap: 2 } }))
        .came("p2.E02.1")
        .when({ do: "endTurn" });
      expect(sideIn(ended.state, "p1")).toMatchObject({ tp: 1, ap: 0 });
      const next = given({ ...(ended.state as Duel), active: "p1" })
        .came("p1.E02.1")
        .when({ do: "survivorPhase" });
      expect(sideIn(next.state, "p1").tp).toBe(3);
    }
  },
);

rule("DUEL-AP-06: AP that are not spent are lost", () => {
  const ended = given(duel({ p1: { ap: 2 } }))
    .came("p2.E02.1")
    .when({ do: "endTurn" });
  expect(sideIn(ended.state, "p1").ap).toBe(0);
});

rule("DUEL-SURV-02 DUEL-RUL-11: Refresh readies exhausted cards", () => {
  const after = given(duel({ p1: { exhausted: ["p1.SV3.1"] } }))
    .came("p1.E02.1")
    .when({ do: "survivorPhase" });
  expect(sideIn(after.state, "p1").exhausted).toEqual([]);
});

rule("DUEL-TURN-01 DUEL-TURN-02 DUEL-TURN-05: Survivor Phase, Zombie Phase, end; then the roles swap", () => {
  const state = duel({ p1: { tp: 0 }, p2: { th: 0, row: [] } });
  const after = given(state).came("p1.E02.1", "p2.E02.1").when({ do: "turn", seat: "p1" }, "p1 act/end");
  after.among(
    { was: "turnBegan", turn: 4, seat: "p1" },
    { was: "phaseBegan", phase: "survivor", seat: "p1" },
    { was: "phaseBegan", phase: "spawn", seat: "p2" },
    { was: "phaseBegan", phase: "advance", seat: "p2" },
    { was: "phaseBegan", phase: "attack", seat: "p2" },
    { was: "phaseBegan", phase: "abilities", seat: "p2" },
    { was: "turnEnded", seat: "p1" },
    { was: "turnBegan", turn: 5, seat: "p2" },
  );
  after.asks("p2 act");
});

rule("DUEL-TURN-04 DUEL-RUL-31: what lasts until end of turn is over; markers stay", () => {
  const state = duel({
    p1: {
      cover: 2,
      nextDamage: 2,
      usedThisTurn: ["loot"],
      threat: [{ card: "Z01", held: true, stunned: true, fresh: true }],
    },
  });
  const side = sideIn(given(state).came("p2.E02.1").when({ do: "endTurn" }).state, "p1");
  expect(side).toMatchObject({ cover: 0, nextDamage: 0, usedThisTurn: [] });
  expect(side.zombies[0]).toMatchObject({ held: true, stunned: true, fresh: false });
});

rule("DUEL-EX-18 DUEL-SETUP-06 DUEL-SURV-06: the first player draws no card on turn 1, the second does", () => {
  const first = given(duel({ turn: 0 })).when({ do: "turn", seat: "p1" });
  expect(sideIn(first.state, "p1").hand).toHaveLength(0);
  const second = given(duel({ turn: 1 }))
    .came("p2.E02.1")
    .when({ do: "turn", seat: "p2" });
  expect(sideIn(second.state, "p2").hand).toHaveLength(1);
});

const thirtyFive = Array.from({ length: 35 }, (_, i) => `X${String(i)}`);

rule("DUEL-EX-19 DUEL-GOAL-02 DUEL-RUL-25: if nobody does anything, the second player cannot draw on turn 36", () => {
  const idle = duel({ turn: 0, p1: { tp: 0 }, p2: { row: [] } });
  for (const side of idle.sides) {
    side.deck = shuffled(thirtyFive.map((card) => `${side.seat}.${card}`));
    side.row = ["none", "none", "none", "none"];
    side.zdeck = [];
  }
  const draws: string[] = [];
  for (let turn = 0; turn < 35; turn++) draws.push(`p2.X${String(turn)}`, `p1.X${String(turn)}`);
  const says: string[] = [];
  for (let turn = 1; turn <= 35; turn++) says.push("p1 act/end", "p2 act/end");
  const after = given(idle)
    .came(...draws)
    .when({ do: "turn", seat: "p1" }, ...says, "p1 act/end");
  after.over({ won: ["p1"], rule: "DUEL-GOAL-02" });
  expect(after.state.turn).toBe(72);
});

rule("DUEL-RUL-25: an empty deck does no harm until a card is due; then any draw loses", () => {
  given(duel({ p1: { deck: ["E02"], ap: 1, hand: ["E01"] } }), ACT)
    .came("p1.E02.1")
    .when("p1 act/p1.E01.1")
    .over({ won: ["p2"], rule: "DUEL-GOAL-02" });
  given(duel({ p1: { deck: [] } }), ACT)
    .when()
    .asks("p1 act");
});

rule("DUEL-RUL-35: a player may give up at any time", () => {
  givenOf(survivorDuel)(duel({ p1: { ap: 3 } }), ACT)
    .when("p2 concede/give-up")
    .over({ won: ["p1"], rule: "DUEL-RUL-35" });
  givenOf(survivorDuel)(duel({ p1: { ap: 3 } }), ACT)
    .when("p1 concede/")
    .asks("p1 act", "p1 concede", "p2 concede");
});

rule("DUEL-RUL-33: both at once is a draw", () => {
  const state = duel({});
  for (const side of state.sides) side.fate = "killed";
  expect(survivorDuel.over(state)).toEqual({ won: [], rule: "DUEL-RUL-33" });
});

rule("DUEL-GOAL-01 DUEL-DMG-03: whose Survivor has no HP left has lost", () => {
  given(duel({ p1: { hp: 1 } }))
    .when({ do: "harm", damage: 5, by: "DUEL-DMG-01" })
    .over({ won: ["p2"], rule: "DUEL-GOAL-01" });
});

rule("DUEL-RUL-08 DUEL-RUL-13 DUEL-TURN-02: AP and TP are spent in one's own turn: nobody else is asked", () => {
  given(duel({ p1: { ap: 3 }, p2: { ap: 0, tp: 2, hand: ["R02"] } }), ACT)
    .when("p2 act/end")
    .refused("K-SEAT");
  given(duel({ p1: { ap: 3 }, p2: { row: ["Z01"], th: 4 } }), ACT)
    .when("p1 act/p2.Z01.1")
    .refused("DUEL-TURN-02");
});
