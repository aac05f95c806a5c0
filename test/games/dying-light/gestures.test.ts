import { expect } from "vitest";
import type { Gesture, Heard } from "../../../src/kernel/gesture";
import type { Say } from "../../../src/kernel/words";
import { hear } from "../../../src/games/dying-light/scene/gestures";
import { setup } from "../../../src/games/dying-light/setup";
import type { City, CityStep } from "../../../src/games/dying-light/vocabulary";
import { FIRST_TO_MOVE } from "../../../src/games/dying-light/content/infected";
import { rule } from "../../support/given";
import { city, given, uv } from "./support/city";

const gesture = (of: Partial<Gesture>): Gesture => ({
  seat: "p1",
  did: "moved",
  kind: "runner.ash",
  from: "G11",
  n: 0,
  to: "G08a",
  up: "standing",
  slot: 0,
  early: [],
  ...of,
});

const words = (...said: readonly string[]): Heard => ({ heard: "words", words: said.map((word) => [word]) });
const refusal = (id: string): Heard => ({ heard: "refusal", rule: id });
const NOTHING: Heard = { heard: "nothing" };

const TURN = { do: "turn", runner: "ash" } as const;

const heard = (state: City, asked: CityStep, of: Partial<Gesture>, said: Say = []): Heard =>
  hear(state, asked, said, gesture(of));

const acting = city({
  runners: {
    ash: {
      zone: "G11",
      pool: ["basic.3", "combat.1"],
      track: ["basic.1"],
      cooldown: ["parkour.1"],
      spot: ["momentum.1"],
    },
    bram: { zone: "G05a" },
  },
});

rule("DL-MOVX-01 DL-DP-29: a Move X effect follows the figure", () => {
  expect(heard(acting, { do: "walk", runner: "ash", zones: 2 }, {})).toEqual(words("G08a"));
});

rule("DL-FAT-01 DL-ATK-09 DL-DP-09: a die put to rest makes an Attack a Special one", () => {
  const fighting = city({
    runners: { ash: { zone: "G05a", pool: ["basic.1", "combat.1"], track: ["basic.2"] } },
    infected: { G05: { biter: 1 } },
  });
  const said = [["attack"], ["G05"], ["biter"], ["basic.1"]];
  expect(heard(fighting, TURN, die("combat.1", "p1.pool", "p1.fatigue"), said)).toEqual(words("fatigue", "combat.1"));
  expect(heard(fighting, TURN, die("combat.1", "p1.pool", "p1.fatigue"), [...said, ["fatigue"]])).toEqual(
    words("combat.1"),
  );
});

rule(
  "DL-WPN-01 DL-ATK-01 DL-EATK-04: a weapon carried to an Area strikes there, a die set against Infected defends",
  () => {
    const armed = city({ runners: { ash: { zone: "G05a", pool: ["basic.1"] } }, infected: { G05: { biter: 1 } } });
    expect(heard(armed, TURN, { kind: "weapon.machete", from: "p1.weapon", to: "G05b" })).toEqual(
      words("attack", "G05"),
    );
    const attack = { runner: "ash", aid: 0, biter: 1, viral: 0, volatile: 0 };
    const asked = { do: "defend", attack, rest: [] } as const;
    expect(heard(armed, asked, die("basic.1", "p1.pool", "G05b"))).toEqual(words("basic.1"));
  },
);

rule("DL-EXPO-12 DL-DP-15: reaching for a Runner's deck chooses its Area where several are equally loud", () => {
  const loud = city({ runners: { ash: { zone: "G11", exposure: 1 }, bram: { zone: "G05a", exposure: 1 } } });
  expect(heard(loud, { do: "tiedArea" }, { ...card("p2.exposure") })).toEqual(words("G05"));
});

rule("DL-RUNA-01: a Runner's figure put into a Zone is a Run to it", () => {
  expect(heard(acting, TURN, {})).toEqual(words("run", "G08a"));
  expect(heard(acting, TURN, {}, [["run"]])).toEqual(words("G08a"));
  expect(heard(acting, TURN, { to: "G08a.tight" })).toEqual(words("run", "G08a"));
  expect(heard(acting, TURN, { to: "G11" })).toEqual(NOTHING);
});

