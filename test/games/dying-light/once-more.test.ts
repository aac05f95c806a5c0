import { expect } from "vitest";
import { evolve } from "../../../src/games/dying-light/evolve";
import type { City, CityEvent } from "../../../src/games/dying-light/vocabulary";
import { changedBy } from "../../support/changed-by";
import { OWED, rule } from "../../support/given";
import { blowOf } from "./support/blow-of";
import { city, fire, given, uv, WHOLE } from "./support/city";
import { exposed, moved, spawned } from "./support/told";

type Told = Parameters<typeof city>[0];
const TURN = (runner: string) => ({ do: "turn", runner }) as const;
const one = (ask: string, of: readonly string[], usual: readonly string[] = []) =>
  ({ ask, of, least: 1, most: 1, usual }) as const;

const changed = (told: Told, more: Partial<City>, event: object) =>
  changedBy(evolve, { ...city(told), ...more }, event as CityEvent);

rule("DL-KD-03 DL-KD-02: of those on the ground the one that is killed is gone, standing ones stay", () => {
  const down = [
    { infected: "biter", area: "G05" },
    { infected: "biter", area: "G06" },
    { infected: "viral", area: "G06" },
  ] as const;
  const told = { down, infected: { G06: { biter: 1 } } };
  const killed = (isDown: boolean) =>
    changed(told, {}, { was: "killed", infected: "biter", area: "G06", down: isDown, by: "DL-ATK-04" });
  expect(killed(true)).toEqual({ down: [down[0], down[2]] });
  const standing = killed(false);
  expect([standing.down, standing.infected?.["G06"]?.biter]).toEqual([undefined, 0]);
  const up = changed(told, {}, { was: "stoodUp", infected: "biter", area: "G06" });
  expect([up.down, up.infected?.["G06"]?.biter]).toEqual([[down[0], down[2]], 2]);
});

rule("DL-INT-06 DL-PV-10 DL-WND-04 DL-EATK-05 DL-PV-14: what is taken is there no more", () => {
  const loot = changed(
    { features: [{ token: "loot1", zone: "G05a", up: "front" }] },
    {},
    { was: "lootTaken", runner: "ash", token: "loot1", zone: "G05a" },
  );
  expect(loot.runners?.[0]?.loot).toEqual(["loot1"]);
  expect(loot.features?.filter(({ token }) => token === "loot1")).toEqual([]);
  const wound = changed(
    {},
    { woundDeck: ["unseen", "wound.dazed"] },
    { was: "lightWoundTaken", runner: "ash", card: "unseen" },
  );
  expect(wound.woundDeck).toEqual(["wound.dazed"]);
  expect(
    changed({}, { damageDice: ["damage.1", "damage.2"] }, { was: "damageRolled", runner: "ash", face: "damage.5" }),
  ).toEqual({
    damageDice: ["damage.5", "damage.2"],
  });
  const laid = changed(
    {},
    { crates: [], scenario: ["scenario.s03", "scenario.s04", "scenario.s05", "scenario.s06"] },
    { was: "cratesLaid" },
  );
  expect(laid).toEqual({ crates: ["scenario.s04", "scenario.s05", "scenario.s06"], scenario: ["scenario.s03"] });
  const restored = changed(
    { runners: { ash: { cooldown: ["basic.1"] } } },
    {},
    {
      was: "dieRestored",
      runner: "ash",
      die: "basic1",
      at: "pool",
      slot: 0,
    },
  );
  expect(restored.runners?.[0]?.dice.find(({ die }) => die === "basic1")).toMatchObject({ at: "pool", slot: 0 });
});

rule("DL-ROUND-01 DL-ACTV-07 DL-ACTV-02: a Round is its three Phases, and who is next is asked until all were", () => {
  const two = city({ runners: { ash: { pool: [] }, bram: { pool: [] } } });
  const began = given(two).when({ do: "round" });
  began.then({ was: "roundBegan", round: 7 }, { was: "phaseBegan", phase: "activation" }).asks("p1 who", "p2 who");
  const done = city({ runners: { ash: { pool: [] } }, activated: ["ash"] });
  given(done)
    .came(OWED)
    .when({ do: "activations" }, { do: "exposurePhase" })
    .among({ was: "phaseBegan", phase: "exposure" }, { was: "exposureChecked", runner: "ash", exposure: 0 });
  const night = { ...city({ round: 8 }), activation: [["activation.ash"]] };
  given(night).came(OWED).when({ do: "activations" }).asks("nature nightCard");
  given({ ...night, activation: [] })
    .when({ do: "activations" })
    .then();
});

