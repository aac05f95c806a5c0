import { expect } from "vitest";
import { ASSAULT_CARDS, SIX_ASSAULTS } from "../../../src/games/survive-until-daylight/content/assault";
import { CHARACTERS } from "../../../src/games/survive-until-daylight/content/characters";
import { COMBAT_CARDS } from "../../../src/games/survive-until-daylight/content/combat";
import { INGREDIENTS, RECIPES } from "../../../src/games/survive-until-daylight/content/crafting";
import {
  HORDE,
  HORDE_CARDS,
  HORDE_SIZE,
  HORDE_TYPES,
  type HordeType,
} from "../../../src/games/survive-until-daylight/content/horde";
import { NEW_RUBBLE, ROUNDS, RUBBLE, SLOTS } from "../../../src/games/survive-until-daylight/content/rubble";
import { WEAPONS } from "../../../src/games/survive-until-daylight/content/weapons";
import { bestOf } from "./support/best-of";
import { rule } from "../../support/given";

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const inSet = (set: number): number => sum(RUBBLE.map(({ copies }) => copies[set - 1] ?? 0));

const brings = (card: string, type: HordeType): readonly number[] =>
  ASSAULT_CARDS.find((each) => each.card === card)?.brings[type] ?? [];

rule("SUD-PROTO-02 SUD-CHAR-01 SUD-CHAR-02 SUD-CHAR-06 SUD-CHAR-07 SUD-SETUP-02 SUD-RULING-01: six characters", () => {
  expect(CHARACTERS.map(({ character, health }) => [character, health])).toEqual([
    ["pillar", 14],
    ["psycho", 11],
    ["trigger", 11],
    ["drifter", 12],
    ["haggler", 12],
    ["hipster", 12],
  ]);
  expect(new Set(CHARACTERS.flatMap(({ primary, secondary }) => [primary, secondary])).size).toBe(12);
  expect(CHARACTERS.map(({ weapon }) => WEAPONS.find(({ card }) => card === weapon)?.starter)).toEqual(
    CHARACTERS.map(({ character }) => character),
  );
  expect(CHARACTERS.find(({ character }) => character === "hipster")?.weapon).toBe("hipsters-bow");
});

rule("SUD-PROTO-03 SUD-RUBBLE-01 SUD-SETUP-07 SUD-RULING-02 SUD-RULING-06: rubble of every sort in six sets", () => {
  expect([1, 2, 3, 4, 5, 6].map(inSet)).toEqual([51, 19, 22, 22, 21, 21]);
  expect([...new Set(RUBBLE.map(({ sort }) => sort))].sort()).toEqual([
    "ammo",
    "healing",
    "ingredient",
    "junk",
    "red",
    "special",
    "weapon",
  ]);
  expect(RUBBLE.some(({ card }) => card === "crow-attack")).toBe(true);
});

rule("SUD-PROTO-04: six rounds never run out of rubble, and HAGGLER's finds neither", () => {
  const spare = NEW_RUBBLE.map((count, i) => {
    const players = i + 1;
    return sum([1, 2, 3, 4, 5, 6].slice(0, players).map(inSet)) - players - ROUNDS * count;
  });
  expect(spare).toEqual([8, 8, 17, 14, 10, 30]);
  const finds = NEW_RUBBLE.map((_count, i) => Math.ceil(ROUNDS / (i + 1)));
  expect(spare.every((cards, i) => cards >= (finds[i] ?? 0))).toBe(true);
});

rule(
  "SUD-SEARCH-02 SUD-SEARCH-03 SUD-SEARCH-04 SUD-SEARCH-05 SUD-SEARCH-06 SUD-SEARCH-07: new cards by players",
  () => {
    expect(NEW_RUBBLE).toEqual([7, 10, 12, 16, 20, 20]);
    expect(SLOTS).toBe(8);
  },
);

rule("SUD-PROTO-05 SUD-COMBAT-03 SUD-RULING-75 SUD-SYM-05: forty combat cards from -2 to +3", () => {
  expect(sum(COMBAT_CARDS.map(({ copies }) => copies))).toBe(40);
  const signed = COMBAT_CARDS.filter(({ gives }) => gives === "signed").map(({ value }) => value);
  expect([Math.min(...signed), Math.max(...signed)]).toEqual([-2, 3]);
  expect(COMBAT_CARDS.filter(({ splash }) => splash > 0).map(({ gives }) => gives)).toEqual(["plain", "base"]);
});

