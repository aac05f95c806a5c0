import { expect } from "vitest";
import {
  CHASE_CARDS,
  COMMON_ITEMS,
  EPIC_ITEMS,
  EVENT_TOKENS,
  FIRST_NIGHT,
  FIRST_ROUND,
  ROUNDS,
  SCENARIO_CARDS,
  WOUND_CARDS,
} from "../../../src/games/dying-light/content/cards";
import { BOOSTS, FACES, OWN_DICE, TRACK_EXPOSURE } from "../../../src/games/dying-light/content/dice";
import { EXPOSURE_CARDS, type ExposureHalf } from "../../../src/games/dying-light/content/exposure-cards";
import { INFECTED } from "../../../src/games/dying-light/content/infected";
import { GEAR, RUNNERS } from "../../../src/games/dying-light/content/runners";
import { dyingLight } from "../../../src/games/dying-light/game";
import { setup } from "../../../src/games/dying-light/setup";
import { rule } from "../../support/given";
import { city } from "./support/city";

const totals = (half: (card: (typeof EXPOSURE_CARDS)[number]) => ExposureHalf): readonly number[] => {
  const halves = EXPOSURE_CARDS.map(half);
  const sum = (of: (each: ExposureHalf) => number): number => halves.reduce((all, each) => all + of(each), 0);
  return [sum(({ spawn }) => spawn), sum(({ move }) => move), sum(({ reshuffle }) => (reshuffle ? 1 : 0))];
};

rule("DL-PV-03 DL-COMP-18: eight cards, by day 5 Spawn and 5 Move, at night 16 and 17, one Reshuffle", () => {
  expect(new Set(EXPOSURE_CARDS.map(({ card }) => card)).size).toBe(8);
  expect(new Set(EXPOSURE_CARDS.map(({ day, night }) => JSON.stringify([day, night]))).size).toBe(8);
  expect(totals(({ day }) => day)).toEqual([5, 5, 1]);
  expect(totals(({ night }) => night)).toEqual([16, 17, 1]);
});

rule("DL-PV-01 DL-RULING-49: six faces each, with at most two Boosts", () => {
  for (const faces of Object.values(FACES)) expect(faces.length).toBe(6);
  const shown = (type: "basic" | "parkour" | "combat" | "momentum"): string =>
    FACES[type].map((face) => (BOOSTS[face] ?? ["-"]).join("+")).join(" ");
  expect(shown("basic")).toBe("- - evade climb block push");
  expect(shown("parkour")).toBe("- evade jump climb evade+jump jump+climb");
  expect(shown("combat")).toBe("- power block push power+block power+push");
  expect(shown("momentum")).toBe("evade power jump+climb block+push evade+power evade+jump");
});

rule("DL-PV-02 DL-RULING-50: six slots, their Exposure 1 1 2 2 3 3", () => {
  expect(TRACK_EXPOSURE).toEqual([1, 1, 2, 2, 3, 3]);
});

rule("DL-PV-04: Attack, Toughness and Agility of the Infected", () => {
  const { biter, viral, howler, volatile } = INFECTED;
  expect([biter, viral, howler, volatile].map(({ attack, toughness, agile }) => [attack, toughness, agile])).toEqual([
    [1, 4, false],
    [1, 5, true],
    [0, 6, true],
    [3, 9, true],
  ]);
  expect([biter, viral, howler, volatile].map(({ figures }) => figures)).toEqual([32, 12, 4, 4]);
});

rule("DL-COMP-16 DL-COMP-20 DL-COMP-22 DL-COMP-23 DL-COMP-24 DL-COMP-25 DL-SETUP-28: so many of each", () => {
  expect(WOUND_CARDS.reduce((sum, { copies }) => sum + copies, 0)).toBe(16);
  expect(
    [SCENARIO_CARDS, COMMON_ITEMS, EPIC_ITEMS, CHASE_CARDS, GEAR, RUNNERS, OWN_DICE].map(({ length }) => length),
  ).toEqual([11, 6, 6, 4, 12, 4, 6]);
});

rule("DL-PV-11 DL-COMP-14: an Activation Card for the enemy and one for each Runner, in no order anybody knows", () => {
  const { state } = setup(["p1"], {});
  expect(state.activation.map((layer) => [...layer].sort())).toEqual([
    ["activation.ash", "activation.bram", "activation.cleo", "activation.dex", "activation.enemy"],
  ]);
});

rule("DL-PV-15 DL-COMP-42: twelve Rounds from the seventh on, night from the eighth, Events on 8, 10 and 12", () => {
  expect([FIRST_ROUND, FIRST_NIGHT, ROUNDS]).toEqual([7, 8, 12]);
  expect(EVENT_TOKENS.map(({ round, card }) => [round, card])).toEqual([
    [8, "scenario.s03"],
    [10, "scenario.s08"],
    [12, "scenario.s09"],
  ]);
  const marker = (round: number) => dyingLight.scene(city({ round }))["round-marker"]?.[0];
  expect(new Set([1, 7, 8, 12].map((round) => JSON.stringify(marker(round)))).size).toBe(4);
});
