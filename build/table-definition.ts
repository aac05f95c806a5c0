import type { ObjectState } from "../src/tts/save";

/** What stands on a game's table: how a piece of each kind is made. Where it stands is the scene's and the spots' business. */
export interface TableDefinition {
  /** The game's name in `src/games`. */
  readonly game: string;
  readonly saveName: string;
  /** Shown in the notebook and on the host's screen. */
  readonly note: string;
  /** One piece of a kind: the object without GUID, Transform position and tags, which the pipeline gives it. */
  readonly pieces: Readonly<Record<string, (index: number) => PieceTemplate>>;
  /** A bag for each spot that holds a bag. */
  readonly bags: Readonly<Record<string, ObjectTemplate>>;
  /** Seat colours in the order of the seats p1 … */
  readonly colours: readonly string[];
  /** Where a seat's hand zone is, and how large. */
  readonly hands: Readonly<Record<string, HandZone>>;
  readonly tags: readonly string[];
}

export type ObjectTemplate = Omit<ObjectState, "GUID" | "Transform"> & {
  readonly scale: { readonly x: number; readonly y: number; readonly z: number };
  /** How far above the spot it is put, so that nothing stands in the ground. */
  readonly lift: number;
};

/** A card names its place on a sheet; everything else is an object as TTS saves it. */
export type PieceTemplate = ObjectTemplate & { readonly sheet?: SheetCell };

export interface SheetCell {
  /** The sheet's name among the rendered assets. */
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly back: string;
}

export interface HandZone {
  readonly position: { readonly x: number; readonly y: number; readonly z: number };
  readonly facing: number;
  readonly size: { readonly x: number; readonly y: number; readonly z: number };
}
