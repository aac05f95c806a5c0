import { Vec } from "../../src/host/vm/value";
import { describe, expect, test } from "vitest";
import type { Hand } from "../../src/host/hand";
import { vecOf } from "../../src/host/api/args";
import type { OpenTable } from "../../src/host/open";
import { dyingLight } from "../../src/games/dying-light/game";
import { builtSave, calm, controllerOn, heard, offered, press, sitDown } from "../support/person";
import { questionTo } from "../support/panel";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";

const open = (...seated: readonly string[]): OpenTable => sitDown(builtSave("dying-light"), { seated });

const choose = (table: OpenTable, hand: Hand, label: string): readonly string[] => {
  heard(table);
  hand.choose(controllerOn(table), label);
  calm(table);
  return heard(table);
};

describe("the controller", () => {
  test("carries a button that opens the settings of the colour that presses it", () => {
    const table = open("Yellow", "Red");
    const [yellow, red] = [table.seat("Yellow"), table.seat("Red")];
    const controller = controllerOn(table);
    expect(controller.buttons).toHaveLength(1);
    const top = controller.size.y;
    const position = vecOf(controller.buttons[0]?.fields.get("position"));
    expect(position?.y).toBeGreaterThan(top - 0.01);
    red.press(controller, "Settings");
    calm(table);
    expect([questionTo(red), questionTo(yellow)].map((question) => question.startsWith("Settings"))) //
      .toEqual([true, false]);
  });

  test("has one button and one menu, however often its script is loaded", () => {
    const table = sitDown(JSON.stringify(open("Yellow").save()), { seated: ["Yellow"] });
    const controller = controllerOn(table);
    expect(controller.buttons).toHaveLength(1);
    expect(controller.menu.map(({ label }) => label)).toEqual(["Set up", "Put right", "Undo", "Settings"]);
  });

  test("sets up a match for as many as sit there; where one is on it says so and opens the settings", () => {
    const table = open("Yellow", "Red", "Blue");
    choose(table, table.seat("Red"), "Set up");
    const seats = keptIn(controllerOn(table)).seats;
    expect(seats).toEqual(["p1", "p2", "p3"]);
    const said = choose(table, table.seat("Red"), "Set up");
    expect(said.join()).toContain("A match is on.");
    expect(questionTo(table.seat("Red"))).toMatch(/^Settings/);
    expect(questionTo(table.seat("Blue"))).not.toMatch(/^Settings/);
    expect(keptIn(controllerOn(table)).seats).toEqual(seats);
  });

  test("is told to wait while pieces move", () => {
    const table = open("Yellow");
    const hand = table.seat("Yellow");
    hand.choose(controllerOn(table), "Set up");
    for (let i = 0; i < 10; i++) table.world.frame();
    heard(table);
    hand.choose(controllerOn(table), "Undo");
    expect(heard(table).join()).toContain("The pieces are moving.");
    calm(table);
    expect(offered(hand)).toContain("Ash");
  });

  test("puts the table right", () => {
    const table = open("Yellow");
    const hand = table.seat("Yellow");
    expect(choose(table, hand, "Put right").join()).toContain("No match is on.");
    press(table, hand, "1 player", "Ash", "As usual");
    const [ash] = table.tagged("outbreak-runner.ash");
    if (ash === undefined) throw new Error("Ash is not there");
    const { x, y, z } = ash.position;
    ash.position = new Vec(x + 9, y, z);
    choose(table, hand, "Put right");
    expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
  });

  test("takes an answer back by the rules of taking back, and says why it does not", () => {
    const table = open("Yellow", "Red");
    const [yellow, red] = [table.seat("Yellow"), table.seat("Red")];
    const inputs = (): number => keptIn(controllerOn(table)).past.length;
    expect(choose(table, yellow, "Undo").join()).toContain("There is nothing of yours to take back.");
    press(table, yellow, "1 player");
    expect(choose(table, yellow, "Undo").join()).toContain("There is nothing of yours to take back.");
    press(table, yellow, "Ash", "As usual");
    choose(table, yellow, "Undo");
    // What came up since is past: the others are asked.
    expect(inputs()).toBeGreaterThan(0);
    press(table, red, "Let it be taken back");
    expect(inputs()).toBe(0);
  });

  test("does nothing for those who only look on, and says why", () => {
    const table = open("Yellow");
    const guest = table.sit("Grey", "Somebody");
    for (const label of ["Set up", "Put right", "Undo", "Settings"]) {
      table.world.chat.splice(0);
      guest.choose(controllerOn(table), label);
      expect(table.world.chat).toMatchObject([{ to: "Grey", text: "Sit down at a colour first." }]);
    }
    calm(table);
    expect(offered(table.seat("Yellow"))).toContain("1 player");
  });
});

describe("keys and the menu of the bare table", () => {
  test("everybody may bind a key to what the panel offers; the menu has what is wanted most", () => {
    const table = open("Yellow");
    const { hotkeys, tableMenu } = table.world;
    expect(hotkeys.map(({ label }) => label)).toEqual([
      "Outbreak: Answer as usual",
      ...[1, 2, 3, 4, 5, 6].map((n) => `Outbreak: Answer ${String(n)}`),
      ...["Undo", "Skip", "Why?", "Settings"].map((door) => `Outbreak: ${door}`),
    ]);
    expect(tableMenu.map(({ label }) => label)).toEqual(["Answer as usual", "Undo", "Why?", "Choose this place"]);
  });

  test("a key answers as the panel's button does, for the colour that pressed it", () => {
    const table = open("Yellow", "Red");
    const hand = table.seat("Yellow");
    press(table, hand, "2 players");
    const given = (): number => keptIn(controllerOn(table)).at;
    const [first] = offered(hand);
    hand.hotkey("Outbreak: Answer 1");
    calm(table);
    hand.hotkey("Outbreak: Answer as usual");
    calm(table);
    expect(given()).toBe(1);
    expect(heard(table).join()).toContain(first);
    hand.hotkey("Outbreak: Undo");
    calm(table);
    expect(given()).toBe(0);
    expect(offered(hand)[0]).toBe(first);
    table.seat("Red").hotkey("Outbreak: Settings");
    calm(table);
    expect(questionTo(table.seat("Red"))).toMatch(/^Settings/);
    expect(questionTo(hand)).not.toMatch(/^Settings/);
  });

  test("the usual answer is given by the menu; where there is none, and before one sits down, it says so", () => {
    const table = open("Yellow");
    const hand = table.seat("Yellow");
    press(table, hand, "1 player", "Ash");
    const before = keptIn(controllerOn(table)).at;
    hand.chooseOnTable("Answer as usual");
    calm(table);
    expect(keptIn(controllerOn(table)).at).toBeGreaterThan(before);
    press(table, hand, "Settings");
    heard(table);
    hand.hotkey("Outbreak: Answer as usual");
    expect(heard(table)).toEqual(["There is nothing to be done with that now."]);
    table.seat("Grey").hotkey("Outbreak: Settings");
    expect(heard(table)).toEqual(["Sit down at a colour first."]);
  });
});
