import { expect } from "vitest";
import { oneMonthIn } from "../../../src/games/one-month-in/game";
import { CITED } from "../../../src/games/one-month-in/text/cited";
import { en } from "../../../src/games/one-month-in/text/en";
import type { CityEvent } from "../../../src/games/one-month-in/vocabulary";
import { seeded } from "../../../src/kernel/generator";
import { answer, started } from "../../../src/kernel/match";
import { botInput } from "../../../src/kernel/play";
import { seatsFor } from "../../../src/kernel/replay-code";
import { BROUGHT, sentence } from "../../../src/kernel/text";
import { OWED, rule } from "../../support/given";
import { randomMatch } from "../../../src/cli/fuzz/random-play";
import { city, given, inTurn, some, TURN } from "./support/city";

/** The log says why, by the row that really brought it about. */

const line = (event: CityEvent): string => sentence(en, "event." + event.was, { ...event });

const owned = (tile: string) => ({ tile, reclaimed: true, owner: "p1" });

rule("OMI-SETUP-04 OMI-RUL-02: who begins, by word or by lot", () => {
  const begin = { ...city(), first: "none", active: "none" };
  given(begin).came("p2").when({ do: "lot" }).among({ was: "firstDrawn", seat: "p2", by: "OMI-RUL-02" });
  given({ ...begin, options: { ...begin.options, first: "p1" } })
    .when({ do: "lot" })
    .among({ was: "firstDrawn", seat: "p1", by: "OMI-SETUP-04" });
});

rule("OMI-SETUP-02 OMI-TRADE-02: a first fence, and one that was bought", () => {
  given(city(), { do: "fence", seat: "p1" })
    .when("p1 fence/g4-s")
    .then({ was: "fencePlaced", seat: "p1", border: "g4-s", by: "OMI-SETUP-02" });
  inTurn({ teams: { p1: { salvage: 2 } } })
    .when("p1 acting/trade/fence/g4-s")
    .among({ was: "fencePlaced", seat: "p1", border: "g4-s", by: "OMI-TRADE-02" });
});

rule("OMI-FARM-03 OMI-FARM-05: food for owning a farm, and for the work on it", () => {
  const gave = (by: string) => ({ was: "farmGave", seat: "p1", cell: "f5", food: 1, by }) as const;
  given(city({ active: "p2", tiles: { f5: { ...owned("farm"), workedBy: "p1" } } }), TURN)
    .when()
    .among(gave("OMI-FARM-03"), gave("OMI-FARM-05"));
});

rule("OMI-MOVE-01 OMI-ENTER-01 OMI-RUL-12: over a border, into a building, out of it", () => {
  const moved = (from: string, cell: string, zone: "in" | "out", by: string) =>
    ({ was: "moved", seat: "p1", survivors: ["p1s1"], from, cell, zone, by }) as const;
  const at = (cell: string, zone: "in" | "out") =>
    inTurn({ teams: { p1: { survivors: some(1, cell, zone) } }, tiles: { f5: { tile: "bus-depot" } } });
  at("g5", "in")
    .when("p1 acting/move/g5/f5")
    .among(moved("g5", "f5", "out", "OMI-MOVE-01"));
  at("f5", "out")
    .when("p1 acting/enter/f5")
    .among(moved("f5", "f5", "in", "OMI-ENTER-01"));
  at("f5", "in")
    .when("p1 acting/leave/f5")
    .among(moved("f5", "f5", "out", "OMI-RUL-12"));
});

rule("OMI-CLAIM-04 OMI-RUL-36: a tile that was nobody's, and one that was a rival's", () => {
  const claims = (owner: string, by: string) => {
    inTurn({
      teams: { p1: { survivors: some(1, "f5", "in") } },
      tiles: { f5: { tile: "bus-depot", reclaimed: true, owner } },
    })
      .when("p1 acting/claim/f5/p1s1")
      .among({ was: "claimed", seat: "p1", cell: "f5", from: owner, payers: ["p1s1"], by });
  };
  claims("none", "OMI-CLAIM-04");
  claims("p2", "OMI-RUL-36");
});

rule("OMI-ENTER-03 OMI-CARD-06: a fight by going in, and by what a search found", () => {
  const began = (by: string) => ({ was: "fightBegan", seat: "p1", cell: "f5", by }) as const;
  inTurn({ teams: { p1: { survivors: some(1, "f5", "out") } }, tiles: { f5: { tile: "zoo", zombies: 1 } } })
    .came(OWED)
    .when("p1 acting/enter/f5")
    .among(began("OMI-ENTER-03"));
  inTurn({ teams: { p1: { survivors: some(1, "f5", "in") } }, tiles: { f5: { ...owned("zoo"), stack: ["zombies1"] } } })
    .came("zombies1", OWED)
    .when("p1 acting/search/p1s1")
    .among(began("OMI-CARD-06"));
});

