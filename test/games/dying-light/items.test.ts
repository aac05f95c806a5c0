import { expect } from "vitest";
import { rule } from "../../support/given";
import { city, fire, given, uv } from "./support/city";
import { exposed, moved } from "./support/told";

const TURN = { do: "turn", runner: "bram" } as const;

type Given = Parameters<typeof city>[0];
type RunnerGiven = NonNullable<Given["runners"]>[string];

const bram = (items: readonly string[], runner: RunnerGiven = {}, more: Given = {}) =>
  city({ ...more, runners: { bram: { zone: "G05a", pool: ["basic.1"], items, ...runner } } });

const used = (item: string) => ({ was: "itemUsed", runner: "bram", item }) as const;

const after = (items: readonly string[], say: string, runner: RunnerGiven = {}, more: Given = {}) =>
  given(bram(items, runner, more), TURN).when("p1 turn/use/" + say);

rule("DL-USE-01 DL-USE-02 DL-CONS-01 DL-DP-13: a Bandage takes the Light Wound, costs no die, and is discarded", () => {
  const came = after(["item.bandage"], "item.bandage", { light: "unseen" });
  came.then(used("item.bandage"), { was: "lightHealed", runner: "bram" }).asks("p1 turn");
  expect(came.state.runners[1]).toMatchObject({ light: "none", items: [] });
  expect(came.state.commonDiscard).toEqual(["item.bandage"]);
  expect(came.state.woundDeck.length).toBe(16);
});

rule("DL-AUTO-14 DL-PV-10 DL-DP-25: without one it turns a Heavy Wound, which is the Light one then, and known", () => {
  const heavy = ["wound.winded", "wound.torn-grip"];
  const came = after(["item.bandage"], "item.bandage/wound.torn-grip", { heavy });
  came.then(used("item.bandage"), { was: "heavyHealed", runner: "bram", wound: "wound.torn-grip" });
  expect(came.state.runners[1]).toMatchObject({ light: "wound.torn-grip", heavy: ["wound.winded"] });
  given(bram([], { light: "wound.torn-grip" }))
    .came("wound.torn-grip")
    .when({ do: "wound", by: "DL-EATK-10", runner: "bram" })
    .then({ was: "woundTurned", runner: "bram", wound: "wound.torn-grip" });
});

rule("DL-RULING-58: a healed Wound goes under the deck, and comes up again when it is its turn", () => {
  const came = after(["item.bandage"], "item.bandage", { light: "wound.dazed" });
  expect(came.state.woundDeck.slice(-1)).toEqual(["wound.dazed"]);
  const state = bram([]);
  state.woundDeck = ["wound.dazed"];
  given(state)
    .when({ do: "wound", by: "DL-EATK-10", runner: "bram" })
    .then({ was: "lightWoundTaken", runner: "bram", card: "wound.dazed" });
});

rule("DL-PV-10: a Medkit heals twice", () => {
  const both = after(["item.medkit"], "item.medkit", { light: "unseen", heavy: ["wound.winded"] });
  expect(both.state.runners[1]).toMatchObject({ light: "wound.winded", heavy: [] });
  const heavy = after(["item.medkit"], "item.medkit/wound.winded", { heavy: ["wound.winded", "wound.dazed"] });
  expect(heavy.state.runners[1]).toMatchObject({ light: "none", heavy: ["wound.dazed"] });
});

rule("DL-USE-01: what has no effect now is not used, nor what one does not have, nor the Inhibitor", () => {
  after(["item.bandage"], "item.bandage").refused("DL-USE-01");
  after(["item.inhibitor"], "item.inhibitor").refused("DL-USE-01");
  after(["item.scent-mask"], "item.bandage", { light: "unseen" }).refused("DL-USE-01");
});

const CROWD = { infected: { G05: { biter: 2 } } };

