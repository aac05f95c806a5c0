import { expect } from "vitest";
import { flagsLeft } from "../../../src/games/one-month-in/rules/teams";
import { unitedAt } from "../../../src/games/one-month-in/rules/tiles";
import { OWED, rule } from "../../support/given";
import { inTurn, some, standing, survivorsOf, tileIn } from "./support/city";

const zoo = { tile: "zoo", zombies: 0 };
const three = { p1: { survivors: some(3, "f5", "in") } };
const owned = { tile: "bus-depot", reclaimed: true, owner: "p1" };

rule(
  "OMI-EX-05 OMI-AP-04 OMI-CLAIM-02 OMI-CLAIM-03 OMI-CLAIM-04 OMI-CLAIM-05 OMI-FLAG-01 OMI-TILE-02: two of three pay for the zoo",
  () => {
    const after = inTurn({ teams: three, tiles: { f5: zoo } })
      .came(OWED)
      .when("p1 acting/claim/f5/…");
    after.then({ was: "claimed", seat: "p1", cell: "f5", from: "none", payers: ["p1s1", "p1s2"], by: "OMI-CLAIM-04" });
    expect(standing(after.state, "p1")).toEqual(["f5 in 0", "f5 in 0", "f5 in 1"]);
    expect(tileIn(after.state, "f5").owner).toBe("p1");
    expect(unitedAt(after.state, "f5")).toBe(true);
    expect(flagsLeft(after.state, "p1")).toBe(9);
  },
);

rule("OMI-RUL-34 OMI-CLAIM-03: who has two action points may pay both", () => {
  const teams = { p1: { survivors: [...some(1, "f5", "in", { ap: 2 }), ...some(1, "f5", "in")] } };
  const after = inTurn({ teams, tiles: { f5: zoo } })
    .came(OWED)
    .when("p1 acting/claim/f5/p1s1/p1s1");
  after.among({ was: "claimed", seat: "p1", cell: "f5", from: "none", payers: ["p1s1", "p1s1"] });
  expect(survivorsOf(after.state, "p1").map(({ ap }) => ap)).toEqual([0, 1]);
});

rule("OMI-CLAIM-03: usually one action each of those who have most", () => {
  const survivors = [...some(1, "f5", "in"), ...some(2, "f5", "in", { ap: 2 })];
  inTurn({ teams: { p1: { survivors } }, tiles: { f5: zoo } })
    .came(OWED)
    .when("p1 acting/claim/f5/…")
    .among({ was: "claimed", seat: "p1", cell: "f5", from: "none", payers: ["p1s2", "p1s3"] });
  const few = [...some(1, "f5", "in", { ap: 2 }), ...some(1, "f5", "in")];
  inTurn({ teams: { p1: { survivors: few } }, tiles: { f5: { tile: "hospital", zombies: 0 } } })
    .came(OWED)
    .when("p1 acting/claim/f5/…")
    .among({ was: "claimed", seat: "p1", cell: "f5", from: "none", payers: ["p1s1", "p1s2", "p1s1"] });
});

rule("OMI-CLAIM-02 OMI-RUL-34: all of the price at once, by those in the building", () => {
  const one = { p1: { survivors: [...some(1, "f5", "in"), ...some(4, "f5", "out")] } };
  inTurn({ teams: one, tiles: { f5: zoo } })
    .when("p1 acting/claim/f5")
    .refused("OMI-CLAIM-02");
  inTurn({ teams: three, tiles: { f5: zoo } })
    .when("p1 acting/claim/f5/p1s9/p1s1")
    .refused("OMI-AP-01");
  inTurn({ teams: three, tiles: { f5: zoo } })
    .when("p1 acting/claim/f5/p1s1/p1s1")
    .refused("OMI-AP-08");
  const outside = { p1: { survivors: [...some(3, "f5", "in"), ...some(1, "f5", "out")] } };
  inTurn({ teams: outside, tiles: { f5: zoo } })
    .when("p1 acting/claim/f5/p1s4/p1s1")
    .refused("OMI-RUL-34");
});

rule("OMI-RUL-34 OMI-CLAIM-01: not from the ground around it, not with zombies in it", () => {
  const teams = { p1: { survivors: some(3, "f5", "out") } };
  inTurn({ teams, tiles: { f5: zoo } })
    .when("p1 acting/claim/f5")
    .refused("OMI-RUL-34");
  inTurn({ teams, tiles: { f5: { ...zoo, zombies: 1 } } })
    .when("p1 acting/claim/f5")
    .refused("OMI-CLAIM-01");
  inTurn({ teams, tiles: { f5: zoo } })
    .when("p1 acting/claim")
    .refused("OMI-RUL-34");
});

