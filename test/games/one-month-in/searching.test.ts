import { expect } from "vitest";
import { sizeOf } from "../../../src/kernel/pile";
import { pointsOf } from "../../../src/games/one-month-in/rules/points";
import { OWED, rule } from "../../support/given";
import { inTurn, some, standing, survivorsOf, tileIn } from "./support/city";

const zoo = { tile: "zoo", zombies: 0 };
const three = { p1: { survivors: some(3, "f5", "in") } };
const mine = { ...zoo, reclaimed: true, owner: "p1" };
const holding = (...stack: readonly string[]) => ({ teams: three, tiles: { f5: { ...mine, stack } } });

rule(
  "OMI-EX-06 OMI-SCAV-01 OMI-SCAV-02 OMI-AP-05 OMI-TILE-04: four cards are laid, and the third survivor draws one",
  () => {
    const deck = ["rope", "wire", "rope", "wire", "zombies1", "chain"];
    const after = inTurn({ teams: three, tiles: { f5: zoo }, deck })
      .came("1", "1", "1", "1", "1", "1", "wire")
      .when("p1 acting/claim/f5/…", "p1 acting/search/p1s3");
    after.then(
      { was: "claimed", seat: "p1", cell: "f5", from: "none", payers: ["p1s1", "p1s2"] },
      { was: "stackLaid", cell: "f5", cards: 4, picks: ["1", "1", "1", "1"] },
      { was: "searched", seat: "p1", cell: "f5", survivor: "p1s3" },
      { was: "found", seat: "p1", cell: "f5", card: "wire", find: "salvage", number: 1 },
    );
    expect(sizeOf(tileIn(after.state, "f5").stack)).toBe(3);
    expect(sizeOf(after.state.deck)).toBe(2);
    expect(standing(after.state, "p1")).toEqual(["f5 in 0", "f5 in 0", "f5 in 0"]);
  },
);

rule("OMI-EX-07 OMI-CARD-06 OMI-CARD-07 OMI-SCAV-05: zombies are fought at once, unless one gets away", () => {
  const after = inTurn(holding("zombies3", "rope")).came("zombies3").when("p1 acting/search/p1s1");
  after
    .among(
      { was: "found", seat: "p1", cell: "f5", card: "zombies3", find: "zombies", number: 3 },
      { was: "fightBegan", seat: "p1", cell: "f5", by: "OMI-CARD-06" },
    )
    .asks("p1 stand")
    .offers("p1 stand", "fight", "run", "sacrifice");
  expect(tileIn(after.state, "f5").zombies).toBe(3);
  inTurn(holding("zombies3", "rope"))
    .came("zombies3")
    .when("p1 acting/search/p1s1", "p1 stand/search")
    .refused("OMI-CARD-07");
});

rule("OMI-RUL-39 OMI-CARD-06: the card of the zombies is discarded when the fight is over", () => {
  const after = inTurn(holding("zombies3", "rope"))
    .came("zombies3", "4", "5", "6")
    .when("p1 acting/search/p1s1", "p1 stand/fight");
  after.among({ was: "fightEnded", seat: "p1", cell: "f5" });
  expect(after.state.turned).toBe("none");
  expect(after.state.discard).toEqual(["zombies3"]);
});

rule("OMI-EX-08 OMI-CARD-03 OMI-CARD-04 OMI-CARD-05 OMI-VP-01: three survivors come, and can do nothing yet", () => {
  const before = inTurn(holding("survivors3")).when();
  const after = inTurn(holding("survivors3")).came("survivors3").when("p1 acting/search/p1s1");
  after.among({ was: "found", seat: "p1", cell: "f5", card: "survivors3", find: "survivors", number: 3 });
  expect(standing(after.state, "p1")).toEqual(["f5 in 0", "f5 in 1", "f5 in 1", "f5 in 0", "f5 in 0", "f5 in 0"]);
  expect(survivorsOf(after.state, "p1").map(({ id }) => id)).toEqual(["p1s1", "p1s2", "p1s3", "p1s4", "p1s5", "p1s6"]);
  expect(pointsOf(after.state, "p1") - pointsOf(before.state, "p1")).toBe(3);
  expect(after.state.discard).toEqual(["survivors3"]);
});

rule("OMI-EX-09 OMI-CARD-01 OMI-CARD-02 OMI-VP-02: salvage is a point only by twos", () => {
  const told = holding("rope", "rope");
  const after = (searches: readonly string[]) =>
    inTurn(told)
      .came(...searches.map(() => "rope"))
      .when(...searches.map((who) => `p1 acting/search/${who}`)).state;
  const points = [[], ["p1s1"], ["p1s1", "p1s2"]].map((searches) => pointsOf(after(searches), "p1"));
  expect(points.map((each) => each - (points[0] ?? 0))).toEqual([0, 0, 1]);
});

