import { describe, expect, test } from "vitest";
import type { SpokenGame } from "../../src/kernel/game";
import type { Nouns, Part } from "../../src/kernel/words";
import { checksOf } from "../support/every-game";
import { playsOf } from "../support/every-game/plays";
import { crossing } from "./games/crossing/game";
import { FACES, type Town, type TownNouns, type TownStep } from "./games/crossing/vocabulary";
import { parley } from "./games/parley/game";
import type { ParleyNouns } from "./games/parley/vocabulary";

type Crossing = SpokenGame<TownNouns>;

/** What the suite says of a game under one of its titles. */
const saidOf = <N extends Nouns>(game: SpokenGame<N>, title: string): string => {
  const check = checksOf<N>()[title];
  if (check === undefined) throw new Error(`no such check: ${title}`);
  try {
    check(playsOf(game, [1, 2], 120));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "nothing";
};

const withRule = (name: TownStep["do"], but: object): Crossing => ({
  ...crossing,
  rules: { ...crossing.rules, [name]: { ...crossing.rules[name], ...but } },
});

type Was = TownNouns["Event"]["was"];

const eachEvent = (sections: readonly string[]): Record<Was, readonly string[]> =>
  Object.fromEntries(Object.keys(crossing.evolve).map((was) => [was, sections])) as Record<Was, readonly string[]>;

const turn = crossing.rules.turn;
if (turn.kind !== "ask") throw new Error("the turn is an ask");

type TownPart = Part<TownNouns["Part"]>;

/** The turn with its parts spoilt. */
const withParts = (spoilt: (part: TownPart) => TownPart): Crossing =>
  withRule("turn", {
    asks: (...args: Parameters<typeof turn.asks>) => {
      const meant = turn.asks(...args);
      const [talk] = args;
      if (talk.asked !== "said") talk.asked = spoilt(talk.asked);
      return meant;
    },
  });
const english = crossing.languages[0].text;
type English = typeof english;
/** What the compiler would not let anybody write. */
const fewerTexts = Object.fromEntries(Object.entries(english).filter(([key]) => key !== "step.round")) as English;

/** Something outside the match that changes with every look at it. */
let looks = 0;

const spoilt: readonly (readonly [title: string, says: string, game: Crossing])[] = [
  ["random legal play ends", "not over after 120 inputs", { ...crossing, over: () => "playing" }],
  [
    "an end names seats that play",
    "won by p9",
    { ...crossing, over: (t) => (t.round > 2 ? { won: ["p9"], rule: "CR-WIN-01" } : "playing") },
  ],
  [
    "every say that is offered is accepted",
    "refused by K-BROKEN",
    withRule("turn", {
      take: () => {
        throw new Error("no");
      },
    }),
  ],
  [
    "no beginning of a say is a dead end",
    "fewer words than must be said",
    withParts((part) => (part.ask === "pay" ? { ...part, least: 3 } : part)),
  ],
  [
    "no beginning of a say is a dead end",
    "a usual answer that is not offered",
    withParts((part) => (part.ask === "to" ? { ...part, usual: ["moon"] } : part)),
  ],
  [
    "a seat is asked one thing of a kind",
    "asked twice",
    { ...crossing, anytime: (t, w) => [...crossing.anytime(t, w), ...crossing.anytime(t, w)] },
  ],
  [
    "every other word is refused by a rule with a sentence",
    "no rule is against it",
    withParts((part) => ({ ...part, whyNot: () => "fine" })),
  ],
  [
    "every other word is refused by a rule with a sentence",
    "CR-NEW-01 has no sentence",
    withParts((part) => ({ ...part, whyNot: () => ({ rule: "CR-NEW-01" }) })),
  ],
  [
    "state, agenda and events survive JSON at every step",
    "state.round is no whole number",
    {
      ...crossing,
      evolve: {
        ...crossing.evolve,
        roundBegan: (t) => {
          t.round += 0.5;
        },
      },
    },
  ],
  [
    "state, agenda and events survive JSON at every step",
    "is an empty record",
    {
      ...crossing,
      evolve: {
        ...crossing.evolve,
        crept: (t) => {
          t.walkers = {};
        },
      },
    },
  ],
  [
    "state, agenda and events survive JSON at every step",
    "is undefined",
    {
      ...crossing,
      evolve: {
        ...crossing.evolve,
        rested: (t) => {
          (t as { tray?: unknown }).tray = undefined;
        },
      },
    },
  ],
  [
    "the same inputs give the same log",
    "instead of",
    {
      ...crossing,
      evolve: {
        ...crossing.evolve,
        roundBegan: (t) => {
          t.round = 1;
          t.walkers["yard"] = ++looks % 3;
        },
      },
    },
  ],
  [
    "the replay code gives the same match",
    "gives another match",
    {
      ...crossing,
      evolve: {
        ...crossing.evolve,
        ran: (t, e) => {
          crossing.evolve.ran(t, e);
          t.tray = [String(++looks)];
        },
      },
    },
  ],
  [
    "undone and done again it is the same",
    "it is another match",
    {
      ...crossing,
      evolve: {
        ...crossing.evolve,
        ran: (t, e) => {
          crossing.evolve.ran(t, e);
          t.tray = [String(++looks)];
        },
      },
    },
  ],
  [
    "kept and loaded it goes on alike",
    "loaded, it",
    withRule("creep", {
      draws: () => [{ of: "creep", with: "street", sides: ++looks % 2 === 0 ? ["lane"] : ["lane", "yard"] }],
    }),
  ],
  [
    "a view offers what the state offers",
    "something else in its view",
    {
      ...crossing,
      view: (t) => ({ ...t, runners: t.runners.map((r) => ({ ...r, ready: ["grey", "red"], luck: 0 })) }),
    },
  ],
  ["a bot's scores are numbers", "scores NaN", { ...crossing, bots: [{ ...crossing.bots[0], score: () => NaN }] }],
  [
    "bots play to the end",
    "a bot is refused",
    { ...crossing, view: (t) => ({ ...t, runners: t.runners.map((r) => ({ ...r, area: "alley" })) }) },
  ],
  [
    "every piece has its place and every place its piece",
    "5 places for 6 of walker",
    { ...crossing, scene: (t) => ({ ...crossing.scene(t), walker: (crossing.scene(t)["walker"] ?? []).slice(1) }) },
  ],
  [
    "every piece has its place and every place its piece",
    "which is no spot",
    { ...crossing, spots: Object.fromEntries(Object.entries(crossing.spots).filter(([spot]) => spot !== "yard")) },
  ],
  [
    "every piece has its place and every place its piece",
    "two of walker in slot",
    {
      ...crossing,
      scene: (t) => ({
        ...crossing.scene(t),
        walker: (crossing.scene(t)["walker"] ?? []).map((p) => ({ ...p, at: "lane", n: 0 })),
      }),
    },
  ],
  [
    "every piece has its place and every place its piece",
    'changed outside evolve: "round"',
    {
      ...crossing,
      scene: (t) => {
        (t as Town).round++;
        return crossing.scene(t);
      },
    },
  ],
  [
    "every piece has its place and every place its piece",
    "the events alone do not make the state",
    {
      ...crossing,
      evolve: {
        ...crossing.evolve,
        rested: (t, e) => {
          crossing.evolve.rested(t, e);
          t.tray = [FACES[1 + (++looks % 2)] ?? "miss"];
        },
      },
    },
  ],
  [
    "every piece has its place and every place its piece",
    "walker is put by half and by another section",
    {
      ...crossing,
      sections: {
        of: {
          half: (places, t) => {
            places["walker"] = (crossing.scene(t)["walker"] ?? []).slice(1);
          },
        },
        changedBy: eachEvent(["half"]),
      },
    },
  ],
  ["an act can be seen", "which is no spot", { ...crossing, acts: () => [{ act: "point", at: "moon" }] }],
  ["an act can be seen", 'shuffles "lane"', { ...crossing, acts: () => [{ act: "shuffle", pile: "lane" }] }],
  [
    "an act can be seen",
    'rolls risk to "seven"',
    { ...crossing, acts: () => [{ act: "roll", dice: [{ kind: "risk", at: "tray", up: "seven" }] }] },
  ],
  [
    "every gesture is heard",
    "CR-NEW-01, which has no sentence",
    { ...crossing, hear: () => ({ heard: "refusal", rule: "CR-NEW-01" }) },
  ],
  [
    "everything that is told has its text",
    "step.round",
    { ...crossing, languages: [{ name: "en", text: fewerTexts }] },
  ],
  [
    "every slot of a text is filled",
    "nothing fills {moon}",
    { ...crossing, languages: [{ name: "en", text: { ...english, "event.ran": "{moon}" } }] },
  ],
  [
    "every slot of a text is filled",
    "which has no text",
    {
      ...crossing,
      languages: [
        {
          name: "en",
          text: Object.fromEntries(Object.entries(english).filter(([key]) => key !== "word.lane")) as English,
        },
      ],
    },
  ],
  [
    "every hint has its text",
    "no text for hint.rain",
    { ...crossing, hints: () => [{ about: "", hint: "rain", slots: {} }] },
  ],
  [
    "every hint has its text",
    "nothing fills {chance}",
    {
      ...crossing,
      hints: () => [{ about: "", hint: "rain", slots: {} }],
      languages: [{ name: "en", text: { ...english, "hint.rain": "{chance} of rain" } }],
    },
  ],
  [
    "every shortcut is a whole answer",
    "is no answer",
    {
      ...crossing,
      shortened: ({ part }) => ({
        shortcuts: [[{ key: "far", short: "far", slots: {}, say: [["nowhere"]], word: "", after: [] }]],
        words: part.of,
      }),
    },
  ],
  [
    "every shortcut is a whole answer",
    "offers what is not asked, or nothing",
    { ...crossing, shortened: () => ({ shortcuts: [], words: [] }) },
  ],
  [
    "all languages say the same",
    "de has not the keys of en",
    {
      ...crossing,
      languages: [
        { name: "en", text: english },
        { name: "de", text: fewerTexts },
      ],
    },
  ],
  [
    "all languages say the same",
    "other slots",
    {
      ...crossing,
      languages: [
        { name: "en", text: english },
        { name: "de", text: { ...english, "event.ran": "{seat} rennt" } },
      ],
    },
  ],
];

const peeking: SpokenGame<ParleyNouns> = { ...parley, view: (state) => state };
const hiding: SpokenGame<ParleyNouns> = {
  ...parley,
  secrets: {
    ...parley.secrets,
    drew: () => ({ owner: "all", fields: [] }),
    buried: () => ({ owner: "all", fields: [] }),
  },
};

describe("the suite of every game catches what it is there for", () => {
  test.each(spoilt)("%s: %s", (title, says, game) => {
    expect(saidOf(game, title)).toContain(says);
  });

  test("a view that hides nothing", () => {
    expect(saidOf(peeking, "a view hides what is hidden")).toContain("in its view");
  });

  test("secrets of which none is ever hidden", () => {
    expect(saidOf(hiding, "a view hides what is hidden")).toContain("none was ever hidden");
  });

  test("every check is tried here", () => {
    const tried = new Set([...spoilt.map(([title]) => title), "a view hides what is hidden"]);
    expect(Object.keys(checksOf()).filter((title) => !tried.has(title))).toEqual([]);
  });
});
