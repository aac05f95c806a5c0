import { expect } from "vitest";
import { dyingLight } from "../../../src/games/dying-light/game";
import { setup } from "../../../src/games/dying-light/setup";
import type { City } from "../../../src/games/dying-light/vocabulary";
import type { Seen } from "../../../src/kernel/words";
import { rule } from "../../support/given";
import { given } from "./support/city";

const SEATS = ["p1", "p2"];
const untouched = (): City => setup(SEATS, {}).state;

const at = (state: Seen<City>, kind: string): readonly string[] =>
  (dyingLight.scene(state)[kind] ?? []).map((place) => place.at);

const BOTH_CHOSEN = ["p2 choose/cleo/…", "p1 choose/bram/…"] as const;

rule(
  "DL-AUTO-01 DL-DP-01 DL-RULING-01 DL-TTS-01 DL-SETUP-01 DL-GAME-02: each seat chooses one Runner, in any order",
  () => {
    given(untouched(), { do: "choose" })
      .when(...BOTH_CHOSEN)
      .among(
        { was: "runnerChosen", seat: "p2", runner: "cleo", set: "square", weapon: "weapon.sledge" },
        { was: "runnerChosen", seat: "p1", runner: "bram", set: "circle", weapon: "weapon.pipe" },
        { was: "boxCleared" },
        { was: "roundBegan", round: 7 },
      )
      .asks("p1 who", "p2 who");
  },
);

rule("DL-SETUP-01: a Runner that is taken cannot be chosen", () => {
  given(untouched(), { do: "choose" }).when("p1 choose/ash/…", "p2 choose/ash/…").refused("DL-SETUP-01");
});

rule("DL-SETUP-24 DL-SETUP-25 DL-RULING-03: gear set and weapon may be swapped for free ones", () => {
  const after = given(untouched(), { do: "choose" }).when("p1 choose/ash/cross/weapon.pipe");
  const [ash, bram, , dex] = after.state.runners;
  expect([ash?.set, ash?.weapon]).toEqual(["cross", "weapon.pipe"]);
  expect([dex?.set, bram?.weapon]).toEqual(["triangle", "weapon.machete"]);
  after.offers("p2 choose/dex", "triangle", "circle", "square");
});

rule("DL-SETUP-24: a set that is taken is refused", () => {
  given(untouched(), { do: "choose" })
    .when("p1 choose/ash/cross/weapon.pipe", "p2 choose/dex/cross/weapon.bow")
    .refused("DL-SETUP-24");
});

rule("DL-SETUP-25: a weapon that is taken is refused", () => {
  given(untouched(), { do: "choose" })
    .when("p1 choose/ash/cross/weapon.pipe", "p2 choose/dex/square/weapon.pipe")
    .refused("DL-SETUP-25");
});

rule(
  "DL-RULING-06 DL-TTS-03 DL-SETUP-10: Runners nobody chose are in the box, with dice, deck and Activation Card",
  () => {
    const { state } = given(untouched(), { do: "choose" }).when(...BOTH_CHOSEN);
    expect(
      ["runner.ash", "activation.ash", "runner-card.dex", "skill.quick-fingers"].map((kind) => at(state, kind)),
    ).toEqual(Array(4).fill(["box"]));
    expect(at(state, "die.basic").filter((spot) => spot === "box").length).toBe(6);
    expect(at(state, "exposure.x1").toSorted()).toEqual(["box", "box", "p1.exposure", "p2.exposure"]);
    expect(state.activation.map((layer) => [...layer])).toEqual([
      ["activation.enemy", "activation.bram", "activation.cleo"],
    ]);
  },
);

rule("DL-SETUP-20 DL-SETUP-21 DL-SETUP-22: a Runner's belongings lie with the seat that chose it", () => {
  const { state } = given(untouched(), { do: "choose" }).when(...BOTH_CHOSEN);
  expect(at(state, "runner-card.cleo")).toEqual(["p2.runner-card"]);
  expect(at(state, "skill.hold-the-line")).toEqual(["p2.skill"]);
  expect(at(state, "weapon.pipe")).toEqual(["p1.weapon"]);
  expect(at(state, "gear.circle.shoes")).toEqual(["p1.shoes"]);
});

