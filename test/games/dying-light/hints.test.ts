import { blowOf } from "./support/blow-of";
import { describe, expect, test } from "vitest";
import type { Hint } from "../../../src/kernel/game";
import { sentence } from "../../../src/kernel/text";
import type { Say } from "../../../src/kernel/words";
import { hints } from "../../../src/games/dying-light/hints/hints";
import { en } from "../../../src/games/dying-light/text/en";
import type { City, CityStep } from "../../../src/games/dying-light/vocabulary";
import { rule } from "../../support/given";
import { city, fire, uv, WHOLE } from "./support/city";

/** What is shown before one answers, as section 6.4 of the ledger lists it with its odds. */

const told = (state: City, waiting: CityStep, said: Say = [], about = ""): string[] =>
  hints(state, waiting, "p1", said)
    .filter((hint) => hint.about === about)
    .map(({ hint, slots }) => sentence(en, "hint." + hint, slots));

const hintOf = (state: City, waiting: CityStep, hint: string): Hint["slots"] | undefined =>
  hints(state, waiting, "p1", []).find((each) => each.hint === hint)?.slots;

const TURN = { do: "turn", runner: "bram" } as const;

const bram = (zone: string, runner: object = {}, more: Parameters<typeof city>[0] = {}): City =>
  city({ ...more, runners: { bram: { zone, pool: ["basic.1", "basic.3", "combat.2"], ...runner } } });

rule("DL-RISK-11 DL-RISK-13: each bad face comes in 17, 31, 42, 52 of 100, nothing at all in 33, 11, 4, 1", () => {
  const odds = [1, 2, 3, 4].map((dice) => hintOf(bram("G11"), { do: "riskRoll", runner: "bram", dice }, "risk"));
  expect(odds.map((slots) => [slots?.["each"], slots?.["none"]])).toEqual([
    [17, 33],
    [31, 11],
    [42, 4],
    [52, 1],
  ]);
});

describe("how likely a blow kills, by dice", () => {
  const kills = (target: string, features: Parameters<typeof city>[0] = {}): unknown[] =>
    [1, 2, 3, 4].map((dice) => {
      const blow = {
        runner: "dex",
        area: "G05",
        target,
        faces: [],
        more: 0,
        weapon: true,
        cleave: false,
        knock: 0,
        push: 0,
      };
      const state = city({ ...features, runners: { dex: { zone: "G05a" } }, infected: { G05: { biter: 1 } } });
      return hintOf(state, { do: "strikeRoll", blow, dice }, "blow")?.["kill"];
    });

  test.each([
    { rule: "DL-ATK-04", what: "a Biter", target: "biter", of: [50, 92, 99, 100] },
    { rule: "DL-ATK-04", what: "a Viral", target: "viral", of: [33, 83, 98, 99] },
    { rule: "DL-ATK-04", what: "a Howler", target: "howler", of: [17, 72, 95, 99] },
    { rule: "DL-ATK-04", what: "a Volatile", target: "volatile", of: [0, 28, 74, 95] },
  ])("$rule: $what", ({ target, of }) => {
    expect(kills(target)).toEqual(of);
  });

  test("DL-ENV-06: with Fire one less is enough", () => {
    expect(kills("viral", { features: [fire("G05b")] })).toEqual(kills("biter"));
  });

  test("DL-ATK-06: a Crit at least in 17, 31, 42, 52", () => {
    const crits = [1, 2, 3, 4].map((dice) => {
      const blow = blowOf({ runner: "dex", target: "biter" });
      return hintOf(city({ runners: { dex: {} } }), { do: "strikeRoll", blow, dice }, "blow")?.["crit"];
    });
    expect(crits).toEqual([17, 31, 42, 52]);
  });
});

rule("DL-PV-07 DL-SKILL-05: Heavy Hands with Momentum counts in the odds of a blow", () => {
  const blow = blowOf({ runner: "bram", target: "viral" });
  const at = (runner: object): unknown =>
    hintOf(bram("G05a", runner), { do: "strikeRoll", blow, dice: 1 }, "blow")?.["kill"];
  expect([at({}), at({ spot: ["momentum.1"] })]).toEqual([33, 50]);
});

