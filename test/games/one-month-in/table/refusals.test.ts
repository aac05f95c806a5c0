import { describe, expect } from "vitest";
import type { City, CityStep } from "../../../../src/games/one-month-in/vocabulary";
import type { At, Way } from "../../../support/carried";
import { rule } from "../../../support/given";
import { heard } from "../../../support/person";
import { city, some } from "../support/city";
import { amissAt, byHand, stateOf, tableAt } from "../support/city-table";

/** Every attempt that the ledger wants refused and a hand can make: it comes to nothing, and the row is named. */

interface Attempt {
  readonly row: string;
  readonly seat: string;
  readonly way: Way;
}

const attempt = (
  row: string,
  from: At,
  to: At,
  { kind, seat = "p1" }: { kind?: string; seat?: string } = {},
): Attempt => ({
  row,
  seat,
  way: { from, to, ...(kind === undefined ? {} : { kind }) },
});

const refusedAll = (state: City, step: CityStep, attempts: readonly Attempt[]): void => {
  const company = tableAt(state, step);
  expect(amissAt(company)).toEqual([]);
  const before = stateOf(company);
  for (const { row, seat, way } of attempts) {
    const what = `${seat}: ${way.from.join(" ")} to ${way.to.join(" ")}`;
    heard(company.table);
    byHand(company, seat, way);
    expect(heard(company.table).join(" "), what).toContain(`(${row})`);
    expect(stateOf(company), what).toEqual(before);
    expect(amissAt(company), what).toEqual([]);
  }
};

const ACTING: CityStep = { do: "acting", seat: "p1" };
const STAND: CityStep = { do: "stand", cell: "f5", seat: "p1" };

const shop = (more: object = {}) => ({ f5: { tile: "corner-shop", ...more } });
const farm = (more: object = {}) => ({ f5: { tile: "farm", ...more } });

