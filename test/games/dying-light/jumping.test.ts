import { rule } from "../../support/given";
import { city, fire, given, uv } from "./support/city";
import { exposed, ran, spawned } from "./support/told";

const TURN = { do: "turn", runner: "bram" } as const;

type More = Partial<Parameters<typeof city>[0]>;

const bramAt = (zone: string, pool: readonly string[], more: More = {}, runner: object = {}) =>
  city({ runners: { bram: { zone, pool, ...runner } }, ...more });

const TWO = ["basic.1", "basic.2"];
const PAD = { token: "jump-pad", zone: "G05d", up: "front" };
const END = { was: "activationEnded", runner: "bram" } as const;

rule(
  "DL-RULING-16 DL-EX-03 DL-JUMP-01 DL-JUMP-03 DL-JUMP-04 DL-JUMP-05 DL-JUMP-06: from roof to roof over a street",
  () => {
    const biters = { G07: { biter: 2 }, G09: { biter: 1 }, G05: { biter: 3 } };
    for (const to of ["B09", "B11", "G04b", "G05b"]) {
      given(bramAt("B10", TWO, { infected: biters }), TURN)
        .came("risk.safe")
        .when(`p1 turn/jump/${to}/basic.1/basic.2`)
        .among(ran("bram", "B10", to), { was: "riskRolled", runner: "bram", faces: ["risk.safe"] }, END);
    }
    given(bramAt("B10", TWO), TURN).when("p1 turn/jump/G04a").refused("DL-JUMP-07");
  },
);

rule("DL-JUMP-07: an adjacent Zone is no landing, nor is one three away", () => {
  given(bramAt("B10", TWO), TURN).when("p1 turn/jump/G05c").refused("DL-JUMP-07");
  given(bramAt("B10", TWO), TURN).when("p1 turn/jump/B05").refused("DL-JUMP-07");
});

rule("DL-JUMP-02: never up", () => {
  given(bramAt("G05a", TWO), TURN).when("p1 turn/jump/B07").refused("DL-JUMP-02");
});

rule("DL-JUMP-03: not from the ground over the ground, nor over a roof as high", () => {
  given(bramAt("G05a", TWO), TURN).when().offers("p1 turn", "run", "climb", "pass");
  given(bramAt("B03", TWO), TURN).when("p1 turn/jump/G01c").refused("DL-JUMP-03");
});

rule("DL-JUMP-05 DL-ACTN-06: it costs two dice", () => {
  given(bramAt("B10", ["basic.1"]), TURN)
    .when("p1 turn/jump/B09")
    .refused("DL-ACTN-06");
});

rule("DL-BOOST-09: a Jump symbol makes it one", () => {
  given(bramAt("B10", ["parkour.3"]), TURN)
    .came("risk.safe")
    .when("p1 turn/jump/B09/parkour.3")
    .among(ran("bram", "B10", "B09"));
});

rule(
  "DL-EX-04 DL-RISK-03 DL-RISK-09 DL-RISK-11 DL-RISK-12 DL-BOOST-08: two Virals, Fire, the Jump itself, less one Evade",
  () => {
    const burning = { round: 8, infected: { B10: { viral: 2 } }, features: [fire("B10")] };
    given(bramAt("B10", ["basic.3", "basic.1"], burning), TURN)
      .came("risk.exposure", "risk.exposure", "risk.spawn")
      .when("p1 turn/jump/B09/basic.3/basic.1/yes")
      .among(
        ran("bram", "B10", "B09"),
        { was: "riskRolled", runner: "bram", faces: ["risk.exposure", "risk.exposure", "risk.spawn"] },
        exposed("bram"),
        spawned("viral", "B09"),
        END,
      );
  },
);

rule("DL-PV-05: each Twisted ankle is one Risk more, from a Jump Pad too", () => {
  const hurt = { heavy: ["wound.twisted-ankle", "wound.twisted-ankle"] };
  given(bramAt("B10", TWO, {}, hurt), TURN)
    .came("risk.safe", "risk.safe", "risk.safe")
    .when("p1 turn/jump/B09/basic.1/basic.2");
  given(bramAt("G05d", ["basic.1"], { features: [PAD] }, hurt), TURN)
    .came("risk.safe", "risk.safe", "risk.safe")
    .when("p1 turn/jump/G05b/basic.1");
});

rule("DL-ENV-07 DL-ENV-08 DL-RULING-24: a Jump Pad throws to any height for one die, and is a Risk", () => {
  const pad = { features: [PAD], infected: { G05: { biter: 1 } } };
  given(bramAt("G05d", ["basic.1"], pad), TURN)
    .came("risk.safe", "risk.safe")
    .when("p1 turn/jump/B06/basic.1")
    .among(ran("bram", "G05d", "B06"), END);
  given(bramAt("G05d", ["parkour.3"], { features: [PAD] }), TURN)
    .came("risk.safe")
    .when("p1 turn/jump/B05/parkour.3")
    .among(ran("bram", "G05d", "B05"), END);
  given(bramAt("G05d", TWO, { features: [PAD] }), TURN)
    .when("p1 turn/jump/G05a")
    .refused("DL-JUMP-07");
});

rule("DL-PV-07: Light Feet does not help a Jump", () => {
  const ash = { zone: "B10", pool: TWO };
  given(city({ runners: { ash }, infected: { B10: { biter: 1 } } }), { do: "turn", runner: "ash" })
    .came("risk.safe", "risk.safe")
    .when("p1 turn/jump/B09/basic.1/basic.2");
});

rule("DL-ENV-14: landing under UV ends a Chase", () => {
  given(bramAt("B13", TWO, { features: [uv("G12")] }, { chase: ["chase.h1"] }), TURN)
    .when("p1 turn/run/G12/basic.1")
    .among({ was: "chaseEnded", runner: "bram", card: "chase.h1" });
});
