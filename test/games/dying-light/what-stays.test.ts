import { expect } from "vitest";
import { evolve } from "../../../src/games/dying-light/evolve";
import { nests } from "../../../src/games/dying-light/rules/spawning";
import type { Blow, City, CityEvent, Runner } from "../../../src/games/dying-light/vocabulary";
import { changedBy } from "../../support/changed-by";
import { OWED, rule } from "../../support/given";
import { blowOf } from "./support/blow-of";
import { city, fire, given, uv } from "./support/city";
import { lightWound, spawned, spawnLost } from "./support/told";

const TURN = (runner: string) => ({ do: "turn", runner }) as const;

type Told = Parameters<typeof city>[0];

const changed = (told: Told, more: Partial<City>, event: CityEvent) =>
  changedBy(evolve, { ...city(told), ...more }, event);

/** What an event changes of Ash, and nothing of anybody else. */
const changedAsh = (own: Partial<Runner>, event: CityEvent): Partial<Runner> => {
  const before = city({});
  const [ash, ...others] = before.runners;
  if (ash === undefined) throw new Error("Ash is the first");
  const state = { ...before, runners: [{ ...ash, ...own }, ...others] };
  const { runners: after = [], ...rest } = changedBy(evolve, state, event);
  expect(after.slice(1)).toEqual(others);
  const told = Object.entries(after[0] ?? {}).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(state.runners[0]?.[key as keyof Runner]),
  );
  return { ...Object.fromEntries(told), ...rest };
};

const killed = (infected: "biter" | "viral" | "howler" | "volatile", area: string, down = false) =>
  ({ was: "killed", infected, area, down }) as const;
const withstood = (infected: "biter" | "viral", area: string, damage: number) =>
  ({ was: "withstood", infected, area, damage }) as const;

rule("DL-ROUND-01 DL-PV-10 DL-ACTV-01: a Round begins with nobody activated, no Area resolved, no mask on", () => {
  const told = { runners: { ash: { masked: true }, bram: { masked: true } }, activated: ["ash"] };
  const began = changed(told, { resolved: ["G11"] }, { was: "roundBegan", round: 7 });
  expect(began.activated).toEqual([]);
  expect(began.resolved).toEqual([]);
  expect(began.runners?.map(({ masked }) => masked)).toEqual([false, false, false, false]);
  expect(Object.keys(began).sort()).toEqual(["activated", "resolved", "runners"]);
});

rule("DL-PV-10 DL-EXPO-05: a Scent Mask lowers the value of this Round alone", () => {
  const masked = { runners: { ash: { masked: true, token: "held", track: ["basic.1"] } } } as const;
  const value = (state: City) =>
    given(state)
      .came(OWED)
      .when({ do: "exposurePhase" })
      .state.runners.find(({ runner }) => runner === "ash")?.exposure;
  const before = value(city(masked));
  const next = city(masked);
  evolve.roundBegan(next, { was: "roundBegan", round: 8 });
  expect(value(next)).toBe((before ?? 0) + 1);
});

rule("DL-PV-10 DL-ACTV-01: the Grapple helps once an activation, and again in the next", () => {
  const state = city({ runners: { ash: {} } });
  evolve.grappled(state, { was: "grappled", runner: "ash" });
  expect(state.runners[0]?.grappled).toBe(true);
  const { runners, ...rest } = changedBy(evolve, state, { was: "runnerActivated", runner: "ash" });
  expect(rest).toEqual({ active: "ash", activated: ["ash"] });
  expect(runners?.[0]?.grappled).toBe(false);
  expect(changed({}, { active: "ash" }, { was: "activationEnded", runner: "ash" })).toEqual({ active: "none" });
});

