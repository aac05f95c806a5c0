import { describe, expect, test } from "vitest";
import { gathered, withSheet } from "../../../src/host/world/sheets";
import type { CustomDeckState, ObjectState } from "../../../src/tts/save";
import { card } from "../../support/host-pieces";

const sheet = (more: Partial<CustomDeckState> = {}): CustomDeckState => ({
  FaceURL: "http://f",
  BackURL: "http://b",
  NumWidth: 10,
  NumHeight: 7,
  BackIsHidden: true,
  UniqueBack: false,
  ...more,
});

const of = (CardID: number, CustomDeck: ObjectState["CustomDeck"]): ObjectState => ({
  ...card("c"),
  CardID,
  CustomDeck: CustomDeck ?? {},
});
const numbers = (...cards: readonly ObjectState[]) => {
  const { cards: put, sheets } = gathered(cards);
  return [put.map(({ CardID }) => CardID), Object.keys(sheets)];
};

describe("cards that come together share their sheets", () => {
  test("those of one picture keep their numbers", () => {
    expect(numbers(of(100, { "1": sheet() }), of(169, { "1": sheet() }), of(205, { "2": sheet() }))).toEqual([
      [100, 169, 205],
      ["1", "2"],
    ]);
  });

  test.each([
    ["another face", { FaceURL: "http://other" }],
    ["another back", { BackURL: "http://other" }],
    ["more in a row", { NumWidth: 9 }],
    ["more rows", { NumHeight: 6 }],
  ])("one with %s under the same number gets the next that is free", (_, more) => {
    const [first, taken, third] = [sheet(), sheet({ FaceURL: "http://taken" }), sheet(more)];
    expect(numbers(of(105, { "1": first }), of(207, { "2": taken }), of(142, { "1": third }))).toEqual([
      [105, 207, 342],
      ["1", "2", "3"],
    ]);
    // And finds it again.
    expect(numbers(of(105, { "1": first }), of(142, { "1": third }), of(143, { "1": third }))).toEqual([
      [105, 242, 243],
      ["1", "2"],
    ]);
  });

  test("one that has no sheet of its own is let be", () => {
    expect(numbers(of(105, {}), of(7, undefined))).toEqual([[105, 7], []]);
  });
});

test("a card that is taken out has its own sheet, or else the deck's of its number, and no other", () => {
  const own = of(205, { "2": sheet({ FaceURL: "http://own" }) });
  const deck = of(0, { "1": sheet({ FaceURL: "http://one" }), "2": sheet({ FaceURL: "http://two" }) });
  expect(withSheet(own, deck).CustomDeck).toEqual({ "2": sheet({ FaceURL: "http://own" }) });
  expect(withSheet(of(205, {}), deck).CustomDeck).toEqual({ "2": sheet({ FaceURL: "http://two" }) });
  expect(withSheet(of(305, {}), deck).CustomDeck).toEqual({});
});
