import { expect } from "vitest";
import { OWED, rule } from "../../support/given";
import { ENEMIES, given, inTurn, night, type NightGiven } from "./support/night";

const ended = (told: NightGiven) => given(night(told)).came(OWED).when(ENEMIES);
const WON = { won: ["p1"], rule: "SUD-WIN-04" } as const;

rule("SUD-FP-04 SUD-FP-03 SUD-RULING-12 SUD-AUTO-10: the token goes left when the round is over", () => {
  const after = ended({ players: { p1: {}, p2: {} }, first: "p1" });
  after.among({ was: "roundEnded", round: 1 }, { was: "tokenPassed", seat: "p2" }, { was: "roundBegan", round: 2 });
  expect(ended({ players: { p1: {}, p2: {} }, first: "p1", round: 8, line: ["slab"] }).state.first).toBe("p2");
});

rule("SUD-DX-14 SUD-FP-05: seat 3 of 4, then 4, then 1", () => {
  const players = { p1: {}, p2: {}, p3: {}, p4: {} };
  expect(ended({ players, first: "p3" }).state.first).toBe("p4");
  expect(ended({ players, first: "p4" }).state.first).toBe("p1");
});

rule("SUD-RULING-11: alone the token stays", () => {
  const after = ended({ players: { p1: {} }, first: "p1" });
  expect(after.state.first).toBe("p1");
  after.then({ was: "roundEnded", round: 1 }, { was: "roundBegan", round: 2 });
});

rule("SUD-ROUND-06 SUD-RULING-78: enemies stay, with their damage and Spears", () => {
  const line = [{ card: "colossus", damage: 3, spears: 1 }] as const;
  const after = given(night({ line })).came("minus-2", OWED).when(ENEMIES);
  expect(after.state.line).toEqual([expect.objectContaining({ card: "colossus", damage: 3, spears: 1 })]);
});

rule(
  "SUD-DX-15 SUD-EX-18 SUD-WIN-01 SUD-WIN-02 SUD-WIN-03 SUD-WIN-04 SUD-GOAL-03: round 6 over and the line clear is daylight",
  () => {
    given(night({ round: 6, line: [] }))
      .when(ENEMIES)
      .over(WON)
      .then({ was: "roundEnded", round: 6 }, { was: "won" });
  },
);

rule("SUD-EX-18 SUD-RULING-65 SUD-GOAL-03: not before round 6 is over", () => {
  ended({ round: 5, line: [] }).among({ was: "roundBegan", round: 6 });
  inTurn("p1", { round: 6, players: { p1: { inventory: ["crowbar"] } }, line: ["grabber"] })
    .when("p1 acting/attack")
    .among({ was: "foeFell", foe: "grabber.1" })
    .asks("p1 acting");
});

rule(
  "SUD-DX-15 SUD-LAST-01 SUD-LAST-02 SUD-LAST-03 SUD-RULING-66: with an enemy left there is a seventh round, without an assault",
  () => {
    const after = ended({ round: 6, line: ["grabber"] });
    after.among({ was: "roundBegan", round: 7 }).asks("nature take");
    given(night({ round: 7, line: ["grabber"] }))
      .when({ do: "trade" })
      .asks("p1 trading");
  },
);

rule("SUD-LAST-04 SUD-RULING-25: WAVE! still comes, and still makes a holder", () => {
  given(night({ round: 7, holder: "none", line: ["slab"], active: ["wave"] }))
    .came("wave")
    .when({ do: "draw", seat: "p1", by: "SUD-SEARCH-13" }, "p1 wave/accept")
    .among({ was: "waveAccepted", seat: "p1" }, { was: "tradeBegan", round: 7 });
});

rule(
  "SUD-RULING-65 SUD-LAST-03 SUD-RULING-81: after round 6 the last enemy's end is daylight, Survivors or not",
  () => {
    inTurn("p1", { round: 7, players: { p1: { inventory: ["crowbar"] } }, line: ["bystander", "bystander", "grabber"] })
      .when("p1 acting/attack")
      .over(WON);
    given(night({ round: 7, players: { p1: { traps: 1 } }, line: ["robber"] }))
      .when(ENEMIES)
      .over(WON);
  },
);

rule("SUD-RULING-64: the last enemy may die with a player, and then it is lost", () => {
  given(night({ round: 6, players: { p1: { damage: 11 } }, line: ["grabber"] }))
    .when(ENEMIES)
    .over({ won: [], rule: "SUD-GOAL-04" });
});
