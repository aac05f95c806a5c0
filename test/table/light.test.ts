import { describe, expect, test } from "vitest";
import { amiss } from "../../src/cli/fuzz/standing-right";
import { dyingLight } from "../../src/games/dying-light/game";
import type { OpenTable } from "../../src/host/open";
import type { LightingState, SaveState } from "../../src/tts/save";
import { city } from "../games/dying-light/support/city";
import { keptAt } from "../support/kept-match";
import { builtSave, calm, controllerOn, offered, press, sitDown } from "../support/person";

/** The light on the table by day and night; the save's header has it, so that it is told from there. */

const built = JSON.parse(builtSave("dying-light")) as SaveState;

const lightOf = ({ Lighting }: SaveState): LightingState => {
  if (Lighting === undefined) throw new Error("the table has no light of its own");
  return Lighting;
};

/** Of the save as it was built; a light that a script has set has a colour table's address too. */
const DAY = { ...lightOf(built), LutURL: "" };

/** The last question of a round: where a crowd in G06 spreads to. */
const evening = (round: number): SaveState => {
  const runners = { ash: { zone: "G11", pool: ["basic.1", "basic.2", "basic.3", "combat.1", "parkour.1"] } };
  const state = city({ round, runners, infected: { G06: { biter: 6 }, G05: { biter: 1 } } });
  return keptAt(built, dyingLight, 1, state, [
    { do: "spreadFirst", area: "G06", who: "common" },
    { do: "spawn", by: "DL-SPAWN-02", area: "G06", infected: "biter", count: 1, spread: 5 },
    { do: "endPhase" },
    { do: "round" },
  ]);
};

const lit = (table: OpenTable): LightingState => ({ LutURL: "", ...lightOf(table.save()) });

const isNight = (table: OpenTable): boolean => lit(table).LightIntensity < 0.4 && lit(table).LightColor.r < 0.8;

const answer = (table: OpenTable): void => {
  const hand = table.seat("Yellow");
  press(table, hand, offered(hand)[0] ?? "");
};

test("DL-ROUND-04: it grows dark in the evening, then night falls; Undo brings the day back", () => {
  const table = sitDown(evening(6));
  expect(lit(table)).toEqual(DAY);
  answer(table);
  const dusk = lit(table);
  expect(dusk.LightColor.r).toBeGreaterThan(dusk.LightColor.b);
  expect(isNight(table)).toBe(false);
  press(table, table.seat("Yellow"), "Undo");
  expect(lit(table)).toEqual(DAY);

  const later = sitDown(evening(7));
  answer(later);
  expect(isNight(later)).toBe(true);
  press(later, later.seat("Yellow"), "Undo");
  expect(lit(later)).toEqual(dusk);
  expect(amiss(later, dyingLight, controllerOn(later))).toEqual([]);
});

describe("by night", () => {
  const fallen = (own: LightingState): SaveState => {
    const table = sitDown({ ...evening(7), Lighting: own });
    answer(table);
    return table.save();
  };
  const own: LightingState = { ...DAY, LightIntensity: 1.5, LightColor: { r: 1, g: 0.5, b: 0.25 }, LutURL: "" };
  const save = fallen(own);

  test("it is night again at once when the save is loaded, whatever its header says", () => {
    expect(isNight(sitDown(save))).toBe(true);
    const again = sitDown({ ...save, Lighting: DAY });
    expect(isNight(again)).toBe(true);
  });

  test("the light that the table had comes back when the match is left, also after a reload", () => {
    const again = sitDown(save);
    expect(isNight(again)).toBe(true);
    press(again, again.seat("Yellow"), "Other …", "New match", "Yes: a new match");
    expect(lit(again)).toEqual(own);
    expect(lit(sitDown(again.save()))).toEqual(own);
  });

  test("whoever wants it always the same has it so", () => {
    const table = sitDown(save);
    const hand = table.seat("Yellow");
    press(table, hand, "Settings");
    press(table, hand, "Light: by day and night");
    expect(lit(table)).toEqual(own);
    press(table, hand, "Light: always the same");
    calm(table);
    expect(isNight(table)).toBe(true);
  });
});

test("a game without day and night leaves the light alone, and offers nothing about it", () => {
  const table = sitDown(builtSave("survivor-duel"), { seated: ["Red"] });
  press(table, table.seat("Red"), "2 players", "Settings");
  expect(offered(table.seat("Red")).filter((word) => word.startsWith("Light"))).toEqual([]);
  expect(lit(table)).toEqual(DAY);
});
