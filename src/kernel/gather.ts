import { has, kept, mapped, withItem } from "./list";
import { talkOf } from "./talk";
import type { Ask, Nouns, Say, Seat, Seen, Step, Talk, Tell } from "./words";

/** What one seat answered, kept in the step until all are in. */
export interface Sealed {
  readonly seat: Seat;
  readonly say: Say;
}

export interface Gathering extends Step {
  readonly sealed: readonly Sealed[];
}

/** An answer that was sealed, and what it means. */
export interface Unsealed<M> {
  readonly seat: Seat;
  readonly meant: M;
}

interface Gather<N extends Nouns, T, M> {
  readonly onlyAnswer: "take" | "confirm";
  /** Everybody who may answer, in the order their answers count. */
  everyone(this: void, state: Seen<N["State"]>, step: T): readonly Seat[];
  asks(this: void, talk: Talk<N["Part"]>, state: Seen<N["State"]>, step: T, seat: Seat): M;
  /** An answer that ends the gathering at once: in a window, the first that is not `no`. */
  closes(this: void, meant: M): boolean;
  /** The same step with one more answer in it. */
  with(this: void, step: T, sealed: readonly Sealed[]): N["Step"];
  done(this: void, tell: Tell<N>, step: T, answers: readonly Unsealed<M>[]): void;
}

/** The answers of those who still have one to give, in the order they count. */
const standing = (sealed: readonly Sealed[], everyone: readonly Seat[]): readonly Sealed[] => {
  const inOrder: Sealed[] = [];
  for (const seat of everyone) for (const one of sealed) if (one.seat === seat) inOrder.push(one);
  return inOrder;
};

/** The step as a seat may know it: what others have sealed is theirs. */
export const unsealedFor = <T extends Step>(step: T, seat: Seat): T => {
  const { sealed } = step as T & Partial<Gathering>;
  return sealed === undefined ? step : { ...step, sealed: kept(sealed, (one) => one.seat === seat) };
};

/**
 * One answer from each seat, told only when all are in. Sealed answers never close early; a window closes with the
 * first that takes it, and its usual answer is `no`. Who leaves meanwhile is not waited for.
 */
export const gather = <N extends Nouns, T extends Gathering, M>(
  rule: Gather<N, T, M>,
): Ask<N, T, { readonly say: Say; readonly meant: M }> => {
  const asks = (talk: Talk<N["Part"]>, state: Seen<N["State"]>, step: T, seat: Seat): M =>
    rule.asks(talk, state, step, seat);
  const unsealed = (tell: Tell<N>, step: T, sealed: readonly Sealed[]): readonly Unsealed<M>[] =>
    mapped(sealed, ({ seat, say }) => ({ seat, meant: asks(talkOf(say), tell.state, step, seat) }));
  return {
    kind: "ask",
    onlyAnswer: rule.onlyAnswer,
    seats: (state, step) => {
      const given = mapped(step.sealed, (sealed) => sealed.seat);
      return kept(rule.everyone(state, step), (seat) => !has(given, seat));
    },
    asks: (talk, state, step, seat) => {
      const meant = asks(talk, state, step, seat);
      return { say: talk.said, meant };
    },
    take: (tell, step, seat, { say, meant }) => {
      const everyone = rule.everyone(tell.state, step);
      const sealed = standing(withItem(step.sealed, { seat, say }), everyone);
      const isDone = rule.closes(meant) || sealed.length === everyone.length;
      if (isDone) rule.done(tell, step, unsealed(tell, step, sealed));
      else tell.next(rule.with(step, sealed));
    },
    nobody: (tell, step) => {
      const sealed = standing(step.sealed, rule.everyone(tell.state, step));
      rule.done(tell, step, unsealed(tell, step, sealed));
    },
  };
};
