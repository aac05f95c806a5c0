import { expect } from "vitest";
import type { City } from "../../../src/games/dying-light/vocabulary";
import { OWED, rule } from "../../support/given";
import { city, given } from "./support/city";
import { exposed, heavyWound, lightWound, momentumLost, moved } from "./support/told";

const wounds = (count: number) => ({ do: "wounds", by: "DL-EATK-10", runner: "ash", count }) as const;

const ash = (runner: NonNullable<Parameters<typeof city>[0]["runners"]>[string]): City =>
  city({ runners: { ash: runner } });

rule("DL-WND-04 DL-WND-02: a first Wound is a Light one", () => {
  const after = given(ash({})).when(wounds(1));
  after.then(lightWound("ash"));
  expect(after.state.runners[0]?.light).toBe("unseen");
});

rule("DL-EX-07 DL-WND-03 DL-WND-05 DL-WND-06 DL-RULING-41: one Light Wound and three more", () => {
  const after = given(ash({ light: "unseen", pool: ["basic.1"], spot: ["momentum.1"] }))
    .came("wound.twisted-ankle", "wound.torn-grip")
    .when(wounds(3));
  after.then(
    momentumLost("ash"),
    heavyWound("ash", "wound.twisted-ankle"),
    lightWound("ash"),
    heavyWound("ash", "wound.torn-grip"),
  );
  expect(after.state.runners[0]).toMatchObject({ light: "none", heavy: ["wound.twisted-ankle", "wound.torn-grip"] });
});

rule("DL-MOM-07 DL-RULING-40: one Wound leaves the Momentum Die", () => {
  given(ash({ spot: ["momentum.1"] }))
    .when(wounds(1))
    .then(lightWound("ash"));
});

rule("DL-WND-06 DL-WND-07: from pool, track, Fatigue, Cooldown or its spot, even as the Tempo Die", () => {
  for (const place of ["pool", "track", "fatigue", "cooldown", "spot"] as const) {
    given(ash({ [place]: ["momentum.1"] }))
      .came("wound.torn-grip")
      .when(wounds(2))
      .then(momentumLost("ash"), lightWound("ash"), heavyWound("ash", "wound.torn-grip"));
  }
});

const THREE = ["wound.torn-grip", "wound.torn-grip", "wound.twisted-ankle"];

rule("DL-WND-08 DL-ELIM-01 DL-ELIM-03 DL-GAME-06 DL-RULING-02: the fourth Heavy Wound loses at once", () => {
  given(ash({ light: "unseen", heavy: THREE }))
    .came("wound.winded")
    .when(wounds(3))
    .then(heavyWound("ash", "wound.winded"), { was: "eliminated", runner: "ash" })
    .over({ won: [], rule: "DL-GAME-06" });
});

rule("DL-WND-08: three Heavy Wounds and a Light one can still be borne", () => {
  given(ash({ heavy: THREE }))
    .when(wounds(1))
    .then(lightWound("ash"));
});

rule("DL-DP-26 DL-WND-01 DL-PV-05 DL-RULING-76: Winded tires a die before the next Wound is taken", () => {
  given(ash({ light: "unseen", track: ["basic.1", "basic.2"], pool: ["combat.1"] }))
    .came("wound.winded")
    .when(wounds(2), "p1 fatigueDie/slot1")
    .then(
      heavyWound("ash", "wound.winded"),
      { was: "dieFatigued", runner: "ash", die: "basic1", slot: 1 },
      lightWound("ash"),
    );
});

rule("DL-RULING-76 DL-FAT-04: Winded without a free slot is one more Wound at once", () => {
  given(ash({ light: "unseen", fatigue: ["basic.1", "basic.2"] }))
    .came("wound.winded", "wound.dazed")
    .when(wounds(2))
    .then(heavyWound("ash", "wound.winded"), lightWound("ash"), heavyWound("ash", "wound.dazed"));
});

rule("DL-PV-05 DL-RULING-72: Blood trail brings an Exposure token, if there is none", () => {
  given(ash({ light: "unseen" }))
    .came("wound.blood-trail")
    .when(wounds(1))
    .then(heavyWound("ash", "wound.blood-trail"), exposed("ash"));
  given(ash({ light: "unseen", token: "counted" }))
    .came("wound.blood-trail")
    .when(wounds(1))
    .then(heavyWound("ash", "wound.blood-trail"));
});

rule("DL-PV-05 DL-RULING-73: Dazed costs the Momentum Die", () => {
  given(ash({ light: "unseen", track: ["momentum.1"] }))
    .came("wound.dazed")
    .when(wounds(1))
    .then(heavyWound("ash", "wound.dazed"), momentumLost("ash"));
});

rule("DL-PV-05: Ripped kit flips an undamaged Gear Token of one's choice", () => {
  const after = given(ash({ light: "unseen", gear: { jacket: "damaged", gloves: "whole", shoes: "whole" } }))
    .came("wound.ripped-kit")
    .when(wounds(1));
  after.offers("p1 ripKit", "gloves", "shoes");
});

rule("DL-PV-05: Ripped kit removes one when all are damaged, and does nothing when none is left", () => {
  given(ash({ light: "unseen", gear: { jacket: "damaged", gloves: "gone", shoes: "damaged" } }))
    .came("wound.ripped-kit")
    .when(wounds(1), "p1 ripKit/shoes")
    .among({ was: "gearRipped", runner: "ash", gear: "shoes", side: "gone" });
  given(ash({ light: "unseen", gear: { jacket: "gone", gloves: "gone", shoes: "gone" } }))
    .came("wound.ripped-kit")
    .when(wounds(1))
    .asks();
});

rule("DL-PV-05: a Gear Token that may not be ripped is refused", () => {
  given(ash({ light: "unseen", gear: { jacket: "damaged", gloves: "whole", shoes: "whole" } }))
    .came("wound.ripped-kit")
    .when(wounds(1), "p1 ripKit/jacket")
    .refused("DL-PV-05");
});

rule("DL-PV-05 DL-RULING-76: Outcry brings one Infected, as a Move would", () => {
  const state = city({ runners: { ash: { zone: "B07", light: "unseen" } }, infected: { G06: { viral: 1, biter: 2 } } });
  given(state)
    .came("wound.outcry")
    .when(wounds(1))
    .then(heavyWound("ash", "wound.outcry"), moved("viral", "G06", "B07"));
});

rule("DL-WND-04: the card turned is any that nobody has seen", () => {
  const state = ash({ light: "unseen", heavy: ["wound.dazed"] });
  state.wounds = ["wound.dazed", "wound.outcry"];
  given(state).came("wound.outcry", OWED).when(wounds(1)).among(heavyWound("ash", "wound.outcry"));
});
