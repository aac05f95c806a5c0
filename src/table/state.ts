import type { Game, Options } from "../kernel/game";
import type { Generator } from "../kernel/generator";
import type { Match } from "../kernel/match";
import type { Place, Scene } from "../kernel/scene";
import type { Text } from "../kernel/text";
import type { Event, Say, Seat, Word } from "../kernel/words";
import type { TtsVector } from "../tts/api";
import type { Asked } from "./asked";
import type { Written } from "./keeping";
import type { Known } from "./piece";
import type { Layout } from "./reconcile";
import type { Claims } from "./seats";
import type { Asking, Settings } from "./settings";

/** An answer that is not whole yet. It belongs to the table: dropping it costs nothing. */
export interface Walk {
  readonly at: number;
  readonly to: Word;
  readonly said: Say;
  /** Words chosen in a part that takes several. */
  readonly picked: readonly Word[];
  /** Words that hands brought for parts that are still to come. */
  readonly early: readonly Word[];
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

/** What a panel shows: the game's question, or what can be set. */
export type Shows = "ask" | "settings" | "options" | "seat" | "why" | "meanwhile";

/** Everything the controller knows. The match is the truth; the shadow is what the eye has been shown of it. */
export interface Table {
  readonly game: Game;
  readonly layout: Layout;
  /** All that is said here. */
  text: Text;
  match: Match | "none";
  shadow: object | "none";
  /** Told events that are still to be shown, from `shownTo` on. */
  events: readonly Event[];
  shownTo: number;
  /** Events are being shown or pieces put right: hands are not listened to. */
  busy: boolean;
  /** Grows with every match that is laid out, so that what waited for an older one comes to nothing. */
  era: number;
  settings: Settings;
  /** How the next match is to be played, where its rules leave a choice. */
  options: Options;
  /** What each seat is asked; a seat that is not named here is asked where there is a choice. */
  asking: Readonly<Record<Seat, Asking>>;
  claims: Claims;
  /** The colours at which somebody sits. */
  seated: readonly Word[];
  /** The policy of each seat that a bot plays. */
  bots: Readonly<Record<Seat, Word>>;
  botDice: Generator;
  walks: Record<Seat, Walk>;
  /** What hands have laid out for what is being said, by GUID, and where: it stays there until that is shown or dropped. */
  laid: Readonly<Record<string, TtsVector>>;
  asked: Asked | "none";
  /** Outcomes of a draw that hands have brought so far. */
  facts: readonly Fact[];
  undoAsked: UndoAsked | "none";
  /** The answer last taken back: its question is put again, whatever the seat is usually asked. */
  takenBack: number;
  /** The newest last. */
  log: readonly string[];
  readonly known: Known;
  /** Where each piece belongs, by GUID, and what it is. */
  readonly places: Record<string, Place>;
  readonly kinds: Record<string, Word>;
  /** Whether the shadow has changed since `scene` was made of it. */
  stale: boolean;
  /** Piles that are shuffled as soon as what is put on them lies there. */
  toShuffle: readonly Word[];
  /** What the pieces were last sent to. */
  scene: Scene;
  /** The kinds that moved while events were shown, to be looked at once more at their end. */
  touched: readonly Word[];
  /** The seed of the next match; -1 lets the clock choose. */
  nextSeed: number;
  /** What was kept and is still being read: a save that comes now gets it back as it is. */
  unread: string;
  /** The earlier moments of the match, as they were written into a save. */
  earlier: readonly Written[];
  /** How often something went wrong since a person last did anything, or an answer was taken. */
  stumbles: number;
  /** How often in a row the panel could not be drawn. */
  undrawn: number;
  /** Hears what went wrong in a frame of the table's own. */
  stumbled: (this: void, what: string) => void;
  /** Documents that could not be read, whole. */
  setAside: readonly string[];
  /** What each colour has open. */
  pages: Record<Word, { readonly shows: Shows; readonly page: number }>;
  /** Lays out a new match for so many seats. */
  start: (this: void, seats: number) => void;
  /** Draws the panel; those who change what it shows ask for it through `refreshPanel`. */
  draw: (this: void) => void;
  drawDue: boolean;
}
