import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { luaFile } from "../../src/cli/vm/lua-file";
import type { Hand } from "../../src/host/hand";
import type { OpenTable } from "../../src/host/open";
import { parley } from "../kernel/games/parley/game";
import { at, calm, controllerOn, heard, offered, press, sitDown } from "../support/person";
import { plainSave } from "../support/plain-table";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";
import { inputsIn } from "../../src/kernel/past";

const root = resolve(import.meta.dirname, "../..");
let script = "";

beforeAll(async () => {
  const file = await luaFile({
    script: resolve(root, "test/table/lua/parley-table.ts"),
    tstlConfig: resolve(root, "test/table/lua/tstl.json"),
  });
  script = readFileSync(file, "utf8");
});

const COLOURS = ["White", "Red", "Blue"];

/** Two players, each at the seat of their hand. */
const dealt = (): OpenTable => {
  const table = sitDown(plainSave(parley, script, COLOURS), { seated: ["White", "Red"] });
  table.seat("White").type(5, controllerOn(table));
  press(table, table.seat("White"), "2 players");
  return table;
};

const handOf = (table: OpenTable, colour: string): string[] => {
  const [zone] = table.world.hands.zonesOf(colour);
  return zone === undefined ? [] : table.world.hands.cardsIn(zone).map(({ name }) => name);
};

/** What a person is asked, leaving the table aside. */
const choices = (hand: Hand): string[] =>
  offered(hand).filter(
    (word) =>
      !["Undo", "Other …", "Settings", "Cancel"].includes(word) && !word.includes("Leave") && !word.includes("player"),
  );

describe("a game of cards on the table", () => {
  test("cards go out of the deck into hands, and labels say what they should", () => {
    const table = dealt();
    expect(handOf(table, "White").length).toBeGreaterThan(0);
    expect(handOf(table, "Red").length).toBeGreaterThan(0);
    expect(amiss(table, parley, controllerOn(table))).toEqual([]);
  });

  test("what a player draws is told to that player alone", () => {
    const table = sitDown(plainSave(parley, script, COLOURS), { seated: ["White", "Red"] });
    const [white, red] = [table.seat("White"), table.seat("Red")];
    press(table, white, "2 players");
    press(table, white, "Settings", "Dice and draws: by the table");
    const lines = table.world.chat.filter(({ text }) => text.includes("draws"));
    expect(lines.filter(({ to }) => to === "all").every(({ text }) => text.includes("something"))).toBe(true);
    expect(offered(red).length).toBeGreaterThan(0);
  });

  test("a card of one's own laid in the middle is a bid, sealed until all are in", () => {
    const table = dealt();
    const white = table.seat("White");
    const [own = ""] = handOf(table, "White").filter((card) => card.startsWith("bread"));
    const card = table.named(own);
    if (card === undefined) throw new Error("White holds no bread");
    heard(table);
    white.drag(card).to(at(parley.spots, "prize"));
    calm(table);
    if (offered(white).includes("That is all")) press(table, white, "That is all");
    const bid = inputsIn(keptIn(controllerOn(table)).past).at(-1);
    expect(bid).toMatchObject({ seat: "p1", to: "bid" });
    expect(bid?.say[0]).toEqual([own]);
    // Nobody is told what was bid.
    expect(heard(table).join(" ")).not.toContain(own);
    expect(offered(table.seat("Red"))).not.toEqual(["Settings"]);
  });

  test("a card that is not one's own stays where it is", () => {
    const table = dealt();
    const [theirs = ""] = handOf(table, "Red");
    const card = table.named(theirs);
    if (card === undefined) throw new Error("Red holds nothing");
    heard(table);
    table.seat("White").drag(card).to(at(parley.spots, "prize"));
    calm(table);
    expect(heard(table).join(" ")).toContain("PA-HAND-01");
    expect(handOf(table, "Red")).toContain(theirs);
    expect(amiss(table, parley, controllerOn(table))).toEqual([]);
  });

  test("a pile is shuffled with all that was put on it, not before it came", () => {
    const table = dealt();
    const chances = vi.spyOn(table.world, "random");
    const shuffledIn = (): number => Number(/(\d+) are shuffled in/.exec(heard(table).join())?.[1] ?? 0);
    let cards = 0;
    for (let click = 0; click < 60 && cards === 0; click++) {
      const people = ["White", "Red"].map((colour) => table.seat(colour));
      const asked = people.find((hand) => choices(hand).length > 0);
      if (asked === undefined) break;
      chances.mockClear();
      press(table, asked, choices(asked)[0] ?? "");
      cards = shuffledIn();
    }
    // One chance for each card of the pile.
    expect(cards).toBeGreaterThan(4);
    expect(chances.mock.calls.length).toBeGreaterThanOrEqual(cards);
  });

  test("played to its end by clicks, the table agrees with the rules after every one", () => {
    const table = dealt();
    for (let click = 0; click < 80; click++) {
      const people = ["White", "Red"].map((colour) => table.seat(colour));
      const asked = people.find((hand) => choices(hand).length > 0);
      if (asked === undefined) break;
      press(table, asked, choices(asked)[0] ?? "");
      expect(amiss(table, parley, controllerOn(table))).toEqual([]);
    }
    expect(table.world.chat.some(({ text }) => text.startsWith("The match is over"))).toBe(true);
  });
});
