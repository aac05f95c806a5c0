import { expect } from "vitest";
import type { City } from "../../../src/games/dying-light/vocabulary";
import { OWED, rule } from "../../support/given";
import { city, given } from "./support/city";
import { momentumLost } from "./support/told";

const ATTACK = { do: "attack", area: "G11" } as const;

type RunnerGiven = NonNullable<Parameters<typeof city>[0]["runners"]>[string];

const ash = (runner: RunnerGiven, biters = 3): City =>
  city({ runners: { ash: runner }, infected: { G11: { biter: biters } } });

const defended = (runner: string, defence: number) => ({ was: "defended", runner, defence }) as const;

const rolled = (face: string, attack: number, defence: number, wounds: number, runner = "ash") =>
  ({ was: "damageRolled", runner, face, attack, defence, wounds }) as const;

rule(
  "DL-EX-12 DL-DEF-02 DL-DEF-03 DL-BOOST-12 DL-EATK-04 DL-EATK-10: a Block against a Volatile and two Virals, without the jacket",
  () => {
    const state = city({
      round: 8,
      runners: { bram: { pool: ["basic.5"], spot: ["momentum.1"] } },
      infected: { G11: { volatile: 1, viral: 2 } },
    });
    given(state)
      .came("damage.5", OWED)
      .when(ATTACK, "p1 defend/basic.5")
      .among(
        { was: "attacked", runner: "bram", biter: 0, viral: 2, volatile: 1, power: 5 },
        defended("bram", 2),
        rolled("damage.5", 5, 2, 3, "bram"),
        momentumLost("bram"),
      );
  },
);

rule("DL-DEF-04 DL-DEF-05 DL-DEF-06: any number of dice, one point each", () => {
  given(ash({ pool: ["basic.1", "basic.2", "combat.1"] }))
    .came("damage.5")
    .when(ATTACK, "p1 defend/basic.1/basic.2/done/…")
    .among(defended("ash", 2), rolled("damage.5", 3, 2, 1));
});

rule("DL-RUN-07 DL-DP-20 DL-DEF-04: nothing need be spent", () => {
  given(ash({ pool: ["basic.1"] }, 1))
    .came("damage.5")
    .when(ATTACK, "p1 defend/done")
    .among(rolled("damage.5", 1, 0, 1));
});

rule("DL-RULING-13: dice that defend go on the track and may bring Momentum", () => {
  given(ash({ track: ["basic.1", "basic.2", "basic.3"], pool: ["combat.1"] }))
    .came(OWED)
    .when(ATTACK, "p1 defend/combat.1/done")
    .among(
      { was: "diePaid", runner: "ash", die: "combat1", face: "combat.1", slot: 4 },
      { was: "momentumGained", runner: "ash" },
    );
});

rule(
  "DL-DDEF-01 DL-DDEF-02 DL-RULING-13: dice of the track tire for one point each, those just spent too, not the Tempo Die",
  () => {
    const state = ash({ track: ["basic.1"], pool: ["basic.2", "combat.1", "parkour.1"] });
    given(state).when(ATTACK).offers("p1 defend/basic.2/combat.1/done", "slot1", "slot2", "done");
    given(state)
      .came("damage.5")
      .when(ATTACK, "p1 defend/basic.2/combat.1/done/slot1/slot2")
      .among(
        { was: "dieFatigued", runner: "ash", die: "basic1", slot: 1 },
        { was: "dieFatigued", runner: "ash", die: "basic2", slot: 2 },
        defended("ash", 4),
        rolled("damage.5", 3, 4, 0),
      );
  },
);

rule("DL-DDEF-02 DL-FAT-02: at most as many as Fatigue Slots are free", () => {
  given(ash({ track: ["basic.1", "basic.2", "basic.3"], fatigue: ["combat.1"] }))
    .when(ATTACK, "p1 defend/slot1/slot2")
    .refused("K-LONG");
});

