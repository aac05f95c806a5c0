import { expect } from "vitest";
import { CALLED_BY_SIRENS } from "../../../src/games/dying-light/content/cards";
import { dyingLight } from "../../../src/games/dying-light/game";
import type { City } from "../../../src/games/dying-light/vocabulary";
import { OWED, rule } from "../../support/given";
import { city, given, uv } from "./support/city";
import { exposed, spawned } from "./support/told";

type Given = Parameters<typeof city>[0];
type RunnerGiven = NonNullable<Given["runners"]>[string];

const TURN = { do: "turn", runner: "bram" } as const;

const token = (name: string, zone: string, up = "front") => ({ token: name, zone, up });

const bram = (zone: string, more: Given = {}, runner: RunnerGiven = {}) =>
  city({ ...more, runners: { bram: { zone, pool: ["basic.1"], ...runner } } });

const S01 = { features: [token("objective1", "B08"), token("uv", "G11", "inactive")] };

rule(
  "DL-AUTO-12 DL-RULING-04 DL-GAME-05 DL-INT-03 DL-PV-14 DL-ENV-16 DL-RULING-45: the relay lights the UV Spot and lays the crates",
  () => {
    const came = given(bram("B08", { ...S01, infected: { G11: { viral: 1 } } }), TURN).when(
      "p1 turn/interact/objective1",
    );
    came.among(
      { was: "scenarioRevealed", card: "scenario.s02" },
      { was: "tokenRemoved", token: "objective1", zone: "B08" },
      { was: "tokenPlaced", token: "electricity", zone: "B08", up: "front" },
      { was: "cratesLaid" },
      { was: "tokenPlaced", token: "objective3", zone: "B04", up: "front" },
      { was: "tokenPlaced", token: "objective4", zone: "B05", up: "front" },
      { was: "uvLit", zone: "G11" },
    );
    expect(came.state.features.filter(({ token: name }) => name === "objective2")).toEqual([]);
  },
);

rule("DL-SPREAD-08 DL-RULING-30 DL-ENV-16: everybody who can leave the Area does, Howlers last, over and over", () => {
  const state = bram("B08", { features: [uv("G11")], infected: { G11: { viral: 4, howler: 1, biter: 1 } } });
  const came = given(state).when({ do: "clear", area: "G11" }, "p1 spreadFirst/B12", "p1 spreadFirst/B13");
  expect(came.state.infected["G11"]).toEqual({ biter: 0, viral: 0, howler: 0, volatile: 0 });
});

const THREE = ["scenario.s04", "scenario.s05", "scenario.s06"];

const crates = (state: City, cards: readonly string[] = THREE): City => {
  state.crates = cards;
  state.scenario = state.scenario.filter((card) => !THREE.includes(card));
  return state;
};

const TWO_LAID = [token("objective3", "B04"), token("objective4", "B05")];

rule("DL-PV-14 DL-DP-23: a crate with the Inhibitor: its card, S07, and the shelter door", () => {
  const came = given(crates(bram("B04", { features: TWO_LAID })), TURN)
    .came("scenario.s04")
    .when("p1 turn/interact");
  came.then(
    { was: "crateOpened", runner: "bram", token: "objective3", zone: "B04", card: "scenario.s04" },
    { was: "inhibitorFound", runner: "bram" },
    { was: "scenarioRevealed", card: "scenario.s07" },
    { was: "tokenPlaced", token: "objective1", zone: "G11", up: "front" },
  );
  expect(came.state.runners[1]?.items).toEqual(["item.inhibitor"]);
});

rule("DL-PV-14: a stash is an Epic Item", () => {
  given(crates(bram("B04", { features: TWO_LAID })), TURN)
    .came("scenario.s05", "item.medkit")
    .when("p1 turn/interact")
    .among({ was: "itemFound", runner: "bram", item: "item.medkit", deck: "epic" });
});

rule("DL-PV-14 DL-RULING-74: a nest is a Common Item and a Howler, by day two Biters, and those are Risk", () => {
  given(crates(bram("B04", { features: TWO_LAID, round: 8 })), TURN)
    .came("scenario.s06", "item.bandage", "risk.safe")
    .when("p1 turn/interact")
    .among(spawned("howler", "B04"));
  given(crates(bram("B04", { features: TWO_LAID })), TURN)
    .came("scenario.s06", "item.bandage", "risk.safe", "risk.safe")
    .when("p1 turn/interact")
    .among(spawned("biter", "B04"), spawned("biter", "B04"));
});

const sides = (state: City) => {
  const rule = dyingLight.rules.crate;
  const step = { do: "crate", runner: "bram", token: "objective4" } as const;
  return rule.kind === "chance" ? rule.draws(state, step).flatMap((draw) => draw.sides) : [];
};

rule("DL-PV-14: with two crates one of them is the Inhibitor's, as likely as not", () => {
  expect(sides(crates(bram("B05", { features: TWO_LAID })))).toEqual(["scenario.s04", ...THREE]);
  const left = { features: [token("objective4", "B05")] };
  expect(sides(crates(bram("B05", left), ["scenario.s04", "scenario.s06"]))).toEqual(["scenario.s04"]);
  expect(sides(crates(bram("B05", left), ["scenario.s05", "scenario.s06"]))).toEqual(["scenario.s05", "scenario.s06"]);
  const all = { features: [token("objective2", "B01"), ...TWO_LAID] };
  expect(sides(crates(bram("B05", all)))).toEqual(THREE);
});

