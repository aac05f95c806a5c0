/** The vocabulary of every game. `docs/words.md` tells it in prose; read this file first. */

/** An id: ASCII, never shown to a player as it is. */
export type Word = string;

/** A role at the table, `p1` … `p6`; nature answers chance. */
export type Seat = Word;

/** Everybody but `evolve` sees the state like this. */
export type Seen<T> = T extends string | number | boolean
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Seen<Item>[]
    : { readonly [Key in keyof T]: Seen<T[Key]> };

/** An entry of the agenda: what is still to do, and with what. */
export interface Step {
  readonly do: Word;
}

/** A fact, in the past tense, with its outcome in it. */
export interface Event {
  readonly was: Word;
}

/** Why a word may not be said: the id of a ledger row, or of a kernel rule (`K-…`). */
export interface Refusal {
  readonly rule: Word;
}

export type Verdict = Refusal | "fine";

/** One choice within a say. `usual` is what most people answer; with `least` above 0 and nothing usual it is empty. */
export interface Part {
  readonly ask: Word;
  readonly of: readonly Word[];
  readonly least: number;
  readonly most: number;
  readonly usual: readonly Word[];
}

/** An answer: the words of its parts, in order. */
export type Say = readonly (readonly Word[])[];

/** What comes into a match. Nature's outcomes are inputs too, so a replay needs inputs only. */
export interface Input {
  readonly at: number;
  readonly seat: Seat;
  readonly to: Word;
  readonly say: Say;
}

/** One outcome that nature owes: made `with` a die or a pile, one of `sides` (equal sides are repeated). */
export interface Draw {
  readonly of: Word;
  readonly with: Word;
  readonly sides: readonly Word[];
}

/** What a handler may do: read, tell a fact, put steps on the agenda. The first step named is the first done. */
export interface Tell<S, St, E> {
  readonly state: Seen<S>;
  emit(this: void, event: E): void;
  next(this: void, ...steps: readonly St[]): void;
}

/** A step that just happens. */
export interface Go<S, St, E, T> {
  readonly kind: "go";
  run(this: void, tell: Tell<S, St, E>, step: T): void;
}

/** A step that a seat answers. */
export interface Ask<S, St, E, T> {
  readonly kind: "ask";
  /** An answer that reveals or spends something is confirmed by a person even when it is the only one. */
  readonly onlyAnswer: "take" | "confirm";
  seats(this: void, state: Seen<S>, step: T): readonly Seat[];
  /** The next choice after what was said so far; depends on nothing else. */
  part(this: void, state: Seen<S>, step: T, seat: Seat, said: Say): Part | "said";
  /** Why a word is not among the next choices; "fine" for those that are. */
  why(this: void, state: Seen<S>, step: T, seat: Seat, said: Say, word: Word): Verdict;
  take(this: void, tell: Tell<S, St, E>, step: T, seat: Seat, say: Say): void;
  /** What happens when nobody is left to answer; without it such a step is a mistake of the game. */
  nobody?(this: void, tell: Tell<S, St, E>, step: T): void;
}

/** A step that nature answers. */
export interface Chance<S, St, E, T> {
  readonly kind: "chance";
  draws(this: void, state: Seen<S>, step: T): readonly Draw[];
  land(this: void, tell: Tell<S, St, E>, step: T, came: readonly Word[]): void;
  /** What an outcome would bring, as words; pure, so that odds can count it. */
  read(this: void, state: Seen<S>, step: T, came: readonly Word[]): readonly Word[];
}

export type Rule<S, St, E, T> = Go<S, St, E, T> | Ask<S, St, E, T> | Chance<S, St, E, T>;

/** A rule for every step: a missing one does not compile. */
export type Rules<S, St extends Step, E> = {
  readonly [Do in St["do"]]: Rule<S, St, E, Extract<St, { readonly do: Do }>>;
};

/** How every event changes the state, in place. It replaces lists and never splices them. */
export type Evolve<S, E extends Event> = {
  readonly [Was in E["was"]]: (this: void, state: S, event: Extract<E, { readonly was: Was }>) => void;
};
