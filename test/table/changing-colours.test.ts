import { inputsIn } from "../../src/kernel/past";
import { describe, expect, test } from "vitest";
import type { Hand } from "../../src/host/hand";
import type { OpenTable } from "../../src/host/open";
import { builtSave, calm, controllerOn, offered, press, sitDown } from "../support/person";
import { questionTo } from "../support/panel";
import { keptIn } from "../../src/cli/fuzz/standing-right";

const GEAR = "Choose your Runner / Which set of gear?";

const saidBy = (table: OpenTable, seat: string): readonly string[] =>
  inputsIn(keptIn(controllerOn(table)).past)
    .filter((input) => input.seat === seat)
    .map(({ say }) => say.flat().join());

const go = (table: OpenTable, from: string, to: string): Hand => {
  const hand = table.stand(from, to);
  calm(table);
  return hand;
};

const sit = (table: OpenTable, hand: Hand, seat: string): void => {
  press(table, hand, "Settings", `${seat} …`, `Sit at ${seat}`, "Back to the game");
};

/** Two Runners; Player 1 is Yellow's, and has said which Runner, not yet which gear and weapon. */
const begun = (...seated: readonly string[]): OpenTable => {
  const table = sitDown(builtSave("dying-light"), { seated: ["Yellow", ...seated] });
  const yellow = table.seat("Yellow");
  press(table, yellow, "2 players");
  sit(table, yellow, "Player 1");
  for (const colour of seated) sit(table, table.seat(colour), "Player 2");
  if (seated[0] !== undefined) press(table, table.seat(seated[0]), "Bram", "As usual");
  press(table, yellow, "Ash");
  expect(questionTo(yellow)).toBe(GEAR);
  return table;
};

describe("a question in the middle of which somebody changes colour", () => {
  test("waits for one who goes from colour to colour, and may be answered at either", () => {
    const table = begun();
    const red = go(table, "Yellow", "Red");
    expect(questionTo(red)).toBe(GEAR);
    const yellow = go(table, "Red", "Yellow");
    expect(questionTo(yellow)).toBe(GEAR);
    press(table, yellow, "Square", "Bow");
    expect(saidBy(table, "p1")[0]).toMatch(/^ash,square,.*bow$/);
    press(table, go(table, "Yellow", "Red"), "Bram", "As usual");
    expect(saidBy(table, "p2")[0]).toMatch(/^bram/);
  });

  test("is shown to who comes back, whatever was open there", () => {
    const table = begun();
    press(table, table.seat("Yellow"), "Settings");
    go(table, "Yellow", "Red");
    expect(questionTo(go(table, "Red", "Yellow"))).toBe(GEAR);
  });

  test("goes along with who gets up and sits down elsewhere", () => {
    const table = begun();
    go(table, "Yellow", "Grey");
    const green = go(table, "Grey", "Green");
    expect(questionTo(green)).toBe(GEAR);
    press(table, green, "Square", "Bow");
    expect(saidBy(table, "p1")[0]).toMatch(/^ash,square,.*bow$/);
  });

  test("is shown to whoever sits down where somebody left", () => {
    const table = begun("Red");
    table.leave("Yellow");
    const yellow = table.sit("Yellow", "Somebody");
    calm(table);
    expect(questionTo(yellow)).toBe(GEAR);
    press(table, yellow, "Square", "Bow");
    expect(saidBy(table, "p1")[0]).toMatch(/^ash,square,.*bow$/);
  });

  test("is everybody's while its people are away, and theirs alone when one of them is back", () => {
    const table = begun("Red", "Blue");
    const blue = table.seat("Blue");
    expect(questionTo(blue)).toContain("Waiting for Player 1.");
    table.leave("Yellow");
    calm(table);
    expect(questionTo(blue)).toBe(GEAR);
    const yellow = table.sit("Yellow", "Somebody");
    calm(table);
    expect(questionTo(blue)).toContain("Waiting for Player 1.");
    expect(offered(blue)).not.toContain("Square");
    press(table, yellow, "Square", "Bow");
    expect(saidBy(table, "p1")[0]).toMatch(/^ash,square,.*bow$/);
  });

  test("stays as it is when somebody is promoted", () => {
    const table = begun("Red");
    const [yellow, red] = [table.seat("Yellow"), table.seat("Red")];
    const before = [yellow, red].map(offered);
    red.seat.promoted = true;
    table.settle();
    expect([yellow, red].map(offered)).toEqual(before);
    press(table, yellow, "Square", "Bow");
    expect(saidBy(table, "p1")[0]).toMatch(/^ash,square,.*bow$/);
  });

  test("a request to take back falls with who made it", () => {
    const table = sitDown(builtSave("dying-light"), { seated: ["Yellow", "Red"] });
    const red = table.seat("Red");
    press(table, table.seat("Yellow"), "1 player", "Ash", "As usual", "Undo");
    expect(offered(red)).toContain("Let it be taken back");
    table.leave("Yellow");
    calm(table);
    expect(offered(red)).not.toContain("Let it be taken back");
  });
});

