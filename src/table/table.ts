import type { Looked, Wonder } from "../kernel/board";
import type { Game, Hint, Light, Options } from "../kernel/game";
import type { Generator } from "../kernel/generator";
import type { LessonMoment } from "../kernel/lesson";
import type { Match, Waiting } from "../kernel/match";
import type { Place } from "../kernel/scene";
import type { Shortened } from "../kernel/shortcut";
import type { Text } from "../kernel/text";
import type { Event, OpenAsk, Part, Say, Seat, Step, Word } from "../kernel/words";
import type { TtsObject, TtsVector } from "../tts/api";
import type { Adopting } from "./adopt/adopting";
import type { Written, WrittenPast } from "./keeping";
import type { Known } from "./census";
import type { Haste } from "./haste";
import type { Layout } from "./layout";
import type { Lit } from "./lit";
import type { Stood } from "./recap";
import type { Claims } from "./seats";
import type { Asking, Settings } from "./settings";
import type { Touched } from "./touched";
import type { Working } from "./worker";

/** Everything the controller knows, room by room: whoever needs one of them names it. */

/** What the table is of, and the words it speaks. */
export interface Ground {
  readonly game: Game;
  /** On somebody else's table it is made when a match begins there. */
  layout: Layout;
  /** All that is said here. */
  text: Text;
}

/** A table of somebody else's that the controller came to. */
export interface Guest {
  /** Where the game is to be played, on a table where something lies already. */
  ground: "unsaid" | "own";
  /** What lies there, while that is being settled. */
  adopting: Adopting | "looking" | "not";
  /** There is a key by which a place can be shown. */
  hasHotkey: boolean;
}

/** How it behaves, and what outlasts a match. */
export interface House {
  settings: Settings;
  /** How the next match is to be played, where its rules leave a choice. */
  options: Options;
  /** Which bots play where nobody else does. */
  botsPlay: Word;
  /** The seed of the next match; -1 lets the clock choose. */
  nextSeed: number;
  /** What was kept and is still being read: a save that comes now gets it back as it is. */
  unread: string;
  /** Documents that could not be read, whole. */
  setAside: readonly string[];
  /** What light there was before the game's own fell on the table, as long as it does. */
  ownLight: Lit | "none";
  /** What light was put on last; "" where nobody knows. */
  light: Light | "";
  /** The earlier moments of the match, as they were written into a save. */
  earlier: readonly Written[];
  pastWritten: WrittenPast;
}

/** Who sits where, and who plays what. */
export interface People {
  claims: Claims;
  /** The colours at which somebody sits. */
  seated: readonly Word[];
  /** The policy of each seat that a bot plays. */
  bots: Readonly<Record<Seat, Word>>;
  /** What each seat is asked; a seat that is not named here is asked where there is a choice. */
  asking: Readonly<Record<Seat, Asking>>;
}

/** An answer that is not whole yet. It belongs to the table: dropping it costs nothing. */
export interface Walk {
  readonly at: number;
  readonly step: Step;
  readonly said: Say;
  /** Words chosen in a part that takes several. */
  readonly picked: readonly Word[];
  /** Words that hands brought for parts that are still to come. */
  readonly early: readonly Word[];
  /** It is whole, and asked once more whether it is meant. */
  readonly doubted: boolean;
}

/** What a seat is asked now, and how far it has been answered. */
export interface Question {
  readonly ask: OpenAsk;
  /** What has been said, with what goes without saying, and the choice it is at. */
  readonly said: Say;
  readonly part: Part | "said";
  readonly walk: Walk;
  /** It is this that is waited for; the others may be said meanwhile. */
  readonly isWaitedFor: boolean;
  /** The whole say if everything from here on is answered as usual; nothing if that leaves something open. */
  readonly usual: Say;
  /** Which words, and which of their shortcuts, are offered. */
  readonly shortened: Shortened;
  hints: readonly Hint[];
}

/** What the match waits for, worked out once for all who want to know. */
export interface Asked {
  readonly waiting: Waiting;
  /** Of seats that people play. */
  readonly questions: readonly Question[];
  /** About what chance is to bring. */
  hints: readonly Hint[];
  /** It is being worked out what is asked instead. */
  isOld: boolean;
}

/** What a hand's roll or draw came to: made with a die or a pile, and which object showed it. */
export interface Fact {
  readonly with: Word;
  readonly came: Word;
  readonly by: string;
}

/** Somebody wants to take an answer back, and those asked have not all agreed. */
export interface UndoAsked {
  readonly seat: Seat;
  readonly at: number;
  readonly from: Word;
  readonly agreed: readonly Word[];
}

