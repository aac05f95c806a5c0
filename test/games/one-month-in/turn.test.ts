import { expect } from "vitest";
import { foodInBank } from "../../../src/games/one-month-in/rules/teams";
import { rule } from "../../support/given";
import { city, given, inTurn, some, standing, survivorsOf, teamIn, tileIn, TURN } from "./support/city";

const farm = { tile: "farm", zombies: 0, reclaimed: true, owner: "p1" };
const atBase = (count: number) => some(count, "g5", "in");

rule("OMI-TURN-02 OMI-TURN-03 OMI-RUL-03: a turn begins, and everybody has one action point", () => {
  const tired = { p1: { survivors: some(3, "g5", "in", { ap: 0 }) } };
  const after = given(city({ teams: tired, active: "p2" }), TURN).when();
  after.then({ was: "turnBegan", seat: "p1", round: 3 }).asks("p1 acting", "p1 propose", "p2 propose");
  expect(standing(after.state, "p1")).toEqual(["g5 in 1", "g5 in 1", "g5 in 1"]);
});

rule("OMI-TURN-01 OMI-RUL-04: whole turns one after another; what is left of one is lost", () => {
  const fed = { p1: { survivors: [...some(1, "h4", "in", { ap: 2, fed: true }), ...some(1, "h4", "in")] } };
  const after = inTurn({ seats: 3, teams: fed }).when("p1 acting/end", "p2 acting/end", "p3 acting/end");
  after.then(
    { was: "turnEnded", seat: "p1" },
    { was: "turnBegan", seat: "p2", round: 2 },
    { was: "turnEnded", seat: "p2" },
    { was: "turnBegan", seat: "p3", round: 2 },
    { was: "turnEnded", seat: "p3" },
    { was: "turnBegan", seat: "p1", round: 3 },
  );
  expect(standing(after.state, "p1")).toEqual(["h4 in 1", "h4 in 1"]);
  expect(survivorsOf(after.state, "p1").some(({ fed: isFed }) => isFed)).toBe(false);
});

rule("OMI-EX-10 OMI-FEED-01 OMI-FEED-02: one food gives three of them two action points", () => {
  const after = inTurn({ teams: { p1: { food: 2 } } }).when("p1 acting/feed/p1s1+p1s2+p1s4");
  after.then({ was: "fed", seat: "p1", survivors: ["p1s1", "p1s2", "p1s4"] });
  expect(survivorsOf(after.state, "p1").map(({ ap }) => ap)).toEqual([2, 2, 1, 2, 1]);
  expect(teamIn(after.state, "p1").food).toBe(1);
  expect(foodInBank(after.state)).toBe(19);
});

rule("OMI-FEED-05 OMI-RUL-06: more food feeds others, nobody twice, wherever they are", () => {
  const survivors = [...atBase(3), ...some(1, "f5", "out"), ...some(1, "e5", "out")];
  const told = { teams: { p1: { survivors, food: 3 } }, tiles: { f5: { tile: "zoo" }, e5: { tile: "zoo" } } };
  inTurn(told)
    .when("p1 acting/feed/…")
    .then({ was: "fed", seat: "p1", survivors: ["p1s1", "p1s2", "p1s3"] });
  inTurn(told)
    .when("p1 acting/feed/p1s1+p1s2+p1s5", "p1 acting/feed/p1s3+p1s4")
    .among({ was: "fed", seat: "p1", survivors: ["p1s3", "p1s4"] });
  inTurn(told).when("p1 acting/feed/p1s1", "p1 acting/feed/p1s1").refused("OMI-RUL-06");
  inTurn(told)
    .when("p1 acting/feed/p1s1+p1s2+p1s3", "p1 acting/feed/p1s4+p1s5", "p1 acting/feed")
    .refused("OMI-RUL-06");
  inTurn(told).when("p1 acting/feed/p2s1").refused("OMI-AP-01");
  inTurn(told).when("p1 acting/feed/p1s1+p1s2+p1s3+p1s4").refused("K-COUNT");
});

rule("OMI-FEED-03 OMI-TURN-05 OMI-RUL-06: no feeding after anything else, a trade or a fence torn down", () => {
  const told = {
    teams: { p1: { food: 1, salvage: 2 } },
    walls: [{ border: "f5-se", seat: "p2" }],
    tiles: { g4: { tile: "zoo" }, f6: farm },
  };
  for (const first of ["move/g5/g4/p1s1/", "trade/arm/p1s1", "tear/f5-se/p1s1", "lift/f6"])
    inTurn(told).when(`p1 acting/${first}`, "p1 acting/feed").refused("OMI-FEED-03");
});

rule("OMI-FEED-04 OMI-EX-03: no food, no feeding", () => {
  inTurn().when("p1 acting/feed").refused("OMI-FEED-04");
});

