import type { Bot } from "./foresight";
import type { Gesture, Heard } from "./gesture";
import type { Lesson } from "./lesson";
import type { Figure } from "./recap";
import type { Rosters } from "./roster";
import type { Kind, Scene, Spots } from "./scene";
import type { Sections } from "./sections";
import type { Asked, Shortened } from "./shortcut";
import type { Story } from "./story";
import type { Text, TextOf } from "./text";
import type { Evolve, Nouns, OpenAsk, Rules, Say, Seat, Seen, Word } from "./words";

/** Table settings that bend a rule: each with its choices, the first of them the default. */
export type OptionList<Option extends Word = Word> = readonly {
  readonly option: Option;
  readonly of: readonly [Word, ...Word[]];
}[];
export type Options = Readonly<Record<Word, Word>>;

/** How a match ended, and by which rule. */
export interface Outcome {
  readonly won: readonly Seat[];
  readonly rule: Word;
}

/** Which fields of an event only its owner may see. */
export interface Secret {
  readonly owner: Seat;
  readonly fields: readonly Word[];
}

export type Secrets<N extends Nouns> = {
  readonly [Was in N["Event"]["was"]]?: (this: void, event: Extract<N["Event"], { readonly was: Was }>) => Secret;
};

/** A language: the sentences of every step, part, word, event and rule. */
export interface Language {
  readonly name: Word;
  readonly text: Text;
}

/** One that a game is spoken in: nothing of its vocabulary is without words. */
export interface LanguageOf<N extends Nouns> extends Language {
  readonly text: TextOf<N>;
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

/** Where a row of a game's ledger comes from: its book, what its maker has published elsewhere, how we read a gap, us. */
export type Mark = "printed" | "published" | "ruling" | "ours";

/** How light it is where a game is played. */
export type Light = "day" | "dusk" | "night" | "dawn";

/** The one door of a game. */
export interface Game<N extends Nouns = Nouns> {
  readonly name: Word;
  readonly version: number;
  readonly migrations: readonly Migration[];
  /** How many play: `usual` where nobody says, with bots at the seats that nobody takes. */
  readonly seats: { readonly least: number; readonly most: number; readonly usual: number };
  readonly options: OptionList<N["Option"]>;
  /** The state before anything is known or done, and the first steps, in the order they are done. */
  setup(
    this: void,
    seats: readonly Seat[],
    options: Options,
  ): { readonly state: N["State"]; readonly agenda: readonly [N["Step"], ...N["Step"][]] };
  readonly rules: Rules<N>;
  /** Where each row of its ledger comes from. */
  markOf?(this: void, row: Word): Mark;
  readonly evolve: Evolve<N>;
  anytime(this: void, state: Seen<N["State"]>, waiting: N["Step"]): readonly OpenAsk<N>[];
  /** Steps whose questions only give something up: they are kept out of the way of all others. */
  readonly aside?: readonly N["Step"]["do"][];
  /** Steps that are answered as usual where something is usual; whoever wants to be asked takes that back. */
  readonly goesOn?: readonly N["Step"]["do"][];
  /** How what is asked is put to people in fewer clicks; without it word by word. */
  shortened?(this: void, asked: Asked<N>): Shortened;
  /** Whether a whole answer loses what nobody means to lose by a slip: people are asked once more. */
  doubts?(this: void, view: Seen<N["State"]>, step: N["Step"], seat: Seat, say: Say): boolean;
  over(this: void, state: Seen<N["State"]>): Outcome | "playing";
  readonly secrets: Secrets<N>;
  /** What this seat may know: whatever it cannot tell apart is merged. */
  view(this: void, state: Seen<N["State"]>, seat: Seat): Seen<N["State"]>;
  /** The pieces there are, and where each of them should be. */
  readonly kinds: Readonly<Record<Word, Kind>>;
  readonly spots: Spots;
  scene(this: void, state: Seen<N["State"]>): Scene;
  /** The same in sections; without them all of it is made anew after each event. */
  readonly sections?: Sections<N>;
  /** Pieces that players bring along, such as decks of their own. */
  readonly rosters?: Rosters<N>;
  /** What a hand's gesture says to the game. */
  hear(this: void, state: Seen<N["State"]>, asked: N["Step"], said: Say, gesture: Gesture): Heard;
  /** Events that begin a round, or a turn where a match has no rounds: whoever tells a match begins a paragraph there. */
  readonly rounds?: readonly N["Event"]["was"][];
  /** What light falls on the table; without it, and by day, the table's own. */
  lightOf?(this: void, state: Seen<N["State"]>): Light;
  /** What must be seen of an event although no place changes. */
  acts(this: void, event: N["Event"]): readonly Act[];
  /** What this seat would like to know now; with the seat "" what everybody may know. Exact, from what it may see. */
  hints?(this: void, view: Seen<N["State"]>, waiting: N["Step"], seat: Seat, said: Say): readonly Hint[];
  /** What a seat looks for when others have had their turns: where these figures change, it is told how; none in set-up. */
  figures?(this: void, view: Seen<N["State"]>, seat: Seat): readonly Figure[];
  /** A match that teaches it. */
  readonly lesson?: Lesson;
  /** Ways to play a seat that nobody sits at; the first is the usual one. */
  readonly bots: readonly [Bot<N>, ...Bot<N>[]];
}

/** A game and the languages it is spoken in: for all who need its words and are not its script. */
export interface SpokenGame<N extends Nouns = Nouns> extends Game<N> {
  readonly languages: readonly [LanguageOf<N>, ...LanguageOf<N>[]];
  /** How its matches are told afterwards. */
  readonly story?: Story<N>;
}

/** Roll these dice to these faces, shuffle a pile, point at a spot. */
export type Act =
  | { readonly act: "roll"; readonly dice: readonly { readonly kind: Word; readonly at: Word; readonly up: Word }[] }
  | { readonly act: "shuffle"; readonly pile: Word }
  | { readonly act: "point"; readonly at: Word };
