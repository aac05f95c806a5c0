import { expect } from "vitest";
import { rule } from "../../support/given";
import { city, given, uv } from "./support/city";
import { moved, ran } from "./support/told";

const WALK = { do: "walk", runner: "bram", zones: 2 } as const;
const bram = { zone: "G05b", pool: ["basic.1"] };
const crowd = { G05: { biter: 3 } };

rule("DL-MOVX-01 DL-MOVX-02 DL-DP-29: so many Zones, without dice and without Risk", () => {
  const after = given(city({ runners: { bram }, infected: crowd })).when(WALK, "p1 walk/G06a/G09c");
  after.then(ran("bram", "G05b", "G06a"), ran("bram", "G06a", "G09c"));
  expect(after.state.runners[1]?.dice.find(({ die }) => die === "basic1")?.at).toBe("pool");
  given(city({ runners: { bram } }))
    .when(WALK, "p1 walk/G06a/enough")
    .then(ran("bram", "G05b", "G06a"));
});

rule("DL-RULING-55: each step obeys Run, and UV ends a Chase", () => {
  given(city({ runners: { bram } }))
    .when(WALK, "p1 walk/B07")
    .refused("DL-RUNA-02");
  given(city({ runners: { bram } }))
    .when(WALK, "p1 walk/G05a/G04b")
    .refused("DL-RUNA-03");
  given(city({ runners: { bram: { ...bram, chase: ["chase.h1"] } }, features: [uv("G06b")] }))
    .when(WALK, "p1 walk/G06a/enough")
    .then(ran("bram", "G05b", "G06a"), { was: "chaseEnded", runner: "bram", card: "chase.h1" });
});

rule("DL-EX-14 DL-GOLD-02: a card that names Range 2 brings Virals from two Areas away", () => {
  const far = { do: "move", into: "G11", moves: 2, types: ["viral"], range: 2 } as const;
  const state = city({ infected: { G09: { viral: 1 }, G10: { viral: 1 } } });
  given(state)
    .when(far)
    .then(moved("viral", "G09", "G11"), moved("viral", "G10", "G11"));
  given(state)
    .when({ ...far, range: 1 })
    .then({ was: "movesLost", area: "G11", count: 2 });
});