rule("DL-DECK-03 DL-RULING-10: a renewed deck is the discard, not what was just drawn", () => {
  const own = { deck: [], drawn: ["exposure.x1", "exposure.x2"], discard: ["exposure.x3"] };
  expect(changedAsh(own, { was: "deckRenewed", runner: "ash", seat: "p1" })).toEqual({
    deck: [["exposure.x3"]],
    discard: [],
  });
  const drawing = given(city({ runners: { ash: own } })).came("exposure.x3");
  const after = drawing.when({ do: "draw", runner: "ash", count: 3 });
  after.then(
    { was: "deckRenewed", runner: "ash", seat: "p1" },
    { was: "cardDrawn", runner: "ash", card: "exposure.x3" },
  );
  expect(after.state.runners[0]?.drawn).toEqual(["exposure.x1", "exposure.x2", "exposure.x3"]);
});

rule("DL-DECK-02 DL-DECK-01: cards drawn go to the discard, with a Reshuffle all eight make a deck", () => {
  const own = { deck: [["exposure.x4"]], drawn: ["exposure.x1", "exposure.x2"], discard: ["exposure.x3"] };
  expect(changedAsh(own, { was: "cardsDiscarded", runner: "ash" })).toEqual({
    drawn: [],
    discard: ["exposure.x2", "exposure.x1", "exposure.x3"],
  });
  expect(changedAsh(own, { was: "cardsReshuffled", runner: "ash", seat: "p1", by: "DL-DECK-02" })).toEqual({
    deck: [["exposure.x4", "exposure.x3", "exposure.x1", "exposure.x2"]],
    drawn: [],
    discard: [],
  });
});

rule(
  "DL-SPAWN-06 DL-SPAWN-07 DL-KD-02 DL-RULING-37: what lies on the ground is on the board and not in the supply",
  () => {
    const full = { G01: { viral: 6 }, G03: { viral: 5 } };
    const spawn = (infected: "viral" | "biter" | "howler", told: Told) =>
      given(city(told)).when({ do: "spawn", by: "DL-SPAWN-03", area: "G06", infected, count: 1, spread: 0 });
    spawn("viral", { infected: full }).then(spawned("viral", "G06"));
    spawn("viral", { infected: full, down: [{ infected: "viral", area: "G05" }] }).then(spawned("volatile", "G06"));
    spawn("viral", { infected: full, down: [{ infected: "biter", area: "G05" }] }).then(spawned("viral", "G06"));
    const howlers = { G01: { howler: 3 } };
    spawn("howler", { infected: howlers }).then(spawned("howler", "G06"));
    const lost = spawn("howler", { infected: howlers, down: [{ infected: "howler", area: "G05" }] });
    lost.then({ ...spawnLost("howler", "G06", 1), by: "DL-RULING-37" } as never);
    const none = { G01: { viral: 6 }, G03: { viral: 6 }, G08: { volatile: 4 } };
    spawn("viral", { infected: none }).then({ ...spawnLost("viral", "G06", 1), by: "DL-SPAWN-07" } as never);
    given(city({ infected: none }))
      .when({ do: "spawn", by: "DL-PV-14", area: "G06", infected: "volatile", count: 1, spread: 0 })
      .then({ ...spawnLost("volatile", "G06", 1), by: "DL-SPAWN-07" } as never);
    const biters = Object.fromEntries(["G01", "G03", "G05", "G08", "G11"].map((area) => [area, { biter: 6 }]));
    given(city({ infected: { ...biters, G02: { biter: 2 } } }))
      .when({ do: "spawn", by: "DL-SPAWN-02", area: "G06", infected: "biter", count: 1, spread: 0 })
      .then({ ...spawnLost("biter", "G06", 1), by: "DL-RULING-37" } as never);
  },
);

rule("DL-RULING-26 DL-RULING-28: what is lost under UV, and what is lost for want of room, name their rulings", () => {
  const spawn = (told: Told) =>
    given(city(told)).when({ do: "spawn", by: "DL-SPAWN-02", area: "G06", infected: "biter", count: 2, spread: 6 });
  spawn({ features: [uv("G06c")] }).then({ ...spawnLost("biter", "G06", 2), by: "DL-RULING-26" } as never);
  spawn({ infected: { G06: { biter: 6 } } }).then({ ...spawnLost("biter", "G06", 2), by: "DL-RULING-28" } as never);
});

