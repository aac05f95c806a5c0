import type { Bot } from "../../../kernel/foresight";
import { partAsked } from "../../../kernel/hearing";
import { has } from "../../../kernel/list";
import { NO } from "../../../kernel/talk";
import type { Say, Seat, Word } from "../../../kernel/words";
import { scoreOfDefence } from "./defence";
import { isFace, plainness } from "./dice-worth";
import { scoreOfArea, scoreOfBearer, scoreOfShare, scoreOfWho } from "./group";
import { BOLD, CAREFUL, type Policy } from "./policy";
import { scoreOfPush, scoreOfPushTo } from "./pushing";
import { scoreOfCrit, scoreOfReroll, scoreOfVictim } from "./strikes";
import { scoreOfTurn } from "./turn";
import { isInfected } from "../content/infected";
import { slotWord } from "../rules/dice";
import { areaOf } from "../rules/ground";
import { RULES } from "../rules/rules";
import { isPlaying, runnerOf } from "../rules/runners";
import type { AreaId, CityNouns, CitySeen, CityStep, RunnerId } from "../vocabulary";

/** Everything a word is scored by. */
interface Question<Do extends CityStep["do"]> {
  readonly state: CitySeen;
  readonly asked: Extract<CityStep, { readonly do: Do }>;
  readonly seat: Seat;
  readonly said: Say;
  readonly word: Word;
  readonly policy: Policy;
}

type Scorers = { readonly [Do in CityStep["do"]]?: (this: void, question: Question<Do>) => number };

/** The die of the track that is missed least, before one of the pool. */
const scoreOfTired = (state: CitySeen, runner: RunnerId, word: Word): number => {
  if (isFace(word)) return plainness(word);
  for (const { at, slot, up } of runnerOf(state, runner).dice) {
    if (at === "track" && slotWord(slot) === word) return 10 + plainness(up);
  }
  return 1;
};

const scoreOfPushing = (state: CitySeen, runner: RunnerId, word: Word): number => {
  if (isInfected(word)) return scoreOfPush(word);
  return word === NO ? 2 : scoreOfPushTo(state, areaOf(runnerOf(state, runner).zone), word, "none");
};

const byArea = ({ state, word }: { readonly state: CitySeen; readonly word: AreaId }): number =>
  scoreOfArea(state, word);

const SCORERS: Scorers = {
  turn: ({ state, asked, seat, said, word, policy }) => scoreOfTurn(state, asked, seat, said, word, policy),
  defend: ({ state, asked, said, word }) => scoreOfDefence(state, asked, said, word),
  prevent: ({ word }) => (word === "suffer" ? 1 : 2),
  fatigueDie: ({ state, asked, word }) => scoreOfTired(state, asked.runner, word),
  who: ({ state, word }) => scoreOfWho(state, word),
  allocate: ({ state, asked, seat, said, word }) => scoreOfShare(state, asked, seat, said, word),
  reroll: ({ state, asked, word }) => scoreOfReroll(state, asked.blow, word),
  crits: ({ state, asked, word }) => scoreOfCrit(state, asked.blow, word),
  cleave: ({ word }) => scoreOfVictim(word),
  knock: ({ word }) => scoreOfVictim(word),
  push: ({ state, asked, word }) => scoreOfPushing(state, asked.blow.runner, word),
  nest: byArea,
  crowded: byArea,
  spreadFirst: byArea,
  howler: ({ state, word }) => (isPlaying(state, word) ? scoreOfBearer(state, word) : 1),
};

/** What most people answer, and otherwise any. */
const scoreOfUsual = ({ state, asked, seat, said, word }: Question<CityStep["do"]>): number => {
  const part = partAsked<CityNouns>(RULES, state, asked, said, seat);
  return part !== "said" && has(part.usual, word) ? 2 : 1;
};

const scoreWith = (question: Question<CityStep["do"]>): number => {
  const scorer = SCORERS[question.asked.do] as ((this: void, question: Question<CityStep["do"]>) => number) | undefined;
  return scorer === undefined ? scoreOfUsual(question) : scorer(question);
};

const botWith = (policy: Policy): Bot<CityNouns> => ({
  policy: policy.policy,
  score: (state, asked, seat, said, word) => scoreWith({ state, asked, seat, said, word, policy }),
  foresight: "none",
});

export const BOTS = [botWith(BOLD), botWith(CAREFUL)] as const;