rule("DL-EATK-07 DL-EATK-09 DL-DEF-02: what an attack may do, and the Defense it takes, by day and at night", () => {
  const attack = { runner: "bram", aid: 0, biter: 0, viral: 2, volatile: 1 };
  const runner = { pool: ["basic.5", "combat.1"], track: ["basic.1", "basic.2"], gear: WHOLE };
  const at = (round: number): string[] => told(bram("G11", runner, { round }), { do: "defend", attack, rest: [] });
  // Two dice, a Block, slots 1 and 2 once the dice lie on the track, and the jacket twice.
  expect(at(8)).toEqual([
    "Attack 5 by 3; the die adds 1 in 50 %, 2 in 17 %.",
    "Defense 7 stops every Wound, 6 all but one; you can have 7.",
  ]);
  expect(at(7)).toEqual([
    "Attack 5 by 3; the die adds 1 in 50 %, 2 in 0 %.",
    "Defense 6 stops every Wound, 5 all but one; you can have 7.",
  ]);
  expect(told(bram("G11", {}, { round: 8 }), { do: "damage", attack, defence: 5 })).toEqual([
    "No Wound 33 %, one 50 %, more 17 %.",
  ]);
});

rule("DL-DP-06 DL-RUNA-04 DL-RUNA-05: each Zone with its price and its Risk", () => {
  const state = bram("G05a", {}, { infected: { G05: { biter: 2 } }, features: [fire("G05b")] });
  expect(told(state, TURN, [["run"]], "G05b")).toEqual(["Dice: 1. No Risk."]);
  expect(told(state, TURN, [["climb"]], "G04b")).toEqual([
    "Dice: 2. Risk Dice: 3.",
    "Nobody can move to street G04 now.",
  ]);
  expect(told(state, TURN, [["climb"], ["G04b"]])).toEqual(["Risk Dice: 3. Each bad face 42 %, nothing at all 4 %."]);
  const paid = [["climb"], ["G04b"], ["basic.3"], ["combat.2"], ["yes"]];
  expect(told(state, TURN, paid.slice(0, 4))).toEqual(["Risk Dice: 3. Each bad face 42 %, nothing at all 4 %."]);
});

rule("DL-BOOST-10 DL-RULING-14: what Boosts save of the price, and who stands there already", () => {
  const infected = { G04: { biter: 2, howler: 1 } };
  const state = bram("G05a", { pool: ["parkour.4", "basic.1"] }, { infected });
  expect(told(state, TURN, [["climb"]], "G04b")).toEqual([
    "Dice: 2, with what helps 1. No Risk.",
    "Stand there: Volatiles 0, Howlers 1, Virals 0, Biters 2.",
    "Nobody can move to street G04 now.",
  ]);
  const risky = bram("G05a", { pool: ["parkour.4", "basic.1"] }, { infected: { G05: { biter: 1 } } });
  expect(told(risky, TURN, [["climb"]], "G04b")[0]).toBe("Dice: 2, with what helps 1. Risk Dice: 1.");
  const grappling = (items: readonly string[]) =>
    bram("G02b", { pool: ["basic.1", "basic.2", "basic.1", "combat.1"], items });
  expect(told(grappling(["item.grapple"]), TURN, [["climb"]], "B07")[0]).toBe("Dice: 4, with what helps 2. No Risk.");
  expect(told(grappling([]), TURN, [["climb"]], "B07")[0]).toBe("Dice: 4. No Risk.");
});

rule("DL-DP-09 DL-DP-10: whom a blow would kill, Standard and Special", () => {
  const state = bram("G05a", {}, { infected: { G05: { biter: 1, viral: 1 } } });
  expect(told(state, TURN, [["attack"], ["G05"]], "viral")).toEqual(["It dies: Standard 83 %, Special 99 %."]);
  const way = [["attack"], ["G05"], ["viral"], ["combat.2"]];
  expect(told(state, TURN, way, "standard")).toEqual(["It dies 83 %; a Crit at least 31 %."]);
  expect(told(state, TURN, way, "power")).toEqual(["It dies 99 %; a Crit at least 52 %."]);
});

rule("DL-EXPO-03 DL-DECK-01 DL-EXPO-08: what the next die draws, and what the deck still holds", () => {
  const deck = [["exposure.x1", "exposure.x5", "exposure.x8"]];
  const state = bram("G11", { track: ["basic.1", "basic.2"], pool: ["basic.3", "combat.1"], deck, token: "held" });
  expect(told(state, TURN)).toContain("Exposure Value 2; with one die more 3.");
  expect(told(state, TURN)).toContain("Exposure deck: cards 3, Spawn 2, Move 1. A Reshuffle among the next 2: 67 %.");
  const night = { ...state, round: 8 };
  expect(told(night, { do: "drawCard", runner: "bram", count: 1 })).toEqual([
    "Exposure deck: cards 3, Spawn 6, Move 4. A Reshuffle among the next 1: 33 %.",
    "A card has on average Spawn 2.0, Move 1.3.",
  ]);
  const idle = bram("G11", { deck, pool: ["basic.3"] });
  expect(told(idle, TURN)).toContain("Exposure deck: cards 3, Spawn 2, Move 1.");
});