rule("OMI-FIGHT-07 OMI-RUL-29: who falls in a fight, where all are alike and where one chooses", () => {
  const died = (by: string) =>
    ({ was: "died", seat: "p1", cell: "f5", survivors: ["p1s1"], of: "zombies", by }) as const;
  const falls = (ap: number) => {
    const survivors = [...some(1, "f5", "in", { ap: 0 }), ...some(1, "f5", "in", { ap })];
    return given(city({ teams: { p1: { survivors } }, tiles: { f5: { tile: "zoo", zombies: 2 } } }), {
      do: "casualties",
      cell: "f5",
      seat: "p1",
      count: 1,
    });
  };
  falls(0).when().then(died("OMI-FIGHT-07"));
  falls(1).when("p1 casualties/p1s1").then(died("OMI-RUL-29"));
});

rule("OMI-PVP-05 OMI-RUL-45: who falls in an attack, where all are alike and where one chooses", () => {
  const died = (by: string) =>
    ({ was: "died", seat: "p1", cell: "f5", survivors: ["p1s1"], of: "rivals", by }) as const;
  const assault = { cell: "f5", zone: "in", attacker: "p1", defender: "p2", group: ["p1s1", "p1s2"] } as const;
  const falls = (ap: number) =>
    given(city({ teams: { p1: { survivors: [...some(1, "f5", "in", { ap: 0 }), ...some(1, "f5", "in", { ap })] } } }), {
      do: "losses",
      assault,
      seat: "p1",
      count: 1,
    });
  falls(0).when().then(died("OMI-PVP-05"));
  falls(1).when("p1 losses/p1s1").then(died("OMI-RUL-45"));
});

rule("OMI-RUL-54 OMI-END-02: the log as it reads", () => {
  const told = (event: CityEvent, says: string) => {
    expect(line(event)).toBe(says);
  };
  const seat = "p1";
  told(
    { was: "moved", seat, survivors: ["p1s3", "p1s4"], from: "g5", cell: "f5", zone: "out", by: "OMI-MOVE-01" },
    "Player 1 moves survivor 3, survivor 4 to F5, outside. (OMI-MOVE-01)",
  );
  told(
    { was: "explored", seat, cell: "f5", tile: "bus-depot", zombies: 0 },
    "Player 1 explores F5: Bus Depot. Zombies: 0. (OMI-FLIP-01)",
  );
  told(
    { was: "clashed", seat, on: "p2", attack: ["6", "5", "2"], defence: ["4", "3"], fallen: 0, beaten: 2 },
    "Player 1 rolls 6, 5, 2, Player 2 rolls 4, 3. Fallen: Player 1 0, Player 2 2. (OMI-PVP-03)",
  );
  told(
    { was: "fencePlaced", seat, border: "e5-ne", by: "OMI-SETUP-02" },
    "Player 1 puts up a fence: E5 – F4. (OMI-SETUP-02)",
  );
  told(
    { was: "fenceTorn", seat, border: "i5-s", from: "p2", survivor: "p1s1" },
    "Player 1 tears down the fence of Player 2: I5, south edge. (OMI-RUL-20)",
  );
  told(
    { was: "ended", ending: "prize", seat, by: "OMI-END-02" },
    "The game is over: a tile that ends it was held for a turn. (OMI-END-02)",
  );
});

const botMatch = (seats: number, atMost: number): readonly CityEvent[] => {
  const { match, events } = started(oneMonthIn, seatsFor(seats), {}, seats);
  const all: CityEvent[] = [...events];
  const bots = seeded(seats);
  for (let i = 0; i < atMost; i++) {
    const input = botInput(match, bots);
    if (input === "over") break;
    all.push(...answer(match, input).events);
  }
  return all;
};

/** What happened in some matches, played anyhow and by bots. */
const everything = ((): readonly CityEvent[] => {
  const all: CityEvent[] = [];
  for (const seats of [2, 3, 4, 5, 6]) {
    all.push(...randomMatch(oneMonthIn, { seats, seed: seats, atMost: 600 }).events);
    all.push(...botMatch(seats, 600));
  }
  return all;
})();

rule("OMI-RUL-05: whatever happens, the log ends with a row of the ledger", () => {
  const told = everything.map(line);
  expect(told.filter((says) => (en[/ \((OMI-[A-Z]+-\d\d)\)$/.exec(says)?.[1] ?? ""] ?? "") === "")).toEqual([]);
  expect(told.length).toBeGreaterThan(3000);
  const named = Object.values(CITED).filter((row) => row !== BROUGHT);
  expect(named.filter((row) => en[row] === undefined)).toEqual([]);
});

rule("OMI-RUL-05: what brings its row along is what several rows bring about, and nothing else does", () => {
  const happened = new Set(everything.map(({ was }) => was));
  const bringing = new Set(everything.filter((event) => "by" in event).map(({ was }) => was));
  const expected = Object.entries(CITED).filter(
    ([was, row]) => row === BROUGHT && happened.has(was as CityEvent["was"]),
  );
  expect([...bringing].sort()).toEqual(expected.map(([was]) => was).sort());
});
