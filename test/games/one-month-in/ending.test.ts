import { expect } from "vitest";
import { landOf, pointsOf } from "../../../src/games/one-month-in/rules/points";
import { rule } from "../../support/given";
import type { Options } from "../../../src/kernel/game";
import { evolve } from "../../../src/games/one-month-in/evolve";
import type { City, CityEvent } from "../../../src/games/one-month-in/vocabulary";
import { changedBy } from "../../support/changed-by";
import { city, type CityGiven, given, inTurn, some, standing, teamIn, tileIn, TURN } from "./support/city";

const owned = (tile: string, owner = "p1") => ({ tile, reclaimed: true, owner });
const prize = (hold: "none" | "held" | "attacked" = "held", owner = "p1") => ({
  ...owned("research-centre", owner),
  hold,
});
const at = (count: number, cell: string) => some(count, cell, "in");
const far = { p1: { survivors: some(3, "g5", "in") } };

rule(
  "OMI-EX-26 OMI-VP-01 OMI-VP-02 OMI-VP-03 OMI-TILE-03: survivors, salvage by twos, and territory with one's Base",
  () => {
    const tiles = {
      f5: owned("petrol-station"),
      g4: owned("apartment-block"),
      e5: owned("apartment-block"),
      d5: owned("terraced-houses"),
    };
    const state = city({ teams: { p1: { salvage: 7, survivors: some(9, "g5", "in") } }, tiles });
    expect(pointsOf(state, "p1")).toBe(24);
    expect(landOf(state, "p1")).toBe(12);
  },
);

rule("OMI-RUL-55 OMI-RUL-11: an infested tile counts as long as its flag stands", () => {
  expect(landOf(city({ tiles: { f5: { ...owned("hospital"), zombies: 2 } } }), "p1")).toBe(9);
});

rule("OMI-EX-25 OMI-END-03 OMI-RUL-51: whoever reaches 50 points ends it as soon as the command is done", () => {
  const tiles = {
    f5: { tile: "petrol-station" },
    ...Object.fromEntries(["e3", "e4", "e5", "e6", "e7"].map((cell) => [cell, owned("school")])),
  };
  const survivors = [...some(2, "f5", "in"), ...some(14, "g5", "in")];
  const teams = { p1: { survivors, salvage: 30 } };
  expect(pointsOf(city({ teams, tiles }), "p1")).toBe(49);
  inTurn({ teams, tiles, deck: [] })
    .when("p1 acting/claim/f5/p1s1/p1s2")
    .then(
      { was: "claimed", seat: "p1", cell: "f5", from: "none", payers: ["p1s1", "p1s2"] },
      { was: "ended", ending: "points", seat: "p1", by: "OMI-END-03" },
    )
    .over({ won: ["p1"], rule: "OMI-END-03" });
});

rule("OMI-RUL-51: not before the fights of the command are over", () => {
  const tiles = Object.fromEntries(["e3", "e4", "e5", "e6"].map((cell) => [cell, owned("stadium")]));
  const survivors = [...some(3, "f5", "out"), ...some(17, "g5", "in")];
  const told = { teams: { p1: { survivors, salvage: 20 } }, tiles: { ...tiles, f5: { tile: "zoo", zombies: 1 } } };
  expect(pointsOf(city(told), "p1")).toBe(57);
  inTurn(told).when("p1 acting/enter/f5/p1s1/p1s2+p1s3").asks("p1 stand");
});

const five = ["f5", "f6", "g4", "h4", "h5"];
const farms = Object.fromEntries(five.map((cell) => [cell, owned("farm")]));
const farmers = five.flatMap((cell) => some(1, cell, "in"));

rule("OMI-END-01 OMI-FARM-08 OMI-RUL-50 OMI-FARM-09: five farms, all worked in one turn", () => {
  inTurn({ teams: { p1: { survivors: farmers } }, tiles: farms })
    .when(...["p1s1", "p1s2", "p1s3", "p1s4"].map((who) => `p1 acting/work/${who}`), "p1 acting/work")
    .among({ was: "ended", ending: "farms", seat: "p1", by: "OMI-END-01" })
    .over({ won: ["p1"], rule: "OMI-END-01" });
});

