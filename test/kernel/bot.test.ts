import { describe, expect, test } from "vitest";
import { knownTo, sayOfBot } from "../../src/kernel/bot";
import type { Bot } from "../../src/kernel/foresight";
import { seeded } from "../../src/kernel/generator";
import { answer, type Match, outcomeOf, started, waitingOf } from "../../src/kernel/match";
import { botInput, playByBots } from "../../src/kernel/play";
import { guarded } from "../support/guarded";
import { crossing } from "./games/crossing/game";
import type { TownNouns } from "./games/crossing/vocabulary";
import { parley } from "./games/parley/game";

type Scored = (word: string) => number;

/** What a bot says to the first runner's turn, by these scores. */
const says = (scored: Scored, seed = 1): readonly (readonly string[])[] => {
  const { match } = started(crossing, ["p1", "p2", "p3"], {}, 1);
  const ask = { seat: "p1", step: { do: "turn", seat: "p1" } } as const;
  const bot: Bot<TownNouns> = { ...crossing.bots[0], score: (_town, _asked, _seat, _said, word) => scored(word) };
  return sayOfBot<TownNouns>(crossing, bot, knownTo(match, ask), seeded(seed));
};

describe("a bot", () => {
  test("says the word it likes best", () => {
    expect(says((word) => ["run", "yard", "red"].indexOf(word))).toEqual([["run"], ["yard"], ["red"]]);
  });

  test("says more than it must only as long as it likes it", () => {
    const share = (p2: number, p3: number) => says((word) => ({ share: 9, p2, p3 })[word] ?? 0);
    expect(share(1, 2)).toEqual([["share"], ["p3"]]);
    expect(share(0, 0)).toEqual([["share"], []]);
    expect(share(-1, -1)).toEqual([["share"], []]);
  });

  test("says what it must, however little it likes it", () => {
    expect(says(() => -5)[0]).toHaveLength(1);
  });

  test("breaks ties by its own generator, and is the same for the same", () => {
    const many = Array.from({ length: 40 }, (_, seed) => says(() => 1, seed).join("/"));
    expect(new Set(many).size).toBeGreaterThan(2);
    expect(says(() => 1, 7)).toEqual(says(() => 1, 7));
  });

  test("is given a view and never the state", () => {
    const views = new Set<unknown>();
    let asked = 0;
    const game: typeof parley = {
      ...parley,
      view: (state, seat) => {
        const view = parley.view(state, seat);
        views.add(view);
        return view;
      },
      bots: [
        {
          ...parley.bots[0],
          score: (view) => {
            asked++;
            expect(views.has(view)).toBe(true);
            return 0;
          },
        },
      ],
    };
    playByBots(game, 3, {}, 5, 500, () => undefined);
    expect(asked).toBeGreaterThan(20);
  });
});

test("a bot is not shown what others have sealed", () => {
  const { match } = started(parley, ["p1", "p2"], {}, 2);
  const bots = seeded(1);
  const seen: string[] = [];
  const game: typeof parley = {
    ...parley,
    bots: [
      {
        ...parley.bots[0],
        score: (_view, asked) => {
          if (asked.do === "bid") seen.push(...asked.sealed.flatMap(({ say }) => say.flat()));
          return 0;
        },
      },
    ],
  };
  for (let i = 0; i < 30; i++) {
    const input = botInput({ ...match, game }, bots);
    if (input !== "over") answer(match, input);
  }
  expect(seen).toEqual([]);
});

describe("a match of bots", () => {
  const lines = (seats: number, seed: number, atMost: number): string[] => {
    const all: string[] = [];
    playByBots(guarded(parley), seats, {}, seed, atMost, (line) => all.push(line));
    return all;
  };

  test.each([1, 2, 3, 4, 5])("comes to an end and says so: seed %i", (seed) => {
    expect(lines(3, seed, 5000).at(-1)).toMatch(/^over PA-WIN-0[12] won by p[123]/);
    const { length } = lines(2, seed, 5000);
    expect(length).toBeGreaterThan(20);
  });

  test("stops where it is told to", () => {
    expect(lines(3, 1, 7).at(-1)).toBe("stopped after 7 inputs");
    expect(lines(3, 1, 7).filter((line) => !line.startsWith(" "))).toHaveLength(8);
  });

  test("has nothing to say to a match that is over", () => {
    const match: Match<TownNouns> = playByBots(crossing, 2, {}, 3, 5000, () => undefined);
    expect(outcomeOf(match)).not.toBe("playing");
    expect(botInput(match, seeded(1))).toBe("over");
  });

  test("answers every ask there is", () => {
    const { match } = started(parley, ["p1", "p2", "p3"], {}, 2);
    const bots = seeded(9);
    for (let i = 0; i < 60; i++) {
      const input = botInput(match, bots);
      if (input === "over") break;
      expect(answer(match, input).verdict).toBe("fine");
    }
    expect(waitingOf(match).for === "nothing" || match.at === 60).toBe(true);
  });
});
