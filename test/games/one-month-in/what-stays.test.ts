import { expect } from "vitest";
import { evolve } from "../../../src/games/one-month-in/evolve";
import type { City, CityEvent } from "../../../src/games/one-month-in/vocabulary";
import { changedBy } from "../../support/changed-by";
import { OWED, rule } from "../../support/given";
import { city, type CityGiven, given, inTurn, some, standing, tileIn } from "./support/city";

const changed = (told: CityGiven, event: CityEvent, more: Partial<City> = {}) =>
  changedBy(evolve, { ...city(told), ...more }, event);

/** The fields of that tile which the event changed. */
const tileAfter = (cell: string, after: Partial<City>) => after.tiles?.find((tile) => tile.cell === cell);

const keysOf = (after: Partial<City>): readonly string[] => Object.keys(after).sort();

rule("OMI-AP-01 OMI-TURN-01 OMI-RUL-54 OMI-FARM-05: a turn begins with a point each, the window for food open", () => {
  const told = { active: "p2", acted: true, tiles: { g5: { workedBy: "p1" }, c3: { workedBy: "p2" } } } as const;
  const after = changed(told, { was: "turnBegan", seat: "p1", round: 3 }, { closing: ["p1", "p2"] });
  expect([after.active, after.round, after.acted, after.closing]).toEqual(["p1", 3, false, ["p2"]]);
  expect(tileAfter("g5", after)?.workedBy).toBe("none");
  expect(tileAfter("c3", after)?.workedBy).toBe("p2");
  expect(after.teams?.map(({ survivors }) => survivors.map(({ ap }) => ap))).toEqual([
    [1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1],
  ]);
});

rule("OMI-RUL-04 OMI-TRADE-04 OMI-FEED-03: what is not spent and what was borne is gone at the end of a turn", () => {
  const bearing = some(1, "g5", "in", { ap: 2, fed: true, armed: true, suited: true });
  const { teams, ...rest } = changed({ teams: { p1: { survivors: bearing } } }, { was: "turnEnded", seat: "p1" });
  expect(rest).toEqual({});
  expect(teams?.[0]?.survivors[0]).toMatchObject({ ap: 0, fed: false, armed: false, suited: false });
});

rule("OMI-FEED-01 OMI-FEED-04: a food is gone, and who was fed has its points, nobody else", () => {
  const told = { teams: { p1: { food: 2, survivors: some(2, "g5", "in") } } };
  const { teams, ...rest } = changed(told, { was: "fed", seat: "p1", survivors: ["p1s2"] });
  expect(rest).toEqual({});
  expect(teams?.[0]).toMatchObject({
    food: 1,
    survivors: [
      { ap: 1, fed: false },
      { ap: 2, fed: true },
    ],
  });
});

rule(
  "OMI-MOVE-01 OMI-RUL-06 OMI-RUL-48: who moves pays, shuts the window for food, and disturbs what a rival holds",
  () => {
    const told = {
      teams: { p1: { survivors: some(2, "g5", "in") } },
      tiles: { f5: { owner: "p2", hold: "held" } },
    } as const;
    const moved = {
      was: "moved",
      seat: "p1",
      survivors: ["p1s1"],
      from: "g5",
      cell: "f5",
      zone: "out",
      by: "OMI-MOVE-01",
    } as const;
    const after = changed(told, moved);
    expect(keysOf(after)).toEqual(["acted", "teams", "tiles"]);
    expect(after.acted).toBe(true);
    expect(after.teams?.[0]?.survivors).toMatchObject([
      { cell: "f5", zone: "out", ap: 0 },
      { cell: "g5", zone: "in", ap: 1 },
    ]);
    expect(tileAfter("f5", after)?.hold).toBe("attacked");
    const own = changed({ tiles: { f5: { owner: "p1", hold: "held" } } }, moved);
    expect(own.tiles).toBeUndefined();
    const none = changed({ tiles: { f5: { owner: "p2", hold: "none" } } }, moved);
    expect(none.tiles).toBeUndefined();
  },
);