rule(
  "DL-FAT-01 DL-GEAR-06 DL-SKILL-03 DL-DP-12 DL-RULING-79 DL-TTS-01: one die, one piece of Gear, one Runner at a time",
  () => {
    given(city({ runners: { ash: { track: ["basic.1", "basic.2", "basic.3"] } } }))
      .when({ do: "fatigueDie", runner: "ash" })
      .part("p1 fatigueDie", one("fatigue", ["slot1", "slot2"]));
    const geared = (what: "exposure" | "fatigue", set: string) =>
      given(city({ runners: { bram: { set, gear: { ...WHOLE }, pool: ["basic.1"] } } })).when({
        do: "suffer",
        runner: "bram",
        what,
      });
    geared("exposure", "triangle").part("p1 prevent", one("exposure", ["suffer", "shoes"], ["shoes"]));
    const attack = (runner: string) => ({ runner, aid: 0, biter: 1, viral: 0, volatile: 0 });
    given(city({ runners: { ash: {}, bram: {} } }))
      .when({ do: "attackOrder", attacks: [attack("bram"), attack("ash")] })
      .part("p1 attackOrder", one("attacked", ["bram", "ash"], ["bram"]));
    given(city({ runners: { bram: { zone: "G05a" } }, infected: { G05: { viral: 1 } } }))
      .when({ do: "reroll", blow: blowOf({ runner: "bram", faces: ["damage.2", "damage.1", "damage.2"] }) })
      .part("p1 reroll", one("reroll", ["damage.1", "damage.2", "no"], ["no"]));
    given(city({ runners: { ash: {}, bram: {} } }))
      .when({ do: "stalked", left: ["bram", "ash"] })
      .part("p1 stalked", one("stalked", ["bram", "ash"]));
  },
);

rule("DL-NACT-01 DL-RULING-56: first which Howler, then whom it takes", () => {
  const runners = { ash: { zone: "G05a" }, bram: { zone: "G03a" } };
  given(city({ round: 8, runners, infected: { G06: { howler: 1 }, B06: { howler: 1 } } }))
    .when({ do: "nightAbilities" })
    .part("p1 howler", one("howler", ["B06", "G06"]));
  given(
    city({ round: 8, runners: { ash: { zone: "G05a" }, bram: { zone: "G09a" } }, infected: { G06: { howler: 1 } } }),
  )
    .when({ do: "nightAbilities" })
    .part("p1 howler/G06", one("howl", ["bram", "ash"]));
});

rule("DL-PV-04: a Volatile with a Runner hunts nobody else", () => {
  given(
    city({ round: 8, runners: { ash: { zone: "B11" }, bram: { zone: "G08a" } }, infected: { B11: { volatile: 1 } } }),
  )
    .when({ do: "nightAbilities" })
    .then();
});

rule("DL-ACTN-06 DL-ATK-01 DL-ATK-02 DL-BOOST-11 DL-FAT-03 DL-ATK-09: why an attack is none", () => {
  const at = (runner: string, zone: string, own: object, infected: Told["infected"] & object = {}) =>
    given(city({ runners: { [runner]: { zone, ...own } }, infected }), TURN(runner));
  const near = { G05: { biter: 1 } };
  at("dex", "G11", { pool: ["basic.1"] })
    .when("p1 turn/attack")
    .refused("DL-ATK-02");
  at("ash", "G11", { pool: ["basic.1"] })
    .when("p1 turn/attack")
    .refused("DL-ATK-01");
  at("ash", "G05a", { pool: ["basic.1"], fatigue: ["basic.2"] }, near)
    .when("p1 turn/attack/G05/biter/basic.1/fatigue")
    .refused("DL-FAT-03");
  at("ash", "G05a", { pool: ["basic.1", "basic.2"] }, near)
    .when("p1 turn/attack/G05/biter/basic.1/nonsense")
    .refused("DL-ATK-09");
  at("ash", "G05a", { pool: ["basic.1", "basic.2"] }, near)
    .when("p1 turn/attack/G05/biter/basic.3")
    .refused("DL-ACTN-06");
});