const home = (runner: RunnerGiven, light = "active", ash: RunnerGiven = { zone: "G11" }) => {
  const state = city({
    runners: { ash, bram: { zone: "G11", pool: ["basic.1"], items: ["item.inhibitor"], ...runner } },
    features: [token("objective1", "G11"), token("uv", "G11", light)],
  });
  state.scenarioShown = ["scenario.s01", "scenario.s02", "scenario.s07"];
  return state;
};

rule(
  "DL-GAME-04 DL-GAME-01 DL-PV-14: all in the shelter with the Inhibitor, under UV: the door opens and it is won",
  () => {
    const came = given(home({}), TURN).when("p2 turn/interact");
    came.then({ was: "won" }).over({ won: ["p1", "p2"], rule: "DL-GAME-04" });
    expect(came.state.scenarioShown.slice(-1)).toEqual(["scenario.s10"]);
  },
);

rule("DL-PV-14: without one of these it stays shut", () => {
  given(home({ items: [] }), TURN)
    .when("p2 turn/interact")
    .refused("DL-PV-14");
  given(home({}, "inactive"), TURN).when("p2 turn/interact").refused("DL-PV-14");
  given(home({}, "active", { zone: "G08a" }), TURN)
    .when("p2 turn/interact")
    .refused("DL-PV-14");
  given(home({ items: [] }, "active", { zone: "G11", items: ["item.inhibitor"] }), TURN)
    .when("p2 turn/interact")
    .among({ was: "won" });
});

rule(
  "DL-END-05 DL-RULING-47 DL-RULING-72 DL-GEAR-10: Sirens on Round 8, after nightfall, for those on the ground",
  () => {
    const state = city({
      runners: { ash: { zone: "B10" }, bram: { zone: "G05a" }, cleo: { zone: "G05b", token: "held" } },
    });
    const after = given(state).came(OWED).when({ do: "endPhase" });
    after.among(
      { was: "roundAdvanced", round: 8 },
      spawned("howler", "G06"),
      { was: "eventCame", card: "scenario.s03" },
      exposed("bram"),
      { was: "activationShuffled" },
    );
    expect(after.state.runners.map((runner) => runner.token)).toEqual(["none", "held", "held", "none"]);
    expect(after.state.scenarioDone).toEqual(["scenario.s03"]);
  },
);

rule("DL-PV-14: the Sirens call as many Virals to each Nest as the card says for so many Runners", () => {
  for (const [i, each] of CALLED_BY_SIRENS.entries()) {
    const runners = Object.fromEntries(["ash", "bram", "cleo", "dex"].slice(0, i + 1).map((name) => [name, {}]));
    const { state } = given(city({ round: 8, runners })).when({ do: "event", card: "scenario.s03" });
    const came = ["G02", "G03", "G04", "G06"].map((area) => state.infected[area]);
    const count = came.reduce((sum, crowd) => sum + (crowd?.viral ?? 0) + (crowd?.volatile ?? 0), 0);
    expect([i + 1, count]).toEqual([i + 1, 4 * each]);
  }
});

rule("DL-PV-14 DL-END-05: a Swarm on Round 10, a Viral in each Nest", () => {
  given(bram("G11", { round: 9 }))
    .came(OWED)
    .when({ do: "endPhase" })
    .among(
      { was: "eventCame", card: "scenario.s08" },
      spawned("viral", "G02"),
      spawned("viral", "G04"),
      spawned("viral", "G06"),
    );
  given(bram("G11", { round: 8 }))
    .came(OWED)
    .when({ do: "endPhase" })
    .among({ was: "roundAdvanced", round: 9 }, { was: "activationShuffled" });
});

rule("DL-PV-14 DL-DP-23: on Round 12 a Volatile for each Runner, in the order the players choose", () => {
  const last = (volatile: number, biter = 0) =>
    city({
      round: 11,
      runners: { ash: { zone: "G12" }, bram: { zone: "G10" } },
      infected: { B01: { volatile }, G04: { biter } },
    });
  const state = last(3);
  given(state)
    .came(OWED)
    .when({ do: "endPhase" }, "p2 stalked/bram")
    .among({ was: "eventCame", card: "scenario.s09" }, spawned("volatile", "G04"));
  given(state).came(OWED).when({ do: "endPhase" }, "p2 stalked/cleo").refused("DL-PV-14");
  const full = given(last(0, 5)).came(OWED).when({ do: "endPhase" });
  full.asks("p1 stalked", "p2 stalked");
  // Where there are enough for everybody, and room, the order decides nothing.
  const enough = given(last(2, 4)).came(OWED).when({ do: "endPhase" });
  enough.among(spawned("volatile", "G06"), spawned("volatile", "G04"));
  given(last(4)).came(OWED).when({ do: "endPhase" }).among({ was: "roundBegan", round: 12 });
});

rule("DL-GAME-07 DL-ELIM-02 DL-RULING-02: S11 lies there when it is lost", () => {
  const late = given(bram("G11", { round: 12 })).when({ do: "endPhase" });
  expect(late.state.scenarioShown.slice(-1)).toEqual(["scenario.s11"]);
});

rule("DL-TTS-02: what lies under the crates is nobody's to know, and the third card is in the box", () => {
  const scene = dyingLight.scene(crates(bram("B05", { features: TWO_LAID })));
  expect(THREE.map((card) => scene[card]?.[0]?.at).toSorted()).toEqual(["box", "crate.objective3", "crate.objective4"]);
  expect(THREE.map((card) => scene[card]?.[0]?.up)).toEqual(["back", "back", "back"]);
});
