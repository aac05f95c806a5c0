import { describe, expect, test } from "vitest";
import { offered, press } from "../../../support/person";
import { night } from "../support/night";
import { amissAt, type Session, stateOf, tableAt } from "../support/night-table";

const BESIDE = ["Undo", "Other …", "Settings", "Cancel"];

/** Clicks the first thing that is offered, until nothing is to be decided any more. */
const playedOn = (session: Session): string => {
  const { table, hand } = session;
  press(table, hand, "Settings", "Pace: brisk", "Back to the game");
  for (let clicks = 0; stateOf(session).ending === "playing" && clicks < 80; clicks++) {
    const [choice = "nothing is asked"] = offered(hand).filter((word) => !BESIDE.includes(word));
    press(table, hand, choice);
    expect(amissAt(session)).toEqual([]);
  }
  return stateOf(session).ending;
};

describe("played to its end by clicks, the table stands as the rules say all the way", () => {
  test("a night that is lost", () => {
    const players = {
      p1: { damage: 10, inventory: ["crowbar", "bullets"] },
      p2: { damage: 9, inventory: ["revolver"] },
    };
    const active = ["nails", "rodent-attack-1", "shells", "wave"];
    const state = night({
      players,
      round: 3,
      holder: "none",
      active,
      line: ["slab", "colossus", "bystander", "robber"],
    });
    expect(playedOn(tableAt({ ...state, phase: "search" }, { do: "draw", seat: "p1", by: "SUD-SEARCH-13" }))).toBe(
      "dead",
    );
  });

  test("a night that is won", () => {
    const players = { p1: { inventory: ["crowbar"] }, p2: { inventory: ["katana"] }, p3: { inventory: ["fire-axe"] } };
    const state = night({ players, round: 7, line: ["grabber", { card: "robber", damage: 2 }, "bystander"] });
    const turns = [
      { do: "acting", seat: "p1" },
      { do: "turn", seat: "p2" },
      { do: "turn", seat: "p3" },
      { do: "enemies" },
    ] as const;
    expect(playedOn(tableAt({ ...state, turnOf: "p1", actions: 1 }, ...turns))).toBe("won");
  });

  test("a bot among people takes its turn, and they take theirs", () => {
    const players = { p1: { inventory: ["crowbar"] }, p2: { inventory: ["katana", "nails"] } };
    const state = night({ players, round: 2, line: ["grabber", "robber"] });
    const turns = [{ do: "acting", seat: "p1" }, { do: "turn", seat: "p2" }, { do: "enemies" }] as const;
    const session = tableAt({ ...state, turnOf: "p1", actions: 1 }, ...turns);
    press(session.table, session.hand, "Settings", "Player 1 …", "Let a bot play Player 1", "Back to the game");
    expect(stateOf(session)).toMatchObject({ turnOf: "p2", actions: 1 });
    expect(stateOf(session).line.map(({ card }) => card)).toEqual(["robber"]);
    expect(offered(session.hand)).toContain("Attack");
    expect(amissAt(session)).toEqual([]);
  });
});
