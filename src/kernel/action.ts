import { allowed } from "./choice";
import { fail } from "./fail";
import { mapped } from "./list";
import { refuse } from "./refusal";
import { wordTo } from "./talk";
import type { Nouns, Seen, Talk, Tell, Verdict, Word } from "./words";

/** One thing that somebody, a seat or a figure, may do; `M` is what is said after its word. */
export interface Action<N extends Nouns, M = unknown> {
  readonly act: Word;
  /** Why it cannot be done at all. */
  whyNot(this: void, state: Seen<N["State"]>, who: Word): Verdict;
  asks(this: void, talk: Talk<N["Part"]>, state: Seen<N["State"]>, who: Word): M;
  take(this: void, tell: Tell<N>, who: Word, meant: M): void;
}

/** An action that was said; "" while it is asked which. */
export interface Acted<N extends Nouns> {
  readonly act: Word;
  readonly action: Action<N> | "none";
  readonly meant: unknown;
}

const actionOf = <N extends Nouns>(actions: readonly Action<N>[], act: Word): Action<N> | "none" => {
  for (const action of actions) if (action.act === act) return action;
  return "none";
};

/** Asks for an action, then for what belongs to it; `otherwise` is the rule against a word that is none. */
export const askAct = <N extends Nouns>(
  talk: Talk<N["Part"]>,
  ask: NoInfer<N["Part"]>,
  actions: readonly Action<N>[],
  state: Seen<N["State"]>,
  who: Word,
  otherwise: (this: void, word: Word) => Word,
  usual: readonly Word[] = [],
): Acted<N> => {
  const act = wordTo(talk, ask, () =>
    allowed(
      mapped(actions, (each) => each.act),
      (word) => {
        const action = actionOf(actions, word);
        return action === "none" ? refuse(otherwise(word)) : action.whyNot(state, who);
      },
      usual,
    ),
  );
  const action = actionOf(actions, act);
  return { act, action, meant: action === "none" ? "nothing" : action.asks(talk, state, who) };
};

export const takeAct = <N extends Nouns>(tell: Tell<N>, who: Word, { act, action, meant }: Acted<N>): void => {
  if (action === "none") fail("no such action: " + act);
  else action.take(tell, who, meant);
};

/** For an action that is its word alone. */
export const asksNothing = (): undefined => undefined;
