import type { Piece, Triple } from "../room/wire";
import type { Spot } from "./camera";
import type { Standing } from "./standing";

/** What is marked among the pieces, and how large labels are written. */
export interface Marks {
  readonly focused: number;
  readonly hovered: number;
  readonly holding: number;
  readonly lettering: number;
}

/** One way to look at the table: where its parts are on the screen, and what is drawn there. Screen places are in pixels. */
export interface Lens {
  /** Nothing more is on its way. */
  readonly idle: boolean;
  draw(marks: Marks, now: number): void;
  resize(width: number, height: number): void;
  /** So that these are seen; `below`: so many pixels at the lower edge are covered by something else. */
  fit(wanted: (piece: Piece) => boolean, margin: number, below: number): void;
  /** So many units of the table about a spot. */
  fitPart(spot: Spot, across: number): void;
  pan(x: number, y: number): void;
  /** Round the table; from above there is only one side. */
  turn(x: number, y: number): void;
  /** Two fingers have turned about each other. */
  spin?(degrees: number): void;
  zoom(factor: number, x: number, y: number): void;
  /** Brings a spot well into view. */
  show(spot: Spot): void;
  spotAt(x: number, y: number): Spot;
  /** On top of a piece. */
  spotOn(x: number, y: number, standing: Standing): Spot;
  under(x: number, y: number): Standing | undefined;
  /** Whether a key means something to the camera. */
  press?(event: KeyboardEvent): boolean;
  screenOf(standing: Standing): readonly [x: number, y: number];
  screenAt(point: Triple): readonly [x: number, y: number];
}
