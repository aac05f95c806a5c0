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

/** What a game is made of: its `vocabulary.ts` names them. Each language has a line for every step, event, part and option. */
export interface Nouns {
  readonly State: object;
  readonly Step: Step;
  readonly Event: Event;
  /** What a say is made of: the names of its parts. */
  readonly Part: Word;
  /** Table settings that bend a rule. */
  readonly Option: Word;
}

/** What may be said to a part, and why nothing else. `usual` is what most people answer; it may be empty. */
export interface Choice {
  readonly of: readonly Word[];
  readonly least: number;
  readonly most: number;
  readonly usual: readonly Word[];
  /** The rule against a word that may not be said. */
  whyNot(this: void, word: Word): Verdict;
}

/** One choice within a say. */
export interface Part<Name extends Word = Word> extends Choice {
  readonly ask: Name;
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

/** A say while its parts, of these names, are asked one after the other. */
export interface Talk<Name extends Word> {
  /** All that is said, with what was answered for whoever says it. */
  said: Say;
  /** How many parts have had their answer. */
  at: number;
  /** The first part without an answer, or with one that may not be given. */
  asked: Part<Name> | "said";
  /** Answers a part to which nothing is said; "open" leaves it asked. */
  answer(this: void, part: Part, said: Say): readonly Word[] | "open";
  /** Whether what is said is looked at: then each part is listed, and the first answer that may not be given has its rule. */
  readonly checks: boolean;
  readonly parts: Part<Name>[];
  verdict: Verdict;
}

/** What a handler may do: read, tell a fact, put steps on the agenda. The first step named is the first done. */
export interface Tell<N extends Nouns> {
  readonly state: Seen<N["State"]>;
  emit(this: void, event: N["Event"]): void;
  next(this: void, ...steps: readonly N["Step"][]): void;
}

/** A step that just happens. */
export interface Go<N extends Nouns, T> {
  readonly kind: "go";
  run(this: void, tell: Tell<N>, step: T): void;
}

/** A step that a seat answers; `M` is what an answer means. */
export interface Ask<N extends Nouns, T, M> {
  readonly kind: "ask";
  /** An answer that reveals or spends something is confirmed by a person even when it is the only one. */
  readonly onlyAnswer: "take" | "confirm";
  seats(this: void, state: Seen<N["State"]>, step: T): readonly Seat[];
  /** Asks part after part, and says what the answers mean; it depends on nothing else. */
  asks(this: void, talk: Talk<N["Part"]>, state: Seen<N["State"]>, step: T, seat: Seat): M;
  take(this: void, tell: Tell<N>, step: T, seat: Seat, meant: M): void;
  /** What happens when nobody is left to answer; without it such a step is a mistake of the game. */
  nobody?(this: void, tell: Tell<N>, step: T): void;
}

/** A choice that is open to a seat: say something to this step. */
export interface OpenAsk<N extends Nouns = Nouns> {
  readonly seat: Seat;
  readonly step: N["Step"];
}

/** A step that nature answers. */
export interface Chance<N extends Nouns, T> {
  readonly kind: "chance";
  draws(this: void, state: Seen<N["State"]>, step: T): readonly Draw[];
  land(this: void, tell: Tell<N>, step: T, came: readonly Word[]): void;
  /** What an outcome would bring, as words; pure, so that odds can count it. */
  read(this: void, state: Seen<N["State"]>, step: T, came: readonly Word[]): readonly Word[];
}

export type Rule<N extends Nouns, T> = Go<N, T> | Ask<N, T, unknown> | Chance<N, T>;

/** A rule for every step: a missing one does not compile. */
export type Rules<N extends Nouns> = {
  readonly [Do in N["Step"]["do"]]: Rule<N, Extract<N["Step"], { readonly do: Do }>>;
};

/** How every event changes the state, in place. It replaces lists and never splices them. */
export type Evolve<N extends Nouns> = {
  readonly [Was in N["Event"]["was"]]: (
    this: void,
    state: N["State"],
    event: Extract<N["Event"], { readonly was: Was }>,
  ) => void;
};
