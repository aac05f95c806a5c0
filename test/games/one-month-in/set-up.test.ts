import { expect } from "vitest";
import { seatsFor } from "../../../src/kernel/replay-code";
import { cardsOf, sizeOf } from "../../../src/kernel/pile";
import { BORDERS, CELLS, NEXT_TO } from "../../../src/games/one-month-in/content/city-map";
import { layoutFor, layoutWith, ringOf } from "../../../src/games/one-month-in/content/layouts";
import * as limits from "../../../src/games/one-month-in/content/limits";
import { SEARCH_CARDS } from "../../../src/games/one-month-in/content/search-cards";
import { TILES } from "../../../src/games/one-month-in/content/tiles";
import { oneMonthIn } from "../../../src/games/one-month-in/game";
import { setup } from "../../../src/games/one-month-in/setup";
import { flagsLeft, foodInBank, survivorsLeft, wallsLeft } from "../../../src/games/one-month-in/rules/teams";
import type { CitySeen } from "../../../src/games/one-month-in/vocabulary";
import { rule } from "../../support/given";
import { given, standing, tileIn } from "./support/city";

const start = (seats: number, options = {}) => setup(seatsFor(seats), options);
const TEAMS = [2, 3, 4, 5, 6];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

rule("OMI-RUL-01 OMI-TERM-06: two to six teams, one for each player", () => {
  expect(oneMonthIn.seats).toMatchObject({ least: 2, most: 6 });
  for (const teams of TEAMS) expect(start(teams).state.teams.map(({ seat }) => seat)).toEqual(seatsFor(teams));
});

rule("OMI-COMP-01 OMI-COMP-02 OMI-COMP-03 OMI-COMP-04 OMI-COMP-05 OMI-COMP-06 OMI-COMP-07: what the box holds", () => {
  const { SURVIVORS, FLAGS, WALLS, ZOMBIES, FOOD, DICE } = limits;
  expect([SURVIVORS, FLAGS, WALLS, ZOMBIES, FOOD, DICE]).toEqual([20, 10, 10, 60, 20, 10]);
  expect(sizeOf(start(2).state.deck)).toBe(110);
});

rule(
  "OMI-PROTO-05 OMI-TERM-02 OMI-CARD-01 OMI-PROTO-06: 110 cards, 58 survivors and 57 zombies on them, ten on one",
  () => {
    const of = (find: string) => SEARCH_CARDS.filter((card) => card.find === find);
    const cards = (find: string) => sum(of(find).map(({ copies }) => copies));
    const numbers = (find: string) => sum(of(find).map(({ copies, number }) => copies * number));
    expect([cards("salvage"), cards("survivors"), cards("zombies")]).toEqual([48, 34, 28]);
    expect([numbers("survivors"), numbers("zombies")]).toEqual([58, 57]);
    expect(SEARCH_CARDS.find(({ card }) => card === "zombies10")).toEqual({
      card: "zombies10",
      find: "zombies",
      number: 10,
      copies: 1,
    });
  },
);

const laid = (teams: number) => {
  const { rings, beyond } = start(teams).state;
  return [...rings.flatMap(cardsOf), ...cardsOf(beyond)].map((name) => TILES.find(({ tile }) => tile === name));
};

rule("OMI-PROTO-01 OMI-FARM-09 OMI-TILE-01 OMI-PROTO-06: the tiles of every number of teams", () => {
  const rows = TEAMS.map((teams) => {
    const tiles = laid(teams);
    const farms = tiles.filter((tile) => tile?.special === "farm").length;
    return [
      teams + tiles.length,
      farms,
      sum(tiles.map((tile) => tile?.rooms ?? 0)),
      sum(tiles.map((tile) => tile?.zombies ?? 0)),
    ];
  });
  expect(rows).toEqual([
    [25, 6, 50, 65],
    [40, 9, 75, 100],
    [45, 9, 83, 103],
    [54, 10, 98, 122],
    [61, 11, 110, 135],
  ]);
});