rule("DL-TTS-02 DL-SETUP-06 DL-SETUP-07 DL-SETUP-09 DL-SETUP-11: the prebuilt table", () => {
  const state = untouched();
  const spots = (kind: string): string => at(state, kind).join(" ");
  expect(spots("runner.dex")).toBe("G11");
  expect(at(state, "biter").filter((spot) => spot !== "supply.biter").length).toBe(12);
  expect(spots("item.inhibitor")).toBe("aside.inhibitor");
  expect(state.round).toBe(7);
  expect(dyingLight.scene(state)["round-marker"]).toEqual([
    { at: "round.marker", n: 6, up: "front", turn: 0, label: "", seen: "all" },
  ]);
});

rule("DL-SETUP-08 DL-SETUP-12 DL-SETUP-13: S01 revealed, the Biter's card face up, Chase Cards face up", () => {
  const scene = dyingLight.scene(untouched());
  const ups = (...kinds: readonly string[]) => kinds.map((kind) => scene[kind]?.[0]?.up);
  expect(ups("scenario.s01", "scenario.s02")).toEqual(["front", "back"]);
  expect(ups("infected-card.biter", "infected-card.viral", "infected-card.howler")).toEqual(["front", "back", "back"]);
  expect(ups("chase.h1", "chase.h4")).toEqual(["front", "front"]);
  expect([0, 1, 2, 3].map((i) => scene[`chase.h${String(i + 1)}`]?.[0]?.n)).toEqual([0, 1, 2, 3]);
});

rule("DL-SETUP-28 DL-RULING-05: the Momentum Die starts outside the player area", () => {
  for (const { dice } of untouched().runners) {
    expect(dice.filter(({ at: place }) => place === "pool").map(({ type }) => type)).toEqual([
      "basic",
      "basic",
      "basic",
      "combat",
      "parkour",
    ]);
    expect(dice.filter(({ at: place }) => place === "supply").map(({ type }) => type)).toEqual(["momentum"]);
  }
});

rule("DL-SETUP-04 DL-COMP-44 DL-COMP-45 DL-COMP-46: four Walls stand, the others are in the box", () => {
  const state = untouched();
  expect(
    ["wall.short", "wall.medium", "wall.long"].map((kind) => at(state, kind).filter((spot) => spot === "box").length),
  ).toEqual([5, 1, 6]);
});

rule("DL-SETUP-02 DL-SETUP-03: four city tiles and thirteen buildings in their places", () => {
  const scene = dyingLight.scene(untouched());
  const kinds = Object.keys(scene).filter((kind) => kind.startsWith("city.") || kind.startsWith("building."));
  expect(kinds.length).toBe(17);
  for (const kind of kinds) expect(scene[kind]?.map((place) => place.at)).toEqual([kind]);
});

rule("DL-SETUP-05: each token in the Zone it is listed for", () => {
  const state = untouched();
  const zones = (token: string): string => at(state, token).join(" ");
  expect(zones("nest")).toBe("G02a G04b G06a G03c");
  expect(zones("spear")).toBe("B10 G03b");
  expect(zones("uv")).toBe("G11 supply.uv");
  expect(zones("fire")).toBe("G03a G05a G07a G09c supply.fire");
});

rule("DL-SETUP-14 DL-SETUP-15 DL-SETUP-16 DL-SETUP-17 DL-SETUP-18 DL-SETUP-19: decks, dice and tokens at hand", () => {
  const state = untouched();
  expect(at(state, "exposure-token")).toEqual(Array(4).fill("supply.exposure"));
  expect(state.wounds.length).toBe(16);
  expect(["event1", "event2", "event3"].map((token) => dyingLight.scene(state)[token]?.[0]?.n)).toEqual([7, 9, 11]);
  expect([state.common, state.epic].map((pile) => pile.map((layer) => layer.length))).toEqual([[6], [6]]);
  expect([at(state, "die.damage"), at(state, "die.risk")]).toEqual([Array(4).fill("damage"), Array(4).fill("risk")]);
});

rule("DL-SETUP-26 DL-SETUP-27 DL-SETUP-31: each Runner has its own shuffled deck, and its gear undamaged", () => {
  for (const { deck, discard, gear } of untouched().runners) {
    expect([deck.length, deck[0]?.length, discard.length]).toEqual([1, 8, 0]);
    expect(gear).toEqual({ jacket: "whole", gloves: "whole", shoes: "whole" });
  }
});