rule("DL-FAT-05: with both slots full a die of the track is refused", () => {
  given(ash({ track: ["basic.1", "basic.2"], fatigue: ["combat.1", "parkour.1"], pool: ["basic.3"] }))
    .when(ATTACK, "p1 defend/slot1")
    .refused("DL-FAT-05");
});

rule("DL-TEMPO-05: the Tempo Die does not tire", () => {
  given(ash({ track: ["basic.1", "basic.2"], pool: ["basic.3"] }))
    .when(ATTACK, "p1 defend/done/slot2")
    .refused("DL-TEMPO-05");
});

rule("DL-DDEF-01 DL-RULING-39: dice of the pool do not tire for it", () => {
  given(ash({ track: ["basic.1", "basic.2"], pool: ["basic.3"] }))
    .when(ATTACK, "p1 defend/done/basic.3")
    .refused("DL-DDEF-01");
});

rule("DL-ACTN-06: a die that is not in the pool does not defend", () => {
  given(ash({ pool: ["basic.1"] }))
    .when(ATTACK, "p1 defend/parkour.1")
    .refused("DL-ACTN-06");
});

rule("DL-RUN-02: a die in Cooldown does not defend", () => {
  given(ash({ pool: ["basic.1"], cooldown: ["parkour.1"] }))
    .when(ATTACK, "p1 defend/parkour.1")
    .refused("DL-RUN-02");
});

rule("DL-EATK-04: with nothing to defend with nobody is asked", () => {
  given(ash({ pool: [], track: ["basic.1"] }, 1))
    .came("damage.5")
    .when(ATTACK)
    .among(rolled("damage.5", 1, 0, 1));
});

rule("DL-SKILL-04 DL-PV-07: Hold the Line gives one more for the first die", () => {
  const state = city({ runners: { cleo: { pool: ["basic.1", "basic.2"] } }, infected: { G11: { biter: 3 } } });
  given(state).came("damage.5").when(ATTACK, "p1 defend/basic.1/basic.2/…").among(defended("cleo", 3));
});

const line = (spot: readonly string[]): City =>
  city({
    runners: { ash: { pool: [] }, cleo: { pool: ["basic.1"], spot } },
    infected: { G11: { biter: 2 } },
  });

rule("DL-SKILL-05 DL-PV-07: with Momentum it is held for one other, whose attack is still to come", () => {
  given(line(["momentum.1"]))
    .came("damage.5", "damage.5")
    .when(ATTACK, "p1 allocate/1", "p1 attackOrder/cleo", "p2 defend/basic.1/ash")
    .among(
      defended("cleo", 2),
      { was: "aidLent", runner: "cleo", to: "ash" },
      rolled("damage.5", 1, 2, 0, "cleo"),
      rolled("damage.5", 1, 1, 0),
    );
});

rule("DL-SKILL-05: without Momentum it is not offered", () => {
  given(line([]))
    .came("damage.5", "damage.5")
    .when(ATTACK, "p1 allocate/1", "p1 attackOrder/cleo", "p2 defend/basic.1")
    .among(rolled("damage.5", 1, 0, 1));
});

rule("DL-SKILL-05: for one who is not attacked any more it is refused", () => {
  given(line(["momentum.1"]))
    .when(ATTACK, "p1 allocate/1", "p1 attackOrder/cleo", "p2 defend/basic.1/cleo")
    .refused("DL-SKILL-05");
});

rule("DL-DEF-01 DL-ACTN-05: in one's own activation there is nothing to defend against", () => {
  given(ash({ pool: ["basic.1"] }), { do: "turn", runner: "ash" })
    .when("p1 defend/basic.1/done")
    .refused("K-SEAT");
});

rule("DL-RULING-08: the value of the Phase stays what it was", () => {
  const state = city({ runners: { ash: { exposure: 1, pool: ["basic.1"] } }, infected: { G11: { biter: 1 } } });
  const after = given(state).came("damage.5").when(ATTACK, "p1 defend/basic.1");
  expect(after.state.runners[0]?.exposure).toBe(1);
});
