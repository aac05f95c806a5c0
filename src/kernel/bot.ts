import type { Bot, Situation } from "./foresight";
import type { Game } from "./game";
import { unsealedFor } from "./gather";
import type { Generator } from "./generator";
import { outOfHabit } from "./habit";
import { mapped } from "./list";
import { type Match, seenOf } from "./match";
import { saidOn, silent } from "./say";
import { bestOf, isDone, ponder, type Thought, thoughtOf } from "./thought";
import type { Nouns, OpenAsk, Say, Word } from "./words";

/** The bot of this policy; the game's usual one if it has none such. */
export const botWith = <N extends Nouns>(game: Game<N>, policy: Word): Bot<N> => {
  for (const bot of game.bots) if (bot.policy === policy) return bot;
  return game.bots[0];
};

/** All that this seat may know of the match: its view, and what is to be done, without what others have sealed. */
export const knownTo = <N extends Nouns>(match: Match<N>, { seat, step }: OpenAsk<N>): Situation<N> => {
  const agenda = mapped(match.agenda, (each) => unsealedFor(each, seat));
  // What is waited for lies on top; what is said meanwhile is nothing that is to be done.
  const at = match.agenda.indexOf(step);
  return { view: match.game.view(seenOf(match), seat), agenda, ask: { seat, step: agenda[at] ?? step } };
};

/** An answer in the making: a table goes on meanwhile. */
export interface Musing<N extends Nouns = Nouns> {
  readonly game: Game<N>;
  readonly bot: Bot<N>;
  readonly known: Situation<N>;
  readonly generator: Generator;
  readonly thought: Thought<N> | "none";
  /** As far as it is said; a thought says all at once. */
  said: Say;
}

export const musingOf = <N extends Nouns>(
  game: Game<N>,
  bot: Bot<N>,
  known: Situation<N>,
  generator: Generator,
): Musing<N> => {
  const { foresight } = bot;
  const ponders = foresight !== "none" && foresight.ponders(known.ask.step);
  const thought = ponders ? thoughtOf(game, bot, foresight, known, generator) : "none";
  return { game, bot, known, generator, thought, said: [] };
};

/** A little further ahead or one part more; the whole answer when there is no more to it. */
export const muse = <N extends Nouns>(musing: Musing<N>): Say | "not yet" => {
  const { game, bot, known, generator, thought } = musing;
  if (thought !== "none") {
    if (isDone(thought)) return bestOf(thought);
    ponder(thought);
    return "not yet";
  }
  const habit = outOfHabit(bot, known.view, known.ask, generator);
  let mayAnswer = true;
  const { said, part } = saidOn(game, known.view, known.ask, musing.said, (asked, before) => {
    if (!mayAnswer) return silent(asked, before);
    mayAnswer = silent(asked, before) !== "open";
    return habit(asked, before);
  });
  musing.said = said;
  return part === "said" ? said : "not yet";
};

/** What a bot says to an ask. It is given a view, never the state. */
export const sayOfBot = <N extends Nouns>(
  game: Game<N>,
  bot: Bot<N>,
  known: Situation<N>,
  generator: Generator,
): Say => {
  const musing = musingOf(game, bot, known, generator);
  let say = muse(musing);
  while (say === "not yet") say = muse(musing);
  return say;
};