describe("by hand on the built table it is refused", () => {
  rule("OMI-SETUP-02 OMI-SETUP-03 OMI-SETUP-06 OMI-COMP-03: first fences", () => {
    const state = city({ walls: [{ border: "g5-s", seat: "p2" }] });
    refusedAll(state, { do: "fence", seat: "p1" }, [
      attempt("OMI-SETUP-02", ["p1.walls"], ["e5-s"]),
      attempt("OMI-SETUP-06", ["p1.walls"], ["g5-s"]),
      attempt("OMI-COMP-03", ["p2.walls"], ["g5-ne"]),
      attempt("OMI-SETUP-03", ["p2.walls"], ["c3-s"], { seat: "p2" }),
    ]);
  });

  rule("OMI-FEED-03 OMI-FEED-04 OMI-RUL-06: food", () => {
    const teams = { p1: { food: 2, survivors: [...some(2, "g5", "in", { fed: true }), ...some(1, "f5", "out")] } };
    refusedAll(city({ teams }), ACTING, [
      attempt("OMI-RUL-06", ["p1.food", 1], ["g5.in", 9]),
      attempt("OMI-FEED-04", ["food"], ["f5.in", 9]),
    ]);
    refusedAll(city({ teams, acted: true }), ACTING, [attempt("OMI-FEED-03", ["p1.food", 1], ["f5.in", 9])]);
  });

  rule("OMI-AP-08 OMI-AP-01 OMI-TURN-01 OMI-MOVE-01 OMI-RUL-13 OMI-RUL-19 OMI-CARD-03: moves", () => {
    const survivors = [...some(1, "g5", "in"), ...some(1, "f5", "in"), ...some(1, "f4", "out", { ap: 0 })];
    const walls = [{ border: "f5-se", seat: "p2" }];
    const state = city({
      tiles: { ...shop({ zombies: 0 }), f4: { tile: "corner-shop" } },
      teams: { p1: { survivors } },
      walls,
    });
    refusedAll(state, ACTING, [
      attempt("OMI-AP-01", ["c3.in"], ["c4.out"]),
      attempt("OMI-TURN-01", ["c3.in"], ["c4.out"], { seat: "p2" }),
      attempt("OMI-CARD-03", ["p1.survivors"], ["g5.in", 9]),
      attempt("OMI-AP-08", ["f4.out"], ["f4.in", 9]),
      attempt("OMI-RUL-13", ["f5.in"], ["e5.out", 2]),
      attempt("OMI-MOVE-01", ["g5.in"], ["c4.out", 2]),
      attempt("OMI-RUL-19", ["g5.in"], ["f5.out", 2]),
      attempt("OMI-TURN-01", ["p1.turn"], ["p2.turn"], { seat: "p2" }),
    ]);
  });

  rule("OMI-RUL-20 OMI-RUL-21 OMI-RUL-16 OMI-RUL-48 OMI-RUL-36: fences, zombies and marks stay where they are", () => {
    const survivors = [...some(1, "f5", "in"), ...some(1, "e5", "out")];
    const walls = [
      { border: "f5-se", seat: "p2" },
      { border: "g5-s", seat: "p1" },
    ];
    const tiles = {
      ...shop({ zombies: 2 }),
      e5: { tile: "military-base", owner: "p2", reclaimed: true, hold: "held" as const },
    };
    refusedAll(city({ tiles, teams: { p1: { survivors } }, walls }), ACTING, [
      attempt("OMI-RUL-20", ["f5-se"], ["p2.walls"]),
      attempt("OMI-RUL-21", ["g5-s"], ["p1.walls"]),
      attempt("OMI-RUL-16", ["f5.dead"], ["g5.in", 9]),
      attempt("OMI-RUL-48", ["e5.mark"], ["marks"]),
      attempt("OMI-RUL-36", ["e5.flag"], ["p2.flags"]),
    ]);
  });

  rule("OMI-RUL-30 OMI-RUN-04 OMI-RUL-04: while zombies are fought", () => {
    const survivors = [...some(1, "f5", "in", { ap: 0 }), ...some(1, "f5", "in"), ...some(1, "e5", "out")];
    const state = { ...city({ tiles: shop({ zombies: 2 }), teams: { p1: { survivors, food: 1 } } }), fight: "f5" };
    refusedAll(state, STAND, [
      attempt("OMI-RUL-30", ["e5.out"], ["e5.in", 9]),
      attempt("OMI-RUN-04", ["f5.in"], ["f5.out", 2]),
      attempt("OMI-RUN-04", ["f5.in"], ["p1.survivors"]),
      attempt("OMI-RUL-04", ["p1.turn"], ["p2.turn"]),
      attempt("OMI-RUL-30", ["p1.flags"], ["f5.flag"]),
      attempt("OMI-RUL-30", ["p1.food"], ["f5.in", 9]),
    ]);
  });

  rule("OMI-CLAIM-01 OMI-CLAIM-02 OMI-RUL-34 OMI-RUL-36 OMI-COMP-02: claims", () => {
    const tiles = {
      ...shop({ zombies: 1 }),
      e5: { tile: "corner-shop" },
      f4: { tile: "zoo" },
      g5: {},
      f6: { tile: "corner-shop", reclaimed: true },
    };
    const survivors = [
      ...some(1, "f5", "out"),
      ...some(1, "e5", "out"),
      ...some(1, "f4", "in"),
      ...some(1, "g5", "in"),
      ...some(1, "f6", "in"),
    ];
    const p2 = { survivors: some(1, "f6", "in") };
    refusedAll(city({ tiles, teams: { p1: { survivors }, p2 } }), ACTING, [
      attempt("OMI-CLAIM-01", ["p1.flags"], ["f5.flag"]),
      attempt("OMI-RUL-34", ["p1.flags"], ["e5.flag"]),
      attempt("OMI-CLAIM-02", ["p1.flags"], ["f4.flag"]),
      attempt("OMI-RUL-36", ["p1.flags"], ["g5.flag"]),
      attempt("OMI-RUL-36", ["p1.flags"], ["f6.flag"]),
      attempt("OMI-COMP-02", ["p2.flags"], ["e5.flag"]),
    ]);
  });

  rule("OMI-RUL-38 OMI-SCAV-06 OMI-FARM-02 OMI-FARM-07 OMI-RUL-11: search and work", () => {
    const stack = ["rope"];
    const tiles = {
      ...farm({ owner: "p1", reclaimed: true, workedBy: "p1" }),
      e5: { tile: "corner-shop", owner: "p2", reclaimed: true, stack },
      f4: { tile: "farm", owner: "p2", reclaimed: true },
      f6: { tile: "farm", owner: "p1", reclaimed: true, zombies: 1 },
    };
    const survivors = [...some(1, "f5", "in"), ...some(1, "e5", "in"), ...some(1, "f4", "in"), ...some(1, "f6", "out")];
    refusedAll(city({ tiles, teams: { p1: { survivors } } }), ACTING, [
      attempt("OMI-FARM-07", ["f5.in"], ["f5.mark"]),
      attempt("OMI-RUL-38", ["e5.stack"], ["turned"]),
      attempt("OMI-SCAV-06", ["f5.in"], ["f5.stack"]),
      attempt("OMI-FARM-02", ["f4.in"], ["f4.mark"]),
      attempt("OMI-RUL-11", ["marks"], ["f6.mark"], { kind: "work-mark" }),
    ]);
  });

  rule("OMI-TRADE-01 OMI-RUL-18 OMI-RUL-40 OMI-RUL-41: trades", () => {
    const survivors = [...some(1, "g5", "in", { armed: true, suited: true }), ...some(1, "f5", "out")];
    const walls = [{ border: "g5-s", seat: "p2" }];
    const poor = city({ teams: { p1: { survivors, salvage: 1 } }, walls });
    refusedAll(poor, ACTING, [
      attempt("OMI-TRADE-01", ["p1.salvage"], ["discard"]),
      attempt("OMI-TRADE-01", ["p1.walls"], ["g5-ne"]),
    ]);
    const rich = city({ teams: { p1: { survivors, salvage: 2 } }, walls });
    refusedAll(rich, ACTING, [
      attempt("OMI-RUL-18", ["p1.walls"], ["g5-s"]),
      attempt("OMI-RUL-18", ["p1.walls"], ["c3-s"]),
      attempt("OMI-RUL-40", ["marks"], ["g5.in"], { kind: "arms-mark" }),
      attempt("OMI-RUL-41", ["marks"], ["g5.in"], { kind: "suit-mark" }),
    ]);
  });

  rule("OMI-RUL-44 OMI-RUL-26 OMI-RUL-47: nobody leaves while dice decide", () => {
    const p1 = { survivors: [...some(1, "f5", "in", { armed: true }), ...some(1, "f5", "in")], salvage: 2 };
    const teams = { p1, p2: { survivors: some(1, "f5", "in") } };
    const tiles = shop({ reclaimed: true });
    const assault = { cell: "f5", zone: "in", attacker: "p1", defender: "p2", group: ["p1s1", "p1s2"] } as const;
    refusedAll(city({ tiles, teams }), { do: "losses", assault, seat: "p1", count: 1 }, [
      attempt("OMI-RUL-44", ["f5.in", 2], ["f5.out", 2]),
      attempt("OMI-RUL-47", ["p1.salvage"], ["discard"]),
    ]);
    const infested = { ...city({ tiles: shop({ zombies: 2 }), teams: { p1 } }), fight: "f5" };
    refusedAll(infested, { do: "casualties", cell: "f5", seat: "p1", count: 1 }, [
      attempt("OMI-RUL-26", ["f5.in"], ["f5.out", 2]),
    ]);
  });
});