rule(
  "DL-USE-03 DL-CONS-02 DL-CONS-03 DL-RULING-25: Focus risks one for each enemy and for Fire, after the effect",
  () => {
    given(bram(["item.bandage"], { light: "unseen" }, { ...CROWD, features: [fire("G05b")] }), TURN)
      .came("risk.safe", "risk.safe", "risk.safe")
      .when("p1 turn/use/item.bandage")
      .among(
        { was: "lightHealed", runner: "bram" },
        {
          was: "riskRolled",
          runner: "bram",
          faces: ["risk.safe", "risk.safe", "risk.safe"],
        },
      );
  },
);

rule("DL-USE-04 DL-CONS-04 DL-RISK-07: Quick risks nothing", () => {
  after(["item.scent-mask"], "item.scent-mask", {}, CROWD).then(used("item.scent-mask"), {
    was: "masked",
    runner: "bram",
  });
});

rule("DL-PV-10 DL-DP-25 DL-RULING-80: Adrenaline brings a die back from Cooldown and rolls it", () => {
  given(bram(["item.adrenaline"], { cooldown: ["basic.2", "combat.1"] }), TURN)
    .came("combat.6")
    .when("p1 turn/use/item.adrenaline/combat.1")
    .then(
      used("item.adrenaline"),
      { was: "dieRestored", runner: "bram", die: "combat1", at: "pool", slot: 0 },
      { was: "diceRolled", runner: "bram", seat: "p1", dice: ["combat1"], faces: ["combat.6"] },
    );
  after(["item.adrenaline"], "item.adrenaline", { fatigue: ["basic.2"] }).then(used("item.adrenaline"), {
    was: "dieRestored",
    runner: "bram",
    die: "basic2",
    at: "cooldown",
    slot: 1,
  });
  after(["item.adrenaline"], "item.adrenaline").refused("DL-USE-01");
});

rule("DL-PV-10 DL-DP-25 DL-RULING-71: a Decoy lures up to three out, even away from a Runner", () => {
  const crowd = { infected: { G05: { viral: 1, biter: 3 } } };
  after(["item.decoy"], "item.decoy/G05/G06/viral/biter/biter", {}, crowd).then(
    used("item.decoy"),
    moved("viral", "G05", "G06"),
    moved("biter", "G05", "G06"),
    moved("biter", "G05", "G06"),
  );
  after(["item.decoy"], "item.decoy/G05/B07/viral", {}, crowd).then(used("item.decoy"), moved("viral", "G05", "B07"));
  after(["item.decoy"], "item.decoy/G05/B07/biter", {}, crowd).refused("DL-EMOVE-03");
  after(["item.decoy"], "item.decoy/G12", {}, { infected: { G12: { viral: 1 }, G06: { biter: 1 } } }).refused(
    "DL-EMOVE-03",
  );
});

rule("DL-ENV-03 DL-PV-10 DL-RULING-25: a Fire Bottle burns an Area within Range 1 that does not burn yet", () => {
  const came = after(["item.fire-bottle"], "item.fire-bottle/G06b");
  came.then(used("item.fire-bottle"), { was: "tokenPlaced", token: "fire", zone: "G06b", up: "front" });
  after(["item.fire-bottle"], "item.fire-bottle/G06b", {}, { features: [fire("G06a")] }).refused("DL-RULING-25");
  after(["item.fire-bottle"], "item.fire-bottle/G11").refused("DL-RULING-25");
  const five = ["G01a", "G02a", "G03a", "G07a", "G08a"].map(fire);
  after(["item.fire-bottle"], "item.fire-bottle", {}, { features: five }).refused("DL-RULING-25");
});

