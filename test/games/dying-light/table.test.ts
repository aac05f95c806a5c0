import { expect } from "vitest";
import { AREAS } from "../../../src/games/dying-light/content/board";
import { dyingLight } from "../../../src/games/dying-light/game";
import { zonesOf } from "../../../src/games/dying-light/rules/ground";
import type { City } from "../../../src/games/dying-light/vocabulary";
import { rule } from "../../support/given";
import { type Box, boxesOf, boxOf, overlapping, type Sizes } from "../../support/lying";
import { city } from "./support/city";

/** Width and depth of what lies on the table; boards and walls lie under things. */
const SIZES: Sizes = {
  card: [2.2, 3.1],
  die: [0.7, 0.7],
  token: [1, 1],
  figure: [0.9, 0.9],
};

const all = (value: Partial<City["runners"][number]>) => ({ ash: value, bram: value, cleo: value, dex: value });

rule("DL-TTS-02: everything lies on the table, and nothing on anything else", () => {
  const boxes = boxesOf(dyingLight, SIZES, dyingLight.scene(city({ runners: all({}) })));
  expect(overlapping(boxes)).toEqual([]);
  for (const { what, x, z, width, depth } of boxes) {
    expect(Math.abs(x) + width / 2, what).toBeLessThanOrEqual(34);
    expect(Math.abs(z) + depth / 2, what).toBeLessThanOrEqual(22);
  }
});

rule("DL-SETUP-29: neither does it when every Runner has all it can have", () => {
  const loaded = {
    light: "unseen",
    heavy: ["wound.winded", "wound.winded", "wound.torn-grip"],
    token: "held" as const,
    drawn: ["exposure.x1", "exposure.x2", "exposure.x3", "exposure.x4", "exposure.x5"],
    discard: ["exposure.x6"],
    deck: [["exposure.x7", "exposure.x8"]],
  };
  const state = city({ runners: all(loaded) });
  for (const [i, runner] of state.runners.entries()) {
    runner.chase = [`chase.h${String(i + 1)}`];
    runner.dice = runner.dice.map((die, at) =>
      at < 2 ? { ...die, at: "fatigue", slot: at + 1 } : at < 4 ? { ...die, at: "cooldown", slot: at - 1 } : die,
    );
  }
  state.chase = [];
  expect(overlapping(boxesOf(dyingLight, SIZES, dyingLight.scene(state)))).toEqual([]);
});

const CROWDS = [
  { biter: 6, viral: 0, howler: 0, volatile: 0 },
  { biter: 0, viral: 6, howler: 0, volatile: 0 },
  { biter: 2, viral: 2, howler: 1, volatile: 1 },
  { biter: 0, viral: 1, howler: 1, volatile: 4 },
] as const;

const figuresIn = (state: City, zones: readonly string[]): Box[] =>
  Object.entries(dyingLight.scene(state)).flatMap(([kind, places]) =>
    places
      .filter(({ at }) => zones.includes(at.split(".")[0] ?? ""))
      .map((place) => boxOf(dyingLight, SIZES, kind, place)),
  );

const nearest = (boxes: readonly Box[]): number =>
  Math.min(...boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.z - b.z))));

rule("DL-SPAWN-08 DL-ZONE-08: six Infected, four Runners and three tokens have room in every Zone", () => {
  for (const { area } of AREAS) {
    for (const zone of zonesOf(area)) {
      for (const crowd of CROWDS) {
        const features = ["fire", "uv", "spear"].map((token) => ({
          token,
          zone,
          up: token === "uv" ? "active" : "front",
        }));
        const state = city({ runners: all({ zone }), infected: { [area]: crowd }, features });
        const boxes = figuresIn({ ...state, features }, zonesOf(area));
        expect(boxes.length).toBe(13);
        expect(nearest(boxes), `${zone} ${JSON.stringify(crowd)}`).toBeGreaterThanOrEqual(0.95);
      }
    }
  }
});

rule("DL-RULING-28: more than six stand closer, each in a place of its own", () => {
  for (const { area } of AREAS) {
    const state = city({ infected: { [area]: { biter: 20, viral: 10, howler: 2, volatile: 2 } } });
    const boxes = figuresIn(state, zonesOf(area)).filter(({ what }) => !what.startsWith("runner"));
    const places = new Set(
      boxes
        .filter(({ what }) => /^(biter|viral|howler|volatile)/.test(what))
        .map(({ x, z }) => `${x.toFixed(2)} ${z.toFixed(2)}`),
    );
    expect(places.size, area).toBe(34);
  }
});

rule(
  "DL-SPAWN-08: Volatiles, which are as wide as two others, do not stand side by side as long as there is room",
  () => {
    const scene = dyingLight.scene(city({ infected: { B11: { viral: 3, volatile: 4 } } }));
    const inB11 = (kind: string): Box[] =>
      (scene[kind] ?? []).filter(({ at }) => at === "B11").map((place) => boxOf(dyingLight, SIZES, kind, place));
    const volatiles = inB11("volatile");
    expect([volatiles.length, inB11("viral").length]).toEqual([4, 3]);
    for (const [i, one] of volatiles.entries())
      for (const other of [...volatiles.slice(i + 1), ...inB11("viral")].filter(({ z }) => z === one.z))
        expect(Math.abs(one.x - other.x)).toBeGreaterThan(1.8);
  },
);
