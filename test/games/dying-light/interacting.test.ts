import { expect } from "vitest";
import { rule } from "../../support/given";
import { city, fire, given } from "./support/city";

type Given = Parameters<typeof city>[0];
type RunnerGiven = NonNullable<Given["runners"]>[string];

const TURN = { do: "turn", runner: "bram" } as const;

const token = (name: string, zone: string) => ({ token: name, zone, up: "front" });

const bram = (zone: string, more: Given = {}, runner: RunnerGiven = {}) =>
  city({ ...more, runners: { bram: { zone, pool: ["basic.1"], ...runner } } });

rule(
  "DL-ITEM-01 DL-INT-01 DL-INT-04 DL-INT-05 DL-ENV-09 DL-ENV-10: a Loot Bag gives a card of its deck, and its token stays",
  () => {
    const came = given(bram("B09", { features: [token("common-loot", "B09")] }), TURN)
      .came("item.decoy")
      .when("p1 turn/interact");
    came
      .then(
        { was: "lootTaken", runner: "bram", token: "common-loot", zone: "B09" },
        { was: "itemFound", runner: "bram", item: "item.decoy", deck: "common" },
      )
      .asks("p1 turn");
    expect(came.state.runners[1]).toMatchObject({ items: ["item.decoy"], loot: ["common-loot"] });
    given(bram("B07", { features: [token("epic-loot", "B07")] }), TURN)
      .came("item.medkit")
      .when("p1 turn/interact")
      .among({ was: "itemFound", runner: "bram", item: "item.medkit", deck: "epic" });
  },
);

rule("DL-DP-14 DL-INT-01 DL-INT-02: only what is in the own Zone, and one feature each time", () => {
  const state = bram("B09", {
    features: [token("common-loot", "B09"), token("spear", "B09"), token("epic-loot", "B07")],
    infected: { B09: { biter: 1 } },
  });
  given(state, TURN).when("p1 turn/interact/epic-loot").refused("DL-INT-01");
  given(state, TURN).when("p1 turn/interact/common-loot+spear").refused("K-COUNT");
  given(bram("G11"), TURN).when("p1 turn/interact").refused("DL-INT-01");
});

rule("DL-RULING-58: an empty deck is made new of its discard; with neither nothing is found", () => {
  const state = bram("B09", { features: [token("common-loot", "B09")] });
  state.common = [];
  state.commonDiscard = ["item.bandage"];
  given(state, TURN)
    .came("item.bandage")
    .when("p1 turn/interact")
    .among(
      { was: "itemsShuffled", deck: "common" },
      { was: "itemFound", runner: "bram", item: "item.bandage", deck: "common" },
    );
  state.commonDiscard = [];
  given(state, TURN)
    .when("p1 turn/interact")
    .then({ was: "lootTaken", runner: "bram", token: "common-loot", zone: "B09" });
});

rule("DL-INT-06 DL-RISK-04 DL-RISK-19 DL-RULING-25: one Risk for each enemy and for Fire of the Area", () => {
  const state = bram("G05a", {
    infected: { G05: { biter: 1 } },
    features: [token("common-loot", "G05a"), fire("G05b")],
  });
  given(state, TURN)
    .came("item.bandage", "risk.spawn", "risk.safe")
    .when("p1 turn/interact")
    .among(
      { was: "riskRolled", runner: "bram", faces: ["risk.spawn", "risk.safe"] },
      {
        was: "spawned",
        infected: "biter",
        area: "G05",
      },
    );
});

rule("DL-SKILL-04 DL-SKILL-05 DL-PV-07: Quick Fingers spare one Risk, with Momentum all", () => {
  const dex = (spot: readonly string[]) =>
    city({
      runners: { dex: { zone: "G05a", pool: ["basic.1"], spot } },
      infected: { G05: { biter: 2 } },
      features: [token("common-loot", "G05a")],
    });
  const turn = { do: "turn", runner: "dex" } as const;
  given(dex([]), turn).came("item.bandage", "risk.safe").when("p1 turn/interact");
  given(dex(["momentum.1"]), turn)
    .came("item.bandage")
    .when("p1 turn/interact");
});

rule("DL-RISK-06 DL-KD-02: what lies on the ground is no Risk", () => {
  const state = bram("G05a", {
    down: [{ infected: "biter", area: "G05" }],
    features: [token("common-loot", "G05a")],
  });
  given(state, TURN).came("item.bandage").when("p1 turn/interact").asks("p1 turn");
});

const SPEAR = { features: [token("spear", "G05a")] };

rule(
  "DL-ENV-02 DL-ENV-11 DL-ENV-12 DL-RULING-53 DL-RULING-74: a Spear strikes with two dice, is gone, and who it kills is no Risk",
  () => {
    const state = bram("G05a", { ...SPEAR, infected: { G05: { biter: 1 } } });
    const came = given(state, TURN).came("damage.2", "damage.2").when("p1 turn/interact/spear/G05/biter");
    came.then(
      { was: "tokenRemoved", token: "spear", zone: "G05a" },
      { was: "struck", runner: "bram", area: "G05", target: "biter", faces: ["damage.2", "damage.2"] },
      { was: "killed", infected: "biter", area: "G05", down: false },
    );
    came.asks("p1 turn");
    expect(came.state.runners[1]?.dice.find(({ die }) => die === "basic1")?.at).toBe("pool");
  },
);

rule("DL-RULING-53: its Crits count", () => {
  given(bram("G05a", { ...SPEAR, infected: { G05: { biter: 1 }, G06: { viral: 1 } } }), TURN)
    .came("damage.crit", "damage.5")
    .when("p1 turn/interact/spear/G06/viral", "p1 crits/biter")
    .among(
      { was: "killed", infected: "biter", area: "G05", down: false },
      { was: "killed", infected: "viral", area: "G06", down: false },
    );
});

rule("DL-ENV-11 DL-ATK-02: it needs somebody within Range 2", () => {
  given(bram("G05a", SPEAR), TURN).when("p1 turn/interact").refused("DL-ENV-11");
  given(bram("G05a", { ...SPEAR, infected: { G06: { biter: 1 }, G12: { biter: 1 } } }), TURN)
    .when("p1 turn/interact/spear/G12")
    .refused("DL-ATK-02");
});
