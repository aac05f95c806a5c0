import { expect, test } from "vitest";
import { spawnable } from "../../../src/host/world/spawnable";

/* https://api.tabletopsimulator.com/built-in-object/ */

const none = () => 0;
const last = () => 0.999999;

/** Each of these is a colour or kind of one thing, in the order in which it has them. */
test.each([
  ["Die_6_Rounded", 0, ["D6 Black", "D6 Red", "D6 Green", "D6 Blue"]],
  ["Die_Piecepack", 0, ["Arms Dice", "Crowns Dice", "Moons Dice", "Suns Dice"]],
  ["Chess_King", 0, ["King Chrome", "King Cast Iron", "King Light Wood", "King Dark Wood"]],
  ["Chess_Queen", 0, ["Queen Chrome", "Queen Cast Iron", "Queen Light Wood", "Queen Dark Wood"]],
  ["Chess_Rook", 0, ["Rook Chrome", "Rook Cast Iron", "Rook Light Wood", "Rook Dark Wood"]],
  ["Chess_Bishop", 0, ["Bishop Chrome", "Bishop Cast Iron", "Bishop Light Wood", "Bishop Dark Wood"]],
  ["Chess_Knight", 0, ["Knight Chrome", "Knight Cast Iron", "Knight Light Wood", "Knight Dark Wood"]],
  ["Chess_Pawn", 0, ["Pawn Chrome", "Pawn Cast Iron", "Pawn Light Wood", "Pawn Dark Wood"]],
  ["PlayerPawn", 0, ["White Pawn", "Red Pawn", "Orange Pawn", "Yellow Pawn", "Green Pawn", "Blue Pawn"]],
  ["Chinese_Checkers_Piece", 0, ["White Ball", "Red Ball", "Yellow Ball", "Green Ball", "Blue Ball", "Pink Ball"]],
  ["Die_4", 0, ["D4", "D4 Chrome"]],
  ["Die_6", 0, ["D6", "D6 Chrome"]],
  ["Die_8", 0, ["D8", "D8 Chrome"]],
  ["Die_10", 0, ["D10", "D10 Chrome"]],
  ["Die_12", 0, ["D12", "D12 Chrome"]],
  ["Die_20", 0, ["D20", "D20 Chrome"]],
])("%s comes in its kinds, counted from %i", (name, first, kinds) => {
  const made = kinds.map((kind) => spawnable(kind, none));
  expect(made.map((state) => [state?.Name, state?.MaterialIndex])).toEqual(kinds.map((_, i) => [name, first + i]));
  const chrome = kinds.filter((kind) => /^D\d+ Chrome$/.test(kind));
  for (const kind of chrome) expect(spawnable(kind, none)?.AltSound).toBe(true);
});

test("cards, dominoes and tiles are drawn from as many as there are", () => {
  const drawn = (type: string, field: "CardID" | "MeshIndex") => [
    spawnable(type, none)?.[field],
    spawnable(type, last)?.[field],
  ];
  expect(drawn("Random Card", "CardID")).toEqual([0, 51]);
  expect(drawn("Random Domino", "MeshIndex")).toEqual([0, 27]);
  expect(drawn("Random Mahjong", "MeshIndex")).toEqual([0, 35]);
  expect([spawnable("Joker", none)?.CardID, spawnable("Card", none)?.CardID]).toEqual([52, 0]);
});

test("decks have as many cards as the game's own, none twice", () => {
  for (const [type, count] of [
    ["Deck", 52],
    ["Standard Deck", 52],
    ["Deck_CardBot_Head", 10],
    ["CardBots Main Deck", 152],
  ] as const) {
    const { DeckIDs = [], ContainedObjects = [] } = spawnable(type, last) ?? {};
    expect([...DeckIDs].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
    expect(ContainedObjects.map(({ CardID }) => CardID)).toEqual(DeckIDs);
  }
});

test("what is spawned stands in the middle, as large as it is made; boards of the game are locked, one's own is not", () => {
  expect(spawnable("Quarter", none)?.Transform).toEqual({
    posX: 0,
    posY: 0,
    posZ: 0,
    rotX: 0,
    rotY: 0,
    rotZ: 0,
    scaleX: 1,
    scaleY: 1,
    scaleZ: 1,
  });
  const locked = ["Chess_Board", "Pachisi_board", "reversi_board", "Custom_Board"].map(
    (type) => spawnable(type, none)?.Locked,
  );
  expect(locked).toEqual([true, true, true, undefined]);
  expect(spawnable("Unicorn", none)).toBe(undefined);
});
