import { fail } from "../../../kernel/fail";
import { has, kept, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Part, Say, Seat, Verdict, Word } from "../../../kernel/words";
import type { NightSeen, NightTell } from "../vocabulary";
import { type Talk, talkFrom, wordAt } from "../../../kernel/talk";

/** One thing a player may do: whether it can be done at all, what is said after its word, and what comes of it. */
export interface Action {
  readonly act: Word;
  whyNot(this: void, state: NightSeen, seat: Seat): Verdict;
  talk(this: void, state: NightSeen, seat: Seat, said: Say): Talk;
  /** The rule by which that word is no answer to the part that is asked. */
  against(this: void, state: NightSeen, seat: Seat, ask: Word, word: Word): Word;
  take(this: void, tell: NightTell, seat: Seat, say: Say): void;
}

export const actionIn = (actions: readonly Action[], say: Say): Action => {
  for (const action of actions) if (action.act === wordAt(say, 0)) return action;
  return fail("no such action");
};

export const partOf = (actions: readonly Action[], state: NightSeen, seat: Seat, said: Say): Part | "said" => {
  if (said.length > 0) return actionIn(actions, said).talk(state, seat, said).asked;
  const open = kept(actions, (action) => action.whyNot(state, seat) === "fine");
  return { ask: "act", of: mapped(open, ({ act }) => act), least: 1, most: 1, usual: [] };
};

const whyNotAct = (actions: readonly Action[], state: NightSeen, seat: Seat, word: Word): Verdict => {
  for (const action of actions) if (action.act === word) return action.whyNot(state, seat);
  return refuse(word === "draw" ? "SUD-SEARCH-12" : "SUD-TURN-04");
};

export const whyOf = (actions: readonly Action[], state: NightSeen, seat: Seat, said: Say, word: Word): Verdict => {
  if (said.length === 0) return whyNotAct(actions, state, seat, word);
  const action = actionIn(actions, said);
  const { asked } = action.talk(state, seat, said);
  if (asked !== "said" && has(asked.of, word)) return "fine";
  return refuse(action.against(state, seat, asked === "said" ? "" : asked.ask, word));
};

/** For an action that is its word alone. */
export const nothingMore = (said: Say): Talk => talkFrom(said, 1);