rule("OMI-SPEC-01 OMI-SPEC-03 OMI-TILE-10: one Research Centre and one Military Base in every city", () => {
  for (const teams of TEAMS) {
    const prizes = laid(teams).filter((tile) => tile?.special === "prize");
    expect(prizes.map((tile) => tile?.tile)).toEqual(["research-centre", "military-base"]);
  }
});

rule("OMI-PROTO-02 OMI-TILE-11: a border has one name from either side", () => {
  const between = BORDERS.filter(({ beyond }) => beyond !== "");
  const pairs = between.map(({ cell, beyond }) => [cell, beyond].sort().join());
  expect(new Set(pairs).size).toBe(between.length);
  expect(sum(CELLS.map(({ cell }) => NEXT_TO[cell]?.length ?? 0))).toBe(2 * between.length);
  expect(Math.max(...CELLS.map(({ cell }) => NEXT_TO[cell]?.length ?? 0))).toBe(6);
});

rule("OMI-PROTO-03 OMI-LAY-03 OMI-LAY-05: every Base has a ring of its own", () => {
  for (const teams of TEAMS) {
    const layout = layoutFor(teams);
    for (const [i, base] of layout.bases.entries()) {
      const ring = NEXT_TO[base] ?? [];
      expect(ring.length).toBe(6);
      for (const cell of ring) {
        expect(layout.cells).toContain(cell);
        expect(ringOf(layout, cell)).toBe(i);
      }
    }
  }
});

const base = (q: number, r: number) => CELLS.find((cell) => cell.q === q && cell.r === r)?.cell ?? "";

rule(
  "OMI-PROTO-03 OMI-PROTO-04: each layout has as many tiles as it has cells, and two prizes beyond the rings",
  () => {
    for (const teams of TEAMS) expect(laid(teams).length + teams).toBe(layoutFor(teams).cells.length);
    for (const teams of TEAMS) {
      const beyond = cardsOf(start(teams).state.beyond);
      expect(beyond).toEqual(expect.arrayContaining(["military-base", "research-centre"]));
    }
  },
);

rule("OMI-PROTO-03: three Bases lie five apart, and those of a match that was begun before four", () => {
  expect(layoutFor(3).bases).toEqual([base(3, -1), base(-2, 3), base(-1, -2)]);
  const before = layoutWith(3, base(2, 0));
  expect(before.bases).toEqual([base(2, 0), base(-2, 2), base(0, -2)]);
  expect(before.cells).toHaveLength(34);
  expect(before.places[base(2, 0)]).toBe(before.cells.indexOf(base(2, 0)));
  for (const teams of TEAMS) expect(layoutWith(teams, layoutFor(teams).bases[0] ?? "")).toBe(layoutFor(teams));
  expect(layoutWith(3, "e5").cells).toEqual([]);
});

rule("OMI-LAY-01 OMI-LAY-02 OMI-TERM-07 OMI-BASE-01: Bases face up, everything else under fog", () => {
  for (const teams of TEAMS) {
    const up = start(teams).state.tiles.filter(({ tile }) => tile !== "none");
    expect(up.map(({ tile, owner, reclaimed }) => [tile, owner, reclaimed]).sort()).toEqual(
      seatsFor(teams).map((seat) => ["base", seat, true]),
    );
  }
});

rule("OMI-SETUP-01 OMI-SETUP-07 OMI-BASE-02 OMI-RUL-15: five survivors on each Base, nothing else", () => {
  const state = start(2).state as CitySeen;
  expect(standing(state, "p1")).toEqual(Array.from({ length: 5 }, () => "g5 in 0"));
  expect(state.teams.map(({ food, salvage }) => [food, salvage])).toEqual([
    [0, []],
    [0, []],
  ]);
  expect(tileIn(state, "g5")).toMatchObject({ zombies: 0, stack: [], reclaimed: true });
});

const fencing = (seats: number, options = {}) => {
  const { state, agenda } = start(seats, options);
  return given(state, ...agenda);
};