rule("DL-ACTN-05: another Runner's figure is left alone", () => {
  expect(heard(acting, TURN, { kind: "runner.bram", from: "G05a", to: "G05b" })).toEqual(refusal("DL-ACTN-05"));
});

const die = (up: string, from: string, to: string): Partial<Gesture> => ({
  kind: "die." + (up.split(".")[0] ?? ""),
  up,
  from,
  to,
});

rule("DL-TEMPO-01 DL-TEMPO-03: a die put on the next slot of the track pays, on any other it does not", () => {
  expect(heard(acting, TURN, die("basic.3", "p1.pool", "p1.track2"), [["run"], ["G08a"]])).toEqual(words("basic.3"));
  expect(heard(acting, TURN, die("combat.1", "p1.pool", "p1.track3"), [["run"], ["G04a"], ["basic.3"]])).toEqual(
    words("combat.1"),
  );
  expect(heard(acting, TURN, die("basic.3", "p1.pool", "p1.track4"))).toEqual(refusal("DL-TEMPO-03"));
});

rule("DL-TEMPO-01: dice may lie on the track before the figure is moved", () => {
  const early = (...words: string[]): Heard => ({ heard: "early", words });
  expect(heard(acting, TURN, die("basic.3", "p1.pool", "p1.track2"))).toEqual(early("basic.3"));
  const next = { ...die("combat.1", "p1.pool", "p1.track3"), early: ["basic.3"] };
  expect(heard(acting, TURN, next)).toEqual(early("combat.1"));
});

rule("DL-RUN-02: a die in Cooldown stays", () => {
  expect(heard(acting, TURN, die("parkour.1", "p1.cooldown", "p1.track2"))).toEqual(refusal("DL-RUN-02"));
});

rule("DL-MOM-02: the Momentum Die on its spot stays", () => {
  expect(heard(acting, TURN, die("momentum.1", "p1.momentum", "p1.track2"))).toEqual(refusal("DL-MOM-02"));
});

rule("DL-ACTN-06: another Runner's dice do not pay", () => {
  expect(heard(acting, TURN, die("basic.1", "p2.pool", "p1.track2"))).toEqual(refusal("DL-ACTN-06"));
});

rule("DL-TEMPO-05: a die on the track does not go back to the pool", () => {
  expect(heard(acting, TURN, die("basic.1", "p1.track1", "p1.pool"))).toEqual(refusal("DL-TEMPO-05"));
});

rule("DL-FAT-01: a die tires only when something tires it", () => {
  expect(heard(acting, TURN, die("combat.1", "p1.pool", "p1.fatigue"))).toEqual(refusal("DL-FAT-01"));
  const tired = city({ runners: { ash: { track: ["basic.1", "combat.1"], pool: ["parkour.2"] } } });
  const asked = { do: "fatigueDie", runner: "ash" } as const;
  expect(heard(tired, asked, die("basic.1", "p1.track1", "p1.fatigue"))).toEqual(words("slot1"));
  expect(heard(tired, asked, die("parkour.2", "p1.pool", "p1.fatigue"))).toEqual(words("parkour.2"));
});

rule("DL-FAT-03: the Tempo Die never", () => {
  const tired = city({ runners: { ash: { track: ["basic.1", "combat.1"], pool: ["parkour.2"] } } });
  const asked = { do: "fatigueDie", runner: "ash" } as const;
  expect(heard(tired, asked, die("combat.1", "p1.track2", "p1.fatigue"))).toEqual(refusal("DL-FAT-03"));
});

