import { openFile, type Piece, type Table } from "@outbreak/host";
import { afterEach, beforeEach, expect, test } from "vitest";
import { project } from "../outbreak";
import { SPOTS } from "../src/scene/spots";
import { click } from "./panel";

const SAVE = `dist/${project.name}/${project.sources("en").table.saveName}.json`;

let table: Table;

beforeEach(() => {
  table = openFile(SAVE, { seated: ["Red", "Blue"] });
  table.settle();
});

afterEach(() => {
  expect(table).toHaveNoFaults();
});

const cardOf = (colour: string, name: string): Piece => {
  const card = table.seat(colour).inHand.find((each) => each.name === name);
  if (card === undefined) throw new Error(`${colour} has no ${name}`);
  return card;
};

const place = (name: string): { readonly x: number; readonly z: number } => {
  const spot = SPOTS[name];
  if (spot === undefined) throw new Error(`there is no spot ${name}`);
  return spot;
};

/** Lays a card down before its player. */
const lay = (colour: string, seat: string, card: string): void => {
  table
    .seat(colour)
    .drag(cardOf(colour, card))
    .to(place(`${seat}.front`));
  table.settle();
};

const said = (): string => table.chat.map(({ text }) => text).join("\n");

test("a round is played by hand, and its point is told", () => {
  const red = table.seat("Red");
  click(table, red, "2 players");
  lay("Red", "p1", "Paper");
  lay("Blue", "p2", "Rock");
  expect(said()).toContain("Player 1 has a point.");
});

test("RPS-HAND-01: nobody throws a card of the other's: it goes back", () => {
  const red = table.seat("Red");
  click(table, red, "2 players");
  const card = cardOf("Red", "Rock");
  table.seat("Blue").drag(card).to(place("p2.front"));
  table.settle();
  expect(red.inHand).toContain(card);
  expect(said()).toContain("That card is not yours. (RPS-HAND-01)");
});

test("bots play a match to its end", () => {
  const red = table.seat("Red");
  click(table, red, "2 players", "Settings", "Player 1 …", "Let a bot play Player 1", "Back to the game");
  click(table, red, "Settings", "Player 2 …", "Let a bot play Player 2");
  table.settle(3600);
  expect(said()).toContain("Whoever has three points wins.");
});