rule("DL-DAYN-06 DL-DAYN-03: at nightfall a Howler stands in each Nest, in every one of them", () => {
  const state = city({ round: 8 });
  const areas = nests(state);
  expect(areas.length).toBeGreaterThanOrEqual(3);
  const after = given(state).when({ do: "nightfall" });
  after.then({ was: "cardsReshuffled", runner: "ash", seat: "p1" }, ...areas.map((area) => spawned("howler", area)));
  for (const area of areas) expect(after.state.infected[area]?.howler).toBe(1);
});

rule(
  "DL-ATK-07 DL-CLV-01 DL-RULING-19: Cleave goes on with what the Crits have left, and the target's share is gone",
  () => {
    const state = city({ runners: { ash: { zone: "G05a", pool: [] } }, infected: { G05: { biter: 3 } } });
    const strike = (blow: Partial<Blow>, ...says: readonly string[]) =>
      given(state).when({ do: "strike", blow: blowOf(blow) }, ...says);
    // A Crit takes one, four of the eight the target, four are left for a third.
    strike({ faces: ["damage.crit", "damage.4", "damage.4"], cleave: true }, "p1 crits/biter", "p1 cleave/biter")
      .then(killed("biter", "G05"), killed("biter", "G05"), killed("biter", "G05"))
      .asks();
    strike({ faces: ["damage.crit", "damage.4", "damage.3"], cleave: true }, "p1 crits/biter")
      .then(killed("biter", "G05"), killed("biter", "G05"))
      .asks();
    // Kept, the Crit is six: ten in all kill two.
    strike({ faces: ["damage.crit", "damage.4"], cleave: true }, "p1 crits/keep", "p1 cleave/biter")
      .then(killed("biter", "G05"), killed("biter", "G05"))
      .asks();
    strike({ faces: ["damage.crit", "damage.4"], cleave: false }, "p1 crits/biter")
      .then(killed("biter", "G05"), killed("biter", "G05"))
      .asks();
  },
);

rule("DL-RULING-19 DL-CLV-01: a Crit that takes the target itself leaves all the damage to Cleave", () => {
  const state = city({ runners: { ash: { zone: "G05a", pool: [] } }, infected: { G05: { biter: 1, viral: 1 } } });
  given(state)
    .when(
      { do: "strike", blow: blowOf({ faces: ["damage.crit", "damage.5"], cleave: true }) },
      "p1 crits/biter",
      "p1 cleave/viral",
    )
    .then(killed("biter", "G05"), killed("viral", "G05"))
    .asks();
  given(state)
    .when({ do: "strike", blow: blowOf({ faces: ["damage.crit", "damage.5"] }) }, "p1 crits/biter")
    .then(killed("biter", "G05"))
    .asks();
  // Crits of the own Area do not take a target of another one.
  const far = city({
    runners: { dex: { zone: "G05a", pool: [] } },
    infected: { G05: { biter: 1 }, G06: { biter: 1 } },
  });
  given(far)
    .when(
      { do: "strike", blow: blowOf({ runner: "dex", area: "G06", faces: ["damage.crit", "damage.3"] }) },
      "p1 crits/biter",
    )
    .then(killed("biter", "G05"), withstood("biter", "G06", 3));
});