rule("DL-PV-10 DL-EXPO-05: a Scent Mask takes the token, or lowers the value of this Round", () => {
  after(["item.scent-mask"], "item.scent-mask", { token: "held" }).then(used("item.scent-mask"), {
    was: "exposureReturned",
    runner: "bram",
  });
  const masked = bram([], { masked: true, track: ["basic.1", "basic.2", "combat.1"] });
  given(masked)
    .came("exposure.x8")
    .when({ do: "exposurePhase" })
    .among({ was: "exposureChecked", runner: "bram", exposure: 1 });
  given(bram([], { masked: true, pool: [] }))
    .when({ do: "exposurePhase" })
    .among({ was: "exposureChecked", runner: "bram", exposure: 0 });
});

rule("DL-PV-10 DL-ENV-16 DL-RULING-30 DL-RULING-81: a UV Flare drives all out who can leave, and ends no Chase", () => {
  const crowd = { infected: { G05: { viral: 1, howler: 1 } } };
  const came = given(bram(["item.uv-flare"], { chase: ["chase.h1"] }, crowd), TURN).when(
    "p1 turn/use/item.uv-flare",
    "p1 spreadFirst/G06",
  );
  came.then(
    used("item.uv-flare"),
    { was: "flareLit", runner: "bram", zone: "G05a" },
    { was: "spreadBegan", area: "G05" },
    moved("viral", "G05", "G06"),
    moved("howler", "G05", "B10"),
  );
  expect(came.state.runners[1]?.chase).toEqual(["chase.h1"]);
});

rule("DL-ENV-16: under UV a Flare is not lit, nor without a token", () => {
  after(["item.uv-flare"], "item.uv-flare", {}, { features: [uv("G05b")] }).refused("DL-RULING-26");
  after(["item.uv-flare"], "item.uv-flare", {}, { features: [uv("G11"), uv("G01a")] }).refused("DL-RULING-26");
});

rule("DL-END-01 DL-KD-04 DL-PV-10: in the End Phase Flares go out and the knocked-down stand up", () => {
  const state = bram([], {}, { round: 5, features: [uv("G05a")], down: [{ infected: "viral", area: "G05" }] });
  state.flares = ["G05a"];
  const came = given(state).when({ do: "endPhase" });
  came.among(
    { was: "phaseBegan", phase: "end" },
    { was: "flareOut", zone: "G05a" },
    { was: "stoodUp", infected: "viral", area: "G05" },
    { was: "roundAdvanced", round: 6 },
  );
  expect(came.state.infected["G05"]?.viral).toBe(1);
  expect(came.state.features.filter(({ token }) => token === "uv")).toEqual([]);
});

rule(
  "DL-EX-16 DL-UPG-01 DL-UPG-02 DL-UPG-03 DL-RULING-70 DL-DP-22: the Basic Die of slot 2 becomes a Combat Die",
  () => {
    const came = given(bram(["item.drill-notes"], { track: ["combat.1", "basic.3"] }), TURN)
      .came("combat.5")
      .when("p1 turn/use/item.drill-notes/slot2/combat");
    came.then(used("item.drill-notes"), {
      was: "dieUpgraded",
      runner: "bram",
      seat: "p1",
      die: "basic2",
      type: "combat",
      to: "combat2",
      face: "combat.5",
    });
    expect(came.state.runners[1]?.dice.find(({ die }) => die === "combat2")).toMatchObject({ at: "track", slot: 2 });
  },
);

rule("DL-UPG-01 DL-RULING-59: only Basic Dice, and only while there are spare ones", () => {
  const state = bram(["item.drill-notes"], { track: ["combat.1", "basic.3"] });
  given(state, TURN).when("p1 turn/use/item.drill-notes/slot1").refused("DL-UPG-01");
  const spent = bram(["item.drill-notes"], { pool: ["basic.1"] });
  for (const runner of spent.runners.slice(2)) {
    runner.dice = runner.dice.map((die) => (die.die === "basic1" ? { ...die, die: "combat2", type: "combat" } : die));
  }
  given(spent, TURN).when("p1 turn/use/item.drill-notes/basic.1/combat").refused("DL-RULING-59");
});

