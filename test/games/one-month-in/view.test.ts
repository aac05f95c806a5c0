import { expect } from "vitest";
import { oddsOfStep } from "../../../src/kernel/odds";
import { cardsOf } from "../../../src/kernel/pile";
import { turnOver } from "../../../src/games/one-month-in/rules/searching";
import { view } from "../../../src/games/one-month-in/secrets";
import type { CitySeen } from "../../../src/games/one-month-in/vocabulary";
import { rule } from "../../support/given";
import { city } from "./support/city";

const mine = { tile: "zoo", reclaimed: true, owner: "p1" };
const seen = (told: Parameters<typeof city>[0]): CitySeen => view(city(told));

rule("OMI-RUL-05: which cards lie on a tile nobody knows, only how many", () => {
  const one = seen({ deck: ["rope", "zombies3"], tiles: { f5: { ...mine, stack: ["survivors3"] } } });
  const other = seen({ deck: ["survivors3", "rope"], tiles: { f5: { ...mine, stack: ["zombies3"] } } });
  expect(one).toEqual(other);
  expect(one.tiles.find(({ cell }) => cell === "f5")?.stack).toEqual([["unseen"]]);
  expect(cardsOf(one.deck)).toEqual(["rope", "survivors3", "zombies3"]);
});

rule("OMI-RUL-05: what the next card may be is counted among all that nobody has seen", () => {
  const known = seen({ deck: ["rope", "zombies3"], tiles: { f5: { ...mine, stack: ["survivors3", "rope"] } } });
  const step = { do: "turnOver", cell: "f5", seat: "p1" } as const;
  const ways = Object.fromEntries(oddsOfStep(turnOver, known, step).map((each) => [each.what, each]));
  expect(ways).toEqual({
    salvage: { what: "salvage", ways: 2, of: 4 },
    survivors: { what: "survivors", ways: 1, of: 4 },
    zombies: { what: "zombies", ways: 1, of: 4 },
  });
});

rule("OMI-RUL-05 OMI-PROTO-04: nor what lies under fog, the lesson's tiles among it", () => {
  const lesson = seen({ seats: 4, options: { deal: "lesson" } });
  expect(lesson.tiles.filter(({ under }) => under !== "none")).toEqual([]);
  expect(cardsOf(lesson.rings[0] ?? []).length).toBe(6);
});

rule("OMI-RUL-05: everything else is public", () => {
  const state = city({ teams: { p1: { food: 2, salvage: 3 }, p2: { salvage: 1 } } }) as CitySeen;
  const { teams, walls, discard, tiles } = view(state);
  expect(teams).toEqual(state.teams);
  expect(walls).toEqual(state.walls);
  expect(discard).toEqual(state.discard);
  expect(tiles).toEqual(state.tiles);
});