rule("OMI-RUL-50: not over two turns, and not with four", () => {
  const worked = { ...farms, f5: { ...owned("farm"), workedBy: "p1" } };
  const after = given(city({ teams: { p1: { survivors: farmers } }, tiles: worked, active: "p2" }), TURN).when(
    ...["p1s2", "p1s3", "p1s4", "p1s5"].map((who) => `p1 acting/work/${who}`),
  );
  expect(after.state.ending).toBe("playing");
  const four = { ...farms, h5: owned("farm", "p2") };
  const survivors = farmers.slice(0, 4);
  expect(
    inTurn({ teams: { p1: { survivors } }, tiles: four }).when(
      ...["p1s1", "p1s2", "p1s3"].map((who) => `p1 acting/work/${who}`),
      "p1 acting/work",
    ).state.ending,
  ).toBe("playing");
});

rule("OMI-RUL-48 OMI-SPEC-02: reclaiming the Research Centre sets a marker", () => {
  const teams = { p1: { survivors: some(6, "e5", "in") } };
  const after = inTurn({ teams, tiles: { e5: { tile: "research-centre" } }, deck: [] }).when("p1 acting/claim/e5/…");
  expect(tileIn(after.state, "e5").hold).toBe("held");
  const other = inTurn({ teams, tiles: { e5: { tile: "zoo" } }, deck: [] }).when("p1 acting/claim/e5/…");
  expect(tileIn(other.state, "e5").hold).toBe("none");
});

rule(
  "OMI-EX-23 OMI-END-02 OMI-END-04 OMI-RUL-03: held for a turn, it ends before any food, and the most points win",
  () => {
    const teams = { ...far, p2: { survivors: some(20, "c3", "in") } };
    const tiles = { e5: prize(), f5: owned("farm") };
    inTurn({ teams, tiles, active: "p1" })
      .when("p1 acting/end", "p2 acting/end")
      .then(
        { was: "turnEnded", seat: "p1" },
        { was: "turnBegan", seat: "p2", round: 2 },
        { was: "turnEnded", seat: "p2" },
        { was: "turnBegan", seat: "p1", round: 3 },
        { was: "ended", ending: "prize", seat: "p1", by: "OMI-END-02" },
      )
      .over({ won: ["p2"], rule: "OMI-END-02" });
  },
);

rule("OMI-SPEC-04 OMI-END-02: the Military Base does the same", () => {
  given(city({ teams: far, tiles: { e5: { ...owned("military-base"), hold: "held" } }, active: "p2" }), TURN)
    .when()
    .among({ was: "ended", ending: "prize", seat: "p1", by: "OMI-END-02" });
});

rule("OMI-EX-24 OMI-RUL-48: attacked and beaten off, it counts anew from the next turn on", () => {
  const teams = {
    p1: { survivors: some(2, "e5", "in") },
    p2: { survivors: [...some(1, "d5", "out"), ...some(1, "c3", "in")] },
  };
  const tiles = { e5: prize(), d5: { tile: "zoo" } };
  const after = inTurn({ teams, tiles, active: "p2" })
    .came("1", "6", "6")
    .when("p2 acting/move/d5/e5/p2s1", "p2 acting/end", "p1 acting/end", "p2 acting/end");
  after.among(
    { was: "turnBegan", seat: "p1", round: 3 },
    { was: "holdRenewed", seat: "p1", cell: "e5" },
    { was: "turnBegan", seat: "p1", round: 4 },
    { was: "ended", ending: "prize", seat: "p1" },
  );
});

rule("OMI-EX-30 OMI-RUL-48: entering counts against an empty tile too, and as long as a rival stands there", () => {
  const teams = { ...far, p2: { survivors: [...some(1, "d5", "out"), ...some(1, "c3", "in")] } };
  const tiles = { e5: prize(), d5: { tile: "zoo" } };
  const after = inTurn({ teams, tiles, active: "p2" }).when(
    "p2 acting/move/d5/e5/p2s1",
    "p2 acting/end",
    "p1 acting/end",
    "p2 acting/end",
  );
  after.among(
    { was: "holdRenewed", seat: "p1", cell: "e5" },
    { was: "turnBegan", seat: "p2", round: 3 },
    { was: "holdRenewed", seat: "p1", cell: "e5" },
  );
  expect(after.state.ending).toBe("playing");
});