rule("DL-WPN-02 DL-RULING-33: switching weapons is free and without Risk; the old one lies among the Items", () => {
  const came = after(["item.hatchet"], "item.hatchet", { weapon: "weapon.pipe" }, CROWD);
  came.then({ was: "weaponSwitched", runner: "bram", weapon: "item.hatchet" }).asks("p1 turn");
  expect(came.state.runners[1]).toMatchObject({ weapon: "item.hatchet", items: ["weapon.pipe"] });
});

const two = (ash: RunnerGiven, more: Given = {}) =>
  city({
    ...more,
    runners: {
      ash: { zone: "G05b", ...ash },
      bram: { zone: "G05a", pool: ["basic.1"], items: ["item.bandage", "item.inhibitor"] },
    },
  });

rule("DL-ITEM-03 DL-RULING-33: Items go either way within an Area, with one Focus Risk", () => {
  const came = given(two({ items: ["item.decoy"] }, CROWD), TURN)
    .came("risk.safe", "risk.safe")
    .when("p2 turn/exchange/ash/item.inhibitor/item.decoy");
  came.among({
    was: "itemsExchanged",
    runner: "bram",
    partner: "ash",
    given: ["item.inhibitor"],
    taken: ["item.decoy"],
  });
  expect(came.state.runners.slice(0, 2).map(({ items }) => [...items])).toEqual([
    ["item.inhibitor"],
    ["item.bandage", "item.decoy"],
  ]);
});

rule("DL-RULING-33: not with a Runner of another Area", () => {
  given(two({ zone: "G06a" }), TURN)
    .when("p2 turn/exchange")
    .refused("DL-RULING-33");
  given(two({}), TURN).when("p2 turn/exchange/dex").refused("DL-RULING-33");
});

rule("DL-RULING-12 DL-RUN-08: after the last die there is no free action, unless the players want it", () => {
  const last = { do: "acting", runner: "bram" } as const;
  const state = (options: Record<string, string>) =>
    bram(["item.scent-mask"], { pool: [], token: "held" }, { options });
  given(state({})).when(last).then({ was: "activationEnded", runner: "bram" });
  given(state({ freeActionsAfterLastDie: "on" }))
    .when(last, "p1 turn/use/item.scent-mask")
    .then(used("item.scent-mask"), { was: "exposureReturned", runner: "bram" })
    .asks("p1 turn");
});

rule("DL-RULING-11: on a table that wants it, a Runner without a value is attacked all the same", () => {
  const state = (options: Record<string, string>) =>
    bram([], { pool: [], zone: "G11" }, { options, infected: { G11: { biter: 1 } } });
  given(state({})).when({ do: "nextArea" }).then();
  given(state({ zeroExposureAttacks: "on" }))
    .came("damage.5")
    .when({ do: "nextArea" })
    .among(
      { was: "areaResolved", area: "G11" },
      { was: "attacked", runner: "bram", biter: 1, viral: 0, volatile: 0, power: 1 },
    );
});

rule("DL-RULING-31: on a table that wants it, Biters drop to a lower level", () => {
  const state = (options: Record<string, string>) =>
    bram([], { zone: "G08a" }, { options, infected: { B10: { biter: 1 } } });
  const step = { do: "move", into: "G08", moves: 1, types: ["biter"], range: 1 } as const;
  given(state({})).when(step).then({ was: "movesLost", area: "G08", count: 1 });
  given(state({ nonAgileMayDrop: "on" }))
    .when(step)
    .then(moved("biter", "B10", "G08"));
});

rule("DL-PV-05 DL-GEAR-10: an Exposure token that a Wound brings is not prevented", () => {
  given(bram([], { gear: { jacket: "gone", gloves: "gone", shoes: "whole" }, set: "triangle", light: "unseen" }))
    .came("wound.blood-trail")
    .when({ do: "wound", by: "DL-EATK-10", runner: "bram" })
    .among(exposed("bram"));
});