rule("DL-DECK-03: an empty deck is what its discard will make of it", () => {
  const state = bram("G11", { deck: [], discard: ["exposure.x2", "exposure.x8"] });
  expect(hintOf(state, TURN, "deckLeft")).toEqual({ cards: 2, spawn: 1, move: 0 });
  const empty = bram("G11", { deck: [], discard: [] });
  expect(hintOf(empty, { do: "drawCard", runner: "bram", count: 1 }, "deck")).toMatchObject({ cards: 0, chance: 0 });
});

rule("DL-EMOVE-02 DL-EMOVE-03 DL-SPAWN-04 DL-SPAWN-08: who can come, from which Nest, and who is left", () => {
  const infected = { G06: { biter: 4, viral: 1 }, G04: { biter: 3 }, B10: { viral: 2 } };
  const state = bram("G05a", {}, { infected });
  expect(told(state, TURN)).toEqual(
    expect.arrayContaining([
      "Can move to street G05: Volatiles 0, Virals 3, Biters 4.",
      "They would appear in street G04, street G06; room before it spreads: 3, 1.",
      "Left in the supply: Virals 9, Volatiles 4.",
    ]),
  );
  expect(told(bram("G11", {}, { features: [uv("G11")] }), TURN)).toEqual(
    expect.arrayContaining(["UV shines on street G11: no Exposure Cards here.", "Nobody can move to street G11 now."]),
  );
});

rule(
  "DL-EMOVE-02 DL-EMOVE-03: who could follow to each Zone: those one leaves behind too, those another holds not",
  () => {
    const infected = { G05: { biter: 2 }, G09: { biter: 3 }, B07: { viral: 1 } };
    const both = {
      bram: { zone: "G05b", pool: ["basic.1"] },
      cleo: { zone: "G09a" },
    };
    const alone = city({ runners: { bram: both.bram }, infected });
    expect(told(alone, TURN, [["run"]], "G06a")[1]).toBe("Can move to street G06: Volatiles 0, Virals 1, Biters 5.");
    const held = city({ runners: both, infected });
    expect(told(held, TURN, [["run"]], "G06a")[1]).toBe("Can move to street G06: Volatiles 0, Virals 1, Biters 2.");
  },
);

const BLOW = {
  runner: "bram",
  area: "G05",
  target: "viral",
  faces: ["damage.3", "damage.1"],
  more: 0,
  weapon: true,
  cleave: false,
  knock: 0,
  push: 0,
} as const;

rule("DL-PV-07 DL-DP-10: what another throw of a die may bring, and what it is as it lies", () => {
  const state = bram("G05a", {}, { infected: { G05: { viral: 1 } } });
  const reroll = { do: "reroll", blow: BLOW } as const;
  // Beside the 3 it takes a 2 or more, beside the 1 a 4 or more.
  expect(told(state, reroll, [], "damage.1")).toEqual(["It dies 83 %."]);
  expect(told(state, reroll, [], "damage.3")).toEqual(["It dies 50 %."]);
  expect(told(state, reroll, [], "no")).toEqual(["It dies 0 %."]);
});

rule("DL-ATK-06 DL-RULING-19: what a Crit that is spent leaves for the target", () => {
  const state = bram("G05a", {}, { infected: { G05: { viral: 1, biter: 1 } } });
  const crits = { do: "crits", blow: { ...BLOW, faces: ["damage.crit", "damage.3"] } } as const;
  expect(told(state, crits, [], "keep")).toEqual(["Leaves 9 damage for the target; it takes 5."]);
  expect(told(state, crits, [], "biter")).toEqual(["Leaves 3 damage for the target; it takes 5."]);
});

rule("DL-DEF-03 DL-BOOST-12: after each die what the attack may still do", () => {
  const attack = { runner: "bram", aid: 0, biter: 0, viral: 2, volatile: 1 };
  const state = bram("G11", { pool: ["basic.5", "combat.1"] }, { round: 8 });
  const defend = { do: "defend", attack, rest: [] } as const;
  // A die with a Block against 5, or 6 in half of the throws, or 7 with a Crit.
  expect(told(state, defend, [["basic.5"]])).toEqual(["No Wound 0 %, one 0 %, more 100 %."]);
  const strong = bram("G11", { pool: ["basic.5", "combat.3", "basic.1"] }, { round: 8 });
  expect(told(strong, defend, [["basic.5"], ["combat.3"]])).toEqual(["No Wound 0 %, one 33 %, more 67 %."]);
  expect(told(strong, defend, [["basic.5"], ["combat.3"], ["basic.1"]])).toEqual([
    "No Wound 33 %, one 50 %, more 17 %.",
  ]);
});