rule(
  "OMI-EX-20 OMI-FARM-01 OMI-FARM-03 OMI-FARM-05 OMI-FARM-06 OMI-TURN-04: two farms, one of them worked, give three",
  () => {
    const tiles = { f5: farm, h4: { ...farm, workedBy: "p1" } };
    const after = given(city({ tiles, active: "p2" }), TURN).when();
    after.then(
      { was: "turnBegan", seat: "p1", round: 3 },
      { was: "farmGave", seat: "p1", cell: "f5", food: 1, by: "OMI-FARM-03" },
      { was: "farmGave", seat: "p1", cell: "h4", food: 1, by: "OMI-FARM-03" },
      { was: "farmGave", seat: "p1", cell: "h4", food: 1, by: "OMI-FARM-05" },
    );
    expect(teamIn(after.state, "p1").food).toBe(3);
    expect(tileIn(after.state, "h4").workedBy).toBe("none");
    after.offers("p1 acting", "feed", "move", "lift", "end");
  },
);

rule("OMI-FARM-02 OMI-RUL-11: no food of a farm that is infested, or another's", () => {
  const tiles = {
    f5: { ...farm, zombies: 1, workedBy: "p1" },
    h4: { ...farm, owner: "p2", workedBy: "p1" },
    e5: { tile: "farm" },
  };
  given(city({ tiles, active: "p2" }), TURN)
    .when()
    .then({ was: "turnBegan", seat: "p1", round: 3 });
});

rule("OMI-RUL-07 OMI-COMP-05: when the bank is short, in the order of the tiles until it is empty", () => {
  const tiles = { f5: { ...farm, workedBy: "p1" }, h4: farm };
  const teams = { p1: { food: 12 }, p2: { food: 7 } };
  const after = given(city({ tiles, teams, active: "p2" }), TURN).when();
  after.then(
    { was: "turnBegan", seat: "p1", round: 3 },
    { was: "farmGave", seat: "p1", cell: "f5", food: 1, by: "OMI-FARM-03" },
  );
  expect(foodInBank(after.state)).toBe(0);
});

const farmer = { p1: { survivors: [...some(2, "f5", "in"), ...atBase(1)] } };

rule(
  "OMI-FARM-04 OMI-FARM-07 OMI-AP-07 OMI-RUL-56: one worker a turn, whoever stays, for food in the next turn",
  () => {
    const told = () => inTurn({ teams: farmer, tiles: { f5: farm, e5: { tile: "zoo" } } });
    const after = told().when("p1 acting/work/p1s1");
    after.then({ was: "worked", seat: "p1", cell: "f5", survivor: "p1s1" });
    expect(teamIn(after.state, "p1").food).toBe(0);
    told().when("p1 acting/work/p1s1", "p1 acting/work/p1s2").refused("OMI-FARM-07");
    told()
      .when("p1 acting/work/p1s1", "p1 acting/end", "p2 acting/end")
      .among(
        { was: "farmGave", seat: "p1", cell: "f5", food: 1, by: "OMI-FARM-03" },
        { was: "farmGave", seat: "p1", cell: "f5", food: 1, by: "OMI-FARM-05" },
      );
  },
);

rule("OMI-FARM-02 OMI-FARM-04 OMI-RUL-11: only a farm, one's own, without zombies, with action points", () => {
  const work = (tile: object) => inTurn({ teams: farmer, tiles: { f5: { ...farm, ...tile } } }).when("p1 acting/work");
  work({ owner: "none" }).refused("OMI-FARM-02");
  work({ tile: "zoo" }).refused("OMI-FARM-04");
  work({ workedBy: "p1" }).refused("OMI-FARM-07");
  const around = {
    p1: { survivors: [...some(1, "f5", "out"), ...some(1, "e5", "in"), ...some(1, "e5", "in", { ap: 0 })] },
  };
  const tiles = { f5: { ...farm, zombies: 1 }, e5: farm };
  inTurn({ teams: around, tiles }).when("p1 acting/work/p1s1").refused("OMI-RUL-11");
  inTurn({ teams: around, tiles }).when("p1 acting/work/p1s3").refused("OMI-AP-08");
  inTurn({ teams: around, tiles }).when("p1 acting/work/p2s1").refused("OMI-AP-01");
  inTurn({ teams: { p1: { survivors: some(1, "f5", "in", { ap: 0 }) } }, tiles })
    .when("p1 acting/work")
    .refused("OMI-AP-08");
});

rule("OMI-FARM-07: a farm taken from a rival who has worked it can be worked again", () => {
  const tiles = { f5: { ...farm, workedBy: "p2" } };
  const after = inTurn({ teams: farmer, tiles }).when("p1 acting/work/p1s1");
  expect(tileIn(after.state, "f5").workedBy).toBe("p1");
});