rule("DL-DEF-03 DL-DDEF-01: dice put on the track defend, dice tired from it too", () => {
  const attack = { runner: "ash", aid: 0, biter: 2, viral: 0, volatile: 0 };
  const asked = { do: "defend", attack, rest: [] } as const;
  const state = city({ runners: { ash: { track: ["basic.1", "basic.2"], pool: ["combat.3"] } } });
  expect(heard(state, asked, die("combat.3", "p1.pool", "p1.track3"))).toEqual(words("combat.3"));
  expect(heard(state, asked, die("basic.1", "p1.track1", "p1.fatigue"))).toEqual(words("done", "slot1"));
  expect(heard(state, asked, die("basic.1", "p1.track1", "p1.fatigue"), [["done"]])).toEqual(words("slot1"));
  const third = city({ runners: { ash: { track: ["basic.1", "basic.2", "basic.3", "combat.1"] } } });
  expect(heard(third, asked, die("basic.2", "p1.track2", "p1.fatigue"), [["slot1"]])).toEqual(words("slot2"));
  const both = [["slot1"], ["slot2"]];
  expect(heard(third, asked, die("basic.3", "p1.track3", "p1.fatigue"), both)).toEqual(refusal("DL-DDEF-02"));
});

rule("DL-RUN-04: a die at rest is what came of the roll it belongs to, and no other", () => {
  const rolled: Partial<Gesture> = { did: "rolled", kind: "die.basic", from: "p1.pool", to: "p1.pool", up: "basic.6" };
  expect(heard(acting, { do: "roll", runner: "ash" }, rolled)).toEqual({
    heard: "fact",
    with: "die.basic",
    came: "basic.6",
  });
  expect(heard(acting, TURN, rolled)).toEqual(refusal("DL-RUN-04"));
  expect(heard(acting, { do: "roll", runner: "ash" }, { ...rolled, from: "p1.cooldown", to: "p1.cooldown" })).toEqual(
    refusal("DL-RUN-02"),
  );
  const risk: Partial<Gesture> = { did: "rolled", kind: "die.risk", from: "risk", to: "risk", up: "risk.wound" };
  expect(heard(acting, { do: "riskRoll", runner: "ash", dice: 2 }, risk)).toEqual({
    heard: "fact",
    with: "die.risk",
    came: "risk.wound",
  });
  expect(heard(acting, TURN, risk)).toEqual(NOTHING);
});

const draw = { do: "drawCard", runner: "ash", count: 1 } as const;
const card = (from: string): Partial<Gesture> => ({
  did: "drew",
  kind: "exposure.x3",
  from,
  to: "p1.drawn",
  up: "front",
});

rule("DL-EXPO-09 DL-EXPO-08: a card drawn is what came, from the own deck and when it is asked", () => {
  expect(heard(acting, draw, card("p1.exposure"))).toEqual({ heard: "fact", with: "p1.exposure", came: "exposure.x3" });
  expect(heard(acting, draw, card("p2.exposure"))).toEqual(refusal("DL-EXPO-09"));
  expect(heard(acting, TURN, card("p1.exposure"))).toEqual(refusal("DL-EXPO-08"));
});

rule("DL-ACTV-03: the Activation deck is drawn from at night", () => {
  const drew: Partial<Gesture> = {
    did: "drew",
    kind: "activation.bram",
    from: "activation",
    to: "activation.drawn",
    up: "front",
  };
  expect(heard(city({ round: 8, runners: { ash: {}, bram: {} } }), { do: "nightCard" }, drew)).toEqual({
    heard: "fact",
    with: "activation",
    came: "activation.bram",
  });
  expect(heard(acting, TURN, drew)).toEqual(refusal("DL-ACTV-03"));
});

rule("DL-WND-04 DL-WND-05: a Wound Card is looked at when it is turned", () => {
  const turned: Partial<Gesture> = {
    did: "flipped",
    kind: "wound.dazed",
    from: "p1.light",
    to: "p1.light",
    up: "front",
  };
  const hurt = city({ runners: { ash: { light: "unseen" } } });
  expect(heard(hurt, { do: "turnWound", by: "DL-EATK-10", runner: "ash" }, turned)).toEqual({
    heard: "fact",
    with: "p1.light",
    came: "wound.dazed",
  });
  expect(heard(hurt, TURN, turned)).toEqual(refusal("DL-WND-04"));
});