rule("DL-RULING-39 DL-ATK-09: a Special tires one die, of equal ones too", () => {
  const state = city({
    runners: { ash: { zone: "G05a", pool: ["basic.1", "basic.2", "basic.2"] } },
    infected: { G05: { biter: 1 } },
  });
  const after = given(state, TURN("ash"))
    .came("damage.1", "damage.1", "damage.1")
    .when("p1 turn/attack/G05/biter/basic.1/fatigue/basic.2");
  expect(after.state.runners[0]?.dice.filter(({ at }) => at === "fatigue")).toHaveLength(1);
});

rule("DL-EATK-01 DL-EATK-02: an attack is of those alone that attack", () => {
  const two = city({ runners: { ash: { pool: [] }, bram: { pool: [] } }, infected: { G11: { biter: 2, howler: 1 } } });
  given(two)
    .came("damage.5", OWED)
    .when({ do: "attack", area: "G11" }, "p1 allocate/2")
    .among({ was: "attacked", runner: "ash", biter: 2, viral: 0, volatile: 0, power: 2 });
});

rule(
  "DL-BOOST-07 DL-RULING-21 DL-KD-03: who is pushed stands; what was struck on the ground is not hurt on by it",
  () => {
    const state = city({
      runners: { ash: { zone: "G06a", pool: [] } },
      infected: { G06: { biter: 2 } },
      features: [fire("G05a")],
    });
    const pushed = { was: "pushed", infected: "biter", from: "G06", to: "G05" } as const;
    given(state)
      .when({ do: "push", blow: blowOf({ area: "G06", target: "biter.down", push: 1 }), hurt: 9 }, "p1 push/biter/G05")
      .then(pushed)
      .asks();
    // A point of damage is kept for the next Push.
    given(city({ runners: { ash: { zone: "G06a", pool: [] } }, infected: { G06: { biter: 1, viral: 2 } } }))
      .when({ do: "push", blow: blowOf({ area: "G06", target: "biter", push: 2 }), hurt: 3 }, "p1 push/viral/G05")
      .then({ ...pushed, infected: "viral" })
      .asks("p1 push");
  },
);

rule("DL-CLV-01 DL-PV-09: after Cleave comes what else the blow does, and each once", () => {
  const crowd = city({ runners: { cleo: { zone: "G06a", pool: [] } }, infected: { G06: { biter: 3, viral: 2 } } });
  const all = blowOf({ runner: "cleo", area: "G06", target: "nobody", cleave: true, knock: 1, push: 1 });
  const killed = { was: "killed", infected: "biter", area: "G06", down: false } as const;
  given(crowd)
    .when({ do: "aftermath", blow: all, spare: 4, hurt: 0 }, "p1 cleave/biter", "p1 knock/viral", "p1 push/biter/G05")
    .then(
      killed,
      { was: "knockedDown", infected: "viral", area: "G06" },
      { was: "pushed", infected: "biter", from: "G06", to: "G05" },
    )
    .asks();
  given(crowd).when({ do: "aftermath", blow: all, spare: 3, hurt: 0 }).asks("p1 knock");
  given(crowd)
    .when({ do: "aftermath", blow: all, spare: 5, hurt: 0 })
    .part("p1 cleave", one("cleave", ["biter", "viral", "enough"], ["viral"]));
});

rule("DL-WND-05 DL-RULING-58: a Heavy Wound that was turned face down comes up as itself; the third ends it", () => {
  const state = (heavy: readonly string[], light: string) => city({ runners: { ash: { light, heavy, pool: [] } } });
  given(state([], "wound.torn-grip"))
    .came("wound.torn-grip")
    .when({ do: "wound", by: "DL-EATK-10", runner: "ash" })
    .then({ was: "woundTurned", runner: "ash", wound: "wound.torn-grip" });
  const two = given(state(["wound.dazed"], "wound.torn-grip")).came("wound.torn-grip");
  two
    .when({ do: "wound", by: "DL-EATK-10", runner: "ash" })
    .then({ was: "woundTurned", runner: "ash", wound: "wound.torn-grip" });
});

