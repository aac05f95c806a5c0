import { expect } from "vitest";
import { unitedAt } from "../../../src/games/one-month-in/rules/tiles";
import { rule } from "../../support/given";
import { inTurn, some, standing, tileIn } from "./support/city";

const onBase = some(5, "g5", "in");
const house = { tile: "terraced-houses", zombies: 1 };
const clear = { tile: "terraced-houses", zombies: 0 };
const owned = { tile: "terraced-houses", owner: "p1", reclaimed: true };

rule(
  "OMI-EX-01 OMI-FLIP-01 OMI-FLIP-02 OMI-FLIP-03 OMI-FLIP-04 OMI-MOVE-02: three go to fog and two zombies are inside",
  () => {
    const after = inTurn().came("petrol-station").when("p1 acting/move/g5/f5/p1s1/p1s2+p1s3");
    after
      .then(
        {
          was: "moved",
          seat: "p1",
          survivors: ["p1s1", "p1s2", "p1s3"],
          from: "g5",
          cell: "f5",
          zone: "out",
          by: "OMI-MOVE-01",
        },
        { was: "explored", seat: "p1", cell: "f5", tile: "petrol-station", zombies: 2 },
      )
      .asks("p1 acting", "p1 propose", "p2 propose");
    expect(standing(after.state, "p1")).toEqual(["f5 out 0", "f5 out 0", "f5 out 0", "g5 in 1", "g5 in 1"]);
    expect(tileIn(after.state, "f5").zombies).toBe(2);
  },
);

rule("OMI-EX-02 OMI-MOVE-04 OMI-TILE-05: the other two go elsewhere, to a farm with three zombies", () => {
  const after = inTurn()
    .came("petrol-station", "farm")
    .when("p1 acting/move/g5/f5/p1s1/p1s2+p1s3", "p1 acting/move/g5/h4/p1s4/p1s5");
  expect(standing(after.state, "p1")).toEqual(["f5 out 0", "f5 out 0", "f5 out 0", "h4 out 0", "h4 out 0"]);
  expect(tileIn(after.state, "h4").zombies).toBe(3);
});

rule("OMI-TURN-06: in a first turn there is nothing but moving", () => {
  inTurn().when().offers("p1 acting", "move", "end");
});

rule("OMI-EX-03 OMI-AP-02 OMI-AP-03 OMI-TURN-03: in the next turn each group can go on or in", () => {
  const survivors = [...some(3, "f5", "out"), ...some(2, "h4", "out")];
  inTurn({ teams: { p1: { survivors } }, tiles: { f5: house, h4: { tile: "farm", zombies: 3 } } })
    .when()
    .offers("p1 acting", "move", "enter", "end")
    .offers("p1 acting/move", "f5", "h4")
    .offers("p1 acting/enter", "f5", "h4");
});

rule("OMI-MOVE-01 OMI-TILE-11: to the tiles next door, and nowhere else", () => {
  inTurn().when().offers("p1 acting/move/g5", "f5", "f6", "g4", "h4", "h5", "g6");
  inTurn().when("p1 acting/move/g5/e5/p1s1/").refused("OMI-MOVE-01");
  inTurn().when("p1 acting/move/g5/z9/p1s1/").refused("OMI-MOVE-01");
  const atTheEdge = { p1: { survivors: some(1, "h5", "out") } };
  inTurn({ teams: atTheEdge, tiles: { h5: clear } })
    .when()
    .offers("p1 acting/move/h5", "g5", "g6", "h4");
  inTurn({ teams: atTheEdge, tiles: { h5: clear } })
    .when("p1 acting/move/h5/i4/p1s1")
    .refused("OMI-MOVE-01");
});