const infected = (kind: string, from: string, to: string): Partial<Gesture> => ({ kind, from, to });

const crowd = city({
  runners: { ash: { zone: "G05a" } },
  infected: { G05: { biter: 1 }, G06: { viral: 2, biter: 2 }, G08: { biter: 1 } },
  features: [uv("G11")],
});

rule("DL-ZONE-08: where in its Area an Infected stands is nobody's business", () => {
  expect(heard(crowd, TURN, infected("biter", "G06a", "G06b"))).toEqual(NOTHING);
});

rule("DL-EMOVE-02 DL-EMOVE-03 DL-EMOVE-09 DL-ENV-15 DL-INF-01: nobody moves an Infected by hand", () => {
  expect(heard(crowd, TURN, infected("biter", "G05a", "G06a"))).toEqual(refusal("DL-EMOVE-02"));
  expect(heard(crowd, TURN, infected("biter", "G06a", "B08"))).toEqual(refusal("DL-EMOVE-03"));
  expect(heard(crowd, TURN, infected("biter", "G06a", "G08a"))).toEqual(refusal("DL-EMOVE-09"));
  expect(heard(crowd, TURN, infected("biter", "G08a", "G11"))).toEqual(refusal("DL-ENV-15"));
  expect(heard(crowd, TURN, infected("biter", "G06a", "G09a"))).toEqual(refusal("DL-INF-01"));
});

rule("DL-SPAWN-01 DL-ATK-04: nor puts one on the board or takes one off", () => {
  expect(heard(crowd, TURN, infected("biter", "supply.biter", "G06a"))).toEqual(refusal("DL-SPAWN-01"));
  expect(heard(crowd, TURN, infected("biter", "G06a", "supply.biter"))).toEqual(words("attack", "G06", "biter"));
  expect(heard(crowd, { do: "who" }, infected("biter", "G06a", "supply.biter"))).toEqual(refusal("DL-ATK-04"));
});

rule("DL-SPAWN-05 DL-SPAWN-04: an Infected put into a Nest chooses it, if it is nearest", () => {
  const asked = { do: "nest", by: "DL-SPAWN-02", area: "G05", infected: "biter", count: 1 } as const;
  expect(heard(crowd, asked, infected("biter", "supply.biter", "G06c"))).toEqual(words("G06"));
  expect(heard(crowd, asked, infected("biter", "supply.biter", "G02a"))).toEqual(words("G02"));
  given(crowd).when(asked, "p1 nest/G02").refused("DL-SPAWN-04");
});

rule("DL-EMOVE-08 DL-SPREAD-07: a figure moved the way that is asked for chooses it", () => {
  const tie = city({ infected: { G06: { viral: 2 }, G05: { viral: 2 } } });
  const asked = { do: "crowded", into: "B07", moves: 1, types: FIRST_TO_MOVE.slice(1), range: 1 } as const;
  expect(heard(tie, asked, infected("viral", "G05b", "B07"))).toEqual(words("G05"));
  const spread = city({ infected: { G06: { biter: 2 } } });
  expect(heard(spread, { do: "spreadFirst", area: "G06", who: "common" }, infected("biter", "G06a", "G03a"))).toEqual(
    words("G03"),
  );
});

rule("DL-NACT-01: and so do a hunting Volatile and a rushing Viral", () => {
  const night = city({ round: 8, runners: { ash: { zone: "G05a" } }, infected: { G02: { volatile: 1 } } });
  expect(heard(night, { do: "hunter", left: ["G02"] }, infected("volatile", "G02a", "B07"))).toEqual(
    words("G02", "B07"),
  );
  const rush = city({
    round: 8,
    runners: { ash: { zone: "G11" } },
    infected: { G08: { viral: 1 }, B12: { viral: 1 } },
  });
  expect(heard(rush, { do: "rusher", left: ["G11"] }, infected("viral", "G08b", "G11"))).toEqual(words("G11", "G08"));
});