rule("DL-SPAWN-05 DL-SPAWN-08: how much room each Nest has that is equally near", () => {
  const state = bram("G05a", {}, { infected: { G06: { biter: 4 } } });
  const nest = { do: "nest", by: "DL-SPAWN-02", area: "G05", infected: "biter", count: 1 } as const;
  expect([told(state, nest, [], "G04"), told(state, nest, [], "G06")]).toEqual([
    ["Room before it spreads: 6."],
    ["Room before it spreads: 2."],
  ]);
});

rule("DL-CHASE-02: whether the Chase would end here", () => {
  const chased = { chase: ["chase.h1"] };
  expect(told(bram("G11", chased), TURN)).toContain("No Infected here: whoever ends here shakes the Chase off.");
  expect(told(bram("G11", chased, { infected: { G11: { biter: 1 } } }), TURN)).toContain(
    "Infected are here: the Chase goes on.",
  );
});

rule("DL-RULING-12 DL-END-03 DL-WND-08 DL-MOM-01 DL-FAT-06: warnings before it is too late", () => {
  const late = bram("G11", { pool: ["basic.1"], track: ["basic.2"], spot: ["momentum.1"], fatigue: ["combat.1"] });
  expect(told(late, TURN)).toContain("This is the last die: with it the activation ends, free actions too.");
  expect(told(late, TURN, [], "pass")).toEqual(["With Tempo 1 the Momentum Die is lost in the End Phase."]);
  expect(told(late, TURN)).toContain("Fatigue Slots free: 1. Dice that are back next Round: 0, the Round after: 1.");
  const free = bram("G11", { pool: ["basic.1"] }, { options: { freeActionsAfterLastDie: "on" } });
  expect(told(free, TURN).join()).not.toContain("last die");
  const weak = bram("G11", { heavy: ["wound.dazed", "wound.outcry", "wound.torn-grip"], light: "unseen" });
  expect(told(weak, TURN)).toContain("Wounds until all is lost: 1.");
  const third = bram("G11", { track: ["basic.2", "basic.4", "parkour.1"], pool: ["combat.1", "basic.1"] });
  expect(told(third, TURN)).toContain("The next die brings the Momentum Die.");
});

rule("DL-GAME-05 DL-END-05 DL-RULING-46: the goal, the Rounds that are left, the next Event", () => {
  const before = city({ round: 9 });
  expect(told(before, { do: "who" })).toEqual([
    "Goal: interact with the relay on roof B08.",
    "Rounds after this one: 3. The next Event comes with Round 10.",
  ]);
  const laid = city({ round: 12, features: [{ token: "objective3", zone: "B04", up: "front" }] });
  laid.scenarioShown = ["scenario.s01", "scenario.s02"];
  expect(told(laid, { do: "nightCard" })).toEqual([
    "Goal: find the Inhibitor. Crates: roof B04.",
    "Rounds after this one: 0. No more Events.",
  ]);
  laid.scenarioShown = ["scenario.s01", "scenario.s02", "scenario.s07"];
  expect(told(laid, { do: "nightCard" })[0]).toBe("Goal: all to street G11 with the Inhibitor, then the shelter door.");
});

rule("DL-INT-06 DL-USE-03: what a free action risks", () => {
  const state = bram(
    "G05a",
    {},
    { infected: { G05: { biter: 1 } }, features: [{ token: "common-loot", zone: "G05a", up: "front" }] },
  );
  expect(told(state, TURN, [], "interact")).toEqual(["Risk Dice: 1. Each bad face 17 %, nothing at all 33 %."]);
});

test("every hint has its sentence and fills it", () => {
  const states = [bram("G05a", { chase: ["chase.h1"] }, { infected: { G05: { biter: 2 } } }), bram("G11")];
  const all = states.flatMap((state) => hints(state, TURN, "p1", []));
  expect(all.length).toBeGreaterThan(10);
  for (const { hint, slots } of all) {
    const names = [...(en["hint." + hint] ?? "missing {sentence}").matchAll(/\{([^{}]*)\}/g)].map(([, slot]) => slot);
    expect(names.filter((slot) => slots[slot ?? ""] === undefined)).toEqual([]);
  }
});
