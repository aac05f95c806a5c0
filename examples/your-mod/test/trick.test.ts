import { openFile, openTable, type Piece, type Table } from "@outbreak/host";
import { afterEach, beforeEach, expect, test } from "vitest";

let table: Table;

beforeEach(() => {
  table = openFile("dist/your-mod.json", { seated: ["White", "Blue"], seed: 7 });
  table.seat("White").press(table.piece("Board"), "Deal");
  table.settle();
});

afterEach(() => {
  expect(table).toHaveNoFaults();
});

const MIDDLE = { x: 0, z: 0 };

const play = (colour: string, card: Piece | undefined): void => {
  if (card === undefined) throw new Error(`${colour} has no card`);
  table.seat(colour).drag(card).to(MIDDLE);
  table.settle();
};

const valuesOf = (colour: string): number[] => table.seat(colour).inHand.map(({ name }) => Number(name));

const highest = (colour: string): Piece | undefined =>
  table.seat(colour).inHand.find(({ name }) => Number(name) === Math.max(...valuesOf(colour)));

test("three cards are dealt to each", () => {
  expect(table.seat("White").inHand).toHaveLength(3);
  expect(table.seat("Blue").inHand).toHaveLength(3);
  expect(table.piece("Cards").count).toBe(4);
});

test("the highest card takes the trick, and the taker's marker goes on", () => {
  const [taker, other] =
    Math.max(...valuesOf("White")) > Math.max(...valuesOf("Blue")) ? ["White", "Blue"] : ["Blue", "White"];
  play(other, highest(other));
  play(taker, highest(taker));
  expect(table.chat.at(-1)?.text).toBe(`${taker} takes the trick.`);
  expect(table.piece(`${taker}'s marker`)).toStandAt({ x: -6, z: taker === "White" ? -4 : -5 });
  expect(table.piece(`${other}'s marker`)).toStandAt({ x: -8, z: other === "White" ? -4 : -5 });
});

test("nobody plays two cards to a trick: the second goes back into the hand", () => {
  play("White", highest("White"));
  play("White", highest("White"));
  expect(table.seat("White").inHand).toHaveLength(2);
  expect(table.chat.at(-1)).toMatchObject({ to: "White", text: "You have played already: wait for the others." });
});

test("points are saved", () => {
  play("White", highest("White"));
  play("Blue", highest("Blue"));
  const again = openTable(table.save(), { seated: ["White", "Blue"] });
  again.settle();
  const markers = ["White's marker", "Blue's marker"];
  for (const name of markers) expect(again.piece(name)).toStandAt(table.piece(name).position);
});