rule("OMI-MOVE-03 OMI-AP-01 OMI-AP-08: each pays its own, and who has nothing left stays", () => {
  const survivors = [...some(2, "g5", "in"), ...some(1, "g5", "in", { ap: 0 })];
  const tiles = { f5: clear };
  const after = inTurn({ teams: { p1: { survivors } }, tiles }).when("p1 acting/move/g5/f5/p1s1/p1s2");
  expect(standing(after.state, "p1")).toEqual(["f5 out 0", "f5 out 0", "g5 in 0"]);
  const again = () => inTurn({ teams: { p1: { survivors } }, tiles });
  again().when("p1 acting/move/g5/f5/p1s3/").refused("OMI-AP-08");
  again().when("p1 acting/move/g5/f5/p1s1/p2s1").refused("OMI-AP-01");
  again().when("p1 acting/move/c3/c4/p2s1/").refused("OMI-AP-01");
  again().when("p1 acting/move/g5/f5/p1s1/p1s2", "p1 acting/move").refused("OMI-AP-08");
});

rule("OMI-MOVE-01 OMI-RUL-42: those who go together start together", () => {
  const survivors = [...onBase, ...some(1, "f5", "out")];
  inTurn({ teams: { p1: { survivors } }, tiles: { f5: clear } })
    .when("p1 acting/move/g5/g4/p1s1/p1s6")
    .refused("OMI-MOVE-01");
});

rule("OMI-AP-09 OMI-FEED-02: a fed survivor goes twice, others whenever they like", () => {
  const survivors = [...some(1, "g5", "in", { ap: 2, fed: true }), ...some(1, "g5", "in")];
  const tiles = { f5: clear, e5: clear, g4: clear };
  const after = inTurn({ teams: { p1: { survivors } }, tiles, acted: true }).when(
    "p1 acting/move/g5/f5/p1s1/",
    "p1 acting/move/g5/g4/p1s2",
    "p1 acting/move/f5/e5/p1s1",
  );
  expect(standing(after.state, "p1")).toEqual(["e5 out 0", "g4 out 0"]);
});

rule("OMI-RUL-13 OMI-ZONE-04 OMI-ZONE-05: not out of a building to another tile", () => {
  const teams = { p1: { survivors: some(2, "f5", "in") } };
  inTurn({ teams, tiles: { f5: clear } })
    .when("p1 acting/move/f5/e5/p1s1/")
    .refused("OMI-RUL-13");
  const both = { p1: { survivors: [...some(1, "f5", "in"), ...some(1, "f5", "out")] } };
  inTurn({ teams: both, tiles: { f5: clear } })
    .when("p1 acting/move/f5/e5/p1s1")
    .refused("OMI-RUL-13");
  const mixed = { p1: { survivors: [...some(1, "f5", "in"), ...some(2, "g5", "in")] } };
  inTurn({ teams: mixed, tiles: { f5: clear } })
    .when("p1 acting/move/f5/e5/p1s1/")
    .refused("OMI-RUL-13");
});

rule("OMI-RUL-12 OMI-RUL-30: out of a building costs an action point, as going in does", () => {
  const teams = { p1: { survivors: some(2, "f5", "in") } };
  const after = inTurn({ teams, tiles: { f5: clear } }).when("p1 acting/leave/f5/p1s1/");
  after.then({ was: "moved", seat: "p1", survivors: ["p1s1"], from: "f5", cell: "f5", zone: "out", by: "OMI-RUL-12" });
  expect(standing(after.state, "p1")).toEqual(["f5 out 0", "f5 in 1"]);
  inTurn().when("p1 acting/leave").refused("OMI-RUL-12");
  inTurn({ teams, tiles: { f5: clear } })
    .when("p1 acting/leave/g5")
    .refused("OMI-RUL-12");
});

rule("OMI-ENTER-01 OMI-RUL-17: into an empty building, an action point each and no fight", () => {
  const teams = { p1: { survivors: some(3, "f5", "out") } };
  const after = inTurn({ teams, tiles: { f5: clear } }).when("p1 acting/enter/f5/p1s1/p1s3");
  after.then({
    was: "moved",
    seat: "p1",
    survivors: ["p1s1", "p1s3"],
    from: "f5",
    cell: "f5",
    zone: "in",
    by: "OMI-ENTER-01",
  });
  expect(standing(after.state, "p1")).toEqual(["f5 in 0", "f5 out 1", "f5 in 0"]);
  expect(unitedAt(after.state, "f5")).toBe(false);
});

