import { describe, expect, test } from "vitest";
import { GAME_NAMES, withGame } from "../../src/games/index";
import { seeded } from "../../src/kernel/generator";
import { answer, type Match, started } from "../../src/kernel/match";
import { botInput } from "../../src/kernel/play";
import { seatsFor } from "../../src/kernel/replay-code";
import type { Nouns } from "../../src/kernel/words";
import { tellerOf } from "../../src/page/room/teller";

/** What a match tells of itself, for games played by bots. */

const MOVES = 400;

const played = <N extends Nouns>(match: Match<N>, moves: number): readonly N["Event"][] => {
  const bots = seeded(2);
  const events: N["Event"][] = [];
  for (let i = 0; i < moves; i++) {
    const input = botInput(match, bots);
    if (input === "over") break;
    events.push(...answer(match, input).events);
  }
  return events;
};

describe.each(GAME_NAMES)("the story of %s", (name) => {
  test("it tells every event that has a sentence, in rounds, with whose it is; what is taken back is gone", () => {
    withGame(name, (game) => {
      const [{ text }] = game.languages;
      const { match, events } = started(game, seatsFor(game.seats.usual), {}, 1);
      const teller = tellerOf(game, match, text);
      if (teller === "none") throw new Error("a match that has just begun can be told");
      const all = [...events, ...played(match, MOVES)];
      teller.goOn(match.past);
      const sentences = all.map((event) => text[`event.${event.was}`] ?? "");
      expect(teller.told.length).toBe(sentences.filter((line) => line !== "").length);
      expect(teller.stood.length).toBeGreaterThan(0);
      const seats = new Set(teller.told.map(({ seat }) => seat));
      for (const seat of match.seats) expect([...seats], `something of ${seat}`).toContain(seat);
      expect([...seats].filter((seat) => seat !== "" && seat !== "none" && !match.seats.includes(seat))).toEqual([]);
      expect(teller.told.filter(({ sign }) => sign !== "").length).toBeGreaterThan(teller.told.length / 4);
      const before = teller.told.length;
      teller.goOn(match.past.slice(0, 20));
      expect(teller.told.length).toBeLessThan(before);
      teller.goOn(match.past);
      expect(teller.told.length).toBe(before);
    });
  });

  test("a sentence with a secret is told to its owner alone", () => {
    withGame(name, (game) => {
      const [{ text }] = game.languages;
      const { match } = started(game, seatsFor(game.seats.usual), {}, 1);
      const teller = tellerOf(game, match, text);
      played(match, MOVES);
      if (teller === "none") throw new Error("a match that has just begun can be told");
      teller.goOn(match.past);
      for (const { open, own } of teller.told) {
        for (const [seat, line] of Object.entries(own))
          expect([match.seats.includes(seat), line]).not.toEqual([true, open]);
      }
    });
  });

  test("it has something that can be measured of every seat or of all", () => {
    withGame(name, (game) => {
      const { match } = started(game, seatsFor(game.seats.usual), {}, 1);
      played(match, MOVES);
      const gauges = game.story?.gauges(match.state as never) ?? [];
      expect(new Set(gauges.map(({ gauge }) => gauge)).size).toBe(2);
      for (const seat of match.seats) expect(gauges.filter((each) => each.seat === seat).length).toBeGreaterThan(0);
      for (const { is } of gauges) expect(Number.isInteger(is)).toBe(true);
    });
  });
});
