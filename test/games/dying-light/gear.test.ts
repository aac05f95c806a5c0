import { expect } from "vitest";
import { rule } from "../../support/given";
import { city, given, WHOLE } from "./support/city";
import { exposed, lightWound, momentumLost } from "./support/told";

const RISK = { do: "riskRoll", runner: "bram", dice: 1 } as const;
const ATTACK = { do: "attack", area: "G11" } as const;

type RunnerGiven = NonNullable<Parameters<typeof city>[0]["runners"]>[string];

const bram = (set: string, runner: RunnerGiven = {}) =>
  city({ runners: { bram: { set, gear: { ...WHOLE }, pool: ["basic.1"], ...runner } } });

const GONE = { jacket: "gone", gloves: "gone", shoes: "gone" } as const;

const used = (gear: "jacket" | "gloves" | "shoes", side: "damaged" | "gone") =>
  ({ was: "gearUsed", runner: "bram", gear, side }) as const;
const rolled = (face: string) => ({ was: "riskRolled", runner: "bram", faces: [face] }) as const;

rule("DL-GEAR-06 DL-GEAR-07 DL-GEAR-10 DL-DP-12: shoes against Exposure are damaged, and no token is taken", () => {
  given(bram("triangle"))
    .came("risk.exposure")
    .when(RISK, "p1 prevent/shoes")
    .then(rolled("risk.exposure"), used("shoes", "damaged"));
  given(bram("triangle"))
    .came("risk.exposure")
    .when(RISK, "p1 prevent/suffer")
    .then(rolled("risk.exposure"), exposed("bram"));
});

rule("DL-GEAR-08: a damaged piece is removed", () => {
  const after = given(bram("triangle", { gear: { ...WHOLE, shoes: "damaged" } }))
    .came("risk.exposure")
    .when(RISK, "p1 prevent/shoes");
  after.then(rolled("risk.exposure"), used("shoes", "gone"));
  expect(after.state.runners[1]?.gear.shoes).toBe("gone");
});

rule("DL-RULING-44: preventing Exposure prevents the Chase", () => {
  given(bram("triangle", { token: "held" }))
    .came("risk.exposure")
    .when(RISK, "p1 prevent/shoes")
    .then(rolled("risk.exposure"), used("shoes", "damaged"));
});

rule("DL-RULING-78: one use cancels both of two equal symbols", () => {
  given(bram("triangle"))
    .came("risk.exposure", "risk.exposure")
    .when({ ...RISK, dice: 2 }, "p1 prevent/shoes")
    .then({ was: "riskRolled", runner: "bram", faces: ["risk.exposure", "risk.exposure"] }, used("shoes", "damaged"));
});

rule("DL-GEAR-06: only Gear with that symbol helps, and only while it is there", () => {
  given(bram("triangle")).came("risk.exposure").when(RISK, "p1 prevent/jacket").refused("DL-GEAR-06");
  const twice = { ...WHOLE, jacket: "gone" } as const;
  given(bram("square", { gear: twice }))
    .came("risk.wound")
    .when(RISK, "p1 prevent/jacket")
    .refused("DL-GEAR-08");
});

rule("DL-GEAR-11 DL-RULING-66: gloves against Fatigue, from a Chase too, and before it would be a Wound", () => {
  const full = { fatigue: ["basic.2", "basic.3"] };
  given(bram("triangle", full))
    .came("risk.fatigue")
    .when(RISK, "p1 prevent/gloves")
    .then(rolled("risk.fatigue"), used("gloves", "damaged"));
  given(bram("triangle", full))
    .came("risk.fatigue")
    .when(RISK, "p1 prevent/suffer")
    .then(rolled("risk.fatigue"), lightWound("bram"));
  const chased = bram("triangle", { token: "held" });
  chased.chase = ["chase.h4"];
  given(chased)
    .when({ do: "expose", runner: "bram" }, "p1 prevent/gloves")
    .then({ was: "chaseTaken", runner: "bram", card: "chase.h4" }, used("gloves", "damaged"));
});

rule("DL-RULING-77 DL-GEAR-11: a die tired as a cost is no matter for Gear", () => {
  const state = city({
    runners: { bram: { zone: "G05a", set: "triangle", gear: WHOLE, pool: ["basic.1", "basic.2"] } },
    infected: { G05: { biter: 1 } },
  });
  given(state, { do: "turn", runner: "bram" })
    .came("damage.1", "damage.1", "damage.1", "damage.1")
    .when("p1 turn/attack/G05/biter/basic.1/fatigue/basic.2", "p1 reroll/no")
    .among({ was: "dieFatigued", runner: "bram", die: "basic2", slot: 1 });
});

