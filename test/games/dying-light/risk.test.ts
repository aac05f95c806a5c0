import { expect } from "vitest";
import { oddsOfStep } from "../../../src/kernel/odds";
import type { City } from "../../../src/games/dying-light/vocabulary";
import { riskRoll } from "../../../src/games/dying-light/rules/risk";
import { OWED, rule } from "../../support/given";
import { city, fire, given } from "./support/city";
import { exposed, lightWound, ran, spawned, spawnLost } from "./support/told";

/** Bram has no Skill that bears on Risk. */
const TURN = { do: "turn", runner: "bram" } as const;

interface Placing {
  readonly pool?: readonly string[];
  readonly biters?: number;
  readonly night?: boolean;
  readonly token?: "none" | "held";
}

/** Bram in G05b, with Biters about. */
const among = ({ pool = ["basic.1"], biters = 1, night = false, token = "none" }: Placing): City =>
  city({
    round: night ? 8 : 7,
    runners: { bram: { zone: "G05b", pool, token } },
    infected: { G05: { biter: biters } },
  });

const riskDice = (state: City, say: string, ...faces: readonly string[]) =>
  given(state, TURN)
    .came(...faces, OWED)
    .when(say);

rule(
  "DL-RISK-01 DL-RISK-02 DL-RISK-04 DL-RISK-13 DL-RUNA-05: one die for each enemy left, rolled after the move",
  () => {
    riskDice(among({ biters: 2 }), "p1 turn/run/G06a/basic.1", "risk.safe", "risk.safe").then(
      { was: "diePaid", runner: "bram", die: "basic1", face: "basic.1", slot: 1 },
      ran("bram", "G05b", "G06a"),
      { was: "riskRolled", runner: "bram", faces: ["risk.safe", "risk.safe"] },
      { was: "activationEnded", runner: "bram" },
    );
  },
);

rule("DL-RISK-05 DL-ENV-05: Fire in the Area left is one more", () => {
  const burning = city({ runners: { bram: { zone: "G05b", pool: ["basic.1"] } }, features: [fire("G05a")] });
  riskDice(burning, "p1 turn/run/G06a/basic.1", "risk.safe").among({
    was: "riskRolled",
    runner: "bram",
    faces: ["risk.safe"],
  });
});

rule("DL-RISK-09: all of it is added up", () => {
  const state = city({
    runners: { bram: { zone: "G05b", pool: ["basic.1"] } },
    infected: { G05: { biter: 1, howler: 1 } },
    features: [fire("G05c")],
  });
  given(state, TURN).came("risk.safe", "risk.safe", "risk.safe").when("p1 turn/run/G06a/basic.1");
});

rule(
  "DL-AUTO-05 DL-DP-08 DL-RISK-10 DL-BOOST-08 DL-RISK-08: Evade takes one away, and with none left there is no roll",
  () => {
    given(among({ pool: ["basic.3"] }), TURN)
      .when("p1 turn/run/G06a/basic.3/yes")
      .among(ran("bram", "G05b", "G06a"), { was: "activationEnded", runner: "bram" });
  },
);

rule("DL-RISK-10 DL-ACTN-03: an Evade need not be used", () => {
  riskDice(among({ pool: ["basic.3"] }), "p1 turn/run/G06a/basic.3/no", "risk.safe").among({
    was: "activationEnded",
    runner: "bram",
  });
});

rule("DL-RISK-10: whether to evade is answered with yes or no", () => {
  given(among({ pool: ["basic.3"] }), TURN)
    .when("p1 turn/run/G06a/basic.3/bram")
    .refused("DL-RISK-10");
});

rule("DL-RULING-23 DL-RISK-11: six Risk with one Evade roll four dice, so it is not asked", () => {
  const after = given(among({ pool: ["basic.3"], biters: 6 }), TURN);
  after.came("risk.safe", "risk.safe", "risk.safe", "risk.safe").when("p1 turn/run/G06a/basic.3");
});

rule("DL-RULING-23 DL-RULING-45: five Risk with two Evades roll three dice", () => {
  const state = city({
    runners: { bram: { zone: "B08", pool: ["basic.3", "parkour.2"] } },
    infected: { B08: { biter: 5 } },
    features: [{ token: "rough", zone: "G06b", up: "front" }],
  });
  given(state, TURN).came("risk.safe", "risk.safe", "risk.safe").when("p1 turn/run/G06b/basic.3/parkour.2/yes/yes");
});

rule("DL-RISK-14: Exposure brings a token", () => {
  riskDice(among({}), "p1 turn/run/G06a/basic.1", "risk.exposure").among(exposed("bram"));
});

rule("DL-RISK-15 DL-CHASE-01: Exposure with a token triggers a Chase", () => {
  riskDice(among({ token: "held" }), "p1 turn/run/G06a/basic.1", "risk.exposure").among(
    { was: "chaseTaken", runner: "bram", card: "chase.h1" },
    spawned("biter", "G06"),
  );
});