rule("OMI-RUL-49: an infested tile does not pass, a cleaned one does", () => {
  const start = (zombies: number) =>
    given(city({ teams: far, tiles: { e5: { ...prize(), zombies } }, active: "p2" }), TURN).when();
  start(1).among({ was: "holdRenewed", seat: "p1", cell: "e5" });
  start(0).among({ was: "ended", ending: "prize", seat: "p1" });
});

rule("OMI-RUL-48 OMI-RUL-37: the marker goes with the flag, and a rival sets one of its own", () => {
  const lifted = inTurn({ teams: far, tiles: { e5: prize() } }).when("p1 acting/lift/e5");
  expect(tileIn(lifted.state, "e5").hold).toBe("none");
  const teams = { ...far, p2: { survivors: some(6, "e5", "in") } };
  const taken = inTurn({ teams, tiles: { e5: prize("attacked") }, active: "p2" }).when("p2 acting/claim/e5/…");
  expect(tileIn(taken.state, "e5")).toMatchObject({ owner: "p2", hold: "held" });
});

const last = {
  p1: { survivors: some(1, "f5", "out"), food: 2, salvage: 3 },
  p2: { survivors: some(2, "c6", "in") },
  p3: { survivors: some(2, "d2", "in") },
};
const lostTiles = { f5: { tile: "zoo", zombies: 2 }, e5: prize(), g6: owned("farm") };
const lostWalls = [
  { border: "f5-se", seat: "p1" },
  { border: "e5-n", seat: "p2" },
];
/** The only survivor of p1 goes in, and falls. */
const falls = (told: CityGiven, ...then: readonly string[]) =>
  inTurn(told)
    .came("1", "6", "1")
    .when("p1 acting/enter/f5/p1s1", "p1 stand/fight", ...then);

rule("OMI-RUL-53: a team without survivors has no more turns, and keeps what is on the table and in its hand", () => {
  const after = falls({ seats: 3, teams: last, tiles: lostTiles, walls: lostWalls });
  after.among(
    { was: "teamOut", seat: "p1" },
    { was: "turnEnded", seat: "p1" },
    { was: "turnBegan", seat: "p2", round: 2 },
  );
  expect(teamIn(after.state, "p1")).toMatchObject({ out: true, food: 0, survivors: [] });
  expect(teamIn(after.state, "p1").salvage).toHaveLength(3);
  const kept = after.state.tiles.filter(({ owner }) => owner === "p1").map(({ cell }) => cell);
  expect(kept.sort()).toEqual(["e5", "g6", "h4"]);
  expect(after.state.walls).toEqual(lostWalls);
  expect(after.state.discard).toEqual([]);
  expect(pointsOf(after.state, "p1")).toBe(7 + 2 + 3 + 1 - 1);
});

rule("OMI-RUL-53 OMI-RUL-48: the tile it held does not end the match, and whoever comes may claim its land", () => {
  const teams = { ...last, p2: { survivors: some(3, "g6", "in") } };
  const after = falls({ seats: 3, teams, tiles: lostTiles, deck: [] }, "p2 acting/claim/g6/…");
  expect(tileIn(after.state, "e5")).toMatchObject({ owner: "p1", hold: "none" });
  expect(tileIn(after.state, "g6").owner).toBe("p2");
});

rule("OMI-RUL-53 OMI-END-04: who has no survivors left may win by points still", () => {
  const out = { survivors: [], salvage: 40 };
  const state = city({
    teams: { p1: out, p2: { survivors: at(3, "c3") } },
    active: "p2",
    tiles: { e5: prize("held", "p2") },
  });
  given(
    { ...state, teams: state.teams.map((team) => ({ ...team, out: team.seat === "p1" })) },
    { do: "turn", seat: "p2" },
  )
    .when()
    .over({ won: ["p1"], rule: "OMI-END-02" });
});