rule("DL-GEAR-10: a Howl's token is not prevented", () => {
  const state = city({
    round: 8,
    runners: { bram: { set: "triangle", gear: WHOLE } },
    infected: { G11: { howler: 1 } },
  });
  given(state)
    .when({ do: "howl", left: ["G11"] })
    .among(exposed("bram"));
});

rule("DL-GEAR-12: Armor against a Wound of the Risk dice", () => {
  given(bram("circle"))
    .came("risk.wound")
    .when(RISK, "p1 prevent/jacket")
    .then(rolled("risk.wound"), used("jacket", "damaged"));
});

rule("DL-RULING-42: not against a card's Wound or one of full Fatigue Slots", () => {
  given(bram("circle", { gear: { ...WHOLE, gloves: "gone" }, fatigue: ["basic.2", "basic.3"] }))
    .came("risk.fatigue")
    .when(RISK)
    .then(rolled("risk.fatigue"), lightWound("bram"));
});

const attacked = (runner: RunnerGiven, infected: object) =>
  city({
    round: 8,
    runners: { bram: { set: "circle", gear: { ...WHOLE }, pool: [], ...runner } },
    infected: { G11: infected },
  });

rule(
  "DL-EX-12 DL-GEAR-12 DL-GEAR-13 DL-EATK-05 DL-RULING-20: a Block and the jacket against a Volatile and two Virals",
  () => {
    given(attacked({ pool: ["basic.5"], spot: ["momentum.1"], light: "unseen" }, { volatile: 1, viral: 2 }))
      .came("damage.5", "wound.torn-grip")
      .when(ATTACK, "p1 defend/basic.5/jacket/done")
      .among(
        { was: "attacked", runner: "bram", biter: 0, viral: 2, volatile: 1, power: 5 },
        used("jacket", "damaged"),
        { was: "defended", runner: "bram", defence: 3 },
        { was: "damageRolled", runner: "bram", face: "damage.5", attack: 5, defence: 3, wounds: 2 },
        momentumLost("bram"),
      );
  },
);

rule("DL-AUTO-09 DL-EX-09 DL-GEAR-09: the jacket twice against two Wounds, and it is gone", () => {
  const after = given(attacked({}, { viral: 2 }))
    .came("damage.5")
    .when(ATTACK, "p1 defend/jacket/jacket");
  after.among(used("jacket", "damaged"), used("jacket", "gone"), {
    was: "damageRolled",
    runner: "bram",
    face: "damage.5",
    attack: 2,
    defence: 2,
    wounds: 0,
  });
  expect(after.state.runners[1]?.gear.jacket).toBe("gone");
});

rule("DL-GEAR-13 DL-GEAR-06: Gear without Armor does not help against an attack", () => {
  given(attacked({}, { viral: 2 }))
    .when(ATTACK, "p1 defend/shoes")
    .refused("DL-GEAR-06");
});

rule("DL-RULING-22 DL-BOOST-03: a Push on Defend takes an attacker out of the attack before the die", () => {
  given(attacked({ gear: GONE, pool: ["basic.6"] }, { viral: 2 }))
    .came("damage.2")
    .when(ATTACK, "p1 defend/basic.6/viral/G08")
    .among(
      { was: "pushed", infected: "viral", from: "G11", to: "G08" },
      { was: "defended", runner: "bram", defence: 1 },
      { was: "damageRolled", runner: "bram", face: "damage.2", attack: 1, defence: 1, wounds: 0 },
    );
});

rule("DL-RULING-22 DL-RULING-79: with the last attacker pushed away there is no roll", () => {
  const after = given(attacked({ gear: GONE, pool: ["basic.6"] }, { viral: 1 })).when(
    ATTACK,
    "p1 defend/basic.6/viral/G08",
  );
  after.asks();
  expect(after.state.infected["G08"]?.viral).toBe(1);
});

rule("DL-GEAR-04 DL-BOOST-12: on Defend Gear adds its Block to the Momentum Die's", () => {
  given(attacked({ gear: { jacket: "whole", gloves: "gone", shoes: "gone" }, pool: ["momentum.4"] }, { biter: 3 }))
    .came("damage.5")
    .when(ATTACK, "p1 defend/momentum.4/done/no")
    .among({ was: "defended", runner: "bram", defence: 3 });
});