rule("DL-PV-10 DL-RULING-58: a Heavy Wound alone is a Wound to heal, and a Medkit heals each once", () => {
  const use = (item: string, own: object) =>
    given(city({ runners: { ash: { zone: "G05a", pool: ["basic.1"], items: [item], ...own } } }), TURN("ash"));
  use("item.bandage", { heavy: ["wound.winded"] })
    .when("p1 turn/use/item.bandage")
    .then(
      { was: "itemUsed", runner: "ash", item: "item.bandage" },
      { was: "heavyHealed", runner: "ash", wound: "wound.winded" },
    );
  use("item.medkit", { heavy: ["wound.winded"] })
    .when("p1 turn/use/item.medkit")
    .then(
      { was: "itemUsed", runner: "ash", item: "item.medkit" },
      { was: "heavyHealed", runner: "ash", wound: "wound.winded" },
      { was: "lightHealed", runner: "ash" },
    );
});

rule("DL-PV-10 DL-RULING-71 DL-DP-25: a Decoy reaches two Areas, asks for one and then for up to two more", () => {
  const decoy = (infected: Told["infected"] & object) =>
    given(
      city({ runners: { bram: { zone: "G05a", pool: ["basic.1"], items: ["item.decoy", "item.grapple"] } }, infected }),
      TURN("bram"),
    );
  const crowd = { G05: { biter: 2, viral: 1 }, G08: { biter: 1 } };
  const asked = decoy(crowd).when();
  asked
    .part("p1 turn/use/item.decoy/G05/G06", one("lure", ["viral", "biter"], ["viral"]))
    .part("p1 turn/use/item.decoy/G05/G06/biter", one("lure", ["viral", "biter", "enough"], ["viral"]));
  decoy(crowd)
    .when("p1 turn/use/item.decoy/G05/G06/biter/enough")
    .then({ was: "itemUsed", runner: "bram", item: "item.decoy" }, moved("biter", "G05", "G06"));
});

rule("DL-UPG-01 DL-RULING-59: Drill Notes make of a Basic Die what one likes", () => {
  for (const type of ["combat", "parkour"] as const)
    given(city({ runners: { bram: { zone: "G05a", pool: ["basic.1"], items: ["item.drill-notes"] } } }), TURN("bram"))
      .came(`${type}.1`)
      .when(`p1 turn/use/item.drill-notes/basic.1/${type}`)
      .among({
        was: "dieUpgraded",
        runner: "bram",
        seat: "p1",
        die: "basic1",
        type,
        to: `${type}2`,
        face: `${type}.1`,
      });
});

rule("DL-ITEM-03 DL-RULING-33: Items are given or taken, one at least in all", () => {
  const exchange = (own: readonly string[], theirs: readonly string[]) =>
    given(
      city({
        runners: { ash: { zone: "G05a", pool: ["basic.1"], items: own }, bram: { zone: "G05b", items: theirs } },
      }),
      TURN("ash"),
    ).when();
  const some = (ask: string, of: readonly string[], least: number) => ({ ask, of, least, most: of.length, usual: [] });
  const [a, b] = [
    ["item.bandage", "item.grapple"],
    ["item.decoy", "item.medkit"],
  ];
  exchange(a, b)
    .part("p1 turn/exchange/bram", some("give", a, 0))
    .part("p1 turn/exchange/bram/item.grapple", some("take", b, 0))
    .part("p1 turn/exchange/bram/", some("take", b, 1));
  exchange(a, []).part("p1 turn/exchange/bram", some("give", a, 1));
  exchange([], b).part("p1 turn/exchange/bram", some("take", b, 1));
});

rule("DL-RULING-26 DL-RULING-11: an Area under UV does not come up, even on a table that wants attacks", () => {
  const state = (features: Told["features"] & object) =>
    given(
      city({
        runners: { ash: { pool: [] } },
        infected: { G11: { biter: 1 } },
        features,
        options: { zeroExposureAttacks: "on" },
      }),
    );
  state([uv("G11")])
    .when({ do: "exposurePhase" })
    .then({ was: "phaseBegan", phase: "exposure" }, { was: "exposureChecked", runner: "ash", exposure: 0 });
  state([]).came(OWED).when({ do: "exposurePhase" }).among({ was: "areaResolved", area: "G11" });
});