rule("OMI-RUL-36: not while somebody else stands on it", () => {
  const teams = { ...three, p2: { survivors: some(1, "f5", "out") } };
  inTurn({ teams, tiles: { f5: zoo } })
    .when("p1 acting/claim/f5")
    .refused("OMI-RUL-36");
});

rule("OMI-RUL-36 OMI-TERM-05: not what is one's own", () => {
  inTurn().when("p1 acting/claim/g5").refused("OMI-RUL-36");
});

rule("OMI-RUL-36 OMI-RUL-38 OMI-RUL-21: a rival's tile changes hands, its cards and fences stay", () => {
  const tiles = { f5: { ...zoo, owner: "p2", reclaimed: true, stack: ["rope", "wire"] } };
  const walls = [{ border: "f4-s", seat: "p2" }];
  const after = inTurn({ teams: three, tiles, walls }).when("p1 acting/claim/f5/…");
  after.then({ was: "claimed", seat: "p1", cell: "f5", from: "p2", payers: ["p1s1", "p1s2"], by: "OMI-RUL-36" });
  expect(tileIn(after.state, "f5")).toMatchObject({ owner: "p1", stack: [["rope", "wire"]] });
  expect(after.state.walls).toEqual(walls);
  expect(flagsLeft(after.state, "p2")).toBe(10);
});

rule("OMI-RUL-36 OMI-RUL-15: a rival's Base is reclaimed as any tile, and bears a flag then", () => {
  const teams = { p1: { survivors: some(3, "c3", "in") }, p2: { survivors: some(1, "d4", "out") } };
  const after = inTurn({ teams, tiles: { d4: zoo } }).when("p1 acting/claim/c3/…");
  after.then({ was: "claimed", seat: "p1", cell: "c3", from: "p2", payers: ["p1s1", "p1s2", "p1s3"] });
  expect(flagsLeft(after.state, "p1")).toBe(9);
});

const TEN = ["d3", "d4", "d5", "d6", "e3", "e4", "e5", "e6", "e7", "f3"];

rule("OMI-RUL-37 OMI-FLAG-03 OMI-COMP-02: without a flag no claim, but for one's own Base", () => {
  const tiles = { ...Object.fromEntries(TEN.map((cell) => [cell, owned])), f5: zoo };
  const after = inTurn({ teams: three, tiles }).when("p1 acting/claim/f5");
  after.refused("OMI-RUL-37");
  expect(flagsLeft(after.state, "p1")).toBe(0);
  const base = { ...tiles, g5: { owner: "p2" } };
  inTurn({ teams: { p1: { survivors: some(3, "g5", "in") } }, tiles: base })
    .when("p1 acting/claim/g5/…")
    .then({ was: "claimed", seat: "p1", cell: "g5", from: "p2", payers: ["p1s1", "p1s2", "p1s3"] });
});

rule("OMI-RUL-37 OMI-FLAG-02: a flag is lifted for nothing, and the tile is nobody's", () => {
  const after = inTurn({ tiles: { f5: { ...owned, stack: ["rope"] } } }).when("p1 acting/lift/f5");
  after.then({ was: "flagLifted", seat: "p1", cell: "f5" });
  expect(tileIn(after.state, "f5")).toMatchObject({ owner: "none", reclaimed: true, stack: [["rope"]] });
  expect(standing(after.state, "p1")).toEqual(Array.from({ length: 5 }, () => "g5 in 1"));
  after.offers("p1 acting", "move", "end");
});

rule("OMI-RUL-37 OMI-RUL-15: one's Base bears no flag to lift, nor does another's tile", () => {
  inTurn().when("p1 acting/lift").refused("OMI-RUL-37");
  inTurn({ tiles: { f5: owned } })
    .when("p1 acting/lift/g5")
    .refused("OMI-RUL-37");
});

rule("OMI-EX-33 OMI-RUL-11: an infested tile without a flag, cleared again, is one area that nobody owns", () => {
  const infested = { ...owned, zombies: 1 };
  const teams = { p1: { survivors: some(2, "f5", "out") } };
  const after = inTurn({ teams, tiles: { f5: infested } })
    .came("4")
    .when("p1 acting/lift", "p1 acting/enter/f5/p1s1/");
  expect(tileIn(after.state, "f5")).toMatchObject({ owner: "none", zombies: 0 });
  expect(unitedAt(after.state, "f5")).toBe(true);
  expect(standing(after.state, "p1")).toEqual(["f5 in 0", "f5 in 1"]);
});
