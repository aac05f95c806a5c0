import type { ObjectState, SaveState } from "../../../src/tts/save";
import type { Piece } from "./piece";
import type { Script } from "./script";
import type { Seat } from "./seat";

/** A save as the game writes it. */
export type Save = SaveState;
/** An object of a save. */
export type SavedObject = ObjectState;

/** Something that went wrong, however often it did. */
export interface Fault {
  /** A fault of the `script`; a `limit` of time or memory that it went past; or what this `host` does not imitate. */
  readonly blame: "script" | "limit" | "host";
  /** Whose script: `Global`, or the object's name. */
  readonly script: string;
  /** The chunk, `Global` or a GUID, and the line in it; empty and 0 where nobody can say. */
  readonly chunk: string;
  readonly line: number;
  readonly message: string;
  readonly times: number;
}

/** A line of the chat. */
export interface Said {
  /** A colour; or `all`, `host`, `editor`. */
  readonly to: string;
  readonly text: string;
  /** Whether it also stood large on the screen. */
  readonly broadcast: boolean;
}

/** Something that can be clicked. */
export interface Clickable {
  /** A button by its label, an element by `#` and its id, an entry of a menu by its label. */
  readonly called: string;
  /** Where it is: the screen, a menu, or an object. */
  readonly on: string;
  press(): void;
}

/** What a script asks of the web. */
export interface WebAsked {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What it gets: status 200 where none is given; `error` says why nothing came. */
export interface WebAnswer {
  readonly text?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly error?: string;
}

export interface OpenOptions {
  /** Who sits there when the save is loaded, the host first; White alone if nothing is said. */
  readonly seated?: readonly string[];
  /** Scripts everything that is random; 1 if nothing is said. */
  readonly seed?: number;
  /** Whose `onLoad` comes first, which the game does not say. */
  readonly order?: "global-first" | "objects-first";
  /** Answers `WebRequest`; what it gives nothing for fails, a frame later. */
  readonly web?: (asked: WebAsked) => WebAnswer | undefined;
  /** The text of an OBJ file, by its address: for the true size of models. */
  readonly models?: (url: string) => string | undefined;
  /** The pixels of a picture, by its address: for the true size of boards and tiles. */
  readonly pictures?: (url: string) => { readonly width: number; readonly height: number } | undefined;
  /** How many pages a PDF has. */
  readonly pages?: (url: string) => number | undefined;
  /** Seconds from one checkpoint of Rewind to the next, and from one autosave to the next; the game has 10 and 300, a test none. */
  readonly rewindEvery?: number;
  readonly autosaveEvery?: number;
  /** What the computer's clock says when the table opens, in seconds since 1970. */
  readonly opened?: number;
  /** What a callback may cost in instructions, and all scripts together in bytes. */
  readonly limits?: { readonly instructions?: number; readonly memory?: number };
}

/** A table that stands open. */
export interface Table {
  /** All objects, zones among them. */
  readonly pieces: readonly Piece[];
  /** The object of this name or GUID; throws, and says what there is, if there is none or more than one. */
  piece(which: string): Piece;
  /** The first object of this name or GUID, if there is one. */
  find(which: string): Piece | undefined;
  /** All objects with this tag. */
  tagged(tag: string): readonly Piece[];

  /** The person at a colour. */
  seat(colour: string): Seat;
  /** Somebody joins and looks on. */
  join(person: string): Seat;
  /** Somebody joins and sits down. */
  sit(colour: string, person: string): Seat;
  /** Somebody gets up and looks on, or goes on to another colour. */
  stand(from: string, to?: string): Seat;
  /** Somebody leaves the game; what they held falls. */
  leave(colour: string): void;
  /** All that this colour could click now. */
  clickables(colour: string): readonly Clickable[];

  /** Lets so many frames pass, 60 to a second: they take no time. */
  frames(count: number): void;
  seconds(count: number): void;
  /** Lets frames pass until nothing moves and nothing waits; throws, and says what does, after so many seconds of the game. */
  settle(seconds?: number): void;

  /** What went wrong so far, each thing once. */
  readonly faults: readonly Fault[];
  /** Everything that was printed and broadcast. */
  readonly chat: readonly Said[];
  /** What scripts asked the web for. */
  readonly asked: readonly WebAsked[];
  /** The script of Global, or of an object that has one. */
  script(of?: Piece): Script;

  /** The table as a save: `onSave` is asked. */
  save(): Save;
  /** Stores what Rewind goes back to; whether anything had changed. */
  checkpoint(): boolean;
  /** Back to the last checkpoint, and next time to the one before. */
  rewind(): void;
  /** The table from above, as an SVG. */
  picture(): string;
  /** Lets go of what the scripts hold. */
  close(): void;
}