rule("DL-PV-14: the Sirens hear who is on the ground without a token; three crates are for three Runners", () => {
  const sirens = (runners: Told["runners"] & object) =>
    given(city({ round: 5, runners }))
      .came(OWED)
      .when({ do: "event", card: "scenario.s03" });
  const heard = sirens({ ash: { zone: "G05a", token: "held" }, bram: { zone: "B08" }, cleo: { zone: "G06a" } });
  heard.among({ was: "eventCame", card: "scenario.s03" }, exposed("cleo"));
  expect(heard.state.runners.slice(0, 3).map(({ token }) => token)).toEqual(["held", "none", "held"]);
  const laid = (names: readonly string[]) => {
    const runners = Object.fromEntries(
      names.map((name) => [name, name === "ash" ? { zone: "B08", pool: ["basic.1"] } : {}]),
    );
    const features = [
      { token: "objective1", zone: "B08", up: "front" },
      { token: "uv", zone: "G11", up: "inactive" },
    ];
    const { state } = given(city({ runners, features }), TURN("ash")).when("p1 turn/interact/objective1");
    return state.features.filter(({ token }) => token.startsWith("objective")).map(({ token }) => token);
  };
  expect(laid(["ash"])).toEqual(["objective3", "objective4"]);
  expect(laid(["ash", "bram"])).toEqual(["objective3", "objective4"]);
  expect(laid(["ash", "bram", "cleo"])).toEqual(["objective2", "objective3", "objective4"]);
});

rule("DL-SPAWN-08 DL-RULING-28: a full Nest spreads before it takes another, from the first one on", () => {
  const full = city({ infected: { G06: { biter: 6 } }, runners: { ash: { zone: "B11" } } });
  for (const step of [
    { do: "wave", area: "G06", infected: "biter", count: 1, by: "DL-SPAWN-02" },
    { do: "spawn", area: "G06", infected: "biter", count: 1, by: "DL-SPAWN-02", spread: 0 },
  ] as const) {
    const after = given(full).when(step);
    after.among({ was: "spreadBegan", area: "G06", by: "DL-SPAWN-08" } as never, spawned("biter", "G06"));
  }
});

rule("DL-RISK-02 DL-BOOST-05: a Push that is left is used where one comes to, not within the same Area", () => {
  const state = city({ runners: { ash: { zone: "G05a", pool: ["basic.6"] } }, infected: { G05: { biter: 1 } } });
  const within = given(state, TURN("ash")).when("p1 turn/run/G05b/…");
  expect(within.state.runners[0]?.zone).toBe("G05b");
  within.asks();
});

rule("DL-EMOVE-09 DL-PV-05: Moves of a card, and of an Outcry, reach adjacent Areas only", () => {
  const state = (drawn: readonly string[], heavy: readonly string[] = []) =>
    city({
      runners: { ash: { zone: "G08a", pool: [], drawn, heavy } },
      infected: { G05: { viral: 2 } },
    });
  const cards = ["exposure.x1", "exposure.x2", "exposure.x3", "exposure.x4", "exposure.x5"];
  const after = given(state(cards)).came(OWED).when({ do: "execute", area: "G08" }, "p1 nest/…");
  expect(after.state.infected["G05"]?.viral).toBe(2);
  const outcry = given(state([], ["wound.outcry"])).when({ do: "heavyWound", runner: "ash", wound: "wound.outcry" });
  expect(outcry.state.infected["G05"]?.viral).toBe(2);
});

rule(
  "DL-DECK-01 DL-RULING-38 DL-WND-05: nothing drawn is no discard, nothing to tire no question, a known Wound no lot",
  () => {
    given(city({ runners: { ash: { drawn: [] } } }))
      .when({ do: "discard", area: "G11" })
      .then();
    given(city({ runners: { ash: { track: ["basic.1"] } } }))
      .when({ do: "tire", runner: "ash" })
      .then()
      .asks();
    const known = { ...city({ runners: { ash: { light: "wound.torn-grip", pool: [] } } }), wounds: ["wound.dazed"] };
    given(known)
      .came("wound.torn-grip")
      .when({ do: "turnWound", by: "DL-EATK-10", runner: "ash" })
      .then({ was: "woundTurned", runner: "ash", wound: "wound.torn-grip" });
  },
);