describe("hot seat: one person who is at one colour after another", () => {
  test("finds at each the question as it was left, and no word is lost", () => {
    const table = sitDown(builtSave("dying-light"), { seated: ["Yellow", "Red"] });
    const [yellow, red] = [table.seat("Yellow"), table.seat("Red")];
    press(table, yellow, "2 players");
    sit(table, yellow, "Player 1");
    sit(table, red, "Player 2");
    press(table, red, "Bram");
    press(table, yellow, "Ash");
    const asked = { Yellow: questionTo(yellow), Red: questionTo(red) };
    expect(asked.Yellow).toBe(GEAR);
    const choices = { Yellow: offered(yellow), Red: offered(red) };
    for (const colour of ["Red", "Yellow", "Red", "Yellow"] as const) {
      // Whatever was open there is put away by who sits down.
      press(table, table.seat(colour), "Settings");
      const hand = table.sit(colour, "One person");
      calm(table);
      expect([questionTo(hand), offered(hand)]).toEqual([asked[colour], choices[colour]]);
    }
    press(table, table.sit("Yellow", "One person"), "Square");
    press(table, table.sit("Red", "One person"), choices.Red[0] ?? "");
    press(table, table.sit("Yellow", "One person"), "Bow");
    expect(saidBy(table, "p1")[0]).toMatch(/^ash,square,.*bow$/);
    for (let words = 0; saidBy(table, "p2").length === 0 && words < 4; words++)
      press(table, red, offered(red)[0] ?? "");
    expect(saidBy(table, "p2")[0]).toMatch(/^bram,/);
  });

  test("who sits down at a colour that has no seat is not asked what another's seat is", () => {
    const table = begun("Red", "Blue");
    const blue = table.sit("Blue", "Player 1");
    calm(table);
    expect(questionTo(blue)).toContain("Waiting for Player 1.");
    const yellow = table.sit("Yellow", "Player 1");
    calm(table);
    expect(questionTo(yellow)).toBe(GEAR);
    press(table, yellow, "Square", "Bow");
    expect(saidBy(table, "p1")[0]).toMatch(/^ash,square,.*bow$/);
  });
});

const MULLIGAN = "Mulligan / Which cards do you return?";

/** Blue has answered, and Red has chosen one card of its hand, not yet all. */
const dealt = (): { readonly table: OpenTable; readonly blue: Hand; readonly cards: readonly string[] } => {
  const table = sitDown(builtSave("survivor-duel"), { seated: ["Red", "Blue"] });
  const [red, blue] = [table.seat("Red"), table.seat("Blue")];
  red.type(7, controllerOn(table));
  press(table, red, "2 players");
  for (const hand of [red, blue]) press(table, hand, "As usual");
  press(table, blue, "That is all");
  press(table, red, "Fire Axe");
  return { table, blue, cards: offered(red).filter((word) => !offered(blue).includes(word)) };
};

test("hot seat with hands of cards: each colour is asked about its own, and what it has chosen stays chosen", () => {
  const { table, blue, cards } = dealt();
  table.sit("Blue", "Player 1");
  calm(table);
  expect(questionTo(blue)).toBe("Waiting for Player 1. / ");
  expect(offered(blue).filter((word) => cards.includes(word))).toEqual([]);
  const red = table.sit("Red", "Player 1");
  calm(table);
  expect(questionTo(red)).toBe(MULLIGAN);
  expect(offered(red)).toEqual(expect.arrayContaining([...cards]));
  expect(cards).toContain("● Fire Axe");
  press(table, red, "That is all");
  expect(saidBy(table, "p1").at(-1)).not.toBe("");
});

describe("a seat with a hand of cards whose people have left", () => {
  test("is not everybody's: the others are told, and may take it over by a click", () => {
    const { table, blue, cards } = dealt();
    expect(cards).toContain("● Fire Axe");
    expect(questionTo(blue)).toBe("Waiting for Player 1. / ");
    table.leave("Red");
    calm(table);
    expect(questionTo(blue)).toBe(
      "Waiting for Player 1. / Who played Player 1 has left. Take over, or let a bot play.",
    );
    expect(offered(blue).filter((word) => cards.includes(word))).toEqual([]);
    press(table, blue, "Sit at Player 1");
    expect(questionTo(blue)).toBe(MULLIGAN);
    expect(offered(blue)).toContain("● Fire Axe");
    press(table, blue, "That is all");
    expect(saidBy(table, "p1").at(-1)).not.toBe("");
  });

  test("is a bot's if they like", () => {
    const { table, blue } = dealt();
    table.leave("Red");
    calm(table);
    const bot = offered(blue).find((word) => word.startsWith("Let a bot play Player 1"));
    press(table, blue, bot ?? "no bot is offered");
    expect(saidBy(table, "p1").length).toBeGreaterThan(1);
    expect(offered(blue)).not.toContain("Sit at Player 1");
  });

  test("is that of whoever sits down at the hand", () => {
    const { table, blue, cards } = dealt();
    table.leave("Red");
    const red = table.sit("Red", "Somebody");
    calm(table);
    expect(offered(red)).toEqual(expect.arrayContaining([...cards]));
    expect(questionTo(blue)).toBe("Waiting for Player 1. / ");
  });

  test("is also theirs who hold the hand, when those who had taken it from elsewhere have left", () => {
    const { table } = dealt();
    go(table, "Red", "Green");
    sit(table, table.seat("Green"), "Player 1");
    press(table, table.seat("Green"), "Settings", "Player 1 …");
    table.leave("Green");
    const red = table.sit("Red", "Somebody");
    calm(table);
    expect(questionTo(red)).toBe(MULLIGAN);
    expect(offered(red)).toContain("● Fire Axe");
  });
});
