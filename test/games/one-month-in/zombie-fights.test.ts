import { expect } from "vitest";
import type { Survivor } from "../../../src/games/one-month-in/vocabulary";
import { unitedAt } from "../../../src/games/one-month-in/rules/tiles";
import { OWED, rule } from "../../support/given";
import { given, city, inTurn, some, standing, survivorsOf, tileIn } from "./support/city";

const FIGHT = { do: "fight", cell: "f5", seat: "p1" } as const;

/** So many survivors in a building against so many zombies; the first of them may be told of. */
const against = (
  survivors: number,
  zombies: number,
  told: { readonly first?: Partial<Survivor>; readonly all?: Partial<Survivor>; readonly salvage?: number } = {},
) => {
  const all = some(survivors, "f5", "in", { ap: 0, ...told.all }).map((each, i) =>
    i === 0 ? { ...each, ...told.first } : each,
  );
  const home = some(1, "g5", "in", { ap: 0 });
  const teams = { p1: { survivors: [...all, ...home], salvage: told.salvage ?? 0 } };
  return given(city({ teams, tiles: { f5: { tile: "stadium", zombies } }, acted: true }), FIGHT);
};

const inside = (state: Parameters<typeof survivorsOf>[0]) =>
  survivorsOf(state, "p1").filter(({ cell, zone }) => cell === "f5" && zone === "in");

rule("OMI-EX-04 OMI-FIGHT-01 OMI-FIGHT-08 OMI-FIGHT-09: two survivors against the three zombies of a farm", () => {
  const teams = { p1: { survivors: some(2, "h4", "out") } };
  const after = inTurn({ teams, tiles: { h4: { tile: "farm", zombies: 3 } } })
    .came("4", "3", "1", "5", "5", "4", "5")
    .when("p1 acting/enter/h4/p1s1/p1s2");
  after.then(
    { was: "moved", seat: "p1", survivors: ["p1s1", "p1s2"], from: "h4", cell: "h4", zone: "in" },
    { was: "fightBegan", seat: "p1", cell: "h4" },
    { was: "struck", seat: "p1", cell: "h4", dice: ["4", "3"], killed: 1 },
    { was: "mauled", seat: "p1", cell: "h4", dice: ["1", "5"], hits: 1 },
    { was: "died", seat: "p1", cell: "h4", survivors: ["p1s1"], of: "zombies", by: "OMI-FIGHT-07" },
    { was: "struck", seat: "p1", cell: "h4", dice: ["5"], killed: 1 },
    { was: "mauled", seat: "p1", cell: "h4", dice: ["4"], hits: 0 },
    { was: "struck", seat: "p1", cell: "h4", dice: ["5"], killed: 1 },
    { was: "fightEnded", seat: "p1", cell: "h4" },
  );
  expect(standing(after.state, "p1")).toEqual(["h4 in 0"]);
  expect(after.state.fight).toBe("none");
});

rule("OMI-EX-15 OMI-FIGHT-02 OMI-FIGHT-05: the last zombie falls before it can strike", () => {
  against(1, 1)
    .came("4")
    .when()
    .then(
      { was: "fightBegan", seat: "p1", cell: "f5" },
      { was: "struck", seat: "p1", cell: "f5", dice: ["4"], killed: 1 },
      { was: "fightEnded", seat: "p1", cell: "f5" },
    );
});

rule("OMI-EX-16 OMI-FIGHT-06 OMI-CLAIM-01: one falls to the zombie that is left, and it stays", () => {
  const after = against(1, 2).came("6", "6").when();
  after.among(
    { was: "died", seat: "p1", cell: "f5", survivors: ["p1s1"], of: "zombies" },
    { was: "fightEnded", seat: "p1", cell: "f5" },
  );
  expect(tileIn(after.state, "f5").zombies).toBe(1);
  const teams = { p1: { survivors: some(3, "f5", "out") } };
  inTurn({ teams, tiles: { f5: { tile: "zoo", zombies: 1 } } })
    .when("p1 acting/claim/f5")
    .refused("OMI-CLAIM-01");
});

rule("OMI-EX-17 OMI-RUL-28: three hits on two survivors", () => {
  const after = against(2, 3).came("1", "2", "5", "6", "6").when();
  after.among(
    { was: "mauled", seat: "p1", cell: "f5", dice: ["5", "6", "6"], hits: 3 },
    { was: "died", seat: "p1", cell: "f5", survivors: ["p1s1", "p1s2"], of: "zombies" },
    { was: "fightEnded", seat: "p1", cell: "f5" },
  );
  expect(standing(after.state, "p1")).toEqual(["g5 in 0"]);
});

rule("OMI-FIGHT-03 OMI-FIGHT-04: a die for each survivor, and 4, 5 and 6 kill", () => {
  const after = against(6, 6).came("1", "2", "3", "4", "5", "6", OWED).when();
  after
    .among({ was: "struck", seat: "p1", cell: "f5", dice: ["1", "2", "3", "4", "5", "6"], killed: 3 })
    .asks("nature maul");
});

