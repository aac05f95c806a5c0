import { has, kept, mapped, withItem } from "./list";
import type { Ask, Part, Say, Seat, Seen, Step, Tell, Verdict, Word } from "./words";

/** What one seat answered, kept in the step until all are in. */
export interface Sealed {
  readonly seat: Seat;
  readonly say: Say;
}

export interface Gathering extends Step {
  readonly sealed: readonly Sealed[];
}

interface Gather<S, St, E, T> {
  readonly onlyAnswer: "take" | "confirm";
  /** Everybody who may answer, in the order their answers count. */
  everyone(this: void, state: Seen<S>, step: T): readonly Seat[];
  part(this: void, state: Seen<S>, step: T, seat: Seat, said: Say): Part | "said";
  why(this: void, state: Seen<S>, step: T, seat: Seat, said: Say, word: Word): Verdict;
  /** An answer that ends the gathering at once: in a window, the first that is not `no`. */
  closes(this: void, say: Say): boolean;
  /** The same step with one more answer in it. */
  with(this: void, step: T, sealed: readonly Sealed[]): St;
  done(this: void, tell: Tell<S, St, E>, step: T, sealed: readonly Sealed[]): void;
}

/** The answers of those who still have one to give, in the order they count. */
const standing = (sealed: readonly Sealed[], everyone: readonly Seat[]): readonly Sealed[] => {
  const inOrder: Sealed[] = [];
  for (const seat of everyone) for (const one of sealed) if (one.seat === seat) inOrder.push(one);
  return inOrder;
};

/** The step as a seat may know it: what others have sealed is theirs. */
export const unsealedFor = <St extends Step>(step: St, seat: Seat): St => {
  const { sealed } = step as St & Partial<Gathering>;
  return sealed === undefined ? step : { ...step, sealed: kept(sealed, (one) => one.seat === seat) };
};

/**
 * One answer from each seat, told only when all are in. Sealed answers never close early; a window closes with the
 * first that takes it, and its usual answer is `no`. Who leaves meanwhile is not waited for.
 */
export const gather = <S, St, E, T extends Gathering>(rule: Gather<S, St, E, T>): Ask<S, St, E, T> => ({
  kind: "ask",
  onlyAnswer: rule.onlyAnswer,
  seats: (state, step) => {
    const answered = mapped(step.sealed, (sealed) => sealed.seat);
    return kept(rule.everyone(state, step), (seat) => !has(answered, seat));
  },
  part: (state, step, seat, said) => rule.part(state, step, seat, said),
  why: (state, step, seat, said, word) => rule.why(state, step, seat, said, word),
  take: (tell, step, seat, say) => {
    const everyone = rule.everyone(tell.state, step);
    const sealed = standing(withItem(step.sealed, { seat, say }), everyone);
    if (rule.closes(say) || sealed.length === everyone.length) rule.done(tell, step, sealed);
    else tell.next(rule.with(step, sealed));
  },
  nobody: (tell, step) => {
    rule.done(tell, step, standing(step.sealed, rule.everyone(tell.state, step)));
  },
});
