import type { Colour } from "../kernel/known-by";
import type { Word } from "../kernel/words";

/** What can be seen of an object, on a table or in a file; nothing in it is taken for an identity. */
export interface Glimpse {
  /** Its GUID at a table, its path in a file. */
  readonly id: Word;
  /** What it lies in; "" on the table. */
  readonly holder: Word;
  /** The type as saves name it: `Custom_Tile`. */
  readonly type: Word;
  /** What a model is used as, 0 to 7; -1 for what is none. */
  readonly model: number;
  readonly name: string;
  readonly description: string;
  readonly notes: string;
  readonly tags: readonly string[];
  /** Of its pictures and models. */
  readonly addresses: readonly string[];
  /** The same for pieces that look alike: a mesh, a picture, or the back of a card; "" for what the game itself has. */
  readonly look: string;
  /** The mesh, whatever it is painted with; "" for what is no model. */
  readonly mould: string;
  readonly colour: Colour;
  /** In units. */
  readonly wide: number;
  /** The pieces it stands for; 0 for any number, out of an infinite bag. */
  readonly count: number;
}

/** How many units an object of scale 1 measures; an inch where nothing is known. */
export const WIDTHS: Readonly<Record<string, number | undefined>> = {
  Card: 2.2,
  CardCustom: 2.2,
  Custom_Tile: 2,
  Custom_Board: 14,
};
