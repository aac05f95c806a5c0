import { expect } from "vitest";
import type { City, DiePlace } from "../../../src/games/dying-light/vocabulary";
import { rule } from "../../support/given";
import { city, given } from "./support/city";
import { momentumLost } from "./support/told";

const TURN = { do: "turn", runner: "ash" } as const;
const GAINED = { was: "momentumGained", runner: "ash" } as const;

const momentumAt = (state: { readonly runners: City["runners"] }): DiePlace | undefined =>
  state.runners[0]?.dice.find(({ type }) => type === "momentum")?.at;

const onThree = { zone: "G05a", track: ["basic.1", "basic.2", "basic.3"] };

rule("DL-EX-06 DL-TEMPO-07 DL-MOM-01 DL-MOM-02: the fourth slot brings the Momentum Die, for next Round", () => {
  const ash = { ...onThree, pool: ["combat.1", "parkour.1"] };
  const after = given(city({ runners: { ash } }), TURN).when("p1 turn/run/G05b/combat.1");
  after.among({ was: "diePaid", runner: "ash", die: "combat1", face: "combat.1", slot: 4 }, GAINED);
  expect(momentumAt(after.state as City)).toBe("momentum");
  given(city({ runners: { ash } }), TURN)
    .when("p1 turn/run/G05b/combat.1", "p1 turn/run/G05c/momentum.1")
    .refused("DL-MOM-02");
});

rule("DL-RULING-09 DL-MOM-01: never a second one, wherever the first lies", () => {
  for (const place of ["pool", "spot", "fatigue", "cooldown"] as const) {
    const ash = {
      ...onThree,
      pool: ["combat.1"],
      [place]: place === "pool" ? ["combat.1", "momentum.1"] : ["momentum.1"],
    };
    const told = given(city({ runners: { ash } }), TURN).when("p1 turn/run/G05b/combat.1");
    expect(momentumAt(told.state as City)).toBe(
      { pool: "pool", spot: "momentum", fatigue: "fatigue", cooldown: "cooldown" }[place],
    );
  }
});

rule("DL-MOM-04: the Momentum Die pays like any other", () => {
  const ash = { zone: "G05a", pool: ["momentum.2"] };
  given(city({ runners: { ash } }), TURN)
    .when("p1 turn/run/G05b/momentum.2")
    .among({ was: "diePaid", runner: "ash", die: "momentum1", face: "momentum.2", slot: 1 });
});

rule("DL-END-02 DL-END-03 DL-MOM-09: kept with Tempo 4, lost with Tempo 3", () => {
  const loud = city({ round: 9, runners: { ash: { track: ["basic.1", "-", "-", "basic.2"], spot: ["momentum.1"] } } });
  expect(momentumAt(given(loud).came("…").when({ do: "endPhase" }).state as City)).toBe("momentum");
  const quiet = city({
    round: 9,
    runners: { ash: { track: ["basic.1", "basic.3", "basic.2"], spot: ["momentum.1"] } },
  });
  given(quiet).came("…").when({ do: "endPhase" }).among(momentumLost("ash"));
});

rule("DL-RULING-09 DL-END-03: the check finds it in Fatigue too", () => {
  const ash = { track: ["basic.1"], fatigue: ["momentum.1"] };
  given(city({ round: 9, runners: { ash } }))
    .came("…")
    .when({ do: "endPhase" })
    .among(momentumLost("ash"));
});

rule("DL-RULING-73: as the Tempo Die it is lost too, and no other die for it", () => {
  const ash = { track: ["basic.1", "momentum.1"] };
  const after = given(city({ round: 9, runners: { ash } }))
    .came("…")
    .when({ do: "endPhase" });
  after.among(momentumLost("ash"));
  expect(after.state.runners[0]?.dice.filter(({ at }) => at === "track").map(({ die }) => die)).toEqual(["basic1"]);
});

rule("DL-MOM-08: lost, it is regained on slot 4", () => {
  const ash = { ...onThree, pool: ["combat.1"] };
  const state = city({ runners: { ash } });
  given(state, { do: "wounds", by: "DL-EATK-10", runner: "ash", count: 2 }, TURN)
    .came("wound.torn-grip")
    .when("p1 turn/run/G05b/combat.1")
    .among(GAINED);
});
