import type { Bot, Known } from "./foresight";
import type { Game } from "./game";
import { unsealedFor } from "./gather";
import type { Generator } from "./generator";
import { saidOn } from "./habit";
import { mapped } from "./list";
import { type Match, seenOf } from "./match";
import { carriedOn, type OpenAsk } from "./say";
import { bestOf, isDone, ponder, type Thought, thoughtOf } from "./thought";
import type { Event, Say, Seat, Step, Word } from "./words";

/** The bot of this policy; the game's usual one if it has none such. */
export const botWith = <S, St extends Step, E extends Event>(game: Game<S, St, E>, policy: Word): Bot<S, St> => {
  for (const bot of game.bots) if (bot.policy === policy) return bot;
  return game.bots[0];
};

/** All that this seat may know of the match: its view, and what is to be done, without what others have sealed. */
export const knownTo = <S, St extends Step, E extends Event>(
  match: Match<S, St, E>,
  { seat, step }: OpenAsk<St>,
): Known<S, St> => ({
  view: match.game.view(seenOf(match), seat),
  agenda: unsealedAll(match.agenda, seat),
  ask: { seat, step: unsealedFor(step, seat) },
});

const unsealedAll = <St extends Step>(agenda: readonly St[], seat: Seat): readonly St[] =>
  mapped(agenda, (step) => unsealedFor(step, seat));

/** An answer in the making: a table goes on meanwhile. */
export interface Musing<S, St extends Step, E extends Event> {
  readonly game: Game<S, St, E>;
  readonly bot: Bot<S, St>;
  readonly known: Known<S, St>;
  readonly generator: Generator;
  readonly thought: Thought<S, St, E> | "none";
  /** As far as it is said; a thought says all at once. */
  said: Say;
}

export const musingOf = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  bot: Bot<S, St>,
  known: Known<S, St>,
  generator: Generator,
): Musing<S, St, E> => {
  const { foresight } = bot;
  const ponders = foresight !== "none" && foresight.ponders(known.ask.step);
  const thought = ponders ? thoughtOf(game, bot, foresight, known, generator) : "none";
  return { game, bot, known, generator, thought, said: [] };
};

/** A little further ahead or one part more; the whole answer when there is no more to it. */
export const muse = <S, St extends Step, E extends Event>(musing: Musing<S, St, E>): Say | "not yet" => {
  const { game, bot, known, generator, thought } = musing;
  if (thought !== "none") {
    if (isDone(thought)) return bestOf(thought);
    ponder(thought);
    return "not yet";
  }
  const { said, part } = carriedOn(game, known.view, known.ask, musing.said);
  if (part === "said") return said;
  musing.said = saidOn(bot, known.view, known.ask, said, part, generator);
  return "not yet";
};

/** What a bot says to an ask. It is given a view, never the state. */
export const sayOfBot = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  bot: Bot<S, St>,
  known: Known<S, St>,
  generator: Generator,
): Say => {
  const musing = musingOf(game, bot, known, generator);
  let say = muse(musing);
  while (say === "not yet") say = muse(musing);
  return say;
};