rule("OMI-SCAV-03 OMI-SCAV-04: a fed survivor draws two, one after the other", () => {
  const teams = { p1: { survivors: some(1, "f5", "in", { ap: 2, fed: true }) } };
  const after = inTurn({ teams, tiles: { f5: { ...mine, stack: ["rope", "wire", "chain"] } } })
    .came("chain", "rope")
    .when("p1 acting/search", "p1 acting/search");
  expect(after.state.teams[0]?.salvage).toEqual(["chain", "rope"]);
});

rule("OMI-SCAV-06 OMI-RUL-38: only while there are cards, only one's own tile, not while it is infested", () => {
  const search = (told: object) =>
    inTurn({ teams: three, tiles: { f5: { ...mine, stack: ["rope"], ...told } } }).when("p1 acting/search");
  search({ stack: [] }).refused("OMI-SCAV-06");
  search({ owner: "p2" }).refused("OMI-RUL-38");
  search({ owner: "none" }).refused("OMI-RUL-38");
  const around = {
    p1: { survivors: [...some(1, "f5", "out"), ...some(1, "e5", "in"), ...some(1, "e5", "in", { ap: 0 })] },
  };
  const tiles = { f5: { ...mine, stack: ["rope"], zombies: 1 }, e5: { ...mine, stack: ["wire"] } };
  inTurn({ teams: around, tiles }).when("p1 acting/search/p1s1").refused("OMI-RUL-38");
  inTurn({ teams: around, tiles }).when("p1 acting/search/p1s3").refused("OMI-AP-08");
  inTurn({ teams: around, tiles }).when("p1 acting/search/p2s1").refused("OMI-AP-01");
  inTurn({ teams: { p1: { survivors: some(1, "f5", "in", { ap: 0 }) } }, tiles })
    .when("p1 acting/search")
    .refused("OMI-AP-08");
});

rule("OMI-EX-27 OMI-RUL-38: a deck of two gives a stack of two, and it is never filled up", () => {
  const after = inTurn({ teams: three, tiles: { f5: zoo }, deck: ["rope", "wire"] }).when("p1 acting/claim/f5/…");
  after.among({ was: "stackLaid", cell: "f5", cards: 2, picks: [] });
  expect(tileIn(after.state, "f5").stack).toEqual([["rope", "wire"]]);
});

rule("OMI-RUL-38 OMI-RUL-39: an empty deck is made new of what was discarded", () => {
  const after = inTurn({ teams: three, tiles: { f5: zoo }, deck: ["rope"], discard: ["wire", "wire", "wire"] }).when(
    "p1 acting/claim/f5/…",
  );
  after.among(
    { was: "stackLaid", cell: "f5", cards: 1, picks: [] },
    { was: "deckRenewed", cards: 3 },
    { was: "stackLaid", cell: "f5", cards: 3, picks: [] },
  );
  expect(after.state.discard).toEqual([]);
  expect(sizeOf(tileIn(after.state, "f5").stack)).toBe(4);
});

rule("OMI-RUL-38: the stack is laid once, whoever reclaims the tile again", () => {
  const after = inTurn({ teams: three, tiles: { f5: { ...zoo, reclaimed: true } } }).when("p1 acting/claim/f5/…");
  after.then({ was: "claimed", seat: "p1", cell: "f5", from: "none", payers: ["p1s1", "p1s2"] });
  expect(tileIn(after.state, "f5").stack).toEqual([]);
});

rule("OMI-EX-28 OMI-RUL-08 OMI-COMP-01: of three newcomers one comes, for there is one figure", () => {
  const teams = { p1: { survivors: some(19, "f5", "in") } };
  const after = inTurn({ teams, tiles: { f5: { ...mine, stack: ["survivors3"] } } })
    .came("survivors3")
    .when("p1 acting/search/p1s1");
  after.among({ was: "found", seat: "p1", cell: "f5", card: "survivors3", find: "survivors", number: 1 });
  expect(survivorsOf(after.state, "p1").length).toBe(20);
});

rule("OMI-RUL-08: who died is a figure again", () => {
  const teams = { p1: { survivors: some(3, "f5", "in") } };
  const after = inTurn({ teams, tiles: { f5: { ...mine, stack: ["zombies1", "survivors1"] } } })
    .came("zombies1", "1", "1", "1", "5", OWED)
    .when("p1 acting/search/p1s1", "p1 stand/fight", "p1 casualties/p1s2");
  expect(survivorsOf(after.state, "p1").map(({ id }) => id)).toEqual(["p1s1", "p1s3"]);
});

rule("OMI-RUL-11: a searched tile that gets zombies keeps its owner and is two regions until they are dead", () => {
  const after = inTurn(holding("zombies1"))
    .came("zombies1", OWED)
    .when("p1 acting/search/p1s1", "p1 stand/run/p1s2/p1s3");
  after.asks("nature strike");
  expect(tileIn(after.state, "f5")).toMatchObject({ owner: "p1", zombies: 1 });
  expect(standing(after.state, "p1")).toEqual(["f5 in 0", "f5 out 0", "f5 out 0"]);
});
