import { expect } from "vitest";
import { FEATURES } from "../../../src/games/dying-light/content/board";
import { COMMON_ITEMS, EPIC_ITEMS } from "../../../src/games/dying-light/content/cards";
import { FACES } from "../../../src/games/dying-light/content/dice";
import { INFECTED, INFECTED_TYPES } from "../../../src/games/dying-light/content/infected";
import { GEAR, GEAR_SLOTS, RUNNERS, SETS, WEAPONS } from "../../../src/games/dying-light/content/runners";
import { WEAPON_CARDS } from "../../../src/games/dying-light/content/weapons";
import { dyingLight } from "../../../src/games/dying-light/game";
import { KINDS } from "../../../src/games/dying-light/scene/kinds";
import { rule } from "../../support/given";
import { city, given, WHOLE } from "./support/city";

/** How many pieces there are of the kinds that begin like this. */
const pieces = (...starts: readonly string[]): readonly number[] =>
  starts.map((start) =>
    Object.entries(KINDS)
      .filter(([kind]) => kind === start || kind.startsWith(start + "."))
      .reduce((sum, [, { count }]) => sum + count, 0),
  );

rule(
  "DL-COMP-01 DL-COMP-40 DL-COMP-41 DL-COMP-42 DL-COMP-43 DL-COMP-44 DL-COMP-45 DL-COMP-46: boards and walls",
  () => {
    expect(pieces("building", "character-board", "city", "round-tracker")).toEqual([13, 4, 4, 1]);
    expect(pieces("wall.base", "wall.short", "wall.medium", "wall.long")).toEqual([32, 6, 4, 6]);
  },
);

rule("DL-COMP-02 DL-COMP-03 DL-COMP-04 DL-COMP-05 DL-COMP-06 DL-COMP-07: dice", () => {
  expect(pieces("die.basic", "die.parkour", "die.combat", "die.momentum", "die.damage", "die.risk")).toEqual([
    12, 6, 6, 4, 4, 4,
  ]);
});

rule("DL-COMP-08 DL-COMP-10 DL-COMP-11 DL-COMP-12 DL-COMP-13 DL-COMP-47: figures, a ring for each Runner", () => {
  expect(pieces("runner", "biter", "viral", "howler", "volatile")).toEqual([4, 32, 12, 4, 4]);
  expect(new Set(RUNNERS.map(({ ring }) => ring)).size).toBe(4);
});

rule("DL-COMP-09 DL-COMP-14 DL-COMP-15 DL-COMP-17 DL-COMP-19 DL-COMP-21: cards", () => {
  expect(pieces("runner-card", "activation", "infected-card", "help", "skill", "weapon")).toEqual([4, 5, 4, 4, 4, 4]);
  expect(pieces("item")).toEqual([COMMON_ITEMS.length + EPIC_ITEMS.length + 1]);
});

rule(
  "DL-COMP-26 DL-COMP-27 DL-COMP-28 DL-COMP-29 DL-COMP-30 DL-COMP-31 DL-COMP-32 DL-COMP-33 DL-COMP-34 DL-COMP-35 DL-COMP-36 DL-COMP-37 DL-COMP-38 DL-COMP-39: tokens",
  () => {
    expect(pieces("common-loot", "epic-loot", "inhibitor", "electricity", "fire", "rough", "nest")).toEqual([
      4, 2, 2, 2, 5, 2, 4,
    ]);
    expect(pieces("round-marker", "exposure-token", "jump-pad", "spear", "uv")).toEqual([1, 4, 1, 2, 2]);
    expect(pieces("event1", "event2", "event3", "objective1", "objective2", "objective3", "objective4")).toEqual(
      Array(7).fill(1),
    );
  },
);

rule(
  "DL-GEAR-01 DL-GEAR-02 DL-GEAR-03 DL-PV-08 DL-SETUP-31: each set has a piece for each slot, with both symbols",
  () => {
    for (const set of SETS) expect(GEAR.filter((gear) => gear.set === set).map(({ slot }) => slot)).toEqual(GEAR_SLOTS);
    const scene = dyingLight.scene(city({ runners: { bram: { gear: WHOLE } } }));
    expect(GEAR_SLOTS.map((slot) => scene["gear.circle." + slot]?.[0]?.at)).toEqual(
      GEAR_SLOTS.map((slot) => "p1." + slot),
    );
  },
);