rule("DL-RISK-12: equal symbols count once", () => {
  const after = riskDice(among({ biters: 2 }), "p1 turn/run/G06a/basic.1", "risk.exposure", "risk.exposure");
  expect(after.state.runners[1]?.token).toBe("held");
  expect(after.state.runners[1]?.chase).toEqual([]);
});

rule("DL-RISK-16 DL-RULING-38: Fatigue takes a die of the pool when only the Tempo Die lies on the track", () => {
  const after = riskDice(
    among({ pool: ["basic.1", "combat.3", "parkour.4"] }),
    "p1 turn/run/G06a/basic.1",
    "risk.fatigue",
  );
  after.offers("p1 fatigueDie", "combat.3", "parkour.4");
});

rule("DL-RISK-17: Wound is a Wound", () => {
  riskDice(among({}), "p1 turn/run/G06a/basic.1", "risk.wound").among(lightWound("bram"));
});

rule("DL-RISK-18 DL-RISK-19: Spawn puts a Biter by day, a Viral at night, where the Runner has come", () => {
  riskDice(among({}), "p1 turn/run/G06a/basic.1", "risk.spawn").among(spawned("biter", "G06"));
  riskDice(among({ night: true }), "p1 turn/run/G06a/basic.1", "risk.spawn").among(spawned("viral", "G06"));
});

rule("DL-RULING-75 DL-SPAWN-06: a Volatile for a Viral that is missing, from the Risk die too", () => {
  const state = among({ night: true });
  state.infected["G01"] = { biter: 0, viral: 12, howler: 0, volatile: 0 };
  riskDice(state, "p1 turn/run/G06a/basic.1", "risk.spawn").among(spawned("volatile", "G06"));
});

rule("DL-RULING-37: no Biter in the supply, none appears", () => {
  const state = among({});
  state.infected["G01"] = { biter: 31, viral: 0, howler: 0, volatile: 0 };
  riskDice(state, "p1 turn/run/G06a/basic.1", "risk.spawn").among(spawnLost("biter", "G06", 1));
});

rule("DL-RULING-52: Exposure, Fatigue, Wound, Spawn in this order, whatever the dice's", () => {
  const state = among({ pool: ["basic.1", "combat.1"], biters: 4 });
  given(state, TURN)
    .came("risk.spawn", "risk.wound", "risk.fatigue", "risk.exposure")
    .when("p1 turn/run/G06a/basic.1", "p1 fatigueDie/combat.1")
    .among(
      exposed("bram"),
      { was: "dieFatigued", runner: "bram", die: "combat1", slot: 1 },
      lightWound("bram"),
      spawned("biter", "G06"),
    );
});

rule("DL-SKILL-04 DL-PV-07: Light Feet ignores one enemy when Ash leaves an Area", () => {
  const state = city({ runners: { ash: { zone: "G05b", pool: ["basic.1"] } }, infected: { G05: { biter: 1 } } });
  given(state, { do: "turn", runner: "ash" })
    .when("p1 turn/run/G06a/basic.1")
    .among({ was: "activationEnded", runner: "ash" });
});

rule("DL-SKILL-05 DL-RULING-64: with Momentum, just gained too, it ignores two", () => {
  const ash = { zone: "G05b", pool: ["basic.1"], track: ["basic.2", "basic.1", "combat.1"] };
  given(city({ runners: { ash }, infected: { G05: { biter: 2 } } }), { do: "turn", runner: "ash" })
    .when("p1 turn/run/G06a/basic.1")
    .among({ was: "momentumGained", runner: "ash" }, { was: "activationEnded", runner: "ash" });
});

rule(
  "DL-MOM-03 DL-MOM-05 DL-RULING-09: a Runner has Momentum with the die on its spot, in the pool or on the track",
  () => {
    const leave = (dice: object) =>
      given(city({ runners: { ash: { zone: "G05b", pool: ["basic.1"], ...dice } }, infected: { G05: { biter: 2 } } }), {
        do: "turn",
        runner: "ash",
      });
    leave({ spot: ["momentum.1"] }).when("p1 turn/run/G06a/basic.1");
    leave({ track: ["momentum.1"] }).when("p1 turn/run/G06a/basic.1");
    leave({ pool: ["basic.1", "momentum.1"] })
      .when("p1 turn/run/G06a/basic.1")
      .asks("p1 turn");
    leave({ fatigue: ["momentum.1"] })
      .came("risk.safe")
      .when("p1 turn/run/G06a/basic.1");
    leave({ cooldown: ["momentum.1"] })
      .came("risk.safe")
      .when("p1 turn/run/G06a/basic.1");
  },
);

rule("DL-RULING-52: nothing happens with 1, 2, 3 or 4 dice in 33, 11, 4 or 1 of a hundred", () => {
  const state = among({});
  const safe = [1, 2, 3, 4].map((dice) => {
    const odds = oddsOfStep(riskRoll, state, { do: "riskRoll", runner: "bram", dice });
    const { ways = 0, of = 1 } = odds.find(({ what }) => what === "risk.safe") ?? {};
    return Math.round((100 * ways) / of);
  });
  expect(safe).toEqual([33, 11, 4, 1]);
});
