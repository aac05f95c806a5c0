import { describe, expect, test } from "vitest";
import { card, handZone } from "../../support/host-pieces";
import { heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

const open = () =>
  tableOf(
    [
      handZone("h1", "White"),
      handZone("h2", "Red", { z: 40 }),
      ...["c1", "c2", "c3"].map((guid, i) => card(guid, { x: i, y: 2 })),
      card("d1", { y: 2, z: 40 }),
      card("lost", { x: 30 }),
    ],
    listening("onPlayerHandChoice"),
    { seated: ["White", "Red"] },
  );

describe("choosing cards of one's hand", () => {
  test("chooseInHand currentChooseInHand onPlayerHandChoice: is asked of those who sit, one choice after the other", () => {
    const table = open();
    expect(lua(table, "return chooseInHand('draft', 1, 2, 'Take up to two')")).toEqual(["White", "Red"]);
    expect(lua(table, "return chooseInHand('more', 1, 1, 'One more', { 'White', 'Blue' })")).toEqual(["White"]);
    expect(lua(table, "return { currentChooseInHand('White'), currentChooseInHand('Blue') == nil }")).toEqual([
      "draft",
      true,
    ]);
    const white = table.seat("White");
    expect(white.handChoice).toEqual({ label: "draft", least: 1, most: 2, prompt: "Take up to two", mayCancel: false });
    white.chooseInHand([thingAt(table, "c3"), thingAt(table, "c1")]);
    expect(heard(table)).toEqual(["onPlayerHandChoice White draft [c3 c1] true"]);
    expect(lua(table, "return currentChooseInHand('White')")).toBe("more");
  });

  test("a person takes as many as are asked for, of their own hand, and does not get away", () => {
    const table = open();
    const white = table.seat("White");
    const choosing =
      (...guids: string[]) =>
      () => {
        white.chooseInHand(guids.map((guid) => thingAt(table, guid)));
      };
    expect(choosing("c1")).toThrow("White is asked for no cards");
    lua(table, "chooseInHand('draft', 1, 2, '')");
    expect(choosing()).toThrow("draft takes 1 to 2 cards, not 0");
    expect(choosing("c1", "c2", "c3")).toThrow("not 3");
    expect(choosing("d1")).toThrow("d1 is not in the hand of White");
    expect(choosing("lost")).toThrow("lost is not in the hand of White");
    expect(() => {
      white.cancelHandChoice();
    }).toThrow("no choice that can be cancelled");
    expect(heard(table)).toEqual([]);
  });

  test("chooseInHandOrCancel onPlayerHandChoice: may be cancelled, and that is told", () => {
    const table = open();
    expect(lua(table, "return chooseInHandOrCancel('maybe', 1, 1, 'One', { 'Red' })")).toEqual(["Red"]);
    table.seat("Red").cancelHandChoice();
    expect(heard(table)).toEqual(["onPlayerHandChoice Red maybe [] false"]);
    expect(table.seat("Red").handChoice).toBe(undefined);
  });

  test("clearChooseInHand: takes back what is asked now", () => {
    const table = open();
    lua(table, "chooseInHand('a', 1, 1, '') chooseInHand('b', 1, 1, '', { 'White' })");
    expect(lua(table, "return clearChooseInHand({ 'White' })")).toEqual(["White"]);
    expect(lua(table, "return { currentChooseInHand('White'), currentChooseInHand('Red') }")).toEqual(["b", "a"]);
    expect(lua(table, "return clearChooseInHand()")).toEqual(["White", "Red"]);
    expect(lua(table, "return clearChooseInHand()")).toEqual([]);
    expect(heard(table)).toEqual([]);
  });
});
