import type { Piece, Point, Vector } from "./piece";

/** An element of the XML UI. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly value: string;
  readonly children: readonly Element[];
}

/** A window that a script has opened in front of a person. */
export interface Dialog {
  readonly kind: "info" | "confirm" | "input" | "memo" | "options" | "colour";
  readonly text: string;
  readonly options: readonly string[];
}

/** What `chooseInHand` asks of a person. */
export interface HandChoice {
  readonly label: string;
  readonly prompt: string;
  readonly least: number;
  readonly most: number;
  readonly mayCancel: boolean;
}

/** A container that stands open in front of a person. */
export interface Search {
  /** Takes something out, by its number from 0. */
  take(index: number): Piece;
  close(): void;
}

/** How a person looks at the table. */
export interface Camera {
  readonly mode: string;
  readonly at: Vector;
  readonly pitch: number;
  readonly yaw: number;
  readonly distance: number;
}

/**
 * A person at the table. Each gesture asks whoever may forbid it (`onPlayerAction`, `try…`), then tells everybody, as the
 * game does. What could not be done gives `false` or nothing; what is not there to be done (a button of that name) throws.
 */
export interface Seat {
  /** The colour at which this person sits; `Grey` looks on. */
  readonly colour: string;

  /** Lifts a piece, carries it, and lets it go: `seat.drag(knight).to({ x: 3, z: -2 })`, or onto another piece. */
  drag(piece: Piece): { to(place: Piece | Point): boolean };
  /** Draws the top of a deck or bag and carries it: `seat.draw(loot).to({ x: 0, z: 0 })`. */
  draw(container: Piece): { to(place: Piece | Point): Piece | undefined };
  /** Lifts a piece; `carry` and `drop` go on. */
  pickUp(piece: Piece): boolean;
  carry(piece: Piece, to: Piece | Point): void;
  drop(piece: Piece): void;
  /** Drops what is held into a container. */
  putInto(container: Piece, piece: Piece): void;

  /** Clicks a button on an object, by its label or its number; `alt` is the other button of the mouse. */
  press(piece: Piece, which: string | number, alt?: boolean): void;
  /** Writes into an input on an object, by its number, and leaves it. */
  write(piece: Piece, index: number, text: string): void;
  /** Chooses from an object's menu. */
  choose(piece: Piece, label: string): void;
  /** Chooses from the menu of the bare table. */
  chooseOnTable(label: string, at?: Point): void;
  /** Clicks an element of the XML UI by its id: of the screen, or of an object. */
  click(id: string, on?: Piece, mouse?: "left" | "right" | "middle"): void;
  /** Moves the mouse onto an element. */
  point(id: string, on?: Piece): void;
  /** Changes a toggle, slider, dropdown or input field. */
  enter(id: string, value: string, on?: Piece): void;
  /** What this person sees of the XML UI: of the screen, or of an object. */
  panel(on?: Piece): readonly Element[];

  /** Types a number over a piece: a deck deals, a die turns, a state changes, unless a script takes it. */
  type(number: number, piece: Piece, options?: { readonly alt?: boolean }): void;
  /** Shakes it (R): a die is thrown, a deck shuffled. `face` scripts what the die comes to show. */
  roll(piece: Piece, face?: string): boolean;
  flip(piece: Piece): boolean;
  /** A notch to the left or right; a die goes to the value beside. */
  rotate(piece: Piece, degrees: number): boolean;
  rotateOver(piece: Piece): boolean;
  tilt(piece: Piece, degrees: number): boolean;
  flick(piece: Piece, impulse: { readonly x: number; readonly z: number }): boolean;
  changeState(piece: Piece, state: number): Piece | undefined;
  lock(piece: Piece, locked?: boolean): boolean;
  putUnder(piece: Piece): boolean;

  /** Draws a box round pieces. What follows is done to them where nothing else is named. */
  select(pieces: readonly Piece[]): boolean;
  group(pieces?: readonly Piece[]): readonly Piece[];
  copy(pieces?: readonly Piece[]): boolean;
  cut(pieces?: readonly Piece[]): boolean;
  paste(to: Piece | Point): readonly Piece[];
  delete(pieces?: readonly Piece[]): boolean;

  /** Moves the pointer over a piece or place, or off everything. */
  hover(over?: Piece | Point): void;
  /** Looks at the face of a card that lies face down. */
  peek(piece: Piece): boolean;
  search(container: Piece): Search | undefined;
  ping(place: Piece | Point): void;
  blindfold(on?: boolean): void;
  readonly camera: Camera;

  /** A numpad key, from 1 to 10, held for so many frames. */
  scriptingButton(index: number, frames?: number): void;
  /** The key of a hotkey that a script has added. */
  hotkey(label: string, frames?: number): void;

  /** Says something in chat. */
  say(text: string): void;
  /** Begins to write in chat, or stops. */
  typing(on?: boolean): void;

  /** The window that stands open in front of this person. */
  readonly dialog: Dialog | undefined;
  /** Clicks OK, with this in the window, or with what stands there. An option is named, or counted from 1. */
  answer(value?: string | number): void;
  /** Closes the window. */
  dismiss(): void;
  readonly handChoice: HandChoice | undefined;
  chooseInHand(cards: readonly Piece[]): void;
  cancelHandChoice(): void;
  /** What this person holds in hand, from the left. */
  readonly inHand: readonly Piece[];

  joinTeam(team: string): void;
  /** Takes another colour: the seat there, or nothing if it is taken. */
  changeColour(colour: string): Seat | undefined;
  promote(colour: string): void;
  kick(colour: string): boolean;
  /** Ends the own turn, where turns are on. */
  endTurn(): boolean;
  passTurn(colour: string): boolean;
}
