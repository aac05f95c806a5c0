import { expect } from "vitest";
import { dyingLight } from "../../../src/games/dying-light/game";
import { en } from "../../../src/games/dying-light/text/en";
import { pl } from "../../../src/games/dying-light/text/pl";
import type { CityEvent, CityStep } from "../../../src/games/dying-light/vocabulary";
import { sentence } from "../../../src/kernel/text";
import { rule } from "../../support/given";
import { randomMatch } from "../../../src/cli/fuzz/random-play";
import { city, given, WHOLE } from "./support/city";

/** The log says why, by the rule that really brought it about. */

const wound = (by: string) => ({ was: "lightWoundTaken", runner: "bram", card: "unseen", by }) as const;

const bram = { zone: "G05b", pool: ["basic.1"], track: ["basic.2", "combat.1"] };

rule("DL-AUTO-13 DL-RISK-17: a Wound of a Risk Die", () => {
  given(city({ runners: { bram } }), { do: "riskRoll", runner: "bram", dice: 1 })
    .came("risk.wound")
    .when()
    .among(wound("DL-RISK-17"));
});

rule("DL-AUTO-13 DL-FAT-04: a Wound for want of a Fatigue Slot", () => {
  const tired = { ...bram, track: ["basic.2"], fatigue: ["combat.1", "parkour.1"] };
  given(city({ runners: { bram: tired } }), { do: "fatigue", runner: "bram" })
    .when()
    .then(wound("DL-FAT-04"));
});

rule("DL-AUTO-13 DL-EATK-10 DL-WND-06: Wounds of an attack, and the Momentum Die with them", () => {
  const attack = { runner: "bram", aid: 0, biter: 2, viral: 0, volatile: 0 };
  const moved = { ...bram, pool: ["basic.1", "momentum.1"] };
  given(city({ runners: { bram: moved } }), { do: "damage", attack, defence: 0 })
    .came("damage.crit", "wound.dazed")
    .when()
    .among({ was: "momentumLost", runner: "bram", by: "DL-WND-06" }, wound("DL-EATK-10"), {
      was: "woundTurned",
      runner: "bram",
      wound: "wound.dazed",
      by: "DL-EATK-10",
    });
});

const spawnedBy = (by: string): Extract<CityEvent, { was: "spawned" }> => ({
  was: "spawned",
  infected: "biter",
  area: "G05",
  by,
});

rule("DL-AUTO-13 DL-RISK-18 DL-PV-12: what comes of a Risk Die and what comes of a Chase", () => {
  const state = city({ runners: { bram } });
  given(state, { do: "riskRoll", runner: "bram", dice: 1 }).came("risk.spawn").when().among(spawnedBy("DL-RISK-18"));
  given({ ...state, chase: ["chase.h1"] }, { do: "chase", runner: "bram" })
    .when()
    .among(spawnedBy("DL-PV-12"));
});

rule("DL-AUTO-13 DL-CLIMB-02 DL-ENV-07: across a Wall, and from the Jump Pad", () => {
  const dice = { pool: ["basic.1", "basic.2", "combat.1"] };
  const turn: CityStep = { do: "turn", runner: "bram" };
  given(city({ runners: { bram: { ...dice, zone: "G05a" } } }), turn)
    .when("p1 turn/climb/G04b/basic.1/basic.2")
    .among({ was: "runnerMoved", runner: "bram", from: "G05a", to: "G04b", by: "DL-CLIMB-02" });
  const pad = [{ token: "jump-pad", zone: "G05d", up: "front" }];
  given(city({ runners: { bram: { ...dice, zone: "G05d" } }, features: pad }), turn)
    .came("risk.safe")
    .when("p1 turn/jump/B06/basic.1")
    .among({ was: "runnerMoved", runner: "bram", from: "G05d", to: "B06", by: "DL-ENV-07" });
});

rule("DL-AUTO-13 DL-GEAR-07 DL-GEAR-08: Gear that is flipped, and Gear that is gone", () => {
  const prevent: CityStep = { do: "prevent", runner: "bram", what: "armor" };
  const used = (side: "damaged" | "gone", by: string) =>
    ({ was: "gearUsed", runner: "bram", gear: "jacket", side, by }) as const;
  given(city({ runners: { bram: { ...bram, gear: WHOLE } } }), prevent)
    .when("p1 prevent/jacket")
    .then(used("damaged", "DL-GEAR-07"));
  given(city({ runners: { bram: { ...bram, gear: { ...WHOLE, jacket: "damaged" } } } }), prevent)
    .when("p1 prevent/jacket")
    .then(used("gone", "DL-GEAR-08"));
});

rule("DL-AUTO-13: whatever happens, the log ends with a row of the ledger, in either language", () => {
  let told = 0;
  for (const seed of [1, 2, 3, 4]) {
    const { events } = randomMatch(dyingLight, { seats: seed, seed, atMost: 400 });
    for (const event of events) {
      for (const text of [en, pl]) {
        const line = sentence(text, "event." + event.was, { ...event });
        const row = / \((DL-[A-Z]+-\d\d)\)$/.exec(line)?.[1] ?? "";
        expect(text[row], line).toBeDefined();
        told++;
      }
    }
  }
  expect(told).toBeGreaterThan(1000);
});
