import { expect } from "vitest";
import { rule } from "../../support/given";
import { city, given, uv, WHOLE } from "./support/city";
import { ran } from "./support/told";

const TURN = { do: "turn", runner: "bram" } as const;

type More = Partial<Parameters<typeof city>[0]>;

const bramAt = (zone: string, pool: readonly string[], more: More = {}) =>
  city({ runners: { bram: { zone, pool } }, ...more });

const pushed = (infected: "biter" | "viral" | "howler" | "volatile", from: string, to: string) =>
  ({ was: "pushed", infected, from, to }) as const;

rule("DL-BOOST-03 DL-BOOST-04 DL-BOOST-05 DL-BOOST-06 DL-DP-07: who is pushed away before a Run is no Risk", () => {
  const state = bramAt("G05b", ["basic.6"], { infected: { G05: { biter: 1 } } });
  given(state, TURN).when().offers("p1 turn/run/G06a/basic.6", "no", "biter");
  given(state, TURN)
    .when("p1 turn/run/G06a/basic.6/biter/G06")
    .then(
      { was: "diePaid", runner: "bram", die: "basic1", face: "basic.6", slot: 1 },
      pushed("biter", "G05", "G06"),
      ran("bram", "G05b", "G06a"),
      { was: "activationEnded", runner: "bram" },
    );
});

rule("DL-BOOST-05 DL-RULING-22: after a move an enemy of the Area entered is pushed", () => {
  const state = bramAt("G08b", ["basic.6"], { infected: { G09: { viral: 1 } } });
  given(state, TURN)
    .when("p1 turn/run/G09a/basic.6", "p1 push/viral/G06")
    .among(ran("bram", "G08b", "G09a"), pushed("viral", "G09", "G06"));
});

rule("DL-BOOST-04 DL-RULING-22: not up, not to an Area that is not adjacent", () => {
  const state = bramAt("G09a", ["basic.6"], { infected: { G09: { viral: 1 } } });
  given(state, TURN).when("p1 turn/run/G09c/basic.6/viral/B11").refused("DL-BOOST-04");
  given(state, TURN).when("p1 turn/run/G09c/basic.6/viral/G05").refused("DL-BOOST-04");
  given(state, TURN).when("p1 turn/run/G09c/basic.6/biter").refused("DL-RULING-22");
});

rule("DL-RULING-22: not across a Wall that leaves no gap, whatever its Agility, and not under UV", () => {
  const state = bramAt("G09b", ["basic.6"], { infected: { G09: { viral: 1 } }, features: [uv("G06b")] });
  given(state, TURN).when("p1 turn/run/G09a/basic.6/viral/G12").refused("DL-RULING-22");
  given(state, TURN).when("p1 turn/run/G09a/basic.6/viral/G06").refused("DL-ENV-15");
});

rule("DL-RULING-22 DL-KD-02: a Howler can be pushed, what lies on the ground cannot", () => {
  const state = bramAt("G09a", ["basic.6"], {
    infected: { G09: { howler: 1 } },
    down: [{ infected: "biter", area: "G09" }],
  });
  given(state, TURN).when().offers("p1 turn/run/G09c/basic.6", "no", "howler");
});

rule("DL-BOOST-04 DL-RULING-31: a Push moves a Biter down", () => {
  const state = bramAt("B10", ["basic.6"], { infected: { B10: { biter: 1 } } });
  const after = given(state, TURN).when("p1 turn/run/G08a/basic.6/biter/G05");
  after.among(pushed("biter", "B10", "G05"));
  expect(after.state.infected["G05"]?.biter).toBe(1);
});

rule("DL-BOOST-02: without a Push symbol nobody is pushed", () => {
  given(bramAt("G05b", ["basic.1"], { infected: { G05: { biter: 1 } } }), TURN)
    .came("risk.safe")
    .when("p1 turn/run/G06a/basic.1");
});

rule("DL-GEAR-04: with the Momentum Die the gloves push too, one each", () => {
  const bram = { zone: "G05b", pool: ["momentum.4"], set: "circle", gear: WHOLE };
  given(city({ runners: { bram }, infected: { G05: { biter: 2 } } }), TURN)
    .when("p1 turn/run/G06a/momentum.4/biter/G06/biter/G06")
    .among(pushed("biter", "G05", "G06"), pushed("biter", "G05", "G06"), ran("bram", "G05b", "G06a"));
});