rule("OMI-ENTER-02: only those who stand around it can enter", () => {
  const survivors = [...onBase, ...some(1, "f5", "out"), ...some(1, "f5", "out", { ap: 0 })];
  const told = { teams: { p1: { survivors } }, tiles: { f5: house } };
  inTurn(told).when("p1 acting/enter/f5/p1s1").refused("OMI-ENTER-02");
  inTurn(told).when("p1 acting/enter/g5/p1s1").refused("OMI-ENTER-02");
  inTurn(told).when("p1 acting/enter/f5/p1s7").refused("OMI-AP-08");
  inTurn({ tiles: { f5: house } })
    .when("p1 acting/enter")
    .refused("OMI-ENTER-02");
});

rule("OMI-ENTER-03 OMI-RUL-27: with zombies inside, those who enter fight; nobody joins them", () => {
  const teams = { p1: { survivors: some(3, "f5", "out") } };
  inTurn({ teams, tiles: { f5: house } })
    .came("4")
    .when("p1 acting/enter/f5/p1s2/")
    .among(
      { was: "fightBegan", seat: "p1", cell: "f5", by: "OMI-ENTER-03" },
      { was: "struck", seat: "p1", cell: "f5", dice: ["4"], killed: 1 },
      { was: "fightEnded", seat: "p1", cell: "f5" },
    );
});

rule("OMI-ZONE-06 OMI-RUL-16 OMI-FLIP-04: zombies inside do nothing to those around the building", () => {
  const teams = { p1: { survivors: some(2, "f5", "out") } };
  const after = inTurn({ teams, tiles: { f5: { tile: "prison", zombies: 5 } } }).when("p1 acting/end", "p2 acting/end");
  expect(standing(after.state, "p1")).toEqual(["f5 out 1", "f5 out 1"]);
  expect(tileIn(after.state, "f5").zombies).toBe(5);
});

rule("OMI-RUL-14 OMI-ZONE-07: into a united tile one arrives in its one area", () => {
  const after = inTurn({
    tiles: { f5: { ...owned, stack: ["rope"] } },
    teams: { p1: { survivors: some(1, "g5", "in", { ap: 2 }) } },
  }).when("p1 acting/move/g5/f5");
  expect(standing(after.state, "p1")).toEqual(["f5 in 1"]);
  after.offers("p1 acting", "move", "search", "lift", "end");
});

rule("OMI-RUL-11 OMI-RUL-14: an infested tile is two regions again", () => {
  const tiles = { f5: { ...owned, zombies: 1 } };
  const after = inTurn({ tiles }).when("p1 acting/move/g5/f5/p1s1/");
  expect(standing(after.state, "p1")[0]).toBe("f5 out 0");
});

rule(
  "OMI-EX-34 OMI-RUL-17 OMI-RUL-35: an empty building is claimed from inside, at once if the points are there",
  () => {
    const teams = { p1: { survivors: some(1, "f5", "out", { ap: 2 }) } };
    const tiles = { f5: { tile: "bus-depot", zombies: 0 } };
    inTurn({ teams, tiles }).when("p1 acting/claim/f5").refused("OMI-RUL-34");
    const after = inTurn({ teams, tiles, deck: ["rope"] }).when("p1 acting/enter/f5/p1s1", "p1 acting/claim/f5");
    after.among({ was: "claimed", seat: "p1", cell: "f5", from: "none", payers: ["p1s1"], by: "OMI-CLAIM-04" });
    expect(unitedAt(after.state, "f5")).toBe(true);
  },
);

rule("OMI-RUL-10: the two zones of one tile can hold two teams", () => {
  const teams = { p1: { survivors: some(1, "g5", "in") }, p2: { survivors: some(1, "f5", "in") } };
  inTurn({ teams, tiles: { f5: clear } })
    .when("p1 acting/move/g5/f5")
    .then({ was: "moved", seat: "p1", survivors: ["p1s1"], from: "g5", cell: "f5", zone: "out" });
});

rule("OMI-AP-10 OMI-RUN-01 OMI-TURN-01: what is no command, and what is not one's turn", () => {
  inTurn().when("p1 acting/attack").refused("OMI-AP-10");
  inTurn().when("p1 acting/run").refused("OMI-RUN-01");
  inTurn().when("p2 acting/end").refused("K-SEAT");
});