rule("DL-PV-06 DL-SKILL-01 DL-SKILL-02 DL-SKILL-06: each Runner has one Skill, in its player area", () => {
  const scene = dyingLight.scene(city({ runners: { cleo: {} } }));
  expect(scene["skill.hold-the-line"]?.[0]?.at).toBe("p1.skill");
  expect(new Set(RUNNERS.map(({ skill }) => skill)).size).toBe(4);
});

rule("DL-PV-09 DL-WPN-03 DL-RULING-62: weapons, and the starting one in its slot", () => {
  expect(WEAPON_CARDS.map(({ weapon, range, standard, special }) => [weapon, range, standard, special])).toEqual([
    ["weapon.machete", 0, 2, 3],
    ["weapon.pipe", 0, 2, 4],
    ["weapon.sledge", 0, 2, 2],
    ["weapon.bow", 2, 1, 3],
    ["item.hatchet", 0, 2, 3],
    ["item.crossbow", 2, 2, 4],
    ["item.long-blade", 0, 3, 4],
  ]);
  expect(WEAPONS.length).toBe(4);
  expect(dyingLight.scene(city({ runners: { cleo: {} } }))["weapon.sledge"]?.[0]?.at).toBe("p1.weapon");
});

rule(
  "DL-INF-02 DL-INF-03 DL-INF-07 DL-INF-08 DL-ENEM-01 DL-ENEM-02 DL-ENACT-02: four Infected, one of them special",
  () => {
    expect(INFECTED_TYPES.filter((type) => !INFECTED[type].common)).toEqual(["howler"]);
    expect(INFECTED_TYPES.map((type) => KINDS["infected-card." + type]?.count)).toEqual([1, 1, 1, 1]);
  },
);

rule("DL-RULING-69 DL-RULING-51: Crit and Spawn are two symbols", () => {
  expect(FACES.damage).toContain("damage.crit");
  expect(FACES.risk).toContain("risk.spawn");
});

rule("DL-ENV-01 DL-ENV-04 DL-ENV-17 DL-ENV-18: features of the demo, and no others", () => {
  expect([...new Set(FEATURES.map(({ token }) => token))].toSorted()).toEqual(
    ["common-loot", "epic-loot", "fire", "jump-pad", "nest", "objective1", "rough", "spear", "uv"].toSorted(),
  );
});

rule(
  "DL-SETUP-30 DL-SETUP-23 DL-GAME-03 DL-GAME-08: the first Round is Round 7, S01 in force, five dice in hand",
  () => {
    const state = city({});
    expect([state.round, ...state.scenarioShown]).toEqual([7, "scenario.s01"]);
    expect(state.runners[0]?.dice.filter(({ at }) => at === "pool").length).toBe(5);
  },
);

rule("DL-ITEM-02: a Runner may hold every Item there is, each in a place of its own", () => {
  const items = [...COMMON_ITEMS, ...EPIC_ITEMS, "item.inhibitor"];
  const state = city({ runners: { ash: { items } } });
  const places = items.map((item) => dyingLight.scene(state)[item]?.[0]);
  expect(places.map((place) => place?.at)).toEqual(items.map(() => "p1.items"));
  expect(new Set(places.map((place) => place?.n)).size).toBe(items.length);
});

rule("DL-ZONE-07: Runners stand in a Zone, Infected anywhere in their Area", () => {
  const scene = dyingLight.scene(city({ runners: { ash: { zone: "G05c" } }, infected: { G05: { biter: 1 } } }));
  expect(scene["runner.ash"]?.[0]?.at).toBe("G05c");
  expect(scene["biter"]?.filter(({ at }) => at.startsWith("G05")).length).toBe(1);
});

rule("DL-RULING-67: a Runner hurt before its card comes is activated all the same", () => {
  const state = city({ round: 8, runners: { ash: { light: "unseen" } } });
  state.activation = [["activation.ash"]];
  given(state)
    .came("activation.ash", "basic.1", "basic.1", "basic.1", "combat.1", "parkour.1")
    .when({ do: "nightCard" })
    .asks("p1 turn");
});

rule("DL-RULING-68 DL-AUTO-03: two tired dice fit the Cooldown Slots, as those were emptied first", () => {
  const ash = { fatigue: ["basic.1", "basic.2"], cooldown: ["combat.1", "parkour.1"] };
  const after = given(city({ runners: { ash } }))
    .came("combat.1", "parkour.1")
    .when({ do: "activate", runner: "ash" });
  const cooling = after.state.runners[0]?.dice.filter(({ at }) => at === "cooldown").map(({ slot }) => slot);
  expect(cooling).toEqual([1, 2]);
});
