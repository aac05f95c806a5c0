import { describe, expect, test } from "vitest";
import { GAME_NAMES } from "../../src/games/index";
import type { OpenTable } from "../../src/host/open";
import { slateOn } from "../../src/page/room/slate-on";
import { builtSave, heard, offered, press, sitDown } from "../support/person";

/** Nothing is lost by a slip: what gives something up has a menu of its own, and is asked once more. */

const begun = (game: string, players: string, seated: readonly string[]): OpenTable => {
  const table = sitDown(builtSave(game), { seated });
  press(table, table.seat(seated[0] ?? ""), players);
  return table;
};

/** Until the panel offers this. */
const playUntil = (table: OpenTable, colour: string, text: string): void => {
  for (let i = 0; i < 40 && !offered(table.seat(colour)).includes(text); i++) {
    press(table, table.seat(colour), offered(table.seat(colour))[0] ?? "");
  }
};

describe.each(GAME_NAMES)("%s", (game) => {
  test("a new match begins by three clicks, none of them beside the answers, and by no less", () => {
    const table = begun(game, game === "dying-light" ? "1 player" : "2 players", ["Yellow"]);
    const hand = table.seat("Yellow");
    playUntil(table, "Yellow", "Other …");
    const asked = offered(hand);
    expect(asked).not.toContain("New match");
    press(table, hand, "Other …", "New match");
    expect(offered(hand).slice(0, 2)).toEqual(["Yes: a new match", "No"]);
    press(table, hand, "No");
    expect(offered(hand)).toEqual(asked);
    press(table, hand, "Other …", "New match", "Yes: a new match");
    expect(slateOn(table, "Yellow")).toMatchObject({ at: -1 });
    expect(offered(hand)).not.toContain("Other …");
  });
});

describe("giving up a duel (DUEL-RUL-35)", () => {
  const duel = (): OpenTable => {
    const table = begun("survivor-duel", "2 players", ["Red", "Blue"]);
    for (let i = 0; i < 20; i++) {
      for (const colour of ["Red", "Blue"]) {
        const first = offered(table.seat(colour))[0] ?? "";
        if (!["Undo", "Why?", "Other …", "Settings"].includes(first)) press(table, table.seat(colour), first);
      }
    }
    return table;
  };

  test("is offered in its menu alone, for one's own seat alone, and done when it is meant", () => {
    const table = duel();
    const hand = table.seat("Red");
    expect(offered(hand).some((each) => each.includes(" gives up: "))).toBe(false);
    press(table, hand, "Other …");
    const mine = offered(hand).filter((each) => each.includes(" gives up: "));
    expect(mine).toHaveLength(1);
    press(table, hand, mine[0] ?? "");
    expect(slateOn(table, "Red")).toMatchObject({ title: "Are you sure?", over: "not yet" });
    press(table, hand, "No");
    expect(slateOn(table, "Red")).toMatchObject({ over: "not yet" });
    heard(table);
    press(table, hand, "Other …", mine[0] ?? "", "Yes, that is meant");
    expect(slateOn(table, "Red")).toMatchObject({ over: { rule: "DUEL-RUL-35" } });
  });
});
