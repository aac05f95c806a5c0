import { describe, expect, test } from "vitest";
import { dyingLight } from "../../src/games/dying-light/game";
import type { OpenTable } from "../../src/host/open";
import { builtSave, calm, controllerOn, heard, offered, press, sitDown } from "../support/person";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";
import { inputsIn } from "../../src/kernel/past";

const open = (...seated: readonly string[]): OpenTable => sitDown(builtSave("dying-light"), { seated });

const kept = (table: OpenTable): ReturnType<typeof keptIn> => keptIn(controllerOn(table));

describe("people at the table", () => {
  test("an unclaimed seat is everybody's; a claimed one answers to its colours alone", () => {
    const table = open("Yellow", "Red", "Blue");
    const [yellow, red, blue] = [table.seat("Yellow"), table.seat("Red"), table.seat("Blue")];
    press(table, red, "2 players");
    for (const hand of [yellow, red, blue]) expect(offered(hand)).toContain("Ash");
    press(table, yellow, "Settings", "Player 1 …", "Sit at Player 1", "Back to the game");
    press(table, red, "Settings", "Player 2 …", "Sit at Player 2", "Back to the game");
    press(table, blue, "Settings", "Player 2 …", "Sit at Player 2", "Back to the game");
    press(table, yellow, "Ash", "As usual");
    expect(offered(yellow)).not.toContain("Bram");
    // Two colours share a seat: either may answer for it.
    expect(offered(red)).toContain("Bram");
    press(table, blue, "Bram", "As usual");
    expect(inputsIn(kept(table).past).map(({ seat }) => seat)).toEqual(["p1", "p2"]);
  });

  test("a colour change takes nobody's turn away", () => {
    const table = open("Yellow");
    press(table, table.seat("Yellow"), "1 player", "Ash", "As usual");
    table.stand("Yellow");
    const green = table.sit("Green", "Somebody");
    calm(table);
    expect(offered(green)).toContain("Run");
    press(table, green, "Pass");
    expect(inputsIn(kept(table).past).at(-1)?.seat).not.toBe("Green");
  });

  test("DUEL-RUL-35: who leads both seats may give up either; who waits may give up the own one, and need say nothing", () => {
    const table = sitDown(builtSave("survivor-duel"), { seated: ["Red"] });
    const red = table.seat("Red");
    const given = (hand: typeof red): string[] => {
      press(table, hand, "Other …");
      const words = offered(hand).filter((word) => word.includes("gives up"));
      press(table, hand, "Back to the game");
      return words;
    };
    press(table, red, "2 players");
    expect(given(red)).toEqual(["Player 1 gives up: yes, it is lost", "Player 2 gives up: yes, it is lost"]);
    // Who comes to the hand that nobody holds has its seat.
    const blue = table.sit("Blue", "Somebody");
    calm(table);
    expect([given(red), given(blue)]).toEqual([
      ["Player 1 gives up: yes, it is lost"],
      ["Player 2 gives up: yes, it is lost"],
    ]);
    press(table, blue, "Other …", "Player 2 gives up: yes, it is lost", "Yes, that is meant");
    expect(heard(table).join()).toContain("Player 2 gives up.");
  });

  test("DUEL-RUL-28: who draws hears once what it is; everybody else, who looks on too, that a card was drawn", () => {
    const table = sitDown(builtSave("survivor-duel"), { seated: ["Red", "Blue"] });
    const [red, blue] = [table.seat("Red"), table.seat("Blue")];
    press(table, red, "2 players");
    table.world.chat.splice(0);
    for (const hand of [red, blue]) press(table, hand, "As usual");
    const drawn = table.world.chat.filter(({ text }) => text.startsWith("Player 1 draws"));
    const heardBy = (colour: string) =>
      drawn.filter(({ to }) => to === colour || to === "all").map(({ text }) => text.includes("draws a card"));
    expect([heardBy("Red"), heardBy("Blue"), heardBy("Grey")]).toEqual([
      [false, false, false, false, false],
      [true, true, true, true, true],
      [true, true, true, true, true],
    ]);
  });

  test("DUEL-RUL-28: where hands are secret the replay code is told when all is over, and not before", () => {
    const table = sitDown(builtSave("survivor-duel"), { seated: ["Red"] });
    const hand = table.seat("Red");
    const offersCode = (): boolean => {
      press(table, hand, "Settings");
      const offers = offered(hand).includes("Show the replay code");
      press(table, hand, "Back to the game");
      return offers;
    };
    press(table, hand, "2 players");
    expect(offersCode()).toBe(false);
    press(table, hand, "Other …", "Player 1 gives up: yes, it is lost", "Yes, that is meant");
    expect(offersCode()).toBe(true);
  });

  test("a table that nobody sits at waits for the first to come", () => {
    const table = open();
    expect(table.world.faults).toEqual([]);
    const blue = table.sit("Blue", "Somebody");
    calm(table);
    expect(offered(blue)).toContain("1 player");
  });

  test("undo takes back one answer, dice and all; the same answer brings the same dice again", () => {
    const table = open("Yellow");
    const hand = table.seat("Yellow");
    press(table, hand, "1 player", "Ash", "As usual");
    const rolled = kept(table);
    press(table, hand, "Undo");
    expect(inputsIn(kept(table).past)).toEqual([]);
    expect(offered(hand)).toContain("Ash");
    expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
    press(table, hand, "Ash", "As usual");
    expect(kept(table)).toEqual(rolled);
  });

  test("undo past what came up asks the others", () => {
    const table = open("Yellow", "Red");
    const [yellow, red] = [table.seat("Yellow"), table.seat("Red")];
    press(table, yellow, "1 player", "Ash", "As usual", "Undo");
    expect(inputsIn(kept(table).past)).not.toEqual([]);
    press(table, red, "No");
    expect(inputsIn(kept(table).past)).not.toEqual([]);
    press(table, yellow, "Undo");
    press(table, red, "Let it be taken back");
    expect(inputsIn(kept(table).past)).toEqual([]);
  });

  test("a number typed over the controller is the seed: the same number, the same dice", () => {
    const match = (seed: number): unknown => {
      const table = open("Yellow");
      const hand = table.seat("Yellow");
      hand.type(seed, controllerOn(table));
      press(table, hand, "1 player", "Ash", "As usual");
      return kept(table).state;
    };
    expect(match(11)).toEqual(match(11));
    expect(match(11)).not.toEqual(match(12));
  });

  test("bots take the seats they are given, and give them back", () => {
    const table = open("Yellow");
    const hand = table.seat("Yellow");
    hand.type(3, controllerOn(table));
    press(table, hand, "2 players", "Settings", "Player 2 …", "Let a bot play Player 2: careful", "Back to the game");
    press(table, hand, ...(offered(hand).includes("Ash") ? ["Ash", "As usual"] : []));
    expect(inputsIn(kept(table).past).some(({ seat }) => seat === "p2")).toBe(true);
    press(table, hand, "Settings", "Player 2 …", "Player 2 plays without a bot", "Back to the game");
    expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
  });

  test("the replay code is told, and late clicks on old buttons come to nothing", () => {
    const table = open("Yellow");
    const hand = table.seat("Yellow");
    hand.type(3, controllerOn(table));
    press(table, hand, "1 player", "Settings", "Show the replay code");
    expect(heard(table).at(-1)).toMatch(/^Replay code: dying-light\.2\.1\.3\./);
    const stale = hand
      .panel()
      .flatMap(({ children }) => children)
      .find(({ tag }) => tag === "Button");
    press(table, hand, "Back to the game", "Ash", "As usual");
    const before = kept(table);
    expect(stale).toBeDefined();
    calm(table);
    expect(kept(table)).toEqual(before);
  });
});