rule("SUD-PROTO-05 SUD-INFO-05: what the best of so many cards does on average", () => {
  const table = [
    [0.8, 1.28, 1.59, 1.81],
    [1.55, 2.17, 2.49, 2.7],
    [2.42, 3.11, 3.45, 3.68],
    [3.38, 4.09, 4.45, 4.68],
  ];
  for (const [base, row] of table.entries())
    for (const [i, expected] of row.entries()) expect(Math.abs(bestOf(base, i + 1) - expected)).toBeLessThan(0.011);
});

rule(
  "SUD-ASSAULT-10 SUD-ASSAULT-11 SUD-ASSAULT-12 SUD-ASSAULT-13 SUD-ASSAULT-14 SUD-ASSAULT-16: BRUTAL by the book",
  () => {
    expect(HORDE_TYPES.map((type) => brings("brutal", type).slice(0, 5))).toEqual([
      [1, 1, 2, 3, 4],
      [1, 1, 2, 3, 4],
      [2, 2, 4, 4, 6],
      [0, 0, 0, 0, 0],
      [1, 1, 1, 1, 0],
    ]);
  },
);

rule("SUD-EX-09 SUD-ASSAULT-15 SUD-RULING-26 SUD-RULING-86: how many BRUTAL brings", () => {
  const all = NEW_RUBBLE.map((_count, i) => sum(HORDE_TYPES.map((type) => brings("brutal", type)[i] ?? 0)));
  expect(all).toEqual([5, 5, 9, 11, 14, 16]);
});

rule("SUD-PROTO-06 SUD-ASSAULT-02: ten assault cards, each for one to six players", () => {
  expect(ASSAULT_CARDS).toHaveLength(10);
  for (const { card } of ASSAULT_CARDS)
    for (const type of HORDE_TYPES) expect(brings(card, type), `${card} ${type}`).toHaveLength(6);
});

rule("SUD-PROTO-09: six assault cards that use every type", () => {
  expect(SIX_ASSAULTS).toHaveLength(ROUNDS);
  for (const type of HORDE_TYPES)
    expect(
      SIX_ASSAULTS.some((card) => sum(brings(card, type)) > 0),
      type,
    ).toBe(true);
});

rule("SUD-PROTO-07 SUD-ENEMY-01 SUD-ENEMY-02 SUD-RULING-82: forty-eight horde cards that attack differently", () => {
  expect(sum(HORDE_CARDS.map(({ copies }) => copies))).toBe(HORDE_SIZE);
  const wanderers = HORDE_CARDS.filter(({ type }) => type === "wanderer");
  expect(new Set(wanderers.map(({ base, draws }) => `${String(base)} ${String(draws)}`)).size).toBe(2);
});

rule("SUD-ENEMY-03 SUD-ENEMY-05 SUD-ENEMY-07 SUD-ENEMY-09 SUD-ENEMY-11 SUD-ENEMY-04: what each type can take", () => {
  expect(HORDE_TYPES.map((type) => HORDE[type].health)).toEqual([2, 3, 4, 8, 1]);
  expect(HORDE.wanderer.special).toBe("none");
});

rule(
  "SUD-CRAFT-03 SUD-CRAFT-04 SUD-CRAFT-05 SUD-CRAFT-06 SUD-CRAFT-07 SUD-RULING-03: four recipes of five ingredients",
  () => {
    expect(RECIPES.map(({ craft, of }) => [craft, ...of])).toEqual([
      ["barricade", "planks", "nails"],
      ["spear", "planks", "shards"],
      ["trap", "wires", "explosives"],
      ["grenade", "nails", "explosives"],
    ]);
    expect(new Set(RECIPES.flatMap(({ of }) => of))).toEqual(new Set(INGREDIENTS));
  },
);

rule("SUD-SYM-08 SUD-RULING-36: weapons last, but for those that are thrown", () => {
  expect(WEAPONS.filter(({ lasting }) => !lasting).map(({ card }) => card)).toEqual(["firebomb", "pipe-bomb"]);
  expect(WEAPONS.filter(({ manner }) => manner === "ranged").every(({ draws }) => draws === 0)).toBe(true);
});

rule(
  "SUD-SYM-01 SUD-SYM-02 SUD-SYM-04 SUD-SYM-06 SUD-SYM-07 SUD-SYM-09 SUD-SYM-10: every symbol has its number",
  () => {
    expect(HORDE_CARDS.every(({ base, draws }) => base >= 0 && base <= 3 && draws >= 0 && draws <= 3)).toBe(true);
    expect(HORDE_TYPES.map((type) => HORDE[type].special)).toEqual([
      "none",
      "steals",
      "ignores-barricades",
      "bolsters",
      "shields",
    ]);
    expect(RUBBLE.filter(({ sort }) => sort === "ingredient").map(({ card }) => card)).toEqual([...INGREDIENTS]);
  },
);