const bordersOf = (seat: string, borders: readonly string[]) => borders.map((border) => `${seat} fence/${border}`);
const ofP1 = bordersOf("p1", ["g5-ne", "g5-se", "g5-s"]);
const ofP2 = bordersOf("p2", ["c3-ne", "c3-se", "c3-s"]);

rule(
  "OMI-SETUP-02 OMI-SETUP-03 OMI-SETUP-04 OMI-SETUP-08 OMI-BASE-03 OMI-RUL-02: three fences each, in turns; a lot says who begins",
  () => {
    const after = fencing(2)
      .came("p2")
      .when(...ofP2.flatMap((say, i) => [say, ofP1[i] ?? ""]));
    after.among(
      { was: "firstDrawn", seat: "p2", by: "OMI-RUL-02" },
      { was: "fencePlaced", seat: "p2", border: "c3-ne", by: "OMI-SETUP-02" },
      { was: "fencePlaced", seat: "p1", border: "g5-ne" },
      { was: "fencePlaced", seat: "p2", border: "c3-se" },
      { was: "turnBegan", seat: "p2", round: 1 },
    );
    const { state } = after;
    const left = [wallsLeft(state, "p1"), survivorsLeft(state, "p1"), flagsLeft(state, "p1"), foodInBank(state)];
    expect(left).toEqual([7, 15, 10, 20]);
  },
);

rule("OMI-RUL-02 OMI-SETUP-04: the table may name who begins", () => {
  fencing(3, { first: "p3" }).when().then({ was: "firstDrawn", seat: "p3", by: "OMI-SETUP-04" }).asks("p3 fence");
  fencing(2, { first: "p3" }).came("p1").when().asks("p1 fence");
});

rule("OMI-SETUP-05 OMI-SETUP-06 OMI-SETUP-02: any border of one's own Base, each once", () => {
  fencing(2).came("p1").when().offers("p1 fence", "f5-se", "f6-ne", "g4-s", "g5-ne", "g5-se", "g5-s");
  fencing(2).came("p1").when("p1 fence/c3-n").refused("OMI-SETUP-02");
  fencing(2).came("p1").when("p1 fence/g5-ne", "p2 fence/c3-ne", "p1 fence/g5-ne").refused("OMI-SETUP-06");
  fencing(2).came("p1").when("p2 fence/c3-ne").refused("K-SEAT");
});

rule("OMI-PROTO-04 OMI-FLIP-01: a ring holds one of each, the city what is left", () => {
  const { rings } = start(4).state;
  const ring = ["apartment-block", "bus-depot", "corner-shop", "farm", "petrol-station", "terraced-houses"];
  for (const each of rings) expect(cardsOf(each).sort()).toEqual(ring);
});

rule("OMI-PROTO-04 OMI-LAY-04: an open city is one shuffle of all", () => {
  const { rings, beyond } = start(2, { deal: "open" }).state;
  expect(rings.map(sizeOf)).toEqual([0, 0]);
  expect(sizeOf(beyond)).toBe(23);
});

rule("OMI-PROTO-04 OMI-EX-01: in the lesson the Zoo and a farm lie side by side next to the first Base", () => {
  const { state, agenda } = start(4, { deal: "lesson", first: "p1" });
  const under = state.tiles.filter((tile) => tile.under !== "none").map(({ cell, under: what }) => [cell, what]);
  expect(under.map(([, what]) => what).sort()).toEqual(["farm", "zoo"]);
  const [one = "", other = ""] = under.map(([cell = ""]) => cell);
  expect(NEXT_TO[one]).toContain(other);
  expect(NEXT_TO[state.teams[0]?.base ?? ""]).toEqual(expect.arrayContaining([one, other]));
  expect([...state.rings.map(sizeOf), sizeOf(state.beyond)]).toEqual([4, 6, 6, 6, 17]);
  const zoo = under.find(([, what]) => what === "zoo")?.[0] ?? "";
  expect(agenda).toEqual([{ do: "lot" }]);
  given({ ...state, active: "p1" }, { do: "explore", cell: zoo })
    .when()
    .then({ was: "explored", seat: "p1", cell: zoo, tile: "zoo", zombies: 2 });
});
