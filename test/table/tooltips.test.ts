import { describe, expect, test } from "vitest";
import type { Hand } from "../../src/host/hand";
import { GAME_NAMES } from "../../src/games/index";
import { builtSave, controllerOn, offered, press, sitDown } from "../support/person";
import { elementsSeenBy, saidTo } from "../support/panel";

const LONGEST = 80;

const choicesSeenBy = (hand: Hand) =>
  elementsSeenBy(hand).filter(({ attributes }) => attributes["id"]?.includes("-choice") === true);

const tooltipsOf = (hand: Hand): readonly string[] =>
  choicesSeenBy(hand).map(({ attributes }) => attributes["tooltip"] ?? "");

/** A match of as many as can play, some clicks long: what stood on the panel after each. */
const screensOf = <T>(game: string, clicks: number, look: (hand: Hand) => T): readonly T[] => {
  const colour = game === "dying-light" ? "Yellow" : "Red";
  const table = sitDown(builtSave(game), { seated: [colour] });
  const hand = table.seat(colour);
  hand.type(7, controllerOn(table));
  const players = game === "survivor-duel" ? "2 players" : game === "dying-light" ? "4 players" : "6 players";
  press(table, hand, players);
  const screens = [look(hand)];
  for (let i = 0; i < clicks; i++) {
    const words = offered(hand);
    press(table, hand, words.find((word) => word === "That is all") ?? words[0] ?? "");
    screens.push(look(hand));
  }
  return screens;
};

describe("tooltips", () => {
  test.each(GAME_NAMES)("of %s open to the left of a panel at the right edge, two lines at most", (game) => {
    const screens = screensOf(game, 25, (hand) => ({
      tooltips: tooltipsOf(hand),
      choices: choicesSeenBy(hand),
    }));
    for (const { attributes } of screens.flatMap(({ choices }) => choices))
      expect(attributes["tooltipPosition"]).toBe("Left");
    const lines = screens.flatMap(({ tooltips }) => tooltips).map((tooltip) => tooltip.split("\n"));
    expect(lines.some(([line]) => line !== "")).toBe(true);
    for (const each of lines) {
      expect(each.length).toBeLessThanOrEqual(2);
      for (const line of each) expect(line.length).toBeLessThanOrEqual(LONGEST);
    }
  });

  test("what they have no room for stands under the question, under the name of its word", () => {
    const standing = /^Player \d: \d+ points, \d+ to go\./;
    const screens = screensOf("one-month-in", 25, (hand) => ({
      under: saidTo(hand, "outbreak-Red-hints").split("\n"),
      tooltips: tooltipsOf(hand),
    }));
    const all = screens.find(({ under }) => under.some((line) => standing.test(line)));
    if (all === undefined) throw new Error("no screen tells how the players stand");
    const told = [...all.under, ...all.tooltips.flatMap((tooltip) => tooltip.split("\n"))];
    const seats = told.filter((line) => standing.test(line)).map((line) => line.slice(0, "Player 1".length));
    expect([...new Set(seats)].sort()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Player ${String(n)}`));
    expect(all.under.some((line) => line.endsWith(":"))).toBe(true);
  });
});
