import type { Generator } from "./generator";
import type { Nouns, OpenAsk, Say, Seat, Seen, Word } from "./words";

/** Words that come to the same have the same key: two equal cards of a hand, the numbers of a die. */
export type Alike<N extends Nouns> = (
  this: void,
  state: Seen<N["State"]>,
  asked: N["Step"],
  said: Say,
  word: Word,
) => Word;

/** What a game tells a bot that thinks ahead. */
export interface Foresight<N extends Nouns> {
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
  ponders(this: void, asked: N["Step"]): boolean;
  /** A state this seat could be in: what it cannot see is made up. It shares nothing that evolve changes. */
  guess(this: void, view: Seen<N["State"]>, seat: Seat, generator: Generator): N["State"];
  /** How well this seat stands, from 0 (lost) to 1 (won), compared to where the thought began. */
  worth(this: void, from: Seen<N["State"]>, state: Seen<N["State"]>, seat: Seat): number;
  /** Whether it is far enough to look at how things stand. */
  isFar(this: void, from: Seen<N["State"]>, state: Seen<N["State"]>): boolean;
  readonly alike: Alike<N>;
}

/** A way to play a seat that nobody sits at. */
export interface Bot<N extends Nouns = Nouns> {
  readonly policy: Word;
  /** How much it likes this word as the next of its say. */
  score(this: void, view: Seen<N["State"]>, asked: N["Step"], seat: Seat, said: Say, word: Word): number;
  readonly foresight: Foresight<N> | "none";
}

/** All a bot is given: what its seat may know, and what it is asked. */
export interface Situation<N extends Nouns = Nouns> {
  readonly view: Seen<N["State"]>;
  /** What is still to be done, as the seat may know it. */
  readonly agenda: readonly N["Step"][];
  readonly ask: OpenAsk<N>;
}
