import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { layoutWith } from "../../../src/games/one-month-in/content/layouts";
import { oneMonthIn } from "../../../src/games/one-month-in/game";
import { MIGRATIONS } from "../../../src/games/one-month-in/migrations";
import type { City, CityStep } from "../../../src/games/one-month-in/vocabulary";
import { matchOf } from "../../../src/kernel/keep";
import { rule } from "../../support/given";
import { city, given, some, standing } from "./support/city";

/** What version 2 makes of a city, and of what was still to be done. */
const takenOver = (before: object, agenda: readonly object[] = []) => {
  const { state, agenda: steps } = MIGRATIONS[0]?.migrate(before, agenda) ?? { state: before, agenda };
  return { city: state as City, agenda: steps as readonly CityStep[] };
};

/** A city as version 1 kept it. */
const cityBefore = (more: Partial<City> = {}): object => {
  const { stirred: _stirred, peak: _peak, ...before } = { ...city({ round: 9 }), ...more };
  return before;
};

rule("OMI-RUL-58: a match of version 1 goes on with the last team standing", () => {
  const { city: now } = takenOver(cityBefore({ options: { first: "lot", deal: "open", month: "on" } }));
  expect(now.options).toEqual({ first: "lot", deal: "open", month: "on", lastStanding: "on" });
  expect([now.stirred, now.peak]).toEqual([9, 0]);
});

rule("OMI-RUL-54: who was asked whether to stop, was because somebody had proposed it", () => {
  const acting: CityStep = { do: "acting", seat: "p1" };
  const asked = { do: "close", seat: "p2", sealed: [{ seat: "p1", say: [["yes"]] }] };
  expect(takenOver(cityBefore(), [acting, asked]).agenda).toEqual([acting, { ...asked, by: "OMI-RUL-54" }]);
});

rule("OMI-PROTO-03: three teams of version 1 go on in the city that was laid for them", () => {
  const { cells, bases } = layoutWith(3, "g5");
  const now = city({ seats: 3 });
  const [tile] = now.tiles;
  const tiles = cells.map((cell) => ({
    ...tile,
    cell,
    tile: bases.includes(cell) ? "base" : "none",
    owner: now.seats[bases.indexOf(cell)] ?? "none",
    reclaimed: bases.includes(cell),
  }));
  const teams = now.teams.map((team, i) => ({
    ...team,
    base: bases[i],
    survivors: some(5, bases[i] ?? "", "in").map((each, n) => ({
      ...{ id: `${team.seat}s${String(n + 1)}`, ap: 1, fed: false, armed: false, suited: false },
      ...each,
    })),
  }));
  const { city: old } = takenOver(cityBefore({ ...now, tiles, teams } as unknown as Partial<City>));
  const after = given(old, { do: "acting", seat: "p1" }).came("farm").when("p1 acting/move/g5/f5/p1s1/p1s2");
  after.among({ was: "explored", seat: "p1", cell: "f5", tile: "farm", zombies: 3 });
  expect(standing(after.state, "p1").slice(0, 2)).toEqual(["f5 out 0", "f5 out 0"]);
  // It is one of the ring, as the city was dealt then.
  expect(after.state.rings.map((ring) => ring.flat().length)).toEqual([5, 6, 6]);
});

rule("OMI-PROTO-05: one card of three zombies is the card of ten then: found before, in the deck, or on a tile", () => {
  const stacked = city({ tiles: { f5: { tile: "zoo", stack: ["rope", "zombies3", "zombies3"] } } });
  const { tiles } = stacked;
  const told = (more: Partial<City>) => takenOver(cityBefore(more)).city;
  const found = told({ discard: ["wire", "zombies3", "zombies3"], deck: [["zombies3"]], tiles });
  expect(found.discard).toEqual(["wire", "zombies10", "zombies3"]);
  expect(found.deck).toEqual([["zombies3"]]);
  const unseen = told({ discard: ["wire"], deck: [["rope"], ["paint", "zombies3", "zombies3"], ["zombies3"]], tiles });
  expect(unseen.deck).toEqual([["rope"], ["paint", "zombies10", "zombies3"], ["zombies3"]]);
  expect(unseen.tiles).toEqual(tiles);
  const laid = told({ discard: [], deck: [["rope"]], tiles });
  expect(
    laid.tiles
      .find(({ cell }) => cell === "f5")
      ?.stack.flat()
      .sort(),
  ).toEqual(["rope", "zombies10", "zombies3"]);
  expect(laid.tiles.flatMap(({ stack }) => stack.flat()).filter((card) => card === "zombies10")).toHaveLength(1);
});

test("what version 1 kept in the middle of a match is taken over", () => {
  const file = resolve(import.meta.dirname, "../../kept/one-month-in-2.json");
  const { match: kept } = JSON.parse(readFileSync(file, "utf8")) as { readonly match: object };
  const { match } = matchOf(oneMonthIn, kept);
  expect(match).not.toBe("none");
  if (match !== "none") expect(match.state.options["lastStanding"]).toBe("on");
});