rule("OMI-CLAIM-04 OMI-ZONE-07 OMI-RUL-38: a claim pays, puts the flag down and makes one area of two", () => {
  const told = {
    teams: { p1: { survivors: [...some(2, "f5", "in"), ...some(1, "f5", "out"), ...some(1, "g5", "in")] } },
    tiles: { f5: { tile: "farm", zombies: 0 } },
  } as const;
  const claimed = {
    was: "claimed",
    seat: "p1",
    cell: "f5",
    from: "none",
    payers: ["p1s1", "p1s2"],
    by: "OMI-CLAIM-04",
  } as const;
  const state = city(told);
  const tile = state.tiles.find(({ cell }) => cell === "e5")?.tile ?? "";
  const after = changedBy(evolve, state, claimed);
  expect(tile).toBeDefined();
  expect(after.acted).toBe(true);
  expect(tileAfter("f5", after)).toMatchObject({ owner: "p1", reclaimed: true });
  expect(after.teams?.[0]?.survivors.map(({ cell, zone, ap }) => `${cell} ${zone} ${String(ap)}`)).toEqual([
    "f5 in 0",
    "f5 in 0",
    "f5 in 1",
    "g5 in 1",
  ]);
});

rule("OMI-ZONE-07 OMI-RUL-11: a reclaimed tile with zombies is two regions until the last of them falls", () => {
  const told = {
    teams: { p1: { survivors: [...some(1, "f5", "in"), ...some(1, "f5", "out")] } },
    tiles: { f5: { tile: "farm", zombies: 2, reclaimed: true } },
  };
  const struck = (killed: number) =>
    changed(told, { was: "struck", seat: "p1", cell: "f5", dice: ["4"], killed }, { defence: ["6"] });
  const one = struck(1);
  expect([one.dice, one.defence, tileAfter("f5", one)?.zombies]).toEqual([["4"], [], 1]);
  expect(one.teams).toBeUndefined();
  expect(struck(2).teams?.[0]?.survivors.map(({ zone }) => zone)).toEqual(["in", "in"]);
  const fresh = { ...told, tiles: { f5: { tile: "farm", zombies: 2, reclaimed: false } } };
  const unclaimed = changed(fresh, { was: "struck", seat: "p1", cell: "f5", dice: ["4"], killed: 2 });
  expect(unclaimed.teams).toBeUndefined();
});

rule(
  "OMI-RUN-02 OMI-RUN-03 OMI-RUL-24 OMI-RUL-25: who runs is outside and has paid; of a sacrifice all others are",
  () => {
    const told = { teams: { p1: { survivors: [...some(3, "f5", "in"), ...some(1, "g5", "in")] } } };
    const state = city(told);
    evolve.ran(state, { was: "ran", seat: "p1", cell: "f5", survivors: ["p1s1", "p1s2"] });
    expect(standing(state, "p1")).toEqual(["f5 out 0", "f5 out 0", "f5 in 1", "g5 in 1"]);
    const after = city(told);
    evolve.sacrificed(after, { was: "sacrificed", seat: "p1", cell: "f5", survivor: "p1s2" });
    expect(standing(after, "p1")).toEqual(["f5 out 1", "f5 out 1", "g5 in 1"]);
    evolve.died(after, { was: "died", seat: "p1", cell: "f5", survivors: ["p1s1"], of: "zombies", by: "OMI-RUL-29" });
    expect(standing(after, "p1")).toEqual(["f5 out 1", "g5 in 1"]);
  },
);

rule("OMI-CARD-02 OMI-CARD-03 OMI-CARD-06: what is found is kept, joins with no points, or waits to be fought", () => {
  const told = {
    teams: { p1: { survivors: some(2, "f5", "in"), salvage: 1 } },
    tiles: { f5: { zombies: 0, stack: ["rope", "zombies3"] } },
  };
  const found = (find: "salvage" | "survivors" | "zombies", number: number) =>
    changed(
      told,
      { was: "found", seat: "p1", cell: "f5", card: "rope", find, number },
      {
        discard: ["wire"],
      },
    );
  const kept = found("salvage", 1);
  expect(keysOf(kept)).toEqual(["stirred", "teams", "tiles"]);
  expect(kept.teams?.[0]?.salvage).toEqual(["rope", "rope"]);
  const joined = found("survivors", 2);
  expect(joined.discard).toEqual(["rope", "wire"]);
  expect(joined.teams?.[0]?.survivors.slice(2)).toEqual([
    { id: "p1s3", cell: "f5", zone: "in", ap: 0, fed: false, armed: false, suited: false },
    { id: "p1s4", cell: "f5", zone: "in", ap: 0, fed: false, armed: false, suited: false },
  ]);
  const met = found("zombies", 3);
  expect([met.turned, tileAfter("f5", met)?.zombies, met.discard]).toEqual(["rope", 3, undefined]);
});

