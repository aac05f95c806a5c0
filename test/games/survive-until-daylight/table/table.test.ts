import { describe, expect } from "vitest";
import { heard, offered, press } from "../../../support/person";
import { rule } from "../../../support/given";
import { night } from "../support/night";
import { amissAt, drag, newTable, stateOf, tableAt } from "../support/night-table";

describe("a night on the table", () => {
  rule("SUD-AUTO-01 SUD-DEC-01 SUD-DEC-03: it sets itself up, and asks who plays with what", () => {
    const session = newTable();
    press(session.table, session.hand, "1 player", "HIPSTER");
    expect(amissAt(session)).toEqual([]);
    press(session.table, session.hand, "Fire Axe");
    expect(amissAt(session)).toEqual([]);
    expect(stateOf(session).players[0]?.inventory.slice(0, 3)).toEqual(["hipsters-bow", "arrows", "arrows"]);
    // What is found after it is kept by itself, and may cost it again.
    expect(heard(session.table).join(" ")).toContain("Fire Axe");
    expect(offered(session.hand).length).toBeGreaterThan(1);
  });

  rule("SUD-DEC-11 SUD-ATTACK-01: a weapon dragged onto an enemy attacks it", () => {
    const players = { p1: { inventory: ["crowbar", "nails"] } };
    const state = { ...night({ players, line: ["slab", "grabber"] }), turnOf: "p1", actions: 1 };
    const session = tableAt(state, { do: "acting", seat: "p1" }, { do: "enemies" });
    drag(session, "p1.slot1", "line2");
    expect(stateOf(session).line.map(({ card }) => card)).toEqual(["slab"]);
    expect(heard(session.table).join(" ")).toContain("Grabber (2) is down.");
    press(session.table, session.hand, "Settings", "Put the table right");
    expect(amissAt(session)).toEqual([]);
  });

  rule("SUD-DEC-15 SUD-CRAFT-04: ingredients dragged together are crafted", () => {
    const players = { p1: { inventory: ["planks", "nails", "crowbar"] } };
    const state = { ...night({ players, line: ["slab"] }), turnOf: "p1", actions: 1 };
    const session = tableAt(state, { do: "acting", seat: "p1" }, { do: "enemies" });
    drag(session, "p1.slot1", "p1.slot2");
    expect(stateOf(session).players[0]).toMatchObject({ barricades: 1, inventory: ["crowbar"] });
    expect(amissAt(session)).toEqual([]);
  });

  rule(
    "SUD-DEC-08 SUD-DEC-09 SUD-TRADE-02: a card dragged to another's place is offered, and accepted it lies there",
    () => {
      const players = {
        p1: { inventory: ["crowbar", "shells", "shells"] },
        p2: { inventory: ["shells", "pump-shotgun"] },
      };
      const session = tableAt(
        { ...night({ players: { ...players, p3: {}, p4: {} } }), phase: "trade" },
        { do: "trading" },
      );
      drag(session, "p1.slot2", "p2.slot3");
      press(session.table, session.hand, "accept");
      expect(
        stateOf(session)
          .players.slice(0, 2)
          .map(({ inventory }) => inventory),
      ).toEqual([
        ["crowbar", "shells"],
        ["shells", "pump-shotgun", "shells"],
      ]);
      expect(amissAt(session)).toEqual([]);
    },
  );

  rule("SUD-TRADE-01: whoever leads several players gives for any of them, in any order", () => {
    const players = { p1: { inventory: ["crowbar"] }, p2: { inventory: ["nails", "katana"] } };
    const state = { ...night({ players }), phase: "trade" as const };
    const session = tableAt(state, { do: "trading" });
    drag(session, "p2.slot1", "p1.slot2");
    press(session.table, session.hand, "accept");
    drag(session, "p1.slot1", "p2.slot2");
    press(session.table, session.hand, "accept");
    expect(stateOf(session).players.map(({ inventory }) => inventory)).toEqual([["nails"], ["katana", "crowbar"]]);
    expect(amissAt(session)).toEqual([]);
  });

  rule("SUD-DEC-05 SUD-WAVE-06: WAVE! put back on the pile is delayed", () => {
    const state = {
      ...night({ active: ["nails", "planks", "shells"], holder: "none" }),
      phase: "search" as const,
      drawn: "wave",
      drawer: "p1",
    };
    const session = tableAt(state, { do: "wave", seat: "p1" });
    drag(session, "p1.drawn", "active");
    expect(stateOf(session).players[0]?.damage).toBe(1);
    expect(amissAt(session)).toEqual([]);
  });

  rule(
    "SUD-CRAFT-17 SUD-CRAFT-18: a Grenade is made by laying its parts together, and two neighbours are clicked",
    () => {
      const players = { p1: { inventory: ["explosives", "nails", "crowbar"] } };
      const line = ["slab", "grabber", "robber", "lookout"];
      const state = { ...night({ players, line }), turnOf: "p1", actions: 1 };
      const session = tableAt(state, { do: "acting", seat: "p1" }, { do: "enemies" });
      drag(session, "p1.slot2", "p1.slot1");
      drag(session, "line2", "line2");
      drag(session, "line3", "line3");
      const stunned = stateOf(session).line.map(({ card, stunned: lies }) => `${card}${lies ? "!" : ""}`);
      expect(stunned).toEqual(["slab", "lookout", "grabber!", "robber!"]);
      expect(amissAt(session)).toEqual([]);
    },
  );

  rule("SUD-AMMO-01 SUD-AMMO-03: a weapon is loaded, pointed at an enemy, and asks how much", () => {
    const players = { p1: { inventory: ["hunting-rifle", "bullets", "bullets", "bullets"] } };
    const state = { ...night({ players, line: ["slab", "robber"] }), turnOf: "p1", actions: 1 };
    const session = tableAt(state, { do: "acting", seat: "p1" }, { do: "enemies" });
    drag(session, "p1.slot2", "p1.slot1");
    drag(session, "line1", "line1");
    expect(offered(session.hand).slice(0, 3)).toEqual(["1", "2", "3"]);
    press(session.table, session.hand, "2");
    expect(stateOf(session).flipped).toHaveLength(2);
    expect(stateOf(session).players[0]?.inventory).toEqual(["hunting-rifle", "bullets"]);
    expect(amissAt(session)).toEqual([]);
  });

  rule("SUD-INV-06 SUD-DEC-07: a card thrown away by somebody who is not asked is discarded", () => {
    const players = { p1: { inventory: ["crowbar"] }, p2: { inventory: ["nails", "cheer"] } };
    const agreed = { options: { discardAnytime: "on" } };
    const state = { ...night({ players, line: ["slab"], ...agreed }), turnOf: "p1", actions: 1 };
    const session = tableAt(state, { do: "acting", seat: "p1" }, { do: "enemies" });
    drag(session, "p2.slot1", "discard");
    press(session.table, session.hand, "Yes, that is meant");
    expect(stateOf(session).discard).toEqual(["nails"]);
    drag(session, "p2.slot1", "discard");
    press(session.table, session.hand, "No");
    expect(stateOf(session).discard).toEqual(["nails"]);
    expect(offered(session.hand)).toContain("Attack");
    expect(amissAt(session)).toEqual([]);
  });

  rule("SUD-INV-06 SUD-DEC-07: whoever leads several finds what they may discard on a page of its own", () => {
    const players = {
      p1: { inventory: ["crowbar"] },
      p2: { inventory: ["nails", "cheer"] },
      p3: { inventory: ["planks"] },
      p4: { inventory: ["shells"] },
    };
    const agreed = { options: { discardAnytime: "on" } };
    const state = { ...night({ players, line: ["slab"], ...agreed }), turnOf: "p1", actions: 1 };
    const session = tableAt(state, { do: "acting", seat: "p1" }, { do: "enemies" });
    const asked = ["Attack", "Discard a card", "End the turn", "Player 2, for Player 1: Cheer", "Other …", "Settings"];
    expect(offered(session.hand)).toEqual(asked);
    press(session.table, session.hand, "Other …");
    const others = [2, 3, 4].map((n) => `Player ${String(n)}: Discard a card`);
    expect(offered(session.hand)).toEqual([...others, "New match", "Back to the game"]);
    press(session.table, session.hand, "Back to the game");
    expect(offered(session.hand)).toEqual(asked);
    press(session.table, session.hand, "Other …", "Player 2: Discard a card");
    const begun = ["Player 2: Nails", "Player 2: Cheer", "Player 2: Cancel"];
    expect(offered(session.hand).slice(0, 4)).toEqual([...begun, "Attack"]);
    press(session.table, session.hand, "Player 2: Cheer");
    expect(offered(session.hand).slice(0, 2)).toEqual(["Yes, that is meant", "No"]);
    press(session.table, session.hand, "Yes, that is meant");
    expect(stateOf(session).discard).toEqual(["cheer"]);
    expect(offered(session.hand).slice(0, 3)).toEqual(asked.slice(0, 3));
    expect(amissAt(session)).toEqual([]);
  });

  rule("SUD-INV-06: one's last weapon is thrown away only when it is meant, and then it is gone", () => {
    const players = { p1: { inventory: ["crowbar", "nails"] } };
    const state = { ...night({ players, line: ["slab"] }), turnOf: "p1", actions: 1 };
    const session = tableAt(state, { do: "acting", seat: "p1" }, { do: "enemies" });
    press(session.table, session.hand, "Discard a card", "Crowbar", "No");
    expect(stateOf(session).discard).toEqual([]);
    press(session.table, session.hand, "Discard a card", "Nails");
    expect(stateOf(session).discard).toEqual(["nails"]);
    press(session.table, session.hand, "Discard a card", "Yes, that is meant");
    expect(stateOf(session).discard).toEqual(expect.arrayContaining(["nails", "crowbar"]));
  });

  rule("SUD-TRADE-08 SUD-INV-04: what is not allowed glides back, and says why", () => {
    const players = { p1: { inventory: ["crowbar", "nails"] } };
    const state = { ...night({ players, line: ["slab"] }), turnOf: "p1", actions: 1 };
    const session = tableAt(state, { do: "acting", seat: "p1" }, { do: "enemies" });
    heard(session.table);
    drag(session, "p1.slot2", "p1.slot1");
    expect(heard(session.table).join(" ")).toContain("SUD-INV-04");
    expect(amissAt(session)).toEqual([]);
  });
});