rule("DL-ACTV-02 DL-SETUP-01 DL-EXPO-12: a click on what is meant says it", () => {
  const click = (kind: string, from: string): Partial<Gesture> => ({ did: "clicked", kind, from, to: from });
  expect(heard(acting, { do: "who" }, click("runner.bram", "G05a"))).toEqual(words("bram"));
  expect(heard(acting, { do: "who" }, click("runner-card.ash", "p1.runner-card"))).toEqual(words("ash"));
  const tied = city({ runners: { ash: { zone: "G11", exposure: 1 }, bram: { zone: "G05a", exposure: 1 } } });
  expect(heard(tied, { do: "tiedArea" }, click("nest", "G05b"))).toEqual(words("G05"));
  expect(heard(acting, { do: "who" }, click("fire", "G05a"))).toEqual(NOTHING);
});

const alone = city({
  runners: {
    ash: { zone: "G05a", pool: ["basic.1"], items: ["item.bandage", "item.hatchet"], light: "unseen" },
    bram: { zone: "G05b" },
  },
  infected: { G05: { viral: 1 } },
  features: [{ token: "common-loot", zone: "G05a", up: "front" }],
});

rule("DL-CLIMB-01 DL-JUMP-01: a figure put up a building climbs, two Zones away it jumps", () => {
  const dice = ["basic.1", "basic.2", "combat.1"];
  const ready = city({ runners: { ash: { zone: "G05a", pool: dice } } });
  expect(heard(ready, TURN, { from: "G05a", to: "B06" })).toEqual(words("climb", "B06"));
  expect(heard(ready, TURN, { from: "G05a", to: "G04b" })).toEqual(words("climb", "G04b"));
  const up = city({ runners: { ash: { zone: "B10", pool: dice } } });
  expect(heard(up, TURN, { from: "B10", to: "B09" })).toEqual(words("jump", "B09"));
});

rule("DL-ACTN-06 DL-JUMP-03 DL-RUNA-01: where it cannot go it is told why it cannot go there", () => {
  expect(heard(alone, TURN, { from: "G05a", to: "B06" })).toEqual(refusal("DL-ACTN-06"));
  expect(heard(alone, TURN, { from: "G05a", to: "G05c" })).toEqual(refusal("DL-JUMP-03"));
  expect(heard(alone, TURN, { from: "G05a", to: "G12" })).toEqual(refusal("DL-RUNA-01"));
});

const click = (kind: string, from: string, up = "front"): Partial<Gesture> => ({
  did: "clicked",
  kind,
  from,
  to: from,
  up,
});

rule("DL-ATK-01 DL-KD-03: a click on an Infected strikes at it, standing or not", () => {
  expect(heard(alone, TURN, click("viral", "G05b", "standing"))).toEqual(words("attack", "G05", "viral"));
  expect(heard(alone, TURN, click("viral", "G05b", "down"))).toEqual(words("attack", "G05", "viral.down"));
});

rule("DL-INT-01 DL-ENV-09: a click on a bag in the own Zone opens it, and so does taking it", () => {
  expect(heard(alone, TURN, click("common-loot", "G05a"))).toEqual(words("interact", "common-loot"));
  expect(heard(alone, TURN, { kind: "common-loot", from: "G05a", to: "p1.loot" })).toEqual(
    words("interact", "common-loot"),
  );
});

rule("DL-USE-01 DL-WPN-02 DL-ITEM-03: an item is used by a click, put in the Weapon Slot, or among another's", () => {
  expect(heard(alone, TURN, click("item.bandage", "p1.items"))).toEqual(words("use", "item.bandage"));
  expect(heard(alone, TURN, { kind: "item.hatchet", from: "p1.items", to: "p1.weapon" })).toEqual(
    words("use", "item.hatchet"),
  );
  expect(heard(alone, TURN, { kind: "item.bandage", from: "p1.items", to: "p2.items" })).toEqual(
    words("exchange", "bram", "item.bandage"),
  );
});

rule("DL-RULING-12 DL-ACTN-05: not after the own activation, nor before it", () => {
  const put = { kind: "item.hatchet", from: "p1.items", to: "p1.weapon" };
  expect(heard({ ...alone, activated: ["ash"] }, { do: "who" }, put)).toEqual(refusal("DL-RULING-12"));
  expect(heard(alone, { do: "who" }, put)).toEqual(refusal("DL-ACTN-05"));
});