rule("DL-BOOST-07 DL-RULING-21: damage goes with a target that is pushed from the own Area, and with no other", () => {
  const pushing = (blow: Partial<Blow>, hurt: number, infected: Told["infected"] & object) =>
    given(city({ runners: { ash: { zone: "G06a", pool: [] } }, infected, features: [fire("G05a")] })).when(
      { do: "push", blow: blowOf({ area: "G06", push: 1, ...blow }), hurt },
      "p1 push/biter/G05",
    );
  const pushed = { was: "pushed", infected: "biter", from: "G06", to: "G05" } as const;
  const crowd = { G06: { biter: 1 } };
  pushing({}, 3, crowd).then(pushed, killed("biter", "G05")).asks();
  pushing({}, 2, crowd).then(pushed).asks();
  pushing({}, 0, crowd).then(pushed).asks();
  pushing({ target: "viral" }, 5, { G06: { biter: 1, viral: 1 } })
    .then(pushed)
    .asks();
  // The one that was struck stands in another Area: a Biter of the own one was not hurt.
  pushing({ area: "G03" }, 5, crowd).then(pushed).asks();
  // What it did not need goes on by Cleave, where the Runner stands.
  const over = pushing({ cleave: true }, 7, { G06: { biter: 2 } });
  over.among(pushed, killed("biter", "G05")).part("p1 cleave", {
    ask: "cleave",
    of: ["biter", "enough"],
    least: 1,
    most: 1,
    usual: ["biter"],
  });
  pushing({ cleave: false }, 7, { G06: { biter: 2 } })
    .then(pushed, killed("biter", "G05"))
    .asks();
});

rule("DL-BOOST-03 DL-BOOST-05: each Push is asked as long as symbols and enemies last", () => {
  const state = city({ runners: { ash: { zone: "G06a", pool: [] } }, infected: { G06: { biter: 2 } } });
  const push = {
    do: "push",
    blow: blowOf({ area: "none", target: "nobody", weapon: false, push: 2 }),
    hurt: 0,
  } as const;
  given(state)
    .when(push)
    .part("p1 push", { ask: "push", of: ["no", "biter"], least: 1, most: 1, usual: [] });
  given(state).when(push, "p1 push/biter/G05").asks("p1 push");
  given(state).when(push, "p1 push/biter/G05", "p1 push/biter/G05").asks();
  given(state).when(push, "p1 push/no").then().asks();
});

rule("DL-KD-01 DL-PV-09 DL-DP-28: up to so many are knocked down, none if one likes, the target never", () => {
  const knock = (count: number, crowd: object, ...says: readonly string[]) =>
    given(city({ runners: { cleo: { zone: "G05a", pool: [] } }, infected: { G05: crowd } })).when(
      { do: "aftermath", blow: blowOf({ runner: "cleo", knock: count }), spare: 0, hurt: 0 },
      ...says,
    );
  const down = (infected: "biter" | "viral") => ({ was: "knockedDown", infected, area: "G05" }) as const;
  knock(2, { biter: 2, viral: 1 }).part("p1 knock", {
    ask: "knock",
    of: ["biter", "viral", "enough"],
    least: 1,
    most: 1,
    usual: ["viral"],
  });
  knock(2, { biter: 2, viral: 1 }, "p1 knock/enough").then().asks();
  knock(1, { biter: 2, viral: 1 }, "p1 knock/viral").then(down("viral")).asks();
  knock(2, { biter: 3, viral: 1 }, "p1 knock/viral/enough").then(down("viral")).asks();
  knock(2, { biter: 2 }, "p1 knock/biter").then(down("biter")).asks();
  knock(2, { biter: 1 }).then().asks();
  knock(0, { biter: 2 }).then().asks();
});

rule("DL-ATK-09 DL-FAT-05 DL-RULING-39: with full slots a Special is a matter of Power alone", () => {
  const state = (fatigue: readonly string[], pool: readonly string[]) =>
    city({ runners: { ash: { zone: "G05a", pool, fatigue } }, infected: { G05: { biter: 1 } } });
  const ways = (fatigue: readonly string[], pool: readonly string[], die: string) =>
    given(state(fatigue, pool), TURN("ash"))
      .when()
      .part(`p1 turn/attack/G05/biter/${die}`, {
        ask: "way",
        of: [
          "standard",
          ...(die === "combat.2" ? ["power"] : []),
          ...(fatigue.length < 2 && pool.length > 1 ? ["fatigue"] : []),
        ],
        least: 1,
        most: 1,
        usual: [die === "combat.2" ? "power" : "standard"],
      });
  ways(["basic.2", "basic.3"], ["combat.2", "parkour.1"], "combat.2");
  ways(["basic.2"], ["combat.2", "parkour.1"], "combat.2");
  ways(["basic.2"], ["basic.1", "parkour.1"], "basic.1");
  given(state(["basic.2", "basic.3"], ["basic.1", "parkour.1"]), TURN("ash"))
    .came("damage.4", "damage.1")
    .when("p1 turn/attack/G05/biter/basic.1")
    .among(killed("biter", "G05"));
});

