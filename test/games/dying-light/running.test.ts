import { expect } from "vitest";
import { rule } from "../../support/given";
import { city, fire, given, uv } from "./support/city";
import { ran } from "./support/told";

const TURN = { do: "turn", runner: "ash" } as const;
const DICE = ["basic.1", "basic.2", "combat.1"];

const ashAt = (zone: string, pool: readonly string[] = DICE) => ({ runners: { ash: { zone, pool } } });

rule(
  "DL-EX-01 DL-RUNA-01 DL-RUNA-02 DL-RUNA-04 DL-RUN-10 DL-TEMPO-01 DL-TEMPO-02 DL-TEMPO-04: down from a roof and on, one die each, no Risk",
  () => {
    const after = given(city(ashAt("B10")), TURN).when(
      "p1 turn/run/G05c/basic.1",
      "p1 turn/run/G05b/basic.2",
      "p1 turn/run/G05a/combat.1",
    );
    after.then(
      { was: "diePaid", runner: "ash", die: "basic1", face: "basic.1", slot: 1 },
      ran("ash", "B10", "G05c"),
      { was: "diePaid", runner: "ash", die: "basic2", face: "basic.2", slot: 2 },
      ran("ash", "G05c", "G05b"),
      { was: "diePaid", runner: "ash", die: "combat1", face: "combat.1", slot: 3 },
      ran("ash", "G05b", "G05a"),
      { was: "activationEnded", runner: "ash" },
    );
    expect(after.state.runners[0]?.zone).toBe("G05a");
  },
);

rule("DL-DP-06 DL-RUNA-01: only to an adjacent Zone", () => {
  given(city(ashAt("G05a")), TURN)
    .when("p1 turn/run/G05c/basic.1")
    .refused("DL-RUNA-01");
});

rule("DL-RUNA-02: never up", () => {
  given(city(ashAt("G05a")), TURN)
    .when("p1 turn/run/B06/basic.1")
    .refused("DL-RUNA-02");
});

rule("DL-RUNA-02: down any height", () => {
  given(city(ashAt("B07")), TURN)
    .when("p1 turn/run/G05b/basic.1")
    .among(ran("ash", "B07", "G05b"));
});

rule("DL-RUNA-03: not across a Wall", () => {
  given(city(ashAt("G05a")), TURN)
    .when("p1 turn/run/G04b/basic.1")
    .refused("DL-RUNA-03");
});

rule("DL-ACTN-06: a die that is not in the pool does not pay", () => {
  given(city(ashAt("G05a")), TURN)
    .when("p1 turn/run/G05b/parkour.1")
    .refused("DL-ACTN-06");
});

rule("DL-RUN-02: a die in Cooldown does not pay", () => {
  const ash = { zone: "G05a", pool: ["basic.1"], cooldown: ["parkour.3"] };
  given(city({ runners: { ash } }), TURN)
    .when("p1 turn/run/G05b/parkour.3")
    .refused("DL-RUN-02");
});

rule("DL-MOM-02: the Momentum Die on its spot does not pay", () => {
  const ash = { zone: "G05a", pool: ["basic.1"], spot: ["momentum.1"] };
  given(city({ runners: { ash } }), TURN)
    .when("p1 turn/run/G05b/momentum.1")
    .refused("DL-MOM-02");
});

rule("DL-DP-04 DL-ACTN-02: any die pays, and which of two equal ones makes no difference", () => {
  given(city(ashAt("G05a", ["basic.1", "basic.1", "combat.6"])), TURN)
    .when()
    .offers("p1 turn/run/G05b", "basic.1", "combat.6");
});

rule("DL-RULING-45: a Run into Rough Terrain costs one die more", () => {
  const after = given(city(ashAt("G04b", ["basic.1", "basic.3"])), TURN).when("p1 turn/run/G04a/basic.1/basic.3");
  after.among(ran("ash", "G04b", "G04a"), { was: "activationEnded", runner: "ash" });
});

rule("DL-ACTN-06 DL-RULING-45: Rough Terrain with one die left", () => {
  given(city(ashAt("G04b", ["basic.1"])), TURN)
    .when("p1 turn/run/G04a/basic.1")
    .refused("DL-ACTN-06");
});

rule("DL-RULING-14: the cost is paid exactly", () => {
  given(city(ashAt("G05a")), TURN)
    .when("p1 turn/run/G05b/basic.1/basic.2")
    .refused("K-LONG");
});

rule("DL-RUNA-03: with nowhere to run, Run itself is refused", () => {
  given(city(ashAt("G10")), TURN)
    .when("p1 turn/run")
    .refused("DL-RUNA-03");
});

rule("DL-RUNA-05 DL-RISK-08: no Risk within the Area, whoever stands there", () => {
  given(city({ ...ashAt("G05a", ["basic.1"]), infected: { G05: { biter: 5 } }, features: [fire("G05a")] }), TURN)
    .when("p1 turn/run/G05b/basic.1")
    .among({ was: "activationEnded", runner: "ash" });
});

rule("DL-RULING-74: enemies of the Area left count, not those of the Area entered", () => {
  given(city({ ...ashAt("G05b", ["basic.1"]), infected: { G06: { biter: 4 } } }), TURN)
    .when("p1 turn/run/G06a/basic.1")
    .among(ran("ash", "G05b", "G06a"), { was: "activationEnded", runner: "ash" });
});

rule("DL-ENV-14 DL-CHASE-04: moving under UV ends a Chase", () => {
  const ash = { zone: "G08a", pool: ["basic.1"], chase: ["chase.h1"] };
  const after = given(city({ runners: { ash }, infected: { G11: { biter: 1 } }, features: [uv("G11")] }), TURN).when(
    "p1 turn/run/G11/basic.1",
  );
  after.among({ was: "chaseEnded", runner: "ash", card: "chase.h1" });
  expect(after.state.runners[0]?.chase).toEqual([]);
});
