import { describe, expect, test } from "vitest";
import { card, handZone, token } from "../../support/host-pieces";
import { heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

/** Hands in the north, the east, the south and the west, in another order than the colours'. */
const HANDS = [
  handZone("h1", "White", { z: -20 }),
  handZone("h2", "Red", { x: 20 }),
  handZone("h3", "Blue", { z: 20 }),
  handZone("h4", "Green", { x: -20 }),
];
const seated = ["White", "Red", "Blue", "Green"];
const EVENTS = ["onPlayerTurn", "onPlayerTurnStart", "onPlayerTurnEnd"] as const;
const open = () => tableOf(HANDS, listening(...EVENTS), { seated });

describe("turns", () => {
  test("Turns.type: is one of two, counted from 1", () => {
    const table = open();
    for (const type of ["0", "3", "1.5", "'1'"])
      expect(() => lua(table, `Turns.type = ${type}`)).toThrow("Turns.type must be a number from 1 to 2");
  });

  test("Turns Turns.enable .turn_color .endTurn onPlayerTurn onPlayerTurnStart onPlayerTurnEnd: go round the table and are told", () => {
    const table = open();
    expect(lua(table, "return { Turns.enable, Turns.turn_color, Turns.endTurn() }")).toEqual([false, "", false]);
    lua(table, "Turns.enable = true");
    expect(lua(table, "return { Turns.enable, Turns.turn_color }")).toEqual([true, "White"]);
    expect(heard(table)).toEqual(["onPlayerTurnStart White nil", "onPlayerTurn White nil"]);
    expect(lua(table, "return Turns.endTurn()")).toBe(true);
    expect(heard(table)).toEqual([
      "onPlayerTurnEnd White Green",
      "onPlayerTurnStart Green White",
      "onPlayerTurn Green White",
    ]);
    lua(table, "Turns.turn_color = 'blue'");
    expect(lua(table, "return Turns.turn_color")).toBe("Blue");
    lua(table, "Turns.enable = false Turns.turn_color = 'Red'");
    expect((heard(table) as string[]).at(-1)).toBe("onPlayerTurn Blue Green");
  });

  test("Turns.getTurnOrder .reverse_order .type .order: by the hands round the table, or as somebody ordered them", () => {
    const table = open();
    expect(lua(table, "return Turns.getTurnOrder()")).toEqual(["White", "Green", "Blue", "Red"]);
    lua(table, "Turns.reverse_order = true");
    expect(lua(table, "return Turns.getTurnOrder()")).toEqual(["Red", "Blue", "Green", "White"]);
    lua(table, "Turns.reverse_order = false Turns.type = 2 Turns.order = { 'Blue', 'Purple', 'White' }");
    expect(lua(table, "return Turns.getTurnOrder()")).toEqual(["Blue", "White"]);
    expect(lua(table, "return { Turns.type, Turns.reverse_order, Turns.order }")).toEqual([
      2,
      false,
      ["Blue", "Purple", "White"],
    ]);
    expect(table.save().Turns).toMatchObject({ Type: 1, Reverse: false, TurnOrder: ["Blue", "Purple", "White"] });
  });

  test("Turns.getNextTurnColor .getPreviousTurnColor .skip_empty_hands: who comes next, and next among those with cards", () => {
    const table = tableOf([...HANDS, card("c1", { z: 20, y: 2 })], "", { seated });
    lua(table, "Turns.enable = true");
    expect(lua(table, "return { Turns.getNextTurnColor(), Turns.getPreviousTurnColor() }")).toEqual(["Green", "Red"]);
    lua(table, "Turns.skip_empty_hands = true");
    expect(lua(table, "return { Turns.getNextTurnColor(), Turns.getPreviousTurnColor() }")).toEqual(["Blue", "Blue"]);
    expect(lua(table, "return Turns.skip_empty_hands")).toBe(true);
  });

  test("Turns.disable_interactations: only the one whose turn it is may touch anything", () => {
    const table = tableOf([...HANDS, token("aaa111")], "", { seated });
    lua(table, "Turns.enable = true Turns.disable_interactations = true");
    const thing = thingAt(table, "aaa111");
    expect(table.seat("Blue").pickUp(thing)).toBe(false);
    expect(table.seat("Blue").roll(thing)).toBe(false);
    expect(table.seat("White").pickUp(thing)).toBe(true);
    expect(lua(table, "return Turns.disable_interactations")).toBe(true);
  });

  test("Turns.pass_turns: a person gives the turn to another where that is allowed, and only their own", () => {
    const table = open();
    lua(table, "Turns.enable = true");
    expect(table.seat("Blue").passTurn("Red")).toBe(false);
    expect(table.seat("White").passTurn("Red")).toBe(true);
    expect(table.seat("White").endTurn()).toBe(false);
    expect(table.seat("Red").endTurn()).toBe(true);
    expect(lua(table, "return Turns.turn_color")).toBe("White");
    lua(table, "Turns.pass_turns = false");
    expect(table.seat("White").passTurn("Red")).toBe(false);
    expect(lua(table, "return Turns.pass_turns")).toBe(false);
  });

  test("what a member does not take is an error with its name", () => {
    const table = open();
    expect(() => lua(table, "Turns.enable = 'yes'")).toThrow("Turns.enable must be a boolean");
    expect(() => lua(table, "Turns.type = 3")).toThrow("Turns.type must be a number from 1 to 2");
    expect(() => lua(table, "Turns.order = { 1 }")).toThrow("Turns.order must be a list of strings");
  });
});