rule("OMI-RUL-53 OMI-TURN-01: who is out has no more turns", () => {
  const tiles = { f5: { tile: "zoo", zombies: 2 } };
  falls({ seats: 3, teams: last, tiles }, "p2 acting/end", "p3 acting/end").among(
    { was: "turnBegan", seat: "p3", round: 2 },
    { was: "turnEnded", seat: "p3" },
    { was: "turnBegan", seat: "p2", round: 3 },
  );
});

/** The only survivor of p2, who has so much salvage, is beaten. */
const duelled = (salvage: number, options: Options, ...then: readonly string[]) => {
  const teams = { p1: { survivors: some(2, "g5", "in") }, p2: { survivors: some(1, "f5", "out"), salvage } };
  return inTurn({ teams, tiles: { f5: { tile: "zoo" } }, options })
    .came("6", "6", "1")
    .when("p1 acting/move/g5/f5/p1s1/p1s2", ...then);
};

rule("OMI-RUL-53: with one team left it is asked at once whether to stop and count", () => {
  const after = duelled(0, {}).asks("p1 close");
  after.among({ was: "teamOut", seat: "p2" }, { was: "leftAlone", seat: "p1" });
  expect(after.state.ending).toBe("playing");
  duelled(0, {}, "p1 close/yes")
    .among({ was: "ended", ending: "closed", seat: "none", by: "OMI-RUL-54" })
    .over({ won: ["p1"], rule: "OMI-RUL-54" });
  duelled(60, {}, "p1 close/yes").over({ won: ["p2"], rule: "OMI-RUL-54" });
});

rule("OMI-RUL-53 OMI-TURN-01: or else it goes on alone, a turn a round, and is not asked again for that", () => {
  duelled(0, {}, "p1 close/no").asks("p1 acting", "p1 propose");
  duelled(0, {}, "p1 close/no", "p1 acting/end", "p1 acting/end")
    .among(
      { was: "closingRefused", seat: "p1" },
      { was: "turnEnded", seat: "p1" },
      { was: "turnBegan", seat: "p1", round: 3 },
      { was: "turnEnded", seat: "p1" },
      { was: "turnBegan", seat: "p1", round: 4 },
    )
    .asks("p1 acting", "p1 propose");
  duelled(0, {}, "p1 close/no", "p1 propose/close").over({ won: ["p1"], rule: "OMI-RUL-54" });
});

rule("OMI-RUL-53: and if none is left, most points win", () => {
  const nobody = { survivors: [] };
  const given2 = (options: Options) =>
    given(city({ teams: { p1: nobody, p2: { ...nobody, salvage: 2 } }, options }), { do: "settle" }).when();
  given2({})
    .among({ was: "ended", ending: "nobody", seat: "p1", by: "OMI-RUL-53" })
    .over({ won: ["p2"], rule: "OMI-RUL-53" });
  given2({ lastStanding: "on" }).over({ won: [], rule: "OMI-RUL-53" });
});

const LAST_STANDING = { lastStanding: "on" };

rule("OMI-RUL-58: by the house rule a team without survivors loses all it had", () => {
  const after = falls({ seats: 3, teams: last, tiles: lostTiles, walls: lostWalls, options: LAST_STANDING });
  after.among(
    { was: "teamOut", seat: "p1" },
    { was: "teamCleared", seat: "p1" },
    { was: "turnEnded", seat: "p1" },
    { was: "turnBegan", seat: "p2", round: 2 },
  );
  expect(teamIn(after.state, "p1")).toMatchObject({ out: true, food: 0, salvage: [], survivors: [] });
  expect(after.state.tiles.filter(({ owner, hold }) => owner === "p1" || hold !== "none")).toEqual([]);
  expect(after.state.walls).toEqual([{ border: "e5-n", seat: "p2" }]);
  expect(after.state.discard).toEqual(["rope", "rope", "rope"]);
  expect(pointsOf(after.state, "p1")).toBe(0);
});

