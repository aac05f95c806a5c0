import { describe, expect, test } from "vitest";
import { amiss } from "../../src/cli/fuzz/standing-right";
import { surviveUntilDaylight } from "../../src/games/survive-until-daylight/game";
import type { OpenTable } from "../../src/host/open";
import type { Thing } from "../../src/host/world/thing";
import { builtSave, calm, click, controllerOn, offered, press, sitDown } from "../support/person";

const COLOUR = "White";

const begun = (): OpenTable => {
  const table = sitDown(builtSave("survive-until-daylight"), { seated: [COLOUR] });
  table.seat(COLOUR).type(7, controllerOn(table));
  press(table, table.seat(COLOUR), "2 players");
  return table;
};

/** Every deck there is, one after the other: what moves comes to nothing in between or does not. */
const decksOf = (table: OpenTable): readonly Thing[] => table.world.things.filter(({ type }) => type === "Deck");

describe("a deck that a hand turns over lies as the rules have it again", () => {
  test("while the table listens", () => {
    const table = begun();
    for (const deck of decksOf(table)) table.seat(COLOUR).flip(deck);
    calm(table);
    expect(amiss(table, surviveUntilDaylight, controllerOn(table))).toEqual([]);
  });

  test("while pieces move", () => {
    const table = begun();
    const hand = table.seat(COLOUR);
    const [first = ""] = offered(hand);
    click(hand, first);
    for (let i = 0; i < 8; i++) table.world.frame();
    for (const deck of decksOf(table)) hand.flip(deck);
    calm(table);
    expect(amiss(table, surviveUntilDaylight, controllerOn(table))).toEqual([]);
  });

  test("unless everybody may move what they like", () => {
    const table = begun();
    const hand = table.seat(COLOUR);
    const rules = "Rules: strict";
    press(table, hand, "Settings");
    for (let i = 0; i < 4 && offered(hand).some((says) => says.startsWith(rules)); i++) press(table, hand, rules);
    const [deck] = decksOf(table);
    if (deck === undefined) throw new Error("there is no deck");
    hand.flip(deck);
    calm(table);
    expect(amiss(table, surviveUntilDaylight, controllerOn(table))).not.toEqual([]);
  });
});
