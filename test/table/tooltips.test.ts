import { describe, expect, test } from "vitest";
import type { Hand } from "../../src/host/hand";
import { type GameName, GAME_NAMES, withGame } from "../../src/games/index";
import { lineOf } from "../../src/kernel/text";
import { controllerOn, offered, press, sitDown } from "../support/person";
import { elementsSeenBy, saidTo } from "../support/panel";
import { savedIn, wordsIn } from "../support/saved-in";

const LONGEST = 80;

const choicesSeenBy = (hand: Hand) =>
  elementsSeenBy(hand).filter(({ attributes }) => attributes["id"]?.includes("-choice") === true);

const tooltipsOf = (hand: Hand): readonly string[] =>
  choicesSeenBy(hand).map(({ attributes }) => attributes["tooltip"] ?? "");

/** A match of as many as can play, some clicks long: what stood on the panel after each. */
const screensOf = <T>(game: GameName, language: string, clicks: number, look: (hand: Hand) => T): readonly T[] => {
  const colour = game === "dying-light" ? "Yellow" : "Red";
  const table = sitDown(savedIn(game, language), { seated: [colour] });
  const said = wordsIn(game, language);
  const hand = table.seat(colour);
  hand.type(7, controllerOn(table));
  const most = withGame(game, ({ seats }) => seats.most);
  press(table, hand, lineOf(said, "table.players").replace("{count}", String(most)));
  const screens = [look(hand)];
  for (let i = 0; i < clicks; i++) {
    const words = offered(hand);
    press(table, hand, words.find((word) => word === lineOf(said, "table.done")) ?? words[0] ?? "");
    screens.push(look(hand));
  }
  table.world.close();
  return screens;
};

const inEachLanguage = GAME_NAMES.flatMap((game) =>
  withGame(game, ({ languages }) => languages.map(({ name }) => [game, name] as const)),
);

describe("tooltips", () => {
  const titled = "of %s open to the left of a panel at the right edge, two lines at most, in %s";

  test.each(inEachLanguage)(titled, (game, language) => {
    const screens = screensOf(game, language, 25, (hand) => ({
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
    const screens = screensOf("one-month-in", "en", 25, (hand) => ({
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
