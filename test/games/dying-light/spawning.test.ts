import { expect } from "vitest";
import type { City } from "../../../src/games/dying-light/vocabulary";
import { rule } from "../../support/given";
import { city, given, uv } from "./support/city";
import { moved, spawned, spawnLost } from "./support/told";

const wave = (area: string, infected: "biter" | "viral", count: number) =>
  ({ do: "wave", by: "DL-SPAWN-02", area, infected, count }) as const;

const spawn = (area: string, infected: "biter" | "viral" | "howler", count = 1) =>
  ({ do: "spawn", by: "DL-SPAWN-02", area, infected, count, spread: 0 }) as const;

rule(
  "DL-SPAWN-01 DL-SPAWN-02 DL-SPAWN-03 DL-SPAWN-04: the Spawn symbols put Biters by day, Virals at night, into the nearest Nest",
  () => {
    const at = (round: number): City =>
      city({ round, runners: { ash: { zone: "B11", drawn: ["exposure.x5", "exposure.x3"] } } });
    given(at(7))
      .when({ do: "execute", area: "B11" })
      .among(spawned("biter", "G06"), spawned("biter", "G06"), spawned("biter", "G06"));
    given(at(8)).when({ do: "execute", area: "B11" }).among(spawned("viral", "G06"), spawned("viral", "G06"));
  },
);

rule("DL-DP-16 DL-EX-13 DL-GOLD-01 DL-SPAWN-05: equally near Nests are the players' choice", () => {
  const state = city({ runners: { ash: { zone: "G05a" } } });
  given(state)
    .when(wave("G05", "biter", 1))
    .offers("p1 nest", "G04", "G06");
  given(state)
    .when(wave("G05", "biter", 1), "p1 nest/G04")
    .then(spawned("biter", "G04"));
  given(state)
    .when(wave("G05", "biter", 1), "p1 nest/G06")
    .then(spawned("biter", "G06"));
});

rule("DL-EX-13 DL-SPAWN-04: a Nest that is farther is refused", () => {
  given(city({}))
    .when(wave("G05", "biter", 1), "p1 nest/G02")
    .refused("DL-SPAWN-04");
});

rule("DL-RULING-27: a Nest in the Area itself is nearest", () => {
  given(city({}))
    .when(wave("G02", "biter", 1))
    .then(spawned("biter", "G02"));
});

rule("DL-RULING-26 DL-ENV-15: a Nest under UV is skipped, and nothing appears under UV", () => {
  given(city({ features: [uv("G06c")] }))
    .when(wave("G06", "biter", 1))
    .then(spawned("biter", "G03"));
  given(city({ features: [uv("G06c")] }))
    .when(spawn("G06", "biter"))
    .then(spawnLost("biter", "G06", 1));
});

rule("DL-RULING-26: an inactive UV Spot has no effect", () => {
  given(city({ features: [{ token: "uv", zone: "G06c", up: "inactive" }] }))
    .when(spawn("G06", "biter"))
    .then(spawned("biter", "G06"));
});

rule("DL-SPAWN-06 DL-SPAWN-07: Volatiles for missing Virals, and when they are out nobody", () => {
  const state = city({ infected: { B01: { viral: 11 }, B02: { volatile: 3 } } });
  given(state)
    .when(spawn("G06", "viral", 3))
    .then(spawned("viral", "G06"), spawned("volatile", "G06"), spawnLost("viral", "G06", 1));
});

rule("DL-RULING-37: Biters and Howlers that are missing do not appear", () => {
  given(city({ infected: { B01: { biter: 31 } } }))
    .when(spawn("G06", "biter", 2))
    .then(spawned("biter", "G06"), spawnLost("biter", "G06", 1));
  given(city({ infected: { B01: { howler: 4 } } }))
    .when(spawn("G06", "howler"))
    .then(spawnLost("howler", "G06", 1));
});

rule(
  "DL-EX-10 DL-SPAWN-08 DL-SPREAD-01 DL-SPREAD-02 DL-SPREAD-03 DL-SPREAD-04 DL-SPREAD-05 DL-RULING-35: a full Nest spreads before two appear",
  () => {
    const state = city({ round: 8, infected: { G06: { viral: 2, biter: 4 } } });
    const after = given(state).when(spawn("G06", "viral", 2), "p1 spreadFirst/B07");
    after.then(
      { was: "spreadBegan", area: "G06" },
      moved("viral", "G06", "B07"),
      moved("viral", "G06", "G03"),
      moved("biter", "G06", "G09"),
      moved("biter", "G06", "G05"),
      spawned("viral", "G06"),
      spawned("viral", "G06"),
    );
    expect(after.state.infected["G06"]).toEqual({ biter: 2, viral: 2, howler: 0, volatile: 0 });
  },
);

rule("DL-SPAWN-08: the sixth still appears without a Spread", () => {
  given(city({ infected: { G06: { biter: 5 } } }))
    .when(spawn("G06", "biter"))
    .then(spawned("biter", "G06"));
});

rule("DL-RULING-28: Howlers count, and when a Spread moves nobody the rest is lost", () => {
  const state = city({ infected: { G10: { howler: 2, biter: 4 } } });
  given(state)
    .when(spawn("G10", "biter", 2))
    .then(spawnLost("biter", "G10", 2));
});

rule("DL-SPAWN-08 DL-RULING-28: a crowd that Moves made larger spreads until there is room", () => {
  const state = city({ infected: { G11: { biter: 7 } } });
  const spread = { was: "spreadBegan", area: "G11" } as const;
  given(state)
    .when(spawn("G11", "biter"))
    .then(spread, moved("biter", "G11", "G08"), spread, moved("biter", "G11", "G08"), spawned("biter", "G11"));
});

rule("DL-SPAWN-04 DL-RULING-26: with every Nest under UV a wave is lost", () => {
  const state = city({ features: [uv("G02b"), uv("G03b"), uv("G04c"), uv("G06c")] });
  given(state)
    .when(wave("G05", "biter", 2))
    .then(spawnLost("biter", "G05", 2));
});

rule("DL-SPAWN-05 DL-SPAWN-07 DL-RULING-37: which Nest is nothing to ask about where nobody is left to come", () => {
  const wave = (infected: "viral" | "biter" | "volatile", crowd: object) =>
    given(city({ round: 8, infected: { B01: crowd } })).when({
      do: "wave",
      area: "G05",
      infected,
      count: 1,
      by: "DL-SPAWN-03",
    });
  wave("viral", { viral: 12 }).asks("p1 nest");
  wave("viral", { viral: 12, volatile: 4 })
    .then({ was: "spawnLost", infected: "viral", area: "G04", count: 1, by: "DL-SPAWN-07" })
    .asks();
  wave("volatile", { volatile: 4 }).then({ was: "spawnLost", infected: "volatile", area: "G04", count: 1 }).asks();
  wave("biter", { biter: 32 }).then({ was: "spawnLost", infected: "biter", area: "G04", count: 1 }).asks();
});