rule("DL-CONS-01 DL-ITEM-01: an Item that is used lies on its own discard, and a deck is made new of it", () => {
  const bandage = changedAsh(
    { items: ["item.bandage", "item.grapple"] },
    { was: "itemUsed", runner: "ash", item: "item.bandage" },
  );
  expect(bandage).toEqual({ items: ["item.grapple"], commonDiscard: ["item.bandage"] });
  const epic = changedAsh({ items: ["item.medkit"] }, { was: "itemUsed", runner: "ash", item: "item.medkit" });
  expect(Object.keys(epic).sort()).toEqual(["epicDiscard", "items"]);
  const discards = { commonDiscard: ["item.bandage"], epicDiscard: ["item.medkit"] };
  expect(changed({}, { ...discards, common: [] }, { was: "itemsShuffled", deck: "common" })).toEqual({
    common: [["item.bandage"]],
    commonDiscard: [],
  });
  expect(changed({}, { ...discards, epic: [] }, { was: "itemsShuffled", deck: "epic" })).toEqual({
    epic: [["item.medkit"]],
    epicDiscard: [],
  });
});

rule("DL-EXPO-14 DL-EXPO-05 DL-RULING-72: what becomes of tokens, and of a mask", () => {
  expect(changedAsh({ token: "none" }, { was: "exposureTaken", runner: "ash", by: "DL-RISK-06" })).toEqual({
    token: "held",
  });
  expect(changedAsh({ token: "counted" }, { was: "exposureReturned", runner: "ash", by: "DL-EXPO-14" })).toEqual({
    token: "none",
  });
  expect(changedAsh({}, { was: "masked", runner: "ash" })).toEqual({ masked: true });
  expect(changedAsh({ token: "held" }, { was: "exposureChecked", runner: "ash", exposure: 3 })).toEqual({
    token: "counted",
    exposure: 3,
  });
  expect(changedAsh({ token: "none" }, { was: "exposureChecked", runner: "ash", exposure: 3 })).toEqual({
    exposure: 3,
  });
});

rule("DL-CHASE-01 DL-ENV-14: a Chase Card leaves the pile, and goes back under it", () => {
  const chase = { chase: ["chase.c1", "chase.c2"] };
  const state = { ...city({}), ...chase };
  const taken = changedBy(evolve, state, { was: "chaseTaken", runner: "ash", card: "chase.c1" });
  expect(taken.chase).toEqual(["chase.c2"]);
  expect(taken.runners?.[0]?.chase).toEqual(["chase.c1"]);
  const ended = changedBy(
    evolve,
    { ...state, ...taken },
    {
      was: "chaseEnded",
      runner: "ash",
      card: "chase.c1",
      by: "DL-ENV-14",
    },
  );
  expect(ended.chase).toEqual(["chase.c2", "chase.c1"]);
  expect(ended.runners?.[0]?.chase).toEqual([]);
});

rule("DL-WND-05 DL-RULING-58: an unseen Wound leaves the deck as it turns, a known one has left before", () => {
  const state = city({ runners: { ash: { light: "unseen" } } });
  const turned = changedBy(evolve, state, {
    was: "woundTurned",
    runner: "ash",
    wound: state.wounds[0] ?? "",
    by: "DL-WND-05",
  });
  expect(turned.wounds).toEqual(state.wounds.slice(1));
  expect(turned.runners?.[0]).toMatchObject({ light: "none", heavy: [state.wounds[0]] });
  const known = changedBy(evolve, city({ runners: { ash: { light: "wound.torn-grip" } } }), {
    was: "woundTurned",
    runner: "ash",
    wound: "wound.torn-grip",
    by: "DL-WND-05",
  });
  expect(Object.keys(known)).toEqual(["runners"]);
});