rule("OMI-FIGHT-02 OMI-RUL-47 OMI-CARD-06: a fight has its place and its dice, and leaves none behind", () => {
  const thrown = { dice: ["1"], defence: ["2"] };
  expect(changed({}, { was: "fightBegan", seat: "p1", cell: "f5", by: "OMI-ENTER-03" }, thrown)).toEqual({
    fight: "f5",
    dice: [],
    defence: [],
  });
  expect(changed({}, { was: "assaulted", seat: "p1", on: "p2", cell: "f5", zone: "in" }, thrown)).toEqual({
    fight: "f5",
    dice: [],
    defence: [],
  });
  expect(changed({}, { was: "mauled", seat: "p1", cell: "f5", dice: ["5"], hits: 1 }, thrown)).toEqual({
    dice: ["5"],
    defence: [],
  });
  const ended = { was: "fightEnded", seat: "p1", cell: "f5" } as const;
  expect(changed({}, ended, { fight: "f5", turned: "zombies3", discard: ["wire"] })).toEqual({
    fight: "none",
    turned: "none",
    discard: ["zombies3", "wire"],
  });
  expect(changed({}, ended, { fight: "f5" })).toEqual({ fight: "none" });
  expect(changed({}, { was: "assaultEnded", seat: "p1", on: "p2", cell: "f5", won: true }, { fight: "f5" })).toEqual({
    fight: "none",
  });
});

rule(
  "OMI-TRADE-01 OMI-RUL-06 OMI-RUL-20 OMI-RUL-37: what is traded is discarded; what is torn or lifted is nobody's",
  () => {
    const traded = changed(
      { teams: { p1: { salvage: 3 } } },
      { was: "traded", seat: "p1", cards: ["rope", "rope"], for: "arm" },
      { discard: [] },
    );
    expect([traded.acted, traded.discard, traded.teams?.[0]?.salvage]).toEqual([true, ["rope", "rope"], ["rope"]]);
    const walls = [
      { border: "f5-g5", seat: "p2" },
      { border: "e5-f5", seat: "p2" },
    ];
    const torn = changed({ walls }, { was: "fenceTorn", seat: "p1", border: "f5-g5", from: "p2", survivor: "p1s1" });
    expect([torn.walls, torn.acted, torn.teams?.[0]?.survivors[0]?.ap]).toEqual([[walls[1]], true, 0]);
    const lifted = changed(
      { tiles: { f5: { owner: "p1", hold: "held" } } },
      { was: "flagLifted", seat: "p1", cell: "f5" },
    );
    expect([lifted.acted, tileAfter("f5", lifted)]).toMatchObject([true, { owner: "none", hold: "none" }]);
    const worked = changed({}, { was: "worked", seat: "p1", cell: "f5", survivor: "p1s1" });
    expect([worked.acted, tileAfter("f5", worked)?.workedBy, worked.teams?.[0]?.survivors[0]?.ap]).toEqual([
      true,
      "p1",
      0,
    ]);
    const searched = changed({}, { was: "searched", seat: "p1", cell: "g5", survivor: "p1s1" });
    expect([searched.acted, searched.teams?.[0]?.survivors[0]?.ap]).toEqual([true, 0]);
  },
);

rule("OMI-SCAV-01 OMI-RUL-48: a deck made new is no discard any more, and a held tile is held anew", () => {
  expect(changed({ deck: [], discard: ["rope", "wire"] }, { was: "deckRenewed", cards: 2 })).toEqual({
    deck: [["rope", "wire"]],
    discard: [],
  });
  const renewed = changed(
    { tiles: { f5: { owner: "p1", hold: "attacked" } } },
    { was: "holdRenewed", seat: "p1", cell: "f5" },
  );
  expect(tileAfter("f5", renewed)?.hold).toBe("held");
  expect(keysOf(renewed)).toEqual(["tiles"]);
});

const one = (ask: string, of: readonly string[], usual: readonly string[] = []) =>
  ({ ask, of, least: 1, most: 1, usual }) as const;

