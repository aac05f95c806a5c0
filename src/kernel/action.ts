import { fail } from "./fail";
import { has, kept, mapped } from "./list";
import { refuse } from "./refusal";
import { type Talk, talkFrom, wordAt } from "./talk";
import type { Event, Part, Say, Seat, Seen, Step, Tell, Verdict, Word } from "./words";

/** One thing a seat may do: whether it can be done at all, what is said after its word, and what comes of it. */
export interface Action<S, St extends Step, E extends Event> {
  readonly act: Word;
  whyNot(this: void, state: Seen<S>, seat: Seat): Verdict;
  talk(this: void, state: Seen<S>, seat: Seat, said: Say): Talk;
  /** The rule by which that word is no answer to the part that is asked after what was said. */
  against(this: void, state: Seen<S>, seat: Seat, ask: Word, word: Word, said: Say): Word;
  take(this: void, tell: Tell<S, St, E>, seat: Seat, say: Say): void;
}

export const actionIn = <S, St extends Step, E extends Event>(
  actions: readonly Action<S, St, E>[],
  say: Say,
): Action<S, St, E> => {
  for (const action of actions) if (action.act === wordAt(say, 0)) return action;
  return fail("no such action");
};

/** First the action, then what it asks. */
export const partOfAct = <S, St extends Step, E extends Event>(
  actions: readonly Action<S, St, E>[],
  state: Seen<S>,
  seat: Seat,
  said: Say,
): Part | "said" => {
  if (said.length > 0) return actionIn(actions, said).talk(state, seat, said).asked;
  const open = kept(actions, (action) => action.whyNot(state, seat) === "fine");
  return { ask: "act", of: mapped(open, ({ act }) => act), least: 1, most: 1, usual: [] };
};

/** Why a word is no answer now; `otherwise` is the rule against a word that is no action at all. */
export const whyOfAct = <S, St extends Step, E extends Event>(
  actions: readonly Action<S, St, E>[],
  state: Seen<S>,
  seat: Seat,
  said: Say,
  word: Word,
  otherwise: Word,
): Verdict => {
  if (said.length === 0) {
    for (const action of actions) if (action.act === word) return action.whyNot(state, seat);
    return refuse(otherwise);
  }
  const action = actionIn(actions, said);
  const { asked } = action.talk(state, seat, said);
  if (asked !== "said" && has(asked.of, word)) return "fine";
  return refuse(action.against(state, seat, asked === "said" ? "" : asked.ask, word, said));
};

/** For an action that is its word alone. */
export const nothingMore = (said: Say): Talk => talkFrom(said, 1);