rule("OMI-FIGHT-06 OMI-FIGHT-07: a die for each zombie that is left, and 5 and 6 hit", () => {
  against(7, 7)
    .came("4", ...Array.from({ length: 6 }, () => "1"), "1", "2", "3", "4", "5", "6", OWED)
    .when()
    .among({ was: "mauled", seat: "p1", cell: "f5", dice: ["1", "2", "3", "4", "5", "6"], hits: 2 });
});

rule("OMI-RUL-33 OMI-COMP-06: twelve survivors roll twelve dice", () => {
  const dice = Array.from({ length: 12 }, () => "4");
  against(12, 12)
    .came(...dice)
    .when()
    .among({ was: "struck", seat: "p1", cell: "f5", dice, killed: 12 });
});

rule("OMI-FIGHT-10 OMI-AP-08: a fight costs no action points, and who has none still fights", () => {
  const after = against(2, 1, { first: { ap: 1 } })
    .came("1", "1", "1", "4", "1")
    .when("p1 stand/fight", "p1 stand/fight");
  expect(standing(after.state, "p1")).toEqual(["f5 in 1", "f5 in 0", "g5 in 0"]);
});

rule("OMI-EX-18 OMI-RUN-02 OMI-RUL-24 OMI-RUL-26: one of two runs after the first round", () => {
  const after = against(2, 3, { all: { ap: 1 } })
    .came("4", "1", "2", "2", OWED)
    .when("p1 stand/fight", "p1 stand/run/p1s1/", "p1 stand/fight");
  after
    .among(
      { was: "struck", seat: "p1", cell: "f5", dice: ["4", "1"], killed: 1 },
      { was: "ran", seat: "p1", cell: "f5", survivors: ["p1s1"] },
    )
    .asks("nature strike");
  expect(standing(after.state, "p1")).toEqual(["f5 out 0", "f5 in 1", "g5 in 0"]);
  expect(tileIn(after.state, "f5").zombies).toBe(2);
});

rule("OMI-RUN-05 OMI-RUL-24: when all have run, the zombies stay", () => {
  const after = against(3, 4, { all: { ap: 1 } }).when("p1 stand/run/p1s1/p1s2+p1s3");
  after.then(
    { was: "fightBegan", seat: "p1", cell: "f5" },
    { was: "ran", seat: "p1", cell: "f5", survivors: ["p1s1", "p1s2", "p1s3"] },
    { was: "fightEnded", seat: "p1", cell: "f5" },
  );
  expect(tileIn(after.state, "f5").zombies).toBe(4);
  expect(standing(after.state, "p1")).toEqual(["f5 out 0", "f5 out 0", "f5 out 0", "g5 in 0"]);
});

rule("OMI-EX-19 OMI-RUN-03 OMI-RUL-25: one stays behind, the others get away for nothing", () => {
  const after = against(3, 4, { first: { ap: 1 } }).when("p1 stand/sacrifice/p1s1");
  after.then(
    { was: "fightBegan", seat: "p1", cell: "f5" },
    { was: "sacrificed", seat: "p1", cell: "f5", survivor: "p1s1" },
    { was: "fightEnded", seat: "p1", cell: "f5" },
  );
  expect(standing(after.state, "p1")).toEqual(["f5 out 0", "f5 out 0", "g5 in 0"]);
  expect(tileIn(after.state, "f5").zombies).toBe(4);
});

rule("OMI-RUL-25: not the only one in the fight", () => {
  against(1, 4, { first: { ap: 1 } })
    .when("p1 stand/sacrifice")
    .refused("OMI-RUL-25");
});

rule("OMI-RUN-01 OMI-RUN-04 OMI-AP-06: without action points nobody gets away, and nothing is asked", () => {
  against(2, 3).came(OWED).when().asks("nature strike");
  against(2, 3, { first: { ap: 1 } })
    .when("p1 stand/run/p1s2")
    .refused("OMI-RUN-04");
  against(2, 3, { first: { ap: 1 } })
    .when("p1 stand/sacrifice/p1s2")
    .refused("OMI-RUN-04");
  against(2, 3, { salvage: 2 }).when("p1 stand/run").refused("OMI-RUN-04");
  against(2, 3, { salvage: 2 }).when("p1 stand/sacrifice").refused("OMI-RUN-04");
});

rule("OMI-RUL-30 OMI-RUL-04: in a fight there is nothing else", () => {
  const fight = () => against(2, 3, { all: { ap: 1 }, salvage: 2 });
  fight().when().offers("p1 stand", "fight", "run", "sacrifice", "trade");
  fight().when("p1 stand/move").refused("OMI-RUL-30");
  fight().when("p1 stand/claim").refused("OMI-RUL-30");
  fight().when("p1 stand/end").refused("OMI-RUL-04");
  fight().when("p1 stand/run/p2s1").refused("OMI-AP-01");
});

rule("OMI-RUL-30 OMI-TRADE-03: gear is bought in the window, and asked about again", () => {
  const after = against(2, 3, { salvage: 2 }).came(OWED).when("p1 stand/trade/arm/p1s2");
  after
    .among(
      { was: "traded", seat: "p1", cards: ["rope", "rope"], for: "arm" },
      { was: "armed", seat: "p1", survivor: "p1s2" },
    )
    .asks("nature strike");
});