rule("OMI-RUL-58: by the house rule the last team wins", () => {
  duelled(60, LAST_STANDING)
    .among({ was: "teamOut", seat: "p2" }, { was: "ended", ending: "last", seat: "p1", by: "OMI-RUL-58" })
    .over({ won: ["p1"], rule: "OMI-RUL-58" });
});

rule("OMI-RUL-59: by the house rule either special tile ends it when it is claimed, held or not", () => {
  const claims = (tile: string, options: Options) =>
    inTurn({ teams: { p1: { survivors: some(6, "e5", "in") } }, tiles: { e5: { tile } }, options, deck: [] }).when(
      "p1 acting/claim/e5/…",
    );
  for (const tile of ["research-centre", "military-base"]) {
    claims(tile, { unheld: "on" })
      .among({ was: "ended", ending: "claimed", seat: "p1", by: "OMI-RUL-59" })
      .over({ won: ["p1"], rule: "OMI-RUL-59" });
    expect(claims(tile, {}).state.ending).toBe("playing");
  }
  expect(claims("zoo", { unheld: "on" }).state.ending).toBe("playing");
});

/** Nothing has come of anything since a round; the second of two teams is about to end the present one. */
const quiet = (stirred: number, more: Partial<City> = {}) =>
  given({ ...city({ round: 10, active: "p2" }), stirred, ...more }, { do: "acting", seat: "p2" });

rule("OMI-RUL-57: six rounds in which nothing came of anything, and all are asked whether to stop", () => {
  quiet(4)
    .when("p2 acting/end")
    .then({ was: "turnEnded", seat: "p2" }, { was: "wentQuiet", rounds: 6 })
    .asks("p1 close", "p2 close");
  quiet(4)
    .when("p2 acting/end", "p1 close/yes", "p2 close/yes")
    .among({ was: "wentQuiet", rounds: 6 }, { was: "ended", ending: "closed", seat: "none", by: "OMI-RUL-54" })
    .over({ won: ["p1", "p2"], rule: "OMI-RUL-54" });
  quiet(5).when("p2 acting/end").then({ was: "turnEnded", seat: "p2" }, { was: "turnBegan", seat: "p1", round: 11 });
  given({ ...city({ round: 10 }), stirred: 4 }, { do: "acting", seat: "p1" })
    .when("p1 acting/end")
    .then({ was: "turnEnded", seat: "p1" }, { was: "turnBegan", seat: "p2", round: 10 });
});

rule("OMI-RUL-57: whoever would go on does, and is not asked again for six rounds", () => {
  const after = quiet(4).when("p2 acting/end", "p1 close/no");
  after.among({ was: "closingRefused", seat: "p1" }, { was: "turnBegan", seat: "p1", round: 11 });
  expect(after.state.stirred).toBe(10);
});

rule("OMI-RUL-57 OMI-RUL-09: the end of the month comes first", () => {
  quiet(4, { round: 30, options: { month: "on" } })
    .when("p2 acting/end")
    .then({ was: "turnEnded", seat: "p2" }, { was: "ended", ending: "month", seat: "p2", by: "OMI-RUL-09" });
});

rule("OMI-RUL-57: what is found or lost, new land, or more points than anybody had, brings it further", () => {
  const began = { ...city({ tiles: { f5: { tile: "zoo", stack: ["rope"] } } }), round: 9, stirred: 4 };
  const stirredBy = (event: CityEvent, more: Partial<City> = {}) => {
    const state = { ...began, ...more };
    return changedBy(evolve, state, event).stirred ?? state.stirred;
  };
  const cell = "f5";
  expect(stirredBy({ was: "found", seat: "p1", cell, card: "rope", find: "salvage", number: 1 })).toBe(9);
  expect(stirredBy({ was: "died", seat: "p1", cell, survivors: ["p1s1"], of: "zombies", by: "OMI-FIGHT-07" })).toBe(9);
  expect(stirredBy({ was: "sacrificed", seat: "p1", cell, survivor: "p1s1" })).toBe(9);
  const claimed: CityEvent = { was: "claimed", seat: "p1", cell, from: "none", payers: [], by: "OMI-CLAIM-04" };
  expect(stirredBy(claimed, { peak: 50 })).toBe(9);
  const known = { tiles: began.tiles.map((tile) => (tile.cell === cell ? { ...tile, reclaimed: true } : tile)) };
  // Five survivors, a Base and a zoo.
  expect(stirredBy(claimed, { ...known, peak: 10 })).toBe(9);
  expect(stirredBy(claimed, { ...known, peak: 11 })).toBe(4);
  expect(changedBy(evolve, { ...began, ...known, peak: 10 }, claimed).peak).toBe(11);
  expect(changedBy(evolve, { ...began, ...known, peak: 40 }, claimed).peak).toBeUndefined();
  expect(stirredBy({ was: "flagLifted", seat: "p1", cell })).toBe(4);
  expect(stirredBy({ was: "turnBegan", seat: "p1", round: 9 })).toBe(4);
});

