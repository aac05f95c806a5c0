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

/**
 * One answer from each seat, told only when all are in. Sealed answers never close early; a window closes with the
 * first that takes it, and its usual answer is `no`.
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
    const sealed = withItem(step.sealed, { seat, say });
    if (rule.closes(say) || sealed.length === rule.everyone(tell.state, step).length) {
      const inOrder: Sealed[] = [];
      for (const each of rule.everyone(tell.state, step)) {
        for (const one of sealed) if (one.seat === each) inOrder.push(one);
      }
      rule.done(tell, step, inOrder);
    } else tell.next(rule.with(step, sealed));
  },
});