rule("DL-BOOST-04: an Infected moved while a Push is offered is pushed there", () => {
  const pushing = city({ runners: { ash: { zone: "G05a", pool: ["basic.6"] } }, infected: { G05: { viral: 1 } } });
  const said = [["run"], ["G04b"], ["basic.6"]];
  expect(heard(pushing, TURN, infected("viral", "G05b", "G06a"), said)).toEqual(words("viral", "G06"));
});

rule("DL-GEAR-06 DL-GEAR-13 DL-DP-12: a Wound dropped on Gear is for it to prevent, in time", () => {
  const wound = { kind: "wound.winded", from: "wounds", to: "p1.jacket", up: "back" };
  expect(heard(alone, { do: "prevent", runner: "ash", what: "armor" }, wound)).toEqual(words("jacket"));
  const attack = { runner: "ash", aid: 0, biter: 2, viral: 0, volatile: 0 };
  const armed = city({
    runners: { ash: { pool: ["basic.1"], gear: { jacket: "whole", gloves: "gone", shoes: "gone" } } },
  });
  expect(heard(armed, { do: "defend", attack, rest: [] }, wound)).toEqual(words("done", "jacket"));
  expect(heard(armed, { do: "damage", attack, defence: 0 }, wound)).toEqual(refusal("DL-GEAR-13"));
});

rule("DL-RULING-39: the Tempo Die of before may tire for a Special Attack once another die has paid", () => {
  const fighting = city({
    runners: { ash: { zone: "G05a", pool: ["basic.1", "combat.1"], track: ["basic.2"] } },
    infected: { G05: { biter: 1 } },
  });
  const said = [["attack"], ["G05"], ["biter"], ["basic.1"]];
  expect(heard(fighting, TURN, die("basic.2", "p1.track1", "p1.fatigue"), said)).toEqual(words("fatigue", "slot1"));
  expect(heard(fighting, TURN, die("basic.2", "p1.track1", "p1.fatigue"))).toEqual(refusal("DL-FAT-03"));
});

rule("DL-DP-25 DL-DP-22: what an item is used on follows the hand", () => {
  const lured = city({
    runners: {
      ash: { zone: "G05a", items: ["item.decoy", "item.fire-bottle", "item.drill-notes"], pool: ["basic.1"] },
    },
    infected: { G06: { biter: 1 } },
  });
  const decoy = [["use"], ["item.decoy"]];
  expect(heard(lured, TURN, infected("biter", "G06a", "G09a"), decoy)).toEqual(words("G06", "G09", "biter"));
  expect(heard(lured, TURN, infected("biter", "G06a", "G09a"), [...decoy, ["G06"]])).toEqual(words("G09", "biter"));
  const burns: Partial<Gesture> = { kind: "fire", from: "supply.fire", to: "G05c", up: "front" };
  expect(heard(lured, TURN, burns, [["use"], ["item.fire-bottle"]])).toEqual(words("G05c"));
  expect(heard(lured, TURN, burns)).toEqual(NOTHING);
  const drilled = [["use"], ["item.drill-notes"], ["basic.1"]];
  expect(heard(lured, TURN, die("combat.1", "supply.die.combat", "p1.pool"), drilled)).toEqual(words("combat"));
  expect(heard(lured, TURN, die("combat.1", "supply.die.combat", "p1.pool"))).toEqual(refusal("DL-ACTN-06"));
});

rule("DL-SETUP-24 DL-SETUP-25: gear and weapon are chosen by a click on one of them", () => {
  const { state } = setup(["p1"], {});
  const choose = { do: "choose" } as const;
  expect(heard(state, choose, click("gear.square.shoes", "p3.shoes", "whole"), [["ash"]])).toEqual(words("square"));
  expect(heard(state, choose, click("weapon.bow", "p4.weapon"), [["ash"], ["square"]])).toEqual(words("weapon.bow"));
});
