import { survivorDuel } from "../../../../src/games/survivor-duel/game";
import type { DuelNouns } from "../../../../src/games/survivor-duel/vocabulary";
import { type Generator, seeded } from "../../../../src/kernel/generator";
import { answer, type Match, natureInput, outcomeOf, seenOf, started, waitingOf } from "../../../../src/kernel/match";
import { botAnswer } from "../../../../src/kernel/play";
import { seatsFor } from "../../../../src/kernel/replay-code";
import { partOf } from "../../../../src/kernel/say";
import type { Input, OpenAsk, Say } from "../../../../src/kernel/words";
import { anySay, anyWords } from "../../../../src/cli/fuzz/random-play";
import { inputsIn } from "../../../../src/kernel/past";

/** Makes the inputs of a duel that ends as wanted, with decks and settings of its own. */

type DuelMatch = Match<DuelNouns>;
type Ask = OpenAsk<DuelNouns>;

const byBot = (match: DuelMatch, ask: Ask, policy: string, chance: Generator): Say =>
  botAnswer(match, ask, chance, () => policy).say;

/** A deck of any cards there are. */
const ownDeck = (match: DuelMatch, ask: Ask, chance: Generator): Say => {
  const said: Say[number][] = [];
  for (let part = partOf<DuelNouns>(survivorDuel, seenOf(match), ask, said); part !== "said";) {
    said.push(part.of.includes("own") ? ["own"] : anyWords(part, chance));
    part = partOf<DuelNouns>(survivorDuel, seenOf(match), ask, said);
  }
  return said;
};

const READY: Readonly<Record<string, Say>> = {
  p1: [["overwatch"], ["SV2"], ["stampede"]],
  p2: [["hold-the-line"], ["SV1"], ["heavy-metal"]],
};

interface Means {
  readonly options: Readonly<Record<string, string>>;
  readonly rule: string;
  say(this: void, match: DuelMatch, ask: Ask, chance: Generator): Say;
}

const MEANS = {
  /** Two that think ahead, with the decks the other way round than usual. */
  killed: {
    options: {},
    rule: "DUEL-GOAL-01",
    say: (match, ask, chance) =>
      ask.step.do === "choose" ? (READY[ask.seat] ?? []) : byBot(match, ask, "strong", chance),
  },
  /** Quick ones with any cards, as many of each as the box holds. */
  overrun: {
    options: { limits: "printed", cushion: "off" },
    rule: "DUEL-GOAL-01",
    say: (match, ask, chance) =>
      ask.step.do === "choose" ? ownDeck(match, ask, chance) : byBot(match, ask, "quick", chance),
  },
  /** Nobody sends a zombie, and both play whatever they can. */
  decked: {
    options: { stops: "always" },
    rule: "DUEL-GOAL-02",
    say: (match, ask, chance) => (ask.step.do === "spawn" ? [["stop"]] : anySay(match, ask, chance)),
  },
  /** Anything is said, until somebody has had enough. */
  conceded: {
    options: { cushion: "on", stops: "always" },
    rule: "DUEL-RUL-35",
    say: (match, ask, chance) => (ask.step.do === "choose" ? ownDeck(match, ask, chance) : anySay(match, ask, chance)),
  },
} as const satisfies Readonly<Record<string, Means>>;

export type DuelEnd = keyof typeof MEANS;

const TURNS_AT_LEAST = 4;

const asked = (match: DuelMatch, asks: readonly Ask[], end: DuelEnd): Ask => {
  const enough = end === "conceded" && match.state.turn > TURNS_AT_LEAST;
  const ask = enough ? asks.find(({ step }) => step.do === "concede") : asks[0];
  if (ask === undefined) throw new Error("nobody is asked");
  return ask;
};

const inputOf = (match: DuelMatch, asks: readonly Ask[], end: DuelEnd, chance: Generator): Input => {
  const ask = asked(match, asks, end);
  const { say }: Means = MEANS[end];
  return { at: match.at, seat: ask.seat, to: ask.step.do, say: say(match, ask, chance) };
};

const matchOf = (seed: number, end: DuelEnd): DuelMatch => {
  const { match } = started(survivorDuel, seatsFor(2), MEANS[end].options, seed);
  const chance = seeded(seed + 1);
  for (;;) {
    const waiting = waitingOf(match);
    if (waiting.for === "nothing") return match;
    const input =
      waiting.for === "chance" ? natureInput(match, waiting.step) : inputOf(match, waiting.asks, end, chance);
    const { verdict } = answer(match, input);
    if (verdict !== "fine") throw new Error(`refused by ${verdict.rule} ${match.broken}`);
  }
};

export const optionsOf = (end: string): string =>
  Object.entries(MEANS[end as DuelEnd].options)
    .map(([option, choice]) => `${option}=${choice}`)
    .join(",");

/** The first of its seeds that ends so. */
export const newDuel = (end: DuelEnd): { readonly seed: number; readonly inputs: readonly Input[] } => {
  for (let seed = 700; seed < 900; seed++) {
    const match = matchOf(seed, end);
    const outcome = outcomeOf(match);
    if (outcome !== "playing" && outcome.rule === MEANS[end].rule) return { seed, inputs: inputsIn(match.past) };
  }
  throw new Error(`no duel ends ${end}`);
};
