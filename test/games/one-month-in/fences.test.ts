import { expect } from "vitest";
import { wallsLeft } from "../../../src/games/one-month-in/rules/teams";
import { rule } from "../../support/given";
import { inTurn, some, standing } from "./support/city";

const clear = { tile: "terraced-houses", zombies: 0 };
const owned = { tile: "terraced-houses", reclaimed: true, owner: "p1" };
const between = { border: "f5-se", seat: "p2" };

rule("OMI-RUL-19 OMI-TERM-01: a rival's fence bars the way, one's own does not", () => {
  const tiles = { f5: clear };
  inTurn({ tiles, walls: [between] })
    .when("p1 acting/move/g5/f5/p1s1/")
    .refused("OMI-RUL-19");
  const after = inTurn({ tiles, walls: [{ ...between, seat: "p1" }] }).when("p1 acting/move/g5/f5/p1s1/");
  expect(standing(after.state, "p1")[0]).toBe("f5 out 0");
});

rule("OMI-RUL-19: behind six rival fences nobody goes anywhere", () => {
  const walls = ["f5-se", "f6-ne", "g4-s", "g5-ne", "g5-se", "g5-s"].map((border) => ({ border, seat: "p2" }));
  inTurn({ walls }).when("p1 acting/move").refused("OMI-RUL-19");
  const survivors = [...some(1, "g5", "in"), ...some(1, "e5", "out")];
  inTurn({ walls, tiles: { e5: clear }, teams: { p1: { survivors } } })
    .when("p1 acting/move/g5/f5/p1s1")
    .refused("OMI-RUL-19");
});

rule("OMI-RUL-20: who stands at the border takes it down for an action point, and it goes home", () => {
  const after = inTurn({ walls: [between] }).when("p1 acting/tear/f5-se/p1s2");
  after.then({ was: "fenceTorn", seat: "p1", border: "f5-se", from: "p2", survivor: "p1s2" });
  expect(after.state.walls).toEqual([]);
  expect(wallsLeft(after.state, "p2")).toBe(10);
  expect(standing(after.state, "p1")).toEqual(["g5 in 1", "g5 in 0", "g5 in 1", "g5 in 1", "g5 in 1"]);
});

rule("OMI-RUL-20: from either side of the border, but not from inside a building", () => {
  const tiles = { f5: clear };
  const at = (zone: "in" | "out") =>
    inTurn({ tiles, walls: [between], teams: { p1: { survivors: some(1, "f5", zone) } } });
  at("out")
    .when("p1 acting/tear")
    .then({ was: "fenceTorn", seat: "p1", border: "f5-se", from: "p2", survivor: "p1s1" });
  at("in").when("p1 acting/tear").refused("OMI-RUL-20");
});

rule("OMI-RUL-20: neither one's own, nor one out of reach, nor without action points", () => {
  const walls = [between, { border: "e5-se", seat: "p2" }, { border: "g4-s", seat: "p1" }];
  const survivors = [...some(1, "g5", "in"), ...some(1, "g5", "in", { ap: 0 }), ...some(1, "f6", "out")];
  const told = { walls, teams: { p1: { survivors } }, tiles: { f6: clear } };
  inTurn(told).when("p1 acting/tear/g4-s").refused("OMI-RUL-20");
  inTurn(told).when("p1 acting/tear/e5-se").refused("OMI-RUL-20");
  inTurn(told).when("p1 acting/tear/f5-se/p1s2").refused("OMI-AP-08");
  inTurn(told).when("p1 acting/tear/f5-se/p1s3").refused("OMI-RUL-20");
  inTurn({ ...told, teams: { p1: { survivors: some(2, "g5", "in", { ap: 0 }) } } })
    .when("p1 acting/tear")
    .refused("OMI-AP-08");
});

const rich = { p1: { salvage: 3 } };

rule("OMI-RUL-18 OMI-TRADE-02 OMI-TRADE-01: two salvage place a fence on any free border of one's own", () => {
  const after = inTurn({ teams: rich, tiles: { f5: owned } }).when("p1 acting/trade/fence/f4-s");
  after.then(
    { was: "traded", seat: "p1", cards: ["rope", "rope"], for: "fence" },
    { was: "fencePlaced", seat: "p1", border: "f4-s", by: "OMI-TRADE-02" },
  );
  expect(after.state.walls).toEqual([{ border: "f4-s", seat: "p1" }]);
  expect(after.state.discard).toEqual(["rope", "rope"]);
  expect(after.state.teams[0]?.salvage).toEqual(["rope"]);
});

rule("OMI-RUL-18: not twice on one border, not on a foreign one; at the edge of the city it may stand", () => {
  inTurn({ teams: rich, walls: [between] })
    .when("p1 acting/trade/fence/f5-se")
    .refused("OMI-RUL-18");
  inTurn({ teams: rich }).when("p1 acting/trade/fence/e5-n").refused("OMI-RUL-18");
  inTurn({ teams: rich, tiles: { h5: owned } })
    .when("p1 acting/trade/fence/h5-se")
    .among({ was: "fencePlaced", seat: "p1", border: "h5-se" });
});

rule("OMI-RUL-23 OMI-COMP-03: with ten on the table there is none to place", () => {
  const borders = ["e5-n", "e5-ne", "e5-se", "e5-s", "e6-se", "e6-s", "e4-n", "e4-ne", "d5-s", "d4-n"];
  const walls = borders.map((border) => ({ border, seat: "p1" }));
  inTurn({ teams: rich, walls }).when("p1 acting/trade/fence").refused("OMI-RUL-23");
  inTurn({ teams: rich, walls }).when().offers("p1 acting/trade", "arm", "suit");
});

rule("OMI-RUL-21: a fence stays where the tile has changed hands", () => {
  const tiles = { f5: { ...owned, owner: "p2" } };
  inTurn({ tiles, walls: [between] })
    .when("p1 acting/move/g5/f5/p1s1/")
    .refused("OMI-RUL-19");
});

rule("OMI-RUL-22: a fence does not keep anybody in a fight", () => {
  const walls = ["f4-s", "f5-ne", "f5-se", "f5-s", "e5-se", "e6-ne"].map((border) => ({ border, seat: "p2" }));
  const teams = { p1: { survivors: some(2, "f5", "out", { ap: 2 }) } };
  inTurn({ teams, walls, tiles: { f5: { tile: "zoo", zombies: 2 } } })
    .when("p1 acting/enter/f5/p1s1/p1s2", "p1 stand/run/p1s1/p1s2")
    .among({ was: "ran", seat: "p1", cell: "f5", survivors: ["p1s1", "p1s2"] });
});