rule("OMI-RUL-29 OMI-FIGHT-07: who has fewest action points falls, unless the player says otherwise", () => {
  const told = { first: { ap: 1 } } as const;
  against(3, 2, told)
    .came("1", "1", "1", "5", "1", OWED)
    .when("p1 stand/fight")
    .offers("p1 casualties", "p1s1", "p1s2", "p1s3");
  against(3, 2, told)
    .came("1", "1", "1", "5", "1", OWED)
    .when("p1 stand/fight", "p1 casualties/…")
    .among({ was: "died", seat: "p1", cell: "f5", survivors: ["p1s2"], of: "zombies", by: "OMI-RUL-29" });
  against(3, 2, told)
    .came("1", "1", "1", "5", "1", OWED)
    .when("p1 stand/fight", "p1 casualties/p1s1")
    .among({ was: "died", seat: "p1", cell: "f5", survivors: ["p1s1"], of: "zombies", by: "OMI-RUL-29" });
});

rule("OMI-RUL-29: among equals one without gear falls first; those around the building never", () => {
  const armed = () => against(2, 2, { first: { armed: true } }).came("1", "1", "5", "1", OWED);
  armed()
    .when("p1 casualties/…")
    .among({ was: "died", seat: "p1", cell: "f5", survivors: ["p1s2"], of: "zombies" });
  armed().when("p1 casualties/p1s3").refused("OMI-RUL-29");
  armed().when("p1 casualties/run").refused("OMI-RUL-30");
  armed().when("p1 casualties/end").refused("OMI-RUL-04");
});

rule("OMI-EX-21 OMI-RUL-40 OMI-TRADE-03: an armed survivor rolls first and hits from 3 on", () => {
  against(2, 2, { first: { armed: true } })
    .came("3", "3", OWED)
    .when()
    .among({ was: "struck", seat: "p1", cell: "f5", dice: ["3", "3"], killed: 1 });
});

rule("OMI-EX-22 OMI-RUL-41 OMI-TRADE-04: the first zombie die needs a 6 against one who is suited", () => {
  against(1, 2, { first: { suited: true } })
    .came("1", "5", "4", OWED)
    .when()
    .among({ was: "mauled", seat: "p1", cell: "f5", dice: ["5", "4"], hits: 0 });
});

rule("OMI-EX-31 OMI-RUL-41: fixed before rolling, not picked afterwards", () => {
  const two = () => against(2, 3, { first: { suited: true } });
  two()
    .came("1", "2", "4", "5", "6")
    .when()
    .among(
      { was: "mauled", seat: "p1", cell: "f5", dice: ["4", "5", "6"], hits: 2 },
      { was: "died", seat: "p1", cell: "f5", survivors: ["p1s1", "p1s2"], of: "zombies" },
    );
  two()
    .came("1", "2", "5", "4", "6", OWED)
    .when()
    .among({ was: "mauled", seat: "p1", cell: "f5", dice: ["5", "4", "6"], hits: 1 })
    .offers("p1 casualties", "p1s1", "p1s2");
});

rule("OMI-RUL-41: no more dice are hindered than zombies roll", () => {
  against(3, 1, { all: { suited: true } })
    .came("1", "1", "1", "5", OWED)
    .when()
    .among({ was: "mauled", seat: "p1", cell: "f5", dice: ["5"], hits: 0 });
});

rule("OMI-RUL-11 OMI-ZONE-07: an infested tile is one area again when its zombies are dead", () => {
  const survivors = [...some(1, "f5", "in", { ap: 0 }), ...some(2, "f5", "out")];
  const tiles = { f5: { tile: "zoo", zombies: 1, reclaimed: true, owner: "p1" } };
  const after = given(city({ teams: { p1: { survivors } }, tiles }), FIGHT)
    .came("4")
    .when();
  expect(unitedAt(after.state, "f5")).toBe(true);
  expect(standing(after.state, "p1")).toEqual(["f5 in 0", "f5 in 1", "f5 in 1"]);
});

rule("OMI-RUL-31 OMI-COMP-04 OMI-EX-29: there are always zombies enough", () => {
  const tiles = { e5: { tile: "prison", zombies: 59 }, f5: { tile: "none" } };
  const after = inTurn({ tiles }).came("apartment-block").when("p1 acting/move/g5/f5/p1s1/");
  expect(after.state.tiles.reduce((sum, { zombies }) => sum + zombies, 0)).toBe(62);
  expect(inside(after.state)).toEqual([]);
});

rule("OMI-RUL-32 OMI-RUL-27: zombies and rivals are never met together: the ground around is taken first", () => {
  const teams = { p1: { survivors: some(1, "g5", "in", { ap: 2 }) }, p2: { survivors: some(1, "f5", "out") } };
  inTurn({ teams, tiles: { f5: { tile: "zoo", zombies: 2 } } })
    .came("6", "1")
    .when("p1 acting/move/g5/f5")
    .among({ was: "assaulted", seat: "p1", on: "p2", cell: "f5", zone: "out" });
});
