import { describe, expect, test } from "vitest";
import type { OpenTable } from "../../src/host/open";
import { builtSave, calm, controllerOn, offered, press, sitDown } from "../support/person";
import { keptIn } from "../../src/cli/fuzz/standing-right";
import { inputsIn } from "../../src/kernel/past";

const open = (...seated: readonly string[]): OpenTable => sitDown(builtSave("dying-light"), { seated });

const reloaded = (table: OpenTable): OpenTable => sitDown(JSON.stringify(table.save()), { seated: ["Yellow"] });

const inputs = (table: OpenTable): readonly string[] => inputsIn(keptIn(controllerOn(table)).past).map(({ to }) => to);

/** Presses what begins like this. */
const pressLike = (table: OpenTable, beginning: string): void => {
  const hand = table.seat("Yellow");
  const word = offered(hand).find((each) => each.startsWith(beginning));
  if (word === undefined) throw new Error(`nothing like "${beginning}" among ${offered(hand).join(", ")}`);
  press(table, hand, word);
};

describe("house rules", () => {
  const DOWN = "Infected that are not agile may drop to a lower level";

  test("DL-RULING-31: what is agreed holds for the next match, and outlasts a reload", () => {
    const table = open("Yellow");
    const hand = table.seat("Yellow");
    press(table, hand, "House rules");
    expect(offered(hand)).toContain(`${DOWN}: off`);
    press(table, hand, `${DOWN}: off`, "Back to the game");
    const again = reloaded(table);
    press(again, again.seat("Yellow"), "1 player");
    expect(keptIn(controllerOn(again)).options["nonAgileMayDrop"]).toBe("on");
  });

  test("it goes round its choices", () => {
    const table = open("Yellow");
    press(table, table.seat("Yellow"), "House rules", `${DOWN}: off`, `${DOWN}: on`);
    expect(offered(table.seat("Yellow"))).toContain(`${DOWN}: off`);
  });
});

describe("how much a seat is asked", () => {
  const begun = (asking: number): OpenTable => {
    const table = open("Yellow");
    const hand = table.seat("Yellow");
    hand.type(7, controllerOn(table));
    press(table, hand, "1 player", "Settings", "Player 1 …");
    for (let i = 0; i < asking; i++) pressLike(table, "What Player 1 is asked");
    press(table, hand, "Back to the game", "Ash");
    return table;
  };

  test("usually where there is a choice; a usual answer is offered", () => {
    expect(offered(begun(0).seat("Yellow"))).toContain("As usual");
  });

  test("everything: nothing goes by itself", () => {
    const [usual, every] = [begun(0), begun(1)];
    for (const table of [usual, every]) press(table, table.seat("Yellow"), "As usual");
    expect(inputs(usual)).toEqual(["choose", "who", "roll"]);
    expect(inputs(every)).toEqual(["choose"]);
    press(every, every.seat("Yellow"), "Ash");
    expect(inputs(every)).toEqual(["choose", "who", "roll"]);
  });

  test("what is unusual: the usual answer is taken, and what is taken back is asked after all", () => {
    const table = begun(2);
    const hand = table.seat("Yellow");
    expect(offered(hand)).toContain("Pass");
    expect(inputs(table)).toEqual(["choose", "who", "roll"]);
    press(table, hand, "Undo");
    expect(inputs(table)).toEqual([]);
    expect(offered(hand)).toContain("Ash");
  });
});

describe("the words of a table", () => {
  test("come with the controller; a table that has lost them says so", () => {
    const save = JSON.parse(builtSave("dying-light")) as { ObjectStates: { Tags?: string[]; Memo?: string }[] };
    for (const object of save.ObjectStates)
      if (object.Tags?.includes("outbreak-controller") === true) object.Memo = "?";
    const table = sitDown(JSON.stringify(save), { seated: ["Yellow"] });
    calm(table);
    expect(table.world.chat.map(({ text }) => text).join()).toContain("has lost its words");
  });
});