/** The match, and what is being said to it. */
export interface Play {
  match: Match | "none";
  botDice: Generator;
  walks: Record<Seat, Walk>;
  asked: Asked | "none";
  /** Outcomes of a draw that hands have brought so far. */
  facts: readonly Fact[];
  undoAsked: UndoAsked | "none";
  /** The answer last taken back: its question is put again, whatever the seat is usually asked. */
  takenBack: number;
}

/** What the eye has been shown of the match. */
export interface Eye {
  /** The state as far as it has been shown. */
  shadow: object | "none";
  /** What of `scene` has to be made anew: all of it, or these sections. */
  stale: "all" | readonly Word[];
  /** What the pieces were last sent to. */
  scene: Record<Word, readonly Place[]>;
  /** By section: its kinds, in their order. */
  kindsIn: Readonly<Record<Word, readonly Word[] | undefined>>;
  /** What has happened and has not been told. */
  untold: readonly Event[];
  /** Piles that are shuffled as soon as what is put on them lies there. */
  toShuffle: readonly Word[];
  /** The kinds that moved while events were shown or that hands touched, to be looked at once more at the end. */
  touched: Touched;
  /** How each seat stood when it was asked last. */
  stood: Record<Seat, Stood>;
  /** How much of what is done there is time to show. */
  readonly haste: Haste;
}

/** Where a hand has laid something out, and for which seat's answer. */
export interface Laid {
  readonly at: TtsVector;
  readonly by: Seat;
}

/** The pieces on the table. */
export interface PieceRoom {
  readonly known: Known;
  /** Where each piece belongs, by GUID, and what it is. */
  readonly places: Record<string, Place>;
  readonly kinds: Record<string, Word>;
  /** What hands have laid out for what is being said, by GUID: it stays there until that is shown or dropped. */
  laid: Readonly<Record<string, Laid>>;
  /** Whether pieces came or went since they were counted; and whether what is too much goes away, however it is played. */
  stock: "counted" | "due" | "to be put right";
  /** The kinds of the pieces that are gone, and the spots of bags that are. */
  gone: readonly Word[];
  goneNames: string;
}

/** What a panel shows: the game's question, or what can be set. */
export type Shows =
  | "ask"
  | "settings"
  | "options"
  | "seat"
  | "why"
  | "meanwhile"
  | "aside"
  | "again"
  | "bots"
  | "lesson"
  | "binding"
  | "letGo";

/** What is on the screens. */
export interface Panels {
  /** What each colour has open. */
  pages: Record<Word, { readonly shows: Shows; readonly page: number }>;
  /** What was told, the newest last. */
  log: readonly string[];
  /** Draws the panel; those who change what it shows ask for it through `refreshPanel`. */
  draw: (this: void) => void;
  drawDue: boolean;
  /** How often in a row the panel could not be drawn. */
  undrawn: number;
}

/** What each click on the table would choose first of a question, by its word: spots where they are bare, and pieces. */
export interface Clickable {
  readonly question: Question;
  readonly spots: Record<Word, readonly Word[] | undefined>;
  readonly pieces: Record<Word, readonly string[] | undefined>;
}

/** What people would like to know of the board, and what came of it, by colour. */
export interface Wondering {
  readonly wonders: Record<
    Word,
    { readonly wonder: Wonder; readonly then: (this: void, looked: Looked) => void } | undefined
  >;
  readonly looked: Record<Word, Looked | undefined>;
  /** Gone through once for each question. */
  clickable: Clickable | "none";
  /** What is lit for somebody's look, and which pieces have a menu of ours. */
  alight: readonly TtsObject[];
  isRinged: boolean;
  readonly menued: Record<string, boolean | undefined>;
}

/** What becomes of faults. */
export interface Stumbling {
  /** How often something went wrong since a person last did anything, or an answer was taken. */
  stumbles: number;
  /** Hears what went wrong in a frame of the table's own. */
  readonly stumbled: (this: void, what: string) => void;
  /** Reads what was kept, from its beginning; "none" when that is done. */
  load: ((this: void) => void) | "none";
  /** What went wrong with that: it is told when there are words to tell it in. */
  brokeLoad: string;
}

/** A match that teaches. */
export interface Teaching {
  /** Where the lesson is that is on. */
  lesson: LessonMoment | "off";
  /** After how many answers the last one was left; 0 where there is nothing to go on with. */
  lessonLeft: number;
  /** What would have come of an answer that the lesson does not take; "" where there was none. */
  aside: string;
  /** After how many answers something was pointed at last, and what is lit since. */
  pointedAt: number;
  lit: readonly TtsObject[];
}

export interface Table
  extends Ground, Guest, House, People, Play, Eye, PieceRoom, Panels, Wondering, Stumbling, Teaching, Working {}

/** A table at which a match is on. */
export interface Playing extends Table {
  match: Match;
}

export const isPlaying = (table: Table): table is Playing => table.match !== "none";