rule("DL-PV-14 DL-ENV-14 DL-GAME-07: tokens, UV Spots and Scenario Cards are where an event puts them", () => {
  const lit = changed(
    { features: [{ token: "uv", zone: "B01", up: "inactive" }] },
    {},
    {
      was: "uvLit",
      zone: "B01",
    },
  );
  expect(lit.features?.filter(({ token }) => token === "uv")).toEqual([{ token: "uv", zone: "B01", up: "active" }]);
  const flare = changed({}, { flares: [] }, { was: "flareLit", runner: "ash", zone: "G05a" });
  expect(flare.flares).toEqual(["G05a"]);
  expect(flare.features).toContainEqual({ token: "uv", zone: "G05a", up: "active" });
  const out = changed({ features: [uv("G05a")] }, { flares: ["G05a"] }, { was: "flareOut", zone: "G05a" });
  expect(out.flares).toEqual([]);
  expect(out.features?.filter(({ token }) => token === "uv")).toEqual([]);
  const cards = {
    scenario: ["scenario.s02", "scenario.s03", "scenario.s11"],
    scenarioShown: [],
    scenarioDone: ["scenario.s08"],
  };
  expect(changed({}, cards, { was: "scenarioRevealed", card: "scenario.s02" })).toEqual({
    scenario: ["scenario.s03", "scenario.s11"],
    scenarioShown: ["scenario.s02"],
  });
  expect(changed({}, cards, { was: "eventCame", card: "scenario.s03" })).toEqual({
    scenario: ["scenario.s02", "scenario.s11"],
    scenarioDone: ["scenario.s03", "scenario.s08"],
  });
  for (const was of ["eliminated", "dawnMissed"] as const)
    expect(changed({}, cards, was === "eliminated" ? { was, runner: "ash" } : { was })).toEqual({
      ending: was === "eliminated" ? "eliminated" : "dawnless",
      scenario: ["scenario.s02", "scenario.s03"],
      scenarioShown: ["scenario.s11"],
    });
  const crate = changed(
    { features: [{ token: "objective2", zone: "B02", up: "front" }] },
    { crates: ["scenario.s04", "scenario.s05"], scenarioDone: ["scenario.s03"] },
    { was: "crateOpened", runner: "ash", token: "objective2", zone: "B02", card: "scenario.s05" },
  );
  expect(crate.crates).toEqual(["scenario.s04"]);
  expect(crate.scenarioDone).toEqual(["scenario.s05", "scenario.s03"]);
  expect(crate.features?.filter(({ token }) => token === "objective2")).toEqual([]);
});

rule("DL-SKILL-03 DL-ATK-03 DL-RISK-03: dice that are rolled show what came, newest first", () => {
  const faces = ["damage.1", "damage.2", "damage.3", "damage.4"];
  const dice = { damageDice: faces, riskDice: ["risk.1", "risk.2", "risk.3", "risk.4"] };
  expect(changed({}, dice, { was: "rerolled", runner: "ash", faces: ["damage.5"] })).toEqual({
    damageDice: ["damage.5", "damage.2", "damage.3", "damage.4"],
  });
  expect(
    changed({}, dice, {
      was: "struck",
      runner: "ash",
      area: "G05",
      target: "biter",
      faces: ["damage.5", "damage.6"],
    }),
  ).toEqual({ damageDice: ["damage.5", "damage.6", "damage.3", "damage.4"] });
  expect(changed({}, dice, { was: "riskRolled", runner: "ash", faces: ["risk.safe"] })).toEqual({
    riskDice: ["risk.safe", "risk.2", "risk.3", "risk.4"],
  });
});

rule("DL-EATK-01 DL-PV-04: who has no Wound is hurt once by an attack of one", () => {
  given(city({ runners: { ash: { pool: [] } }, infected: { G11: { biter: 1 } } }))
    .came("damage.2")
    .when({ do: "attack", area: "G11" })
    .among(lightWound("ash"));
});
