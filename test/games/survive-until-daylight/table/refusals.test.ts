import { describe, expect } from "vitest";
import type { Night, NightStep } from "../../../../src/games/survive-until-daylight/vocabulary";
import { rule } from "../../../support/given";
import { heard } from "../../../support/person";
import { night } from "../support/night";
import { amissAt, drag, stateOf, tableAt, tableByHand } from "../support/night-table";

/** Every attempt that the ledger wants refused and a hand can make: it comes to nothing, and the row is named. */

interface Attempt {
  readonly row: string;
  readonly from: string;
  readonly to: string;
}

const refusedAll = (state: Night, step: NightStep, attempts: readonly Attempt[]): void => {
  const session = (step.do === "keep" ? tableByHand : tableAt)(state, step, { do: "enemies" });
  const before = stateOf(session);
  for (const { row, from, to } of attempts) {
    heard(session.table);
    drag(session, from, to);
    const told = heard(session.table).join(" ");
    expect(told, `${from} to ${to}`).toContain(`(${row})`);
    expect(stateOf(session), `${from} to ${to}`).toEqual(before);
    expect(amissAt(session), `${from} to ${to}`).toEqual([]);
  }
};

const attempt = (row: string, from: string, to: string): Attempt => ({ row, from, to });

describe("by hand on the built table it is refused", () => {
  rule(
    "SUD-SEARCH-12 SUD-RULING-17 SUD-RULING-88 SUD-RUBBLE-09 SUD-RUBBLE-10 SUD-CRAFT-01 SUD-INV-04 SUD-INV-05: in Search",
    () => {
      const inventory = ["granola-bar", "energy-shot", "planks", "nails", "crowbar"];
      const state: Night = {
        ...night({
          players: { p1: { inventory }, p2: {} },
          active: ["shells", "wave"],
          holder: "none",
          line: ["slab"],
        }),
        phase: "search",
        drawn: "arrows",
        drawer: "p1",
      };
      refusedAll(state, { do: "keep", seat: "p1", card: "arrows" }, [
        attempt("SUD-SEARCH-12", "active", "p1.slot7"),
        attempt("SUD-RULING-17", "p1.drawn", "active"),
        attempt("SUD-RULING-88", "p1.drawn", "p1.board"),
        attempt("SUD-RUBBLE-09", "p1.slot1", "p1.board"),
        attempt("SUD-RUBBLE-10", "p1.slot2", "p1.board"),
        attempt("SUD-CRAFT-01", "p1.slot3", "p1.slot4"),
        attempt("SUD-TURN-01", "p1.slot5", "line1"),
        attempt("SUD-INV-04", "p1.slot4", "p1.slot5"),
        attempt("SUD-INV-05", "p1.slot1", "p1.slot5"),
        attempt("SUD-TRADE-02", "p1.slot5", "p2.slot1"),
      ]);
    },
  );

  rule("SUD-WAVE-01 SUD-RULING-21 SUD-HEALTH-04: with WAVE!", () => {
    const state: Night = {
      ...night({ players: { p1: { saved: 1 }, p2: {} }, active: [], holder: "none", options: { noVainDelay: "on" } }),
      phase: "search",
      drawn: "wave",
      drawer: "p1",
    };
    refusedAll(state, { do: "wave", seat: "p1" }, [
      attempt("SUD-RULING-21", "p1.drawn", "active"),
      attempt("SUD-HEALTH-04", "p1.saved", "supply.survivor"),
    ]);
    const held = { ...night({ players: { p1: {}, p2: {} } }), phase: "trade" } as const;
    refusedAll(held, { do: "trading" }, [attempt("SUD-WAVE-01", "p1.wave", "p2.wave")]);
  });

  rule(
    "SUD-TRADE-02 SUD-TRADE-03 SUD-TRADE-08 SUD-SURV-05 SUD-FP-05 SUD-CHAR-04 SUD-RUBBLE-03 SUD-RUBBLE-10 SUD-CRAFT-01: in Trade",
    () => {
      const mine = { inventory: ["katana", "energy-shot", "planks", "nails", "bent-spoon"], barricades: 1, saved: 1 };
      const players = { p1: { character: "psycho", ...mine, given: 1 }, p2: { inventory: [] } };
      const state: Night = { ...night({ players, line: ["slab"] }), phase: "trade" };
      refusedAll(state, { do: "trading" }, [
        attempt("SUD-TRADE-03", "p1.slot1", "p2.slot1"),
        attempt("SUD-TRADE-08", "p1.barricades", "p2.barricades"),
        attempt("SUD-SURV-05", "p1.saved", "p2.saved"),
        attempt("SUD-FP-05", "p1.first", "p2.first"),
        attempt("SUD-CHAR-04", "p1.slot5", "rubble"),
        attempt("SUD-RUBBLE-10", "p1.slot2", "p1.board"),
        attempt("SUD-CRAFT-01", "p1.slot3", "p1.slot4"),
        attempt("SUD-TURN-01", "p1.slot1", "line1"),
      ]);
    },
  );

  rule(
    "SUD-CARD-05 SUD-RUBBLE-15 SUD-RUBBLE-03 SUD-AMMO-02 SUD-RULING-47 SUD-CRAFT-02 SUD-HEALTH-01 SUD-ASSAULT-06: in one's turn",
    () => {
      const inventory = ["crowbar", "revolver", "shells", "planks", "wires", "cheer", "dead-phone", "granola-bar"];
      const told = { players: { p1: { inventory }, p2: {} }, line: ["slab", "bystander"] };
      const state: Night = { ...night(told), turnOf: "p1", actions: 1 };
      refusedAll(state, { do: "acting", seat: "p1" }, [
        attempt("SUD-CARD-05", "p1.slot6", "p1.board"),
        attempt("SUD-CARD-05", "p1.slot6", "p2.board"),
        attempt("SUD-RUBBLE-15", "p1.slot8", "line1"),
        attempt("SUD-RUBBLE-03", "p1.slot7", "line1"),
        attempt("SUD-AMMO-02", "p1.slot2", "line1"),
        attempt("SUD-AMMO-02", "p1.slot3", "p1.slot2"),
        attempt("SUD-RULING-47", "p1.slot1", "line2"),
        attempt("SUD-RULING-47", "p1.slot1", "line4"),
        attempt("SUD-CRAFT-02", "p1.slot4", "p1.slot5"),
        attempt("SUD-TRADE-02", "p1.slot1", "p2.slot1"),
        attempt("SUD-ASSAULT-06", "line1", "line3"),
        attempt("SUD-HEALTH-01", "p1.track", "supply.skull"),
        attempt("SUD-SEARCH-01", "rubble", "p1.slot1"),
        attempt("SUD-ATTACK-07", "combat", "flipped"),
      ]);
    },
  );

  rule("SUD-TURN-04: a second action", () => {
    const inventory = ["crowbar", "planks", "nails"];
    const state: Night = { ...night({ players: { p1: { inventory } }, line: ["slab"] }), turnOf: "p1", actions: 0 };
    refusedAll(state, { do: "acting", seat: "p1" }, [
      attempt("SUD-TURN-04", "p1.slot1", "line1"),
      attempt("SUD-TURN-04", "p1.slot2", "p1.slot3"),
    ]);
  });

  rule("SUD-RULING-55 SUD-RULING-19 SUD-COMBAT-04: in the middle of an attack", () => {
    const told = { players: { p1: { inventory: ["katana", "nails"] }, p2: {} }, line: ["slab", "colossus"] };
    const state: Night = { ...night(told), turnOf: "p1", flipped: ["zero", "plus-1"] };
    const blow = { seat: "p1", weapon: "katana", at: 0, ammo: 0, more: 0, focus: true };
    refusedAll(state, { do: "pick", blow }, [
      attempt("SUD-RULING-55", "flipped", "combat.discard"),
      attempt("SUD-RULING-19", "p1.slot2", "discard"),
    ]);
    refusedAll(state, { do: "divide", blow, left: 2 }, [attempt("SUD-COMBAT-04", "flipped", "line1")]);
  });

  rule("SUD-RULING-07: a weapon of the armoury before its time", () => {
    const setUp: Night = { ...night({ players: { p1: {}, p2: {} }, round: 0, first: "p1" }), phase: "setup" };
    refusedAll(setUp, { do: "appoint" }, [attempt("SUD-RULING-07", "armoury", "p1.slot1")]);
  });
});
