import { describe, expect, test } from "vitest";
import { GAME_NAMES, withGame } from "../../src/games/index";
import type { OpenTable } from "../../src/host/open";
import { below, seeded } from "../../src/kernel/generator";
import { matchOf } from "../../src/kernel/keep";
import { seenOf, waitingOf } from "../../src/kernel/match";
import { carriedOn } from "../../src/kernel/say";
import { GAME, type Slate, type SlateAsk } from "../../src/kernel/slate";
import { choose, gameOn, slateOn } from "../../src/page/room/slate-on";
import { documentOn, watchedOn } from "../../src/page/room/watched";
import { builtSave, calm, controllerOn, offered, press, sitDown } from "../support/person";

/** What the controller tells whoever calls it: the same as the panel says, and what the words on it mean. */

const ME = "Yellow";
const ANSWERS = 40;

const slateTo = (table: OpenTable, colour = ME): Slate => {
  const slate = slateOn(table, colour);
  if (slate === "none") throw new Error("the controller shows nothing");
  return slate;
};

const beginning = (table: OpenTable): string =>
  slateTo(table).choices.find(({ key }) => key.startsWith("begin"))?.key ?? "";

const chosen = (table: OpenTable, key: string, typed = ""): void => {
  choose(table, ME, slateTo(table).at, key, typed);
  calm(table);
};

/** What the rules ask a seat that has said as much, from what the table keeps: the page's way to exact odds. */
const askedByTheRules = (table: OpenTable, { seat, step, said }: SlateAsk) => {
  const { match: kept } = documentOn(table) as { readonly match: { readonly game: (typeof GAME_NAMES)[number] } };
  return withGame(kept.game, (game) => {
    const { match } = matchOf(game, kept);
    if (match === "none") throw new Error("no match is kept");
    const waiting = waitingOf(match);
    const asks = waiting.for === "answers" ? waiting.asks : [];
    const ask = asks.find((each) => each.seat === seat && each.step.do === step);
    if (ask === undefined) throw new Error(`${seat} is not asked to ${step}`);
    const walk = carriedOn(
      game,
      seenOf(match),
      ask,
      said.map((words) => words.map(({ word }) => word)),
    );
    return walk.part;
  });
};

/** A panel has room for a dozen; the rest is on further pages. */
const onPanel = ({ choices, doors }: Slate): string[] => {
  const marked = choices.map(({ picked, text }) => (picked ? `● ${text}` : text));
  const shown = marked.length > 12 ? [...marked.slice(0, 11), "More …"] : marked;
  return [...shown, ...doors.map(({ text }) => text)];
};

/** The choices whose odds the page has counted, of all games. */
const counts: string[] = [];

const NOT_CHOSEN = /^(new-match|settings|why|undo|code|p\d .* \.start-over|p\d concede .*)$/;

describe.each(GAME_NAMES)("the slate of %s", (game) => {
  const table = sitDown(builtSave(game));
  const dice = seeded(7);
  test("names its game, and before a match how it can begin", () => {
    expect([gameOn(table), controllerOn(table).vm?.get(GAME)]).toEqual([game, game]);
    const { at, asks, seats, over, choices } = slateTo(table);
    expect([at, asks, seats, over]).toEqual([-1, [], [], "not yet"]);
    expect(choices.slice(0, 3).map(({ key }) => key)).toEqual([
      expect.stringMatching(/^bots \d$/),
      expect.stringMatching(/^(bots|lesson|begin \d)$/),
      expect.stringMatching(/^(lesson|options|begin \d)$/),
    ]);
  });

  test("says what the panel says at every question, and its words are those that the rules allow", () => {
    chosen(table, beginning(table));
    let questions = 0;
    for (let i = 0; i < ANSWERS && slateTo(table).over === "not yet"; i++) {
      const slate = slateTo(table);
      expect(offered(table.seat(ME)).filter((each) => each !== "✕")).toEqual(onPanel(slate));
      expect(new Set(slate.choices.map(({ key }) => key)).size).toBe(slate.choices.length);
      for (const [nth, ask] of slate.asks.entries()) {
        const words = slate.choices.filter((each) => each.ask === nth && each.word !== "").map(({ word }) => word);
        const part = askedByTheRules(table, ask);
        if (part === "said") expect([ask.part, words]).toEqual(["", []]);
        else {
          expect([ask.part, ask.least, ask.most]).toEqual([part.ask, part.least, part.most]);
          expect(part.of).toEqual(expect.arrayContaining(words));
          questions++;
        }
      }
      const watched = watchedOn(table);
      const counted = watched === "none" ? [] : watched.odds(slate).choices;
      for (const { key, odds: lines } of counted) {
        expect(slate.choices.some((each) => each.key === key)).toBe(true);
        for (const { share } of lines) expect(share).toBeLessThan(1 + 1e-9);
        counts.push(key);
      }
      const may = slate.choices.filter(({ key }) => !NOT_CHOSEN.test(key));
      chosen(table, may[below(dice, may.length)]?.key ?? "");
    }
    expect(questions).toBeGreaterThan(20);
  });

  test("an answer that comes too late, from nobody or that is not there comes to nothing", () => {
    const other = sitDown(builtSave(game));
    chosen(other, beginning(other));
    const before = slateTo(other);
    const key = before.choices.find(({ ask }) => ask === 0)?.key ?? "none is asked";
    choose(other, ME, before.at - 1, key, "");
    choose(other, "Brown", before.at, key, "");
    choose(other, ME, before.at, "p9 nothing", "");
    calm(other);
    expect(slateTo(other)).toEqual(before);
    chosen(other, key);
    expect(slateTo(other)).not.toEqual(before);
  });
});

test("the page counts the odds of some of its choices", () => {
  expect(counts.length).toBeGreaterThan(20);
});

test("hints come with the words they are about, and with the figures they tell", () => {
  const table = sitDown(builtSave("survive-until-daylight"));
  press(table, table.seat(ME), "1 player");
  const told: string[] = [];
  for (let i = 0; i < ANSWERS && slateTo(table).over === "not yet"; i++) {
    const slate = slateTo(table);
    for (const { text, figures } of [...slate.hints, ...slate.choices.flatMap(({ hints }) => hints)]) {
      for (const { is } of figures) {
        expect(text).toContain(String(is));
        told.push(text);
      }
    }
    chosen(table, slate.choices[0]?.key ?? "");
  }
  expect(told.length).toBeGreaterThan(10);
});

test("who sits where, who plays for them, and who is waited for", () => {
  const table = sitDown(builtSave("dying-light"), { seated: [ME, "Red"] });
  chosen(table, "begin 2");
  chosen(table, "settings");
  chosen(table, "seat p2");
  chosen(table, "sit p2");
  const seat = (colour: string, name: string) => slateTo(table, colour).seats.find((each) => each.seat === name);
  expect(seat(ME, "p2")).toMatchObject({ colours: [ME], isYours: true, bot: "none" });
  expect(seat("Red", "p2")).toMatchObject({ colours: [ME], isYours: false });
  expect(seat("Red", "p1")).toMatchObject({ isYours: true, isWaitedFor: true });
});

test("a roster is typed into it, and what is wrong with it is told", () => {
  const table = sitDown(builtSave("survivor-duel"));
  chosen(table, beginning(table));
  for (let i = 0; i < 10 && slateTo(table).typed === ""; i++) chosen(table, slateTo(table).choices[0]?.key ?? "");
  expect(slateTo(table).typed).not.toBe("");
  table.world.chat.splice(0);
  chosen(table, "typed", "3 nothing at all");
  expect(table.world.chat.map(({ text }) => text).join()).toContain("This cannot be played");
});