rule("OMI-RUL-52: tied, more tiles, then more survivors, then more food; then all of them", () => {
  const won = (p1: object, p2: object, tiles: object = {}) =>
    given(city({ teams: { p1, p2 }, tiles: { e5: prize(), ...tiles }, active: "p2" }), TURN).when();
  const policeStation = { d5: owned("police-station", "p2") };
  const five = { survivors: at(5, "g5") };
  won({ survivors: at(3, "g5") }, { survivors: at(9, "c3") }).over({ won: ["p1"], rule: "OMI-END-02" });
  won(five, { survivors: at(4, "c3"), salvage: 4 }, policeStation).over({ won: ["p1"], rule: "OMI-END-02" });
  const equal = { survivors: at(5, "c3"), salvage: 2 };
  won({ ...five, food: 1 }, equal, policeStation).over({ won: ["p1"], rule: "OMI-END-02" });
  won(five, { ...equal, food: 1 }, policeStation).over({ won: ["p2"], rule: "OMI-END-02" });
  won(five, equal, policeStation).over({ won: ["p1", "p2"], rule: "OMI-END-02" });
});

rule("OMI-RUL-09: with the month on, it is over after round 30", () => {
  const told = (month: string) =>
    inTurn({ options: { month }, round: 30, teams: { p2: { survivors: at(7, "c3") } }, active: "p2", stirred: 30 });
  told("on")
    .when("p2 acting/end")
    .then({ was: "turnEnded", seat: "p2" }, { was: "ended", ending: "month", seat: "p2", by: "OMI-RUL-09" })
    .over({ won: ["p2"], rule: "OMI-RUL-09" });
  told("off").when("p2 acting/end").among({ was: "turnBegan", seat: "p1", round: 31 });
  expect(standing(told("on").when().state, "p2").length).toBe(7);
  inTurn({ options: { month: "on" }, round: 30 })
    .when("p1 acting/end")
    .among({ was: "turnBegan", seat: "p2", round: 30 });
});

rule("OMI-RUL-54: all must want the game closed, and then it counts as it stands", () => {
  inTurn({ seats: 3, teams: { p2: { survivors: at(6, "c5") } } })
    .when("p2 propose/close", "p3 close/yes", "p1 close/yes")
    .then({ was: "closingProposed", seat: "p2" }, { was: "ended", ending: "closed", seat: "p2", by: "OMI-RUL-54" })
    .over({ won: ["p2"], rule: "OMI-RUL-54" });
});

rule("OMI-RUL-54: one no is enough, and the turn goes on; a seat asks once a turn", () => {
  const after = inTurn({ seats: 3 }).when("p2 propose/close", "p3 close/no");
  after
    .then({ was: "closingProposed", seat: "p2" }, { was: "closingRefused", seat: "p3" })
    .asks("p1 acting", "p1 propose", "p3 propose");
  inTurn({ seats: 3 })
    .when("p2 propose/close", "p3 close/no", "p1 acting/end")
    .asks("p2 acting", "p1 propose", "p2 propose", "p3 propose");
  inTurn({ seats: 3 }).when("p2 propose/").then().asks("p1 acting", "p1 propose", "p2 propose", "p3 propose");
  inTurn().when("p2 propose/open").refused("OMI-RUL-54");
  inTurn().when("p2 propose/close", "p1 close/perhaps").refused("OMI-RUL-54");
});
