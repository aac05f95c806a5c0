import type { Bot } from "./foresight";
import type { Rosters } from "./roster";
import type { Kind, Scene, Spots } from "./scene";
import type { Gesture, Heard } from "./gesture";
import type { Text } from "./text";
import type { Event, Evolve, Rules, Say, Seat, Seen, Step, Word } from "./words";

/** Table settings that bend a rule: each with its choices, the first of them the default. */
export type OptionList = readonly { readonly option: Word; readonly of: readonly [Word, ...Word[]] }[];
export type Options = Readonly<Record<Word, Word>>;

/** How a match ended, and by which rule. */
export interface Outcome {
  readonly won: readonly Seat[];
  readonly rule: Word;
}

/** A step that a seat may answer while the table waits for something else. */
export interface Meanwhile<St> {
  readonly seat: Seat;
  readonly step: St;
}

/** Which fields of an event only its owner may see. */
export interface Secret {
  readonly owner: Seat;
  readonly fields: readonly Word[];
}

export type Secrets<E extends Event> = {
  readonly [Was in E["was"]]?: (this: void, event: Extract<E, { readonly was: Was }>) => Secret;
};

/** A language: the sentences of every step, part, word, event and rule. */
export interface Language {
  readonly name: Word;
  readonly text: Text;
}

/** Brings what an older version kept to the next version. */
export interface Migration {
  readonly from: number;
  migrate(this: void, state: unknown, agenda: unknown): { readonly state: unknown; readonly agenda: unknown };
}

/**
 * Something worth knowing before one answers or rolls: the sentence `hint.<hint>` with its slots, about one word of the
 * part that is asked, or about all of it ("").
 */
export interface Hint {
  readonly about: Word;
  readonly hint: Word;
  readonly slots: Readonly<Record<string, unknown>>;
}

/** The one door of a game. */
export interface Game<S, St extends Step, E extends Event> {
  readonly name: Word;
  readonly version: number;
  readonly migrations: readonly Migration[];
  readonly seats: { readonly least: number; readonly most: number };
  readonly options: OptionList;
  /** The state before anything is known or done, and the first steps, in the order they are done. */
  setup(
    this: void,
    seats: readonly Seat[],
    options: Options,
  ): { readonly state: S; readonly agenda: readonly [St, ...St[]] };
  readonly rules: Rules<S, St, E>;
  readonly evolve: Evolve<S, E>;
  anytime(this: void, state: Seen<S>, waiting: St): readonly Meanwhile<St>[];
  over(this: void, state: Seen<S>): Outcome | "playing";
  readonly secrets: Secrets<E>;
  /** What this seat may know: whatever it cannot tell apart is merged. */
  view(this: void, state: Seen<S>, seat: Seat): Seen<S>;
  /** The pieces there are, and where each of them should be. */
  readonly kinds: Readonly<Record<Word, Kind>>;
  readonly spots: Spots;
  scene(this: void, state: Seen<S>): Scene;
  /** Pieces that players bring along, such as decks of their own. */
  readonly rosters?: Rosters<St>;
  /** What a hand's gesture says to the game. */
  hear(this: void, state: Seen<S>, asked: St, said: Say, gesture: Gesture): Heard;
  /** What must be seen of an event although no place changes. */
  acts(this: void, event: E): readonly Act[];
  /** What this seat would like to know now; with the seat "" what everybody may know. Exact, from what it may see. */
  hints?(this: void, view: Seen<S>, waiting: St, seat: Seat, said: Say): readonly Hint[];
  /** Ways to play a seat that nobody sits at; the first is the usual one. */
  readonly bots: readonly [Bot<S, St>, ...Bot<S, St>[]];
}

/** A game and the languages it is spoken in: for all who need its words and are not its script. */
export interface SpokenGame<S, St extends Step, E extends Event> extends Game<S, St, E> {
  readonly languages: readonly [Language, ...Language[]];
}

/** Roll these dice to these faces, shuffle a pile, point at a spot. */
export type Act =
  | { readonly act: "roll"; readonly dice: readonly { readonly kind: Word; readonly at: Word; readonly up: Word }[] }
  | { readonly act: "shuffle"; readonly pile: Word }
  | { readonly act: "point"; readonly at: Word };
