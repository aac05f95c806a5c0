import { describe, expect, test } from "vitest";
import { slateOn } from "../../src/page/room/slate-on";
import type { OpenTable } from "../../src/host/open";
import { builtSave, offered, press, sitDown } from "../support/person";

/** One click sits everybody down, and bots at the seats that are left. */

const seatsOf = (table: OpenTable): readonly (readonly [bot: string, colours: readonly string[]])[] => {
  const slate = slateOn(table, "Yellow");
  return slate === "none" ? [] : slate.seats.map(({ bot, colours }) => [bot, colours] as const);
};

describe("play with bots", () => {
  test("one click: the usual number, and it is this person who is asked", () => {
    const table = sitDown(builtSave("dying-light"), { seated: ["Yellow"] });
    press(table, table.seat("Yellow"), "Play with bots");
    expect(seatsOf(table)).toEqual([
      ["none", ["Yellow"]],
      ["bold", []],
    ]);
    const slate = slateOn(table, "Yellow");
    expect(slate).toMatchObject({ asks: [{ seat: "p1", isWaitedFor: true }] });
  });

  test("one click more: another number of seats; everybody at the table has one", () => {
    const table = sitDown(builtSave("dying-light"), { seated: ["Yellow", "Red"] });
    const hand = table.seat("Red");
    press(table, hand, "With bots, otherwise …");
    expect(offered(hand)).toEqual(["3 seats", "4 seats", "Bots: bold", "Back to the game"]);
    press(table, hand, "4 seats");
    expect(seatsOf(table).map(([bot]) => bot)).toEqual(["none", "none", "bold", "bold"]);
    // Nobody has to leave the page by which it was begun.
    expect(offered(hand)).not.toContain("4 seats");
    expect(
      seatsOf(table)
        .flatMap(([, colours]) => colours)
        .sort(),
    ).toEqual(["Red", "Yellow"]);
  });

  test("one click more: other bots, where there are some; none where people take all seats", () => {
    const table = sitDown(builtSave("survivor-duel"), { seated: ["Red"] });
    const hand = table.seat("Red");
    press(table, hand, "With bots, otherwise …", "Bots: quick", "2 seats");
    expect(seatsOf(table)).toEqual([
      ["none", ["Red"]],
      ["strong", []],
    ]);
    const two = sitDown(builtSave("survivor-duel"), { seated: ["Red", "Blue"] });
    expect(offered(two.seat("Red"))).not.toContain("Play with bots");
  });

  test("a match of people alone that follows has no bots", () => {
    const table = sitDown(builtSave("dying-light"), { seated: ["Yellow"] });
    const hand = table.seat("Yellow");
    press(table, hand, "Play with bots", "Other …", "New match", "Yes: a new match", "2 players");
    expect(seatsOf(table).map(([bot]) => bot)).toEqual(["none", "none"]);
  });
});
