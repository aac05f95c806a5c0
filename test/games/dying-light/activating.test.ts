import { expect } from "vitest";
import { OWED, rule } from "../../support/given";
import { city, given } from "./support/city";

const TWO = { ash: {}, bram: {} };

rule("DL-AUTO-02 DL-DP-02 DL-ACTV-02 DL-ACTV-01: by day the players choose who is next, one at a time", () => {
  given(city({ runners: TWO }), { do: "who" })
    .came("basic.1", "basic.2", "basic.3", "combat.1", "parkour.1")
    .when("p2 who/ash")
    .among({ was: "runnerActivated", runner: "ash" })
    .asks("p1 turn");
});

rule("DL-ACTV-01: a Runner is not activated twice in a Round", () => {
  given(city({ runners: TWO, activated: ["ash"] }), { do: "who" })
    .when("p1 who/ash")
    .refused("DL-ACTV-01");
});

rule("DL-TTS-03: a Runner nobody plays is not activated", () => {
  given(city({ runners: TWO }), { do: "who" })
    .when("p1 who/dex")
    .refused("DL-TTS-03");
});

rule(
  "DL-ACTV-07 DL-EXPO-15 DL-ROUND-01 DL-ROUND-02: when all are done the Exposure Phase comes, then the End Phase",
  () => {
    const after = given(city({ runners: TWO, activated: ["ash", "bram"] }))
      .came(OWED)
      .when({ do: "activations" }, { do: "exposurePhase" }, { do: "endPhase" });
    after.among(
      { was: "phaseBegan", phase: "exposure" },
      { was: "exposureChecked", runner: "ash", exposure: 0 },
      { was: "phaseBegan", phase: "end" },
      { was: "roundAdvanced", round: 8 },
    );
  },
);

rule("DL-ACTV-03 DL-ACTV-04 DL-ACTV-06: at night the top card says who, until all cards are drawn", () => {
  const night = city({ round: 8, runners: TWO });
  given(night, { do: "activations" }).came("activation.bram", OWED).when().then(
    { was: "activationDrawn", card: "activation.bram" },
    { was: "runnerActivated", runner: "bram" },
    {
      was: "diceGathered",
      runner: "bram",
    },
  );
  given({ ...night, activation: [] })
    .when({ do: "activations" })
    .then();
});

rule("DL-ACTV-05: the enemy's card sets off the Night Activation abilities", () => {
  given(city({ round: 8, runners: TWO, infected: { G11: { howler: 1 } } }), { do: "activations" })
    .came("activation.enemy", OWED)
    .when("p1 howler/ash")
    .among({ was: "activationDrawn", card: "activation.enemy" }, { was: "howled", area: "G11", runner: "ash" });
});

rule("DL-RUN-01 DL-RUN-02 DL-RUN-09 DL-FAT-06: gather all but the tired dice, then those cool down", () => {
  const ash = {
    pool: ["basic.1"],
    track: ["basic.2"],
    fatigue: ["combat.1"],
    cooldown: ["parkour.1"],
    spot: ["momentum.1"],
  };
  const { state } = given(city({ runners: { ash } }))
    .came("basic.4", "basic.5", "parkour.2", "momentum.2", OWED)
    .when({ do: "activate", runner: "ash" });
  const dice = state.runners[0]?.dice ?? [];
  expect(dice.filter(({ at }) => at === "pool").map(({ up }) => up)).toEqual([
    "basic.4",
    "basic.5",
    "parkour.2",
    "momentum.2",
  ]);
  expect(dice.filter(({ at }) => at === "cooldown").map(({ up, slot }) => [up, slot])).toEqual([["combat.1", 1]]);
});

rule("DL-RUN-03 DL-RUN-04: in the first Round all own dice but the Momentum Die are rolled", () => {
  given(city({}))
    .came("basic.1", "basic.6", "basic.3", "combat.2", "parkour.5", OWED)
    .when({ do: "activate", runner: "ash" })
    .among({
      was: "diceRolled",
      runner: "ash",
      seat: "p1",
      dice: ["basic1", "basic2", "basic3", "combat1", "parkour1"],
      faces: ["basic.1", "basic.6", "basic.3", "combat.2", "parkour.5"],
    })
    .asks("p1 turn");
});

rule("DL-RUN-06: a Runner may pass with dice left", () => {
  given(city({ runners: { ash: { pool: ["basic.1", "basic.2"] } } }), { do: "turn", runner: "ash" })
    .when("p1 turn/pass")
    .then({ was: "passed", runner: "ash" }, { was: "activationEnded", runner: "ash" });
});

rule("DL-RUN-08 DL-RULING-12: the activation ends with the last die", () => {
  given(city({ runners: { ash: { zone: "G11", pool: ["basic.1"] } } }), { do: "turn", runner: "ash" })
    .when("p1 turn/run/G08a/basic.1")
    .among({ was: "activationEnded", runner: "ash" })
    .asks();
});

rule("DL-ACTN-01: what is no action is refused", () => {
  given(city({ runners: { ash: { pool: ["basic.1"] } } }), { do: "turn", runner: "ash" })
    .when("p1 turn/basic.1")
    .refused("DL-ACTN-01");
});

rule("DL-RUN-05: only the Runner's own seat acts for it", () => {
  given(city({ runners: TWO }), { do: "turn", runner: "ash" })
    .when("p2 turn/pass")
    .refused("K-SEAT");
});
