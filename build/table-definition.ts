import type { ObjectState, VectorState } from "../src/tts/save";
import type { KnownElsewhere } from "./assemble/known-by";
import type { FilesAtMost } from "./check/weight";

/**
 * What stands on a game's table: how a piece of each kind is made. Where it stands is the scene's and the spots'
 * business. `objects/<game>/table.ts` exports it as `table`.
 */
export interface TableDefinition {
  /** The game's name in `src/games`. */
  readonly game: string;
  /** Begins with "Outbreak": by that the commands find the file. */
  readonly saveName: string;
  /** Shown on everybody's screen. */
  readonly note: string;
  /** The notebook's pages: the short rules. */
  readonly notebook: readonly { readonly title: string; readonly body: string }[];
  /** One piece of a kind: the object without GUID, Transform and tags, which the pipeline gives it. */
  readonly pieces: Readonly<Record<string, (index: number) => PieceTemplate>>;
  /** A bag for each spot that holds a bag, by the spot. */
  readonly bags: Readonly<Record<string, ObjectTemplate>>;
  /** The bag (`Bag`, `Custom_Model_Bag`) that carries the game's script, `src/scripts/<game>.ts`, and may bring the pieces. */
  readonly controller: ObjectTemplate & { readonly at: VectorState; readonly facing: number };
  /** What the deck of a spot is called, where the game itself has no word for the spot. */
  readonly decks?: Readonly<Record<string, string>>;
  /** What the deck of a spot is and does, told to a hand that hovers over it. */
  readonly piles?: Readonly<Record<string, string>>;
  /** Where to look from, by the digits from 1. */
  readonly cameras: readonly Camera[];
  /** By what its pieces are known on a table that somebody else has made; without it none can be used. */
  readonly knownBy?: KnownElsewhere;
  /** What people find it by. */
  readonly about: About;
  /** Seat colours in the order of the seats p1 … */
  readonly colours: readonly string[];
  /** Where a seat's hand zone is, and how large, by the seat. */
  readonly hands: Readonly<Record<string, HandZone>>;
  /** The rendered assets that TTS shows in its menus. */
  readonly pictures: {
    readonly save: string;
    /** "none": the controller is no object that players spawn elsewhere. */
    readonly controller: string;
  };
  /** The table and the sky of TTS itself: `Table_None`, `Sky_Forest`. */
  readonly table: string;
  readonly sky: string;
  /** How many models and pictures it is made of at most. */
  readonly atMost: FilesAtMost;
  /** Tags beside those the pipeline gives: `outbreak`, `outbreak-<kind>`, `outbreak-at-<spot>` of decks and bags. */
  readonly tags: readonly string[];
  /** Global's own script, `script:<name>`. No game has one. */
  readonly script?: string;
}

/**
 * What differs from a plain object; the pipeline fills in what TTS always writes. In any field a whole text
 * `asset:<name>` becomes the address of a rendered asset, and `script:<name>` the bundle of `src/scripts/<name>.ts`.
 */
export type ObjectTemplate = Omit<ObjectState, "GUID" | "Transform"> & {
  readonly scale: VectorState;
  /** How far above the spot it is put, so that nothing stands in the ground. */
  readonly lift: number;
};

/**
 * A card (`Card`, `CardCustom`) names its place on a sheet, and shows its face or its `back`. Any other piece is made
 * with the first of its kind's `ups` up; the second is its other side. A die has a rotation value of that name for each
 * of its ups, and a 3DText shows the place's label.
 */
export type PieceTemplate = ObjectTemplate & { readonly sheet?: SheetCell };

export interface SheetCell {
  /** The sheet's name among the rendered assets. */
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  /** The rendered asset of the back. */
  readonly back: string;
  /** The back is a sheet too, and the card's own lies in the same cell of it. */
  readonly ownBack?: true;
}

/** What is looked at, from which side (0 from the south, 90 from the west), how steeply, and from how far. */
export interface Camera {
  readonly name: string;
  readonly at: VectorState;
  readonly facing: number;
  readonly tilt: number;
  readonly distance: number;
}

export interface About {
  readonly complexity: "Low Complexity" | "Medium Complexity" | "High Complexity";
  /** Of a match, least and most. */
  readonly minutes: readonly [number, number];
  readonly tags: readonly string[];
}

export interface HandZone {
  readonly position: VectorState;
  readonly facing: number;
  readonly size: VectorState;
}
