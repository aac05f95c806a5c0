import { expect } from "vitest";
import type { City } from "../../../src/games/dying-light/vocabulary";
import { rule } from "../../support/given";
import { city, given } from "./support/city";
import { lightWound } from "./support/told";

const TIRED = { do: "fatigue", runner: "ash" } as const;

interface Dice {
  readonly pool?: readonly string[];
  readonly track?: readonly string[];
  readonly fatigue?: readonly string[];
}

const ash = (dice: Dice): City => city({ runners: { ash: dice } });

rule("DL-DP-11 DL-FAT-01 DL-TEMPO-06: any die of the track but the Tempo Die, as long as there is one", () => {
  const state = ash({ track: ["basic.1", "combat.1", "basic.3"], pool: ["parkour.2", "basic.2"] });
  given(state).when(TIRED).offers("p1 fatigueDie", "slot1", "slot2");
  given(state).when(TIRED, "p1 fatigueDie/basic.2").refused("DL-FAT-01");
  given(state).when(TIRED, "p1 fatigueDie/slot3").refused("DL-FAT-03");
});

rule("DL-FAT-03 DL-TEMPO-06: any die of the pool, where nothing but the Tempo Die lies on the track", () => {
  const state = ash({ track: ["basic.1"], pool: ["parkour.2", "basic.2"] });
  given(state).when(TIRED).offers("p1 fatigueDie", "basic.2", "parkour.2");
  given(ash({ track: [], pool: ["parkour.2", "basic.2"] }))
    .when(TIRED, "p1 fatigueDie/parkour.2")
    .then({ was: "dieFatigued", runner: "ash", die: "parkour1", slot: 1 });
});

rule("DL-RULING-39 DL-FAT-03: by the house rule either will do", () => {
  const looser = { anyDieTires: "on" };
  const dice = { track: ["basic.1", "combat.1"], pool: ["parkour.2"] };
  const state = city({ runners: { ash: dice }, options: looser });
  given(state).when(TIRED).offers("p1 fatigueDie", "slot1", "parkour.2");
  given(state).when(TIRED, "p1 fatigueDie/slot2").refused("DL-FAT-03");
});

rule("DL-FAT-01 DL-RULING-07: the die goes to the first free Fatigue Slot and leaves a gap on the track", () => {
  const after = given(ash({ track: ["basic.1", "combat.1", "basic.3"], fatigue: ["parkour.1"] })).when(
    TIRED,
    "p1 fatigueDie/slot2",
  );
  after.then({ was: "dieFatigued", runner: "ash", die: "combat1", slot: 2 });
  const track = (after.state.runners[0]?.dice ?? []).filter(({ at }) => at === "track");
  expect(track.map(({ slot }) => slot)).toEqual([1, 3]);
});

rule("DL-FAT-03: the Tempo Die is refused", () => {
  given(ash({ track: ["basic.1", "combat.1"], pool: ["basic.2"] }))
    .when(TIRED, "p1 fatigueDie/slot2")
    .refused("DL-FAT-03");
});

rule("DL-FAT-01: a die that is not there is refused", () => {
  given(ash({ track: ["basic.1", "combat.1"], pool: ["basic.2"] }))
    .when(TIRED, "p1 fatigueDie/parkour.1")
    .refused("DL-FAT-01");
});

rule("DL-FAT-04 DL-FAT-02: without a free slot it is a Wound", () => {
  given(ash({ track: ["basic.1", "basic.2"], fatigue: ["combat.1", "parkour.1"] }))
    .when(TIRED)
    .then(lightWound("ash"));
});

rule("DL-RULING-38: with nothing but the Tempo Die nothing happens", () => {
  given(ash({ track: ["basic.1"] }))
    .when(TIRED)
    .then()
    .asks();
});

rule("DL-TEMPO-03 DL-RULING-07: the next die goes right of the Tempo Die, never into a gap", () => {
  const state = city({ runners: { ash: { zone: "G05a", track: ["-", "combat.1"], pool: ["basic.2"] } } });
  given(state, { do: "turn", runner: "ash" })
    .when("p1 turn/run/G05b/basic.2")
    .among({ was: "diePaid", runner: "ash", die: "basic1", face: "basic.2", slot: 3 });
});

rule("DL-FAT-01: one die of the track besides the Tempo Die is enough to spare the pool", () => {
  given(ash({ track: ["basic.1", "combat.1"], pool: ["parkour.2"] }))
    .when(TIRED, "p1 fatigueDie")
    .then({ was: "dieFatigued", runner: "ash", die: "basic1", slot: 1 });
});

rule("DL-RULING-38 DL-RULING-66: with nothing but the Tempo Die, and a slot free, Gear need not help", () => {
  const gear = { jacket: "whole", gloves: "whole", shoes: "whole" } as const;
  const tempo = { set: "circle", gear, track: ["basic.1"] };
  for (const fatigue of [[], ["combat.1"]])
    given(city({ runners: { bram: { ...tempo, fatigue } } }))
      .when({ do: "fatigue", runner: "bram" })
      .then()
      .asks();
  given(city({ runners: { bram: { ...tempo, fatigue: ["combat.1", "parkour.1"] } } }))
    .when({ do: "fatigue", runner: "bram" })
    .asks("p1 prevent");
});