rule("OMI-MOVE-03 OMI-RUL-27 OMI-ENTER-01: one goes, and any number of the others with it", () => {
  const told = { teams: { p1: { survivors: some(3, "f5", "out") } }, tiles: { f5: { tile: "farm", zombies: 1 } } };
  inTurn(told)
    .when()
    .part("p1 acting/enter/f5", one("who", ["p1s1", "p1s2", "p1s3"]))
    .part("p1 acting/enter/f5/p1s2", { ask: "others", of: ["p1s1", "p1s3"], least: 0, most: 2, usual: [] });
});

rule("OMI-FEED-01 OMI-RUL-06: a food feeds up to three, usually the first three", () => {
  const told = (count: number) => ({ teams: { p1: { food: 1, survivors: some(count, "g5", "in") } } });
  const ids = ["p1s1", "p1s2", "p1s3", "p1s4"];
  inTurn(told(4))
    .when()
    .part("p1 acting/feed", { ask: "feed", of: ids, least: 1, most: 3, usual: ids.slice(0, 3) });
  inTurn(told(2))
    .when()
    .part("p1 acting/feed", { ask: "feed", of: ids.slice(0, 2), least: 1, most: 2, usual: ids.slice(0, 2) });
});

rule("OMI-RUL-24 OMI-RUL-26 OMI-RUN-01 OMI-RUN-02: before a roll one fights as usual, runs or is sacrificed", () => {
  const told = { teams: { p1: { survivors: some(3, "f5", "in") } }, tiles: { f5: { tile: "farm", zombies: 2 } } };
  const stand = given({ ...city(told), fight: "f5" }).when({ do: "stand", cell: "f5", seat: "p1" });
  stand
    .part("p1 stand", one("act", ["fight", "run", "sacrifice"], ["fight"]))
    .part("p1 stand/run", one("who", ["p1s1", "p1s2", "p1s3"]))
    .part("p1 stand/run/p1s1", { ask: "others", of: ["p1s2", "p1s3"], least: 0, most: 2, usual: [] })
    .part("p1 stand/sacrifice", one("who", ["p1s1", "p1s2", "p1s3"]));
  const tired = { ...told, teams: { p1: { survivors: some(2, "f5", "in", { ap: 0 }) } } };
  given({ ...city(tired), fight: "f5" })
    .came(OWED)
    .when({ do: "stand", cell: "f5", seat: "p1" })
    .asks("nature strike");
});

rule("OMI-RUL-54: who proposes the end may think better of it; each of the others is asked yes or no", () => {
  inTurn({ seats: 3 })
    .when()
    .part("p2 propose", { ask: "propose", of: ["close"], least: 0, most: 1, usual: [] });
  inTurn({ seats: 3 }).when("p2 propose/").then();
  const asked = inTurn({ seats: 3 }).when("p2 propose/close");
  asked
    .then({ was: "closingProposed", seat: "p2" })
    .asks("p1 close", "p3 close")
    .part("p1 close", one("close", ["yes", "no"]));
  inTurn({ seats: 3 })
    .when("p2 propose/close", "p3 close/no")
    .among({ was: "closingRefused", seat: "p3" })
    .asks("p1 acting", "p1 propose", "p3 propose");
  inTurn({ seats: 3 })
    .when("p2 propose/close", "p3 close/yes", "p1 close/yes")
    .among({ was: "ended", ending: "closed", seat: "p2", by: "OMI-RUL-54" } as never);
});

rule("OMI-RUL-37 OMI-CLAIM-02: a lifted flag is one of one's own, and each point of a claim is asked for", () => {
  const told = {
    teams: { p1: { survivors: some(5, "f5", "in") } },
    tiles: { f5: { tile: "farm", zombies: 0 }, e5: { owner: "p1", tile: "farm", reclaimed: true } },
  };
  const asked = inTurn(told).when();
  asked.part("p1 acting/claim/f5", one("payer", ["p1s1", "p1s2", "p1s3", "p1s4", "p1s5"], ["p1s1"]));
  expect(tileIn(asked.state, "e5").owner).toBe("p1");
  const lifted = inTurn(told).when("p1 acting/lift");
  lifted.then({ was: "flagLifted", seat: "p1", cell: "e5" });
  inTurn(told).when("p1 acting/lift/f5").refused("OMI-RUL-37");
});
