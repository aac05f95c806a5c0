import type { Generator } from "./generator";
import type { OpenAsk } from "./say";
import type { Say, Seat, Seen, Step, Word } from "./words";

/** Words that come to the same have the same key: two equal cards of a hand, the numbers of a die. */
export type Alike<S, St> = (this: void, state: Seen<S>, asked: St, said: Say, word: Word) => Word;

/** What a game tells a bot that thinks ahead. */
export interface Foresight<S, St> {
  /** How many looks ahead it has for one answer. */
  readonly looks: number;
  /**
   * How many strides it may take: what it knows then decides. At a table each is a frame, so this is its time; it is
   * never measured by a clock, or the same match would not be played twice.
   */
  readonly strides: number;
  /** So many answers are thought about, those it likes best: a few looks at each of many tell less than habit does. */
  readonly choices: number;
  /** Whether this is worth a thought; everything else is answered by habit. */
  ponders(this: void, asked: St): boolean;
  /** A state this seat could be in: what it cannot see is made up. It shares nothing that evolve changes. */
  guess(this: void, view: Seen<S>, seat: Seat, generator: Generator): S;
  /** How well this seat stands, from 0 (lost) to 1 (won), compared to where the thought began. */
  worth(this: void, from: Seen<S>, state: Seen<S>, seat: Seat): number;
  /** Whether it is far enough to look at how things stand. */
  isFar(this: void, from: Seen<S>, state: Seen<S>): boolean;
  readonly alike: Alike<S, St>;
}

/** A way to play a seat that nobody sits at. */
export interface Bot<S, St> {
  readonly policy: Word;
  /** How much it likes this word as the next of its say. */
  score(this: void, view: Seen<S>, asked: St, seat: Seat, said: Say, word: Word): number;
  readonly foresight: Foresight<S, St> | "none";
}

/** All a bot is given: what its seat may know, and what it is asked. */
export interface Known<S, St extends Step> {
  readonly view: Seen<S>;
  /** What is still to be done, as the seat may know it. */
  readonly agenda: readonly St[];
  readonly ask: OpenAsk<St>;
}
