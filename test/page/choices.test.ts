import { describe, expect, test } from "vitest";
import { GAME_NAMES, withGame } from "../../src/games/index";
import { seeded } from "../../src/kernel/generator";
import { answer, seenOf, started, waitingOf } from "../../src/kernel/match";
import { botInput } from "../../src/kernel/play";
import { seatsFor } from "../../src/kernel/replay-code";
import { carriedOn } from "../../src/kernel/say";
import { sentence, wordText } from "../../src/kernel/text";
import type { Nouns, OpenAsk } from "../../src/kernel/words";
import { type Choices, choicesOf } from "../../src/page/room/choices";
import type { Moment } from "../../src/page/room/odds";
import type { Panel } from "../../src/page/room/panel";

/** The companion beside a panel: it must know what is asked from what the panel shows. */

const SEED = 11;
const MOVES = 150;

/** What a panel shows of the first part of an ask. */
const panelFor = <N extends Nouns>(moment: Moment<N>, ask: OpenAsk<N>): Panel | "said" => {
  const { part } = carriedOn(moment.game, moment.view, ask, []);
  if (part === "said") return "said";
  const slots = { seat: ask.seat, ...(ask.step as unknown as Readonly<Record<string, unknown>>) };
  return {
    prompt: sentence(moment.text, `part.${part.ask}`, slots),
    choices: part.of.map((word) => wordText(moment.text, word)),
  };
};

/** What the companion says at every question of a match of bots, with the panel it said it to. */
const companions = (name: (typeof GAME_NAMES)[number]): readonly (readonly [Panel, Choices])[] =>
  withGame(name, (game) => {
    const all: (readonly [Panel, Choices])[] = [];
    const { match } = started(game, seatsFor(game.seats.least), {}, SEED);
    const bots = seeded(SEED);
    for (let i = 0; i < MOVES; i++) {
      const waiting = waitingOf(match);
      const [ask] = waiting.for === "answers" ? waiting.asks : [];
      if (ask !== undefined) {
        const moment = { game, match, text: game.languages[0].text, view: game.view(seenOf(match), ask.seat) };
        const panel = panelFor(moment, ask);
        if (panel !== "said") all.push([panel, choicesOf(moment, [ask], panel)]);
      }
      const input = botInput(match, bots);
      if (input === "over") break;
      expect(answer(match, input).verdict).toBe("fine");
    }
    return all;
  });

describe.each(GAME_NAMES)("the companion of %s", (name) => {
  const all = companions(name);

  test("tells the odds of some choices, each of what the panel offers, as shares of one", () => {
    const told = all.flatMap(([panel, { choices }]) => choices.map((each) => [panel, each] as const));
    expect(told.length).toBeGreaterThan(0);
    for (const [panel, { choice, odds }] of told) {
      expect(panel.choices).toContain(choice);
      const whole = odds.reduce((sum, { share }) => sum + share, 0);
      expect(whole).toBeGreaterThan(0);
      expect(whole).toBeLessThan(1 + 1e-9);
      for (const { what } of odds) expect(what).not.toBe("");
    }
  });

  test("looks no further than the panel: what it tries out changes nothing", () => {
    expect(companions(name)).toEqual(all);
  });
});
